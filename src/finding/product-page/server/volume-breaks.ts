// The volume prices of a product's page: "Buy more, pay less" (CAT-2).
import type { Static } from 'typebox';
import type { ProductDetail } from '#goods/catalog/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { priceSteps } from '#goods/pricing/rules';
import { unitPriceText } from '#finding/tiles/server';

/** "Buy more, pay less": only for shoppers who pay the list price. */
export function breaksOf(product: ProductFacts, view: CatalogView): Static<typeof ProductDetail>['breaks'] {
  if (view.contract !== null || product.flags.seePriceInCart) return [];
  return priceSteps(product.prices[view.currency]).map(({ from, to, each }) => ({
    from,
    to,
    range: rangeText(from, to, view),
    price: formatPrice(each, view.currency, view.copyLocale),
    unitPrice: unitPriceText(product, { each }, view),
  }));
}

function rangeText(from: number, to: number | null, { say, copyLocale }: CatalogView): string {
  const first = formatNumber(from, copyLocale);
  if (to === null) return say('server.breakOpen', { from: first });
  return from === to ? first : say('server.breakRange', { from: first, to: formatNumber(to, copyLocale) });
}
