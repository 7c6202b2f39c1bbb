import { LANGUAGES, type Language } from '../languages.ts';
import type { LegalFacts } from './legal-text.ts';
import { dialled } from '../telephone.ts';
import type { Content } from '../content.ts';

type Facts = Pick<Content<'site'>, 'name' | 'company' | 'contact' | 'legal'>;

/** Returns the facts that a legal text in a language may name, as they are displayed. */
export function legalFacts({ name, company, contact, legal }: Facts, language: Language): LegalFacts {
  const { supportOpens, supportCloses } = legal;
  return {
    clubName: name,
    companyName: company.name,
    address: company.registeredAddress,
    email: contact.email,
    phone: contact.phones[0] ?? '',
    openHours: contact.openHours.display,
    grievanceOfficer: legal.grievanceOfficer,
    grievanceDesignation: legal.grievanceDesignation,
    grievancePhone: legal.grievancePhone,
    supportOpens: supportOpens.replace(/^0/, ''),
    supportCloses: supportCloses.replace(/^0/, ''),
    supportOpensInWords: timeText(supportOpens, language),
    supportClosesInWords: timeText(supportCloses, language),
    requestDays: String(legal.requestDays),
    logDays: String(legal.logDays),
    accountDays: String(legal.accountDays),
    recordingDays: String(legal.recordingDays),
    answerDays: String(legal.answerDays),
  };
}

/** Returns the addresses of those facts that are links. */
export function legalLinks({ contact, legal }: Facts): Record<string, string> {
  return {
    email: `mailto:${contact.email}`,
    phone: `tel:${dialled(contact.phones[0] ?? '')}`,
    grievancePhone: `tel:${dialled(legal.grievancePhone)}`,
  };
}

/** Returns a time of the day in words: `17:00` is `5 in the afternoon`, and in Hindi `शाम 5`. */
export function timeText(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
    hour12: true,
    dayPeriod: 'long',
  });
  return format.format(new Date(`1970-01-01T${time}Z`));
}
