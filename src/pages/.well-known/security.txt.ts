import { content } from '#content-model/content.ts';
import { siteLanguages } from '#content-model/content-folder.ts';
import { absoluteUrl } from '#content-model/urls.ts';
import { endOfDay, isoDateTime } from '#content-model/indian-time.ts';

/** The contact for security reports (RFC 9116). Researchers look for it only at the root of a domain. */
export async function GET(): Promise<Response> {
  const { contact, security } = await content('site');
  const canonical = absoluteUrl('/.well-known/security.txt');
  return new Response(
    `Contact: mailto:${contact.email}\n` +
      `Expires: ${isoDateTime(endOfDay(security.expires))}\n` +
      `Preferred-Languages: ${siteLanguages.join(', ')}\n` +
      (canonical ? `Canonical: ${canonical}\n` : ''),
  );
}
