interface Props {
  children: string;
}

/**
 * Wraps text in an element. Translation features of browsers replace text nodes by elements. React then fails
 * to hydrate or remove the text node, but it can still remove this element.
 */
export function Text({ children }: Props) {
  return <span suppressHydrationWarning>{children}</span>;
}
