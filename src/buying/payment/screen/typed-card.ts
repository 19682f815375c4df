// The frame's card in a posted form: the token and what may be shown, in the fields of §7.
import { textOf } from '#ui/page/form-text';

export function typedCard(form: FormData) {
  const of = (name: string): string => textOf(form, name);
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(of('expiry')) ?? [];
  const lastFour = of('lastFour');
  return {
    id: of('token').slice(0, 200),
    paymentType: 'CREDIT_CARD' as const,
    brand: of('brand').slice(0, 30),
    lastFourDigit: /^\d{4}$/.test(lastFour) ? lastFour : '0000',
    expiry: month === undefined || year === undefined ? null : { month: Number(month), year: Number(year) },
    source: 'USER_KEYED' as const,
  };
}
