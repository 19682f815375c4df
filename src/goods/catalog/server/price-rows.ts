// The price lists of a record as rows to write.
import type { CatalogRecord } from '#goods/catalog/rules';

export function priceRowsOf({ itemId, prices }: CatalogRecord): Record<string, unknown>[] {
  return Object.entries(prices).map(([currency, { saleFrom, saleUntil, ...price }]) => ({
    item_id: itemId,
    currency,
    ...price,
    ...(saleFrom !== undefined && { sale_from: saleFrom }),
    ...(saleUntil !== undefined && { sale_until: saleUntil }),
  }));
}
