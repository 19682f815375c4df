// Which mails about orders a person gets, and in which language.
import type { CopyLocale } from '#base/locale/rules';

export const MAIL_LANGUAGES = ['en', 'fr', 'es'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** Events of an order whose mail a person may do without. */
export const OPTIONAL_MAILS = ['shipped', 'delivered'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

const LOCALES: Readonly<Record<'US' | 'CA', Partial<Record<MailLanguage, CopyLocale>>>> = {
  US: { en: 'en-US', es: 'es-US' },
  CA: { en: 'en-CA', fr: 'fr-CA' },
};

/** The locale of a mail about something of `locale`: the preferred language where its country has it, else `locale` itself. */
export function mailLocale(locale: CopyLocale, preferred: MailLanguage | null): CopyLocale {
  const ofCountry = LOCALES[locale.endsWith('-CA') ? 'CA' : 'US'];
  return (preferred === null ? undefined : ofCountry[preferred]) ?? locale;
}

/**
 * The locale of a mail that somebody else or the calendar causes, about something of `about`: the chosen language in the country that the reader signed in
 * in last, else in that of the matter; without a choice, as they signed in last. Null: nothing is known of the reader.
 */
export function readerLocale(about: CopyLocale, preferred: MailLanguage | null, signedIn: CopyLocale | null): CopyLocale | null {
  if (preferred === null) return signedIn;
  const [own, ofMatter] = [mailLocale(signedIn ?? about, preferred), mailLocale(about, preferred)];
  return ofMatter.startsWith(preferred) && !own.startsWith(preferred) ? ofMatter : own;
}
