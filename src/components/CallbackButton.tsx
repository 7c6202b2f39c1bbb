import type { ReactNode } from 'react';

export const CALLBACK_PANEL_ID = 'callback-panel';

/** The browser opens the panel, also before hydration. React's types do not know these attributes. */
const OPENS_PANEL = { command: 'show-modal', commandfor: CALLBACK_PANEL_ID };

interface Props {
  /** The title of the trip as it is sent; undefined for a custom trip. */
  trip?: string;
  /** The title in the language of the page. */
  translatedTitle?: string | undefined;
  /** The `id` of the element that tells this button from others with the same label. */
  describedBy?: string;
  className?: string;
  children: ReactNode;
}

/** A button that opens the callback panel for a trip, or for a trip that the visitor describes. */
export function CallbackButton({ trip, translatedTitle, describedBy, className = '', children }: Props) {
  return (
    <button
      type="button"
      className={`button callback-button ${className}`}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      data-trip={trip}
      data-trip-title={translatedTitle}
      {...OPENS_PANEL}
    >
      {children}
    </button>
  );
}
