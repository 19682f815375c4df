// Handlers of the recommendations' contract.
import { createHmac, randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { catalogView, ownCatalogView } from '#goods/catalog/server';
import { ownValue } from '#base/lookup/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import { allowsTracking } from '#platform/allows-tracking';
import type { Visit } from '#platform/visit';
import type { recommendationsContract } from '#finding/recommendations/contract';
import {
  buyAgain,
  isKnownScheme,
  isListPlace,
  NO_RESPONSE,
  placementOf,
  PLACEMENTS,
  type PlacementName,
} from '#finding/recommendations/rules';
import { missingFromServiceContext } from '#base/site/rules';
import { findRow, paidBeside, shownRow, type RecommendFacts } from './recommend.ts';
import type { RowCount } from './row-event-counter.ts';
import type { Sponsorships } from './sponsorships.ts';
import type { ViewCount } from './view-count.ts';

type Replies = typeof recommendationsContract;
type Recommended = Static<Replies['POST /ele-lpd/api/sparxProxy/sparxRecommendation']['reply']>;
type Asked = Static<Replies['POST /ele-lpd/api/sparxProxy/sparxRecommendation']['body']>;
type Loose = NonNullable<Asked['query']['inputs']>;
type TileItem = Static<Replies['POST /ele-lpd/api/home/getFrequentlyPurchasedData']['reply']>['data'][number];

export interface RecommendationFacts extends RecommendFacts {
  readonly views: ViewCount;
  readonly rowCount: RowCount;
  /** Products as the tile service returns them, at this shopper's prices. */
  readonly tileItems: (itemIds: readonly string[], visit: Visit, inputs?: Loose) => Promise<readonly TileItem[]>;
}

/** Page-cache tag of the row for an item. */
export const besideTag = (itemId: string): string => `beside ${itemId}`;

const MOST_RECENT = 25;
/** Longest search text. */
const LONGEST_SEARCH = 100;
const HOUR_MS = 3_600_000;

export function recommendationHandlers(facts: RecommendationFacts): Handlers<Replies> {
  const { catalog, contracts, presenters, recommender, orderedAt, tileItems, views, rowCount, sponsorships } = facts;
  const tokenKey = randomBytes(32);
  const ordered = async (visit: Visit) => {
    const shopper = await visit.shopper();
    return shopper === null ? [] : orderedAt(shopper.shopperId);
  };
  const items = (asked: Asked, place: PlacementName, visit: Visit): Promise<Recommended | Refusal> =>
    recommended(asked, place, visit, facts);
  return {
    'GET /api/recommendations/product/:itemId': async ({ params: { itemId }, visit }) => {
      const view = await catalogView(visit, contracts);
      const product = catalog.get(itemId);
      if (product === undefined || !view.isShown(product)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchProduct'));
      visit.stockRead.add(besideTag(itemId));
      const row = await findRow({ place: 'product', itemIds: [itemId], viewed: [] }, visit, view, facts);
      return { row: row && shownRow(row, `product.${itemId}`, view, facts) };
    },

    'POST /api/recommendations': async ({ body: { place, itemIds = [], viewed = [] }, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const row = await findRow({ place, itemIds, viewed }, visit, view, facts);
      if (row === null) return { rows: [], code: NO_RESPONSE };
      const agreed = row.products.flatMap(({ itemId }) => (view.agreed?.price(itemId, view.currency) === undefined ? [] : itemId));
      return { rows: [{ ...shownRow(row, visit.requestId, view, facts), agreed }], code: null };
    },

    'POST /api/recommendations/viewed': async ({ body: { itemIds, now }, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const known = [...new Set(itemIds)].flatMap((itemId) => catalog.get(itemId) ?? []).filter(view.isListed);
      if (now !== undefined && catalog.get(now) !== undefined && allowsTracking(visit))
        views.viewed(
          now,
          known.map(({ itemId }) => itemId),
          visit.now,
        );
      return { tiles: known.map((product) => presenters.tiles.tile(product, view)) };
    },

    'GET /api/recommendations/beacon': ({ query: { kind, place, scheme, item }, visit }) => {
      // Only known places, schemes and items: invented ones would fill the table.
      const known = isPlace(place) && isScheme(scheme, sponsorships) && (item === undefined || catalog.get(item) !== undefined);
      if (known && allowsTracking(visit)) rowCount.counted({ place, scheme, kind, itemId: item ?? null }, visit.now);
      return {};
    },

    'POST /ele-lpd/api/sparxProxy/sparxRecommendation': ({ body, visit }) => items(body, placeOf(body), visit),

    'POST /ele-lpd/api/sparxProxy/atRecommendation': ({ body, visit }) => items(body, placeOf(body, body.query.mboxes?.[0]), visit),

    'POST /ele-lpd/api/sparxProxy/updateSessionToken': async ({ body, query, visit }) => {
      const missing = missingFromServiceContext({ ...query, ...body.serviceContext });
      if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
      const validUntil = new Date((Math.floor(visit.now.getTime() / HOUR_MS) + 1) * HOUR_MS).toISOString();
      const who = (await visit.shopper())?.shopperId ?? visit.requestId;
      return { token: createHmac('sha256', tokenKey).update(`${who} ${validUntil}`).digest('base64url'), validUntil };
    },

    'POST /ele-lpd/api/sparxProxy/getAdobeMBoxData': ({ body }) => offerOf(placementOf(body.mboxName)),

    'POST /ele-lpd/api/sparxProxy/getCriteoData': ({ body, visit }) => paidPlaces(body, visit, facts),

    'GET /ptd/recentItems': async ({ visit }) => ({
      itemDetails: [...new Set((await ordered(visit)).map(({ itemId }) => itemId))].slice(0, MOST_RECENT).map((sku) => ({ sku })),
    }),

    'POST /ele-lpd/api/home/getFrequentlyPurchasedData': async ({ visit }) => ({
      data: [...(await tileItems(buyAgain(await ordered(visit), visit.now.getTime(), MOST_RECENT, recommender.boughtOf), visit))],
    }),
  };
}

type Paid = Replies['POST /ele-lpd/api/sparxProxy/getCriteoData'];

async function paidPlaces(
  { mboxName, skus: itemIds = [], criteoData }: Static<Paid['body']>,
  visit: Visit,
  facts: RecommendationFacts,
): Promise<Static<Paid['reply']>> {
  const view = await ownCatalogView(visit, facts.contracts);
  const keyword = criteoData?.['keyword'];
  const beside = { itemIds, query: typeof keyword === 'string' ? keyword.slice(0, LONGEST_SEARCH) : '' };
  const row = await findRow({ place: 'sponsored', ...beside, viewed: [] }, visit, view, facts);
  if (row === null) return { placements: [] };
  const names = new Map(paidBeside(beside, view, facts).map(({ itemId, sponsorshipId }) => [itemId, sponsorshipId]));
  const shown = row.products.map(({ itemId }) => itemId);
  const products = await withPayload(shown, 'sponsored', 'sponsored', visit, facts.tileItems);
  return { placements: [{ placement: mboxName, products: products.map((item) => withBeacons(item, names.get(item.itemId))) }] };
}

/** Adds addresses for counting views and clicks of a sponsored item, under its name in lists. */
function withBeacons<I extends Recommended[number]>(item: I, sponsorshipId = '') {
  const scheme = `sponsored.${sponsorshipId}`;
  const beacon = (kind: string): string =>
    `/api/recommendations/beacon?${new URLSearchParams({ kind, place: 'sponsored', scheme, item: item.itemId })}`;
  return { ...item, isSSPT: true, impBeacon: beacon('seen'), clickBeacon: beacon('opened') };
}

const isPlace = (place: string): boolean => isListPlace(place) || Object.hasOwn(PLACEMENTS, place);

function isScheme(scheme: string, { knows }: Pick<Sponsorships, 'knows'>): boolean {
  const [name = '', sponsorshipId] = scheme.split('.');
  return sponsorshipId === undefined ? isKnownScheme(name) : name === 'sponsored' && knows(sponsorshipId);
}

/** The schemes of a placement: the first and its fallbacks. */
function offerOf(placement: PlacementName): Static<Replies['POST /ele-lpd/api/sparxProxy/getAdobeMBoxData']['reply']> {
  const { schemes, count } = PLACEMENTS[placement];
  const analyticsPayload = { placement, scheme: schemes[0], number: count };
  return { data: { adobeResponse: { offerDetails: [{ classes: [...schemes], analyticsPayload }] } } };
}

async function recommended(
  { serviceContext, query, configValues }: Asked,
  place: PlacementName,
  visit: Visit,
  facts: RecommendationFacts,
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
function placeOf({ query, siteVariables }: Asked, mbox?: string): PlacementName {
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

async function withPayload(
  itemIds: readonly string[],
  placement: string,
  scheme: string,
  visit: Visit,
  tileItems: RecommendationFacts['tileItems'],
): Promise<Recommended> {
  const recId = visit.requestId;
  return (await tileItems(itemIds, visit)).map((item, at) => ({
    ...item,
    recId,
    analyticsPayload: { recId, placement, scheme, itemId: item.itemId, position: at + 1 },
  }));
}
