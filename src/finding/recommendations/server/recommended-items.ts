// The recommendation calls of the specification (REC-1): items for a placement, with what analytics needs.
import type { Static } from 'typebox';
import { ownCatalogView } from '#goods/catalog/server';
import { ownValue } from '#base/lookup/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { placementOf, type PlacementName } from '#finding/recommendations/rules';
import { missingFromServiceContext } from '#base/site/rules';
import { findRow } from './recommend.ts';
import type { RecommendFacts } from './row-candidates.ts';

type Replies = typeof recommendationsContract;
export type Recommended = Static<Replies['POST /ele-lpd/api/sparxProxy/sparxRecommendation']['reply']>;
type Asked = Static<Replies['POST /ele-lpd/api/sparxProxy/sparxRecommendation']['body']>;
type Loose = NonNullable<Asked['query']['inputs']>;
type TileItem = Static<Replies['POST /ele-lpd/api/home/getFrequentlyPurchasedData']['reply']>['data'][number];

export interface RecommendedFacts extends RecommendFacts {
  /** Products as the tile service returns them, at this shopper's prices. */
  readonly tileItems: (itemIds: readonly string[], visit: Visit, inputs?: Loose) => Promise<readonly TileItem[]>;
}

/** Most items of a history. */
export const MOST_RECENT = 25;
export async function recommendedItems(
  { serviceContext, query, configValues }: Asked,
  place: PlacementName,
  visit: Visit,
  facts: RecommendedFacts,
): Promise<Recommended | Refusal> {
  const missing = missingFromServiceContext(serviceContext);
  if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
  const view = await ownCatalogView(visit, facts.contracts);
  const { ids: itemIds = [], number: most, classId: within, inputs = {} } = query;
  const scheme = textIn(configValues, 'scheme');
  const row = await findRow({ place, itemIds, viewed: idsIn(inputs['viewed']), most, within, scheme }, visit, view, facts);
  if (row === null) return [];
  return withPayload(
    row.products.map(({ itemId }) => itemId),
    place,
    row.scheme,
    visit,
    (shown, own) => facts.tileItems(shown, own, inputs),
  );
}

/** The placement of an mbox or the context; without either, of the page in `siteVariables`. */
export function placeOf({ query, siteVariables }: Asked, mbox?: string): PlacementName {
  return placementOf(mbox ?? query.context ?? textIn(siteVariables, 'pageType'));
}

function textIn(loose: Loose | undefined, name: string): string | undefined {
  const value = ownValue(loose, name);
  return typeof value === 'string' ? value : undefined;
}

/** Items viewed on a device, latest first. */
function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, MOST_RECENT) : [];
}

/** The items as the tile service returns them, with what analytics needs. */
export async function withPayload(
  itemIds: readonly string[],
  placement: string,
  scheme: string,
  visit: Visit,
  tileItems: RecommendedFacts['tileItems'],
): Promise<Recommended> {
  const recId = visit.requestId;
  return (await tileItems(itemIds, visit)).map((item, at) => ({
    ...item,
    recId,
    analyticsPayload: { recId, placement, scheme, itemId: item.itemId, position: at + 1 },
  }));
}
