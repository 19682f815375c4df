export { DISPLAY_COOKIE, displayCookie, type Display } from './display.ts';
export { MAIL_LANGUAGES, mailLocale, OPTIONAL_MAILS, readerLocale, type MailLanguage, type OptionalMail } from './mail-choice.ts';
