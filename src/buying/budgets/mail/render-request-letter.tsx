// A request for more money in a budget, or its answer, as HTML and as text with the same words.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { budgetsWords } from '#buying/budgets/words';
import { renderNotice, type RenderedMail } from '#letter';

export interface RequestLetter {
  readonly subject: string;
  readonly text: string;
  /** What somebody wrote; '' for nothing. */
  readonly quote: string;
  readonly button: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderRequestLetter({ subject, text, quote, button, locale, phone, home, link }: RequestLetter): RenderedMail {
  const say = sayer(budgetsWords, locale);
  const help = say('server.mailHelp', { phone });
  const said = quote === '' ? [] : [say('server.quoted', { text: quote })];
  return renderNotice({ locale, subject, paragraphs: [text, ...said], button, help, home, link });
}
