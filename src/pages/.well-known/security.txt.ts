import { endOfDay, isoDateTime } from '../../lib/indian-time.ts';
import { absoluteUrl } from '../../lib/absolute-url.ts';
import { securityTxt } from '../../layouts/seo/security-txt.ts';
import { content } from '../../content-model/content.ts';
import { siteLanguages } from '../../content-model/languages.ts';

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
