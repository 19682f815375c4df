// The list of open purchase orders, with what is left of each and until when.
import { formatDate } from '#base/locale/rules';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { OTHER_NUMBER } from '#buying/purchase-orders/rules';
import { purchaseOrderChoiceWords } from '#buying/purchase-orders/words';
import { useShop, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';

export const isOffered = ({ open }: PurchaseOrderChoice, number: string): boolean =>
  open.some((one) => one.number.toLowerCase() === number.toLowerCase());

/** The value of the list that stands for a number. */
export function chosenOf(choice: PurchaseOrderChoice, number: string): string {
  if (number === '') return '';
  const offered = choice.open.find((one) => one.number.toLowerCase() === number.toLowerCase());
  return offered?.number ?? (choice.typed ? OTHER_NUMBER : number);
}

interface Chosen {
  readonly choice: PurchaseOrderChoice;
  readonly number: string;
  readonly ofCart?: string;
  readonly needed: boolean;
}

export function useOptions({ choice, number, ofCart = '', needed }: Chosen) {
  const t = useWords(purchaseOrderChoiceWords);
  const { copyLocale } = useShop();
  const money = useMoney();
  const nameOf = ({ number: one, description }: PurchaseOrderChoice['open'][number]): string =>
    description === '' ? one : `${one} – ${description}`;
  const labelOf = (one: PurchaseOrderChoice['open'][number]): string => {
    const price = one.left === null ? null : money(one.left, one.currency);
    const name = price === null ? nameOf(one) : t('optionLeft', { name: nameOf(one), left: price });
    return one.validUntil === null
      ? name
      : t('optionUntil', { name, day: formatDate(new Date(`${one.validUntil}T00:00:00Z`), 'UTC', copyLocale) });
  };
  const inCart = choice.open.find((one) => one.number.toLowerCase() === ofCart.toLowerCase());
  const none = ofCart === '' ? t(needed ? 'choose' : 'none') : t('fromCart', { number: inCart === undefined ? ofCart : labelOf(inCart) });
  const gone = number !== '' && !choice.typed && !isOffered(choice, number) ? [{ value: number, label: number }] : [];
  return [
    { value: '', label: none },
    ...gone,
    ...choice.open.map((one) => ({ value: one.number, label: labelOf(one) })),
    ...(choice.typed ? [{ value: OTHER_NUMBER, label: t('other') }] : []),
  ];
}
