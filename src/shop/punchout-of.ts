// Punchout, and what the cart, the catalogue and the search do for it.
import { punchoutPart } from '#buying/punchout/part';
import { keepQuotes, ORDERS_PATH, quotedDesigns } from '#buying/purchase-documents/server';
import { makeSearchItems } from '#finding/search/server';
import type { Part } from '#platform/part';
import type { PartsFacts } from './parts-facts.ts';
import { procurementOf } from './procurement-of.ts';

/** Requests of cXML that other parts take: name → path. */
const TRANSACTIONS: ReadonlyMap<string, string> = new Map([['OrderRequest', ORDERS_PATH]]);

export function punchoutOf({ ground, seal, sessions, carts, goods, finding }: PartsFacts): Part {
  const searchItems = makeSearchItems(finding.engine);
  return punchoutPart({
    ...procurementOf(ground, seal),
    db: ground.db,
    sessions,
    carts,
    catalog: goods.catalog,
    transactions: TRANSACTIONS,
    keepQuotes,
    quotedDesigns,
    findItems: (words, { locale }, most) =>
      searchItems(words, locale, ({ status }) => status === 'active', most).map(({ itemId }) => itemId),
  });
}
