import { endOfDay, isoDateTime } from '../../lib/indian-time.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';
import { securityTxt } from '../../seo/security-txt.ts';
import { content } from '../../site-content/content.ts';
import { siteLanguages } from '../../site-content/languages.ts';

/** Researchers look for this file only at the root of a domain. */
export async function GET(): Promise<Response> {
  const { contact, security } = await content('site');
  return new Response(
    securityTxt({
      email: contact.email,
      expires: isoDateTime(endOfDay(security.expires)),
      languages: siteLanguages,
      canonical: absoluteUrl('/.well-known/security.txt'),
    }),
  );
}
