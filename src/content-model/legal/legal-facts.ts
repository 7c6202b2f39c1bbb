import { LANGUAGES, type Language } from '#content-model/languages.ts';
import { dialled } from '#content-model/telephone.ts';
import type { Content } from '#content-model/content.ts';

/** The facts that a legal text may name by variables: `{{email}}` in the Markdown is the email address. */
const FACTS: Record<string, (site: Content<'site'>, language: Language) => string | number> = {
  clubName: ({ name }) => name,
  companyName: ({ company }) => company.name,
  email: ({ contact }) => contact.email,
  phone: ({ contact }) => contact.phones[0] ?? '',
  address: ({ company }) => company.registeredAddress,
  openHours: ({ contact }) => contact.openHours.display,
  grievanceOfficer: ({ legal }) => legal.grievanceOfficer,
  grievanceDesignation: ({ legal }) => legal.grievanceDesignation,
  grievancePhone: ({ legal }) => legal.grievancePhone,
  supportOpens: ({ legal }) => legal.supportOpens.replace(/^0/, ''),
  supportCloses: ({ legal }) => legal.supportCloses.replace(/^0/, ''),
  supportOpensInWords: ({ legal }, language) => timeText(legal.supportOpens, language),
  supportClosesInWords: ({ legal }, language) => timeText(legal.supportCloses, language),
  requestDays: ({ legal }) => legal.requestDays,
  logDays: ({ legal }) => legal.logDays,
  accountDays: ({ legal }) => legal.accountDays,
  recordingDays: ({ legal }) => legal.recordingDays,
  answerDays: ({ legal }) => legal.answerDays,
};

export const LEGAL_FACTS = Object.keys(FACTS);

/** The facts in a language, as they are displayed. */
export function legalFacts(site: Content<'site'>, language: Language): Record<string, string> {
  return Object.fromEntries(LEGAL_FACTS.map((name) => [name, String(FACTS[name]?.(site, language))]));
}

/** The URLs of the facts that are links. */
export function legalLinks({ contact, legal }: Content<'site'>): Record<string, string> {
  return {
    email: `mailto:${contact.email}`,
    phone: `tel:${dialled(contact.phones[0] ?? '')}`,
    grievancePhone: `tel:${dialled(legal.grievancePhone)}`,
  };
}

/** A time of the day in words: `17:00` is `5 in the afternoon`, and in Hindi `शाम 5`. */
export function timeText(time: string, language: Language): string {
  return new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
    hour12: true,
    dayPeriod: 'long',
  }).format(new Date(`1970-01-01T${time}Z`));
}
