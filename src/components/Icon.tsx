import icons from './icons.svg?url';

interface Props {
  /** The id of a symbol in `icons.svg`. */
  name: string;
}

/** A decorative icon. Its drawing is in a separate file, because a page has many copies of it. */
export function Icon({ name }: Props) {
  return (
    <svg className="icon" width={24} height={24} aria-hidden>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
