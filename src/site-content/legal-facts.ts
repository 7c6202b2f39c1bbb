import type { Language } from '../lib/languages.ts';
import type { LegalFacts } from '../lib/legal-text.ts';
import { openHoursText, timeText } from '../lib/opening-hours.ts';
import type { Site } from '../schemas/site.ts';

/** Returns the facts that a legal text in a language may name, as they are displayed. */
export function legalFacts(
  { company, contact, legal }: Pick<Site, 'company' | 'contact' | 'legal'>,
  language: Language,
): LegalFacts {
  const { grievanceOfficer, supportOpens, supportCloses, requestDays, logDays, accountDays, answerDays } =
    legal;
  return {
    companyName: company.name,
    address: company.registeredAddress,
    email: contact.email,
    phone: contact.phones[0]?.display ?? '',
    openHours: openHoursText(contact.openHours, language),
    grievanceOfficer,
    supportOpens: supportOpens.replace(/^0/, ''),
    supportCloses: supportCloses.replace(/^0/, ''),
    supportOpensInWords: timeText(supportOpens, language),
    supportClosesInWords: timeText(supportCloses, language),
    requestDays: String(requestDays),
    logDays: String(logDays),
    accountDays: String(accountDays),
    answerDays: String(answerDays),
  };
}
