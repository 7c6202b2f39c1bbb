/** One page of each kind: legal texts differ only in their words. */
export const KINDS = ['/', '/trips', '/terms-of-service'] as const;

/** The path of a page that is measured. */
export type Route = (typeof KINDS)[number];
