// The refusal of anything that looks like a card number, in any field.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';

export function refuseCardNumber({ copyLocale }: Pick<Visit, 'copyLocale'>): Refusal {
  return refuse(400, 'CARD_NUMBER_REFUSED', sayer(paymentWords, copyLocale)('CARD_NUMBER_REFUSED'));
}
