import icons from './icons.svg?url';

interface Props {
  /** The id of a symbol in `icons.svg`. */
  name: string;
}

/**
 * An icon of trips. Its drawing is in a file of its own, because a card has five of them and every day of a
 * trip three. The words beside it say the same.
 */
export function Icon({ name }: Props) {
  return (
    <svg className="icon" width={24} height={24} aria-hidden>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
