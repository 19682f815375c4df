// What is paid for in the categories of some products or for a search: sponsored items with the addresses that count them.
import type { Static } from 'typebox';
import { ownCatalogView } from '#goods/catalog/server';
import { sponsoredBeacons } from '#finding/tiles/server';
import type { Visit } from '#platform/visit';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { findRow } from './recommend.ts';
import { paidBeside } from './row-candidates.ts';
import { withPayload, type RecommendedFacts } from './recommended-items.ts';

/** Longest search text. */
const LONGEST_SEARCH = 100;

type Paid = (typeof recommendationsContract)['POST /ele-lpd/api/sparxProxy/getCriteoData'];

export async function paidPlaces(
  { mboxName, skus: itemIds = [], criteoData }: Static<Paid['body']>,
  visit: Visit,
  facts: RecommendedFacts,
): Promise<Static<Paid['reply']>> {
  const view = await ownCatalogView(visit, facts.contracts);
  const keyword = criteoData?.['keyword'];
  const beside = { itemIds, query: typeof keyword === 'string' ? keyword.slice(0, LONGEST_SEARCH) : '' };
  const row = await findRow({ place: 'sponsored', ...beside, viewed: [] }, visit, view, facts);
  if (row === null) return { placements: [] };
  const names = new Map(paidBeside(beside, view, facts).map(({ itemId, sponsorshipId }) => [itemId, sponsorshipId]));
  const shown = row.products.map(({ itemId }) => itemId);
  const products = await withPayload(shown, 'sponsored', 'sponsored', visit, facts.tileItems);
  return {
    placements: [
      {
        placement: mboxName,
        products: products.map((item) => ({ ...item, ...sponsoredBeacons(item.itemId, names.get(item.itemId) ?? '') })),
      },
    ],
  };
}
