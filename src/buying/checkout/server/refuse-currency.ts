// A site has one currency: a payment in another is refused before anything is stored (PAY-3).
import type { Currency } from '#base/money/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';

/** Undefined when it is the site's currency. */
export function refuseCurrency({ site, copyLocale }: Visit, currencyCode: Currency): Refusal | undefined {
  if (currencyCode === site.currency) return undefined;
  const message = sayer(paymentWords, copyLocale)('CURRENCY_NOT_TAKEN', { currency: site.currency });
  return refuse(400, 'CURRENCY_NOT_TAKEN', message, 'currencyCode');
}
