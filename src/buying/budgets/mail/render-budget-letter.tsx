// The warning that a budget is nearly used, as HTML and as text with the same words.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { budgetsWords } from '#buying/budgets/words';
import { renderNotice, type RenderedMail } from '#letter';

export interface BudgetLetter {
  readonly name: string;
  /** Formatted amounts. */
  readonly used: string;
  readonly amount: string;
  readonly left: string;
  readonly percent: number;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderBudgetLetter({ name, used, amount, left, percent, locale, phone, home, link }: BudgetLetter): RenderedMail {
  const say = sayer(budgetsWords, locale);
  const subject = say('server.mailSubject', { name, percent });
  const text = say('server.mailText', { name, used, amount, left });
  const [button, help] = [say('server.mailButton'), say('server.mailHelp', { phone })];
  return renderNotice({ locale, subject, paragraphs: [text], button, help, home, link });
}
