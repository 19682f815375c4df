// Prices as tiles and product pages show them.
import { comparedUnit, type ProductFacts } from '#goods/catalog/rules';
import { formatPrice, formatUnitPrice } from '#base/locale/rules';
import { priceFor, unitPriceOf, type PriceOfUnit } from '#goods/pricing/rules';
import { buyerOf, type CatalogView } from '#goods/catalog/server';
import type { Static } from 'typebox';
import type { Tile } from '#goods/catalog/contract';

/** The unit price as text and number; none when it is shown only in the cart, or to contract-only accounts. */
export function shownPrices(
  product: ProductFacts,
  view: CatalogView,
): Pick<Static<typeof Tile>, 'price' | 'priceValue' | 'originalPrice' | 'saving' | 'unitPrice'> {
  const { copyLocale, currency, say } = view;
  const price = priceFor(buyerOf(view), product);
  if (price === null || product.flags.seePriceInCart)
    return { price: null, priceValue: null, originalPrice: null, saving: null, unitPrice: null };
  const { was } = price;
  return {
    price: formatPrice(price.each, currency, copyLocale),
    priceValue: price.each / 100,
    originalPrice: was === null ? null : formatPrice(was, currency, copyLocale),
    saving: was === null ? null : say('server.save', { amount: formatPrice(was - price.each, currency, copyLocale) }),
    unitPrice: unitPriceText(product, price, view),
  };
}

/** "$0.009 / sheet"; null when the pack is a single unit. */
export function unitPriceText(
  product: ProductFacts,
  { each }: Pick<PriceOfUnit, 'each'>,
  { currency, copyLocale, locale, say }: CatalogView,
): string | null {
  const unit = comparedUnit(product, locale);
  const cents = unitPriceOf(each, unit.count);
  if (cents === null || unit.name === null) return null;
  return say('server.perUnit', { price: formatUnitPrice(cents, currency, copyLocale), unit: unit.name });
}
