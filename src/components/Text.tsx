interface Props {
  children: string;
}

/**
 * Words in an element of their own. Browser translation replaces text nodes by elements of its own; React can
 * then neither hydrate nor remove the text node that it knows, but it can always remove this element.
 */
export function Text({ children }: Props) {
  return <span suppressHydrationWarning>{children}</span>;
}
