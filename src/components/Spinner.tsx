interface Props {
  /** Width and height in CSS pixels: 36 or 46 (specification, "Constants"). */
  size: 36 | 46;
  /** The text for screen readers. */
  label: string;
}

/** A spinner for a pending request. */
export function Spinner({ size, label }: Props) {
  return (
    <span className="spinner" role="status">
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeDasharray="40 20"
          strokeLinecap="round"
          strokeWidth={3}
        />
      </svg>
      <span className="visually-hidden" suppressHydrationWarning>
        {label}
      </span>
    </span>
  );
}
