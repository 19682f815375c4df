// Problems of orders and of documents in words.
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { OrderProblem } from '#buying/purchase-documents/rules';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import type { SendProblem } from './document-queries.ts';

export function orderProblemText(problem: OrderProblem, locale: CopyLocale): string {
  const say = sayer(purchaseDocumentsWords, locale);
  if (problem.code === 'PRICE') {
    const { line, given, ours, currency, isAgreed } = problem;
    const values = { line, given: formatPrice(given, currency, locale), ours: formatPrice(ours, currency, locale) };
    return say(isAgreed ? 'whyPRICEagreed' : 'whyPRICE', values);
  }
  const { code, ...values } = problem;
  return say(`why${code}`, values);
}

export const sendProblemText = ({ code, ...values }: SendProblem, locale: CopyLocale): string =>
  sayer(purchaseDocumentsWords, locale)(`send${code}`, values).trim();
