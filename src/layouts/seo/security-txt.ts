/** The contact for reports about the security of the site. */
export interface SecurityContact {
  email: string;
  /** The date and time in ISO 8601 after which the contact may be outdated. */
  expires: string;
  /** The languages of reports, e.g. `en`. */
  languages: readonly string[];
  /** The absolute URL of the file, if it is known. */
  canonical: string | undefined;
}

/** Returns the text of `security.txt` (RFC 9116). */
export function securityTxt({ email, expires, languages, canonical }: SecurityContact): string {
  const fields = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(canonical ? [`Canonical: ${canonical}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
