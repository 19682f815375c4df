// The taxes of a cart: known, estimated, exempt or not known now, for the receipt and the panels (CART-16).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { formatNumber, formatPriceOr } from '#base/locale/rules';
import type { ReceiptRow } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { lacksFees } from '../store/watch-fees.ts';

export function useTaxRows(cart: Cart): readonly ReceiptRow[] {
  const charged = useCharged(cart);
  const price = usePrice();
  const { taxExemption } = cart.metadata;
  if (taxExemption === undefined) return charged;
  const { exempt, taxedWhy } = taxExemption;
  const left = exempt.map(({ label, why }) => ({ id: label, label, amount: price(0), why }));
  if (taxedWhy === '') return cart.cartSummary.taxes.length === 0 && left.length > 0 ? left : [...charged, ...left];
  return [...charged.map((row, at) => (at === 0 ? { ...row, why: taxedWhy } : row)), ...left];
}

function useCharged(cart: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const { copyLocale, site } = useShop();
  const { cartSummary: sum, metadata } = cart;
  const tax = { id: 'tax', label: t('tax') };
  const zip = taxedZip(cart);
  const { estimatedTax } = metadata.displayRules;
  const [state, ...others] = new Set(sum.taxes.map(({ jurisdiction }) => jurisdiction));
  if (metadata.cartProperty.taxExemptType === 'ACCOUNT') return [{ ...tax, amount: t('taxExempt'), why: t('taxExemptWhy') }];
  if (lacksFees(cart)) return [{ ...tax, amount: formatPriceOr(null, site.currency, copyLocale, 'short') }];
  if (!estimatedTax && sum.taxes.some(({ name }) => name === 'SALES'))
    return [{ ...tax, label: zip === null ? t('salesTaxAll') : t('salesTax', { zip }), amount: price(sum.tax) }];
  if (sum.taxes.length === 0 && !estimatedTax) return [{ ...tax, amount: price(0) }];
  if (estimatedTax)
    return [
      {
        ...tax,
        label: state === undefined || others.length > 0 ? t('estimatedTaxAll') : t('estimatedTax', { state }),
        amount: price(sum.tax),
        why: t('taxWhy'),
      },
    ];
  return sum.taxes.map(({ name, jurisdiction, ratePercent, amount }) => ({
    id: `${name}-${jurisdiction}`,
    label: t(`tax_${name as 'GST'}`, { rate: formatNumber(ratePercent, copyLocale) }),
    amount: price(amount),
  }));
}

/** The zip whose taxes apply: a store's for pickups. Null when there are several. */
function taxedZip({ items, stores, cartAttributes: { zipCode } }: Cart): string | null {
  const zips = items.map(({ shippingInfo: { pickStoreNumber } }) => {
    return stores.find(({ storeNumber }) => storeNumber === pickStoreNumber)?.zipcode ?? zipCode;
  });
  const [zip = zipCode, ...others] = new Set(zips);
  return others.length === 0 ? zip : null;
}
