// What a step of a line's price is called: "1 at $8.99, sale price", "Sale savings", "Sales tax, 6.25%".
import { formatNumber, type CopyLocale } from '#base/locale/rules';
import type { Say } from '#base/locale/words';
import type { CartItem } from '#buying/cart/contract';
import type { cartWords } from '#buying/cart/words';

export type PriceStep = NonNullable<CartItem['trace']>[number];

interface Speech {
  readonly t: Say<(typeof cartWords.keys)[number]>;
  readonly price: (amount: number) => string;
  readonly copyLocale: CopyLocale;
}

/** A contract by its name. */
const sourceWords = ({ source = 'base', contract }: PriceStep, t: Speech['t']): string =>
  contract === undefined ? t(`source_${source}` as 'source_base') : t('source_contractNamed', { contract }); // the server's own six

export function stepWords(step: PriceStep, { t, price, copyLocale }: Speech): string {
  const source = step.source ?? 'base';
  switch (step.kind) {
    case 'price':
      return t('stepPrice', { qty: step.qty, each: price(step.each ?? 0), source: sourceWords(step, t) });
    case 'reduction':
      return t(`saved_${source}` as 'saved_base');
    case 'coupon':
      return t('coupon', { code: step.code });
    case 'fee':
      return t(step.fee === 'handling' ? 'handling' : 'surcharge');
    default:
      return t(`tax_${step.name}` as 'tax_SALES', { rate: formatNumber(step.ratePercent ?? 0, copyLocale) });
  }
}
