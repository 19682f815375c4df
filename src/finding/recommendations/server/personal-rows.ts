// The rows of a placement for this shopper, with their own prices.
import type { Static } from 'typebox';
import { ownCatalogView } from '#goods/catalog/server';
import type { Visit } from '#platform/visit';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { findRow, shownRow } from './recommend.ts';
import type { RecommendFacts } from './row-candidates.ts';

type Call = (typeof recommendationsContract)['POST /api/recommendations'];
type OwnRow = Static<Call['reply']>['rows'][number];

/** The home page begins with what is ordered again, if anything; no product is in two rows. */
export async function personalRows(
  { place, itemIds = [], without = [], viewed = [] }: Static<Call['body']>,
  visit: Visit,
  facts: RecommendFacts,
): Promise<OwnRow[]> {
  const view = await ownCatalogView(visit, facts.contracts);
  const shown = new Set(without);
  const rows: OwnRow[] = [];
  for (const here of place === 'home' ? (['again', 'home'] as const) : [place]) {
    // What is ordered again stands above the rest of the home page.
    const elsewhere = here === 'again' ? [] : [...shown];
    const row = await findRow({ place: here, itemIds, without: elsewhere, viewed }, visit, view, facts);
    if (row === null) continue;
    for (const { itemId } of row.products) shown.add(itemId);
    const agreed = row.products.flatMap((product) => (view.agreed?.agreed(product, view.currency) === undefined ? [] : product.itemId));
    rows.push({ ...shownRow(row, visit.requestId, view, facts), place: here, agreed });
  }
  return rows;
}
