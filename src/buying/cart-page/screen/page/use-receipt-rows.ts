// The rows of the receipt: goods, coupons, delivery, every fee, and the taxes (CART-16).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { formatNumber, formatPriceOr } from '#base/locale/rules';
import type { ReceiptRow } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { lacksFees, useFeeRows } from '#buying/cart/screen';

export function useReceiptRows(cart: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const fees = useFeeRows(cart);
  const { copyLocale, site } = useShop();
  const { currency } = site;
  const { cartSummary: sum, coupons, metadata } = cart;
  const rows: ReceiptRow[] = [{ id: 'items', label: t('summaryItems', { n: countedItems(cart) }), amount: price(sum.cartSubTotal) }];
  for (const { code, amount, applied } of coupons)
    if (applied && amount > 0) rows.push({ id: `coupon-${code}`, label: t('coupon', { code }), amount: price(-amount), tone: 'good' });
  rows.push(...fees);
  const zip = taxedZip(cart);
  const { estimatedTax } = metadata.displayRules;
  const [state, ...others] = new Set(sum.taxes.map(({ jurisdiction }) => jurisdiction));
  if (metadata.cartProperty.taxExemptType !== null)
    rows.push({ id: 'tax', label: t('tax'), amount: t('taxExempt'), why: t('taxExemptWhy') });
  else if (lacksFees(cart)) rows.push({ id: 'tax', label: t('tax'), amount: formatPriceOr(null, currency, copyLocale, 'short') });
  else if (!estimatedTax && sum.taxes.some(({ name }) => name === 'SALES'))
    rows.push({ id: 'tax', label: zip === null ? t('salesTaxAll') : t('salesTax', { zip }), amount: price(sum.tax) });
  else if (sum.taxes.length === 0 && !estimatedTax) rows.push({ id: 'tax', label: t('tax'), amount: price(0) });
  else if (estimatedTax)
    rows.push({
      id: 'tax',
      label: state === undefined || others.length > 0 ? t('estimatedTaxAll') : t('estimatedTax', { state }),
      amount: price(sum.tax),
      why: t('taxWhy'),
    });
  else
    for (const { name, jurisdiction, ratePercent, amount } of sum.taxes)
      rows.push({
        id: `${name}-${jurisdiction}`,
        label: t(`tax_${name as 'GST'}`, { rate: formatNumber(ratePercent, copyLocale) }),
        amount: price(amount),
      });
  return rows;
}

/** The zip whose taxes apply: a store's for pickups. Null when there are several. */
function taxedZip({ items, stores, cartAttributes: { zipCode } }: Cart): string | null {
  const zips = items.map(({ shippingInfo: { pickStoreNumber } }) => {
    return stores.find(({ storeNumber }) => storeNumber === pickStoreNumber)?.zipcode ?? zipCode;
  });
  const [zip = zipCode, ...others] = new Set(zips);
  return others.length === 0 ? zip : null;
}

/** Units that did not run out. */
function countedItems({ items }: Cart): number {
  return items.reduce((sum, { counted, qty, parentRelationType }) => (counted && parentRelationType !== 'BUNDLE' ? sum + qty : sum), 0);
}
