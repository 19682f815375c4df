// Handlers of the recommendations' contract.
import type { Static } from 'typebox';
import { catalogView, ownCatalogView } from '#goods/catalog/server';
import { refuse } from '#base/outcome/rules';
import { isMember, isSignedIn, type Shopper } from '#base/shopper/rules';
import type { Handlers } from '#platform/contract';
import { allowsTracking } from '#platform/allows-tracking';
import type { Visit } from '#platform/visit';
import { loyaltyOffersFor } from '#buying/rewards/rules';
import { organizationOfItems } from '#buying/orders/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import {
  buyAgain,
  isKnownScheme,
  isListPlace,
  LOYALTY_PLACES,
  NO_RESPONSE,
  placementOf,
  PLACEMENTS,
  type PlacementName,
} from '#finding/recommendations/rules';
import { personalRows } from './personal-rows.ts';
import { findRow, shownRow } from './recommend.ts';
import type { RowCount } from './row-event-counter.ts';
import type { Sponsorships } from './sponsorships.ts';
import type { ViewCount } from './view-count.ts';
import { MOST_RECENT, placeOf, recommendedItems, type RecommendedFacts } from './recommended-items.ts';
import { makeSessionTokens } from './session-token.ts';
import { paidPlaces } from './paid-places.ts';

type Replies = typeof recommendationsContract;

export interface RecommendationFacts extends RecommendedFacts {
  /** Distinct items that an organization ordered lately, latest first. */
  readonly orderedIn: (accountNumber: string) => Promise<readonly string[]>;
  readonly views: ViewCount;
  readonly rowCount: RowCount;
}

/** Page-cache tag of the row for an item. */
export const besideTag = (itemId: string): string => `beside ${itemId}`;

export function recommendationHandlers(facts: RecommendationFacts): Handlers<Replies> {
  const { catalog, contracts, presenters, recommender, tileItems, views, rowCount, sponsorships } = facts;
  const sessionToken = makeSessionTokens();
  return {
    'GET /api/recommendations/product/:itemId': async ({ params: { itemId }, visit }) => {
      const view = await catalogView(visit, contracts);
      const product = catalog.get(itemId);
      if (product === undefined || !view.isShown(product)) return refuse(404, 'NOT_FOUND', view.say('server.noSuchProduct'));
      visit.stockRead.add(besideTag(itemId));
      const row = await findRow({ place: 'product', itemIds: [itemId], viewed: [] }, visit, view, facts);
      return { row: row && shownRow(row, `product.${itemId}`, view, facts) };
    },

    'POST /api/recommendations': async ({ body, visit }) => {
      const rows = await personalRows(body, visit, facts);
      return { rows, code: rows.length === 0 ? NO_RESPONSE : null };
    },

    'POST /api/recommendations/viewed': async ({ body: { itemIds, now }, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const known = [...new Set(itemIds)].flatMap((itemId) => catalog.get(itemId) ?? []).filter(view.isListed);
      const knownIds = known.map(({ itemId }) => itemId);
      if (now !== undefined && catalog.get(now) !== undefined && allowsTracking(visit)) views.viewed(now, knownIds, visit.now);
      return { tiles: known.map((product) => presenters.tiles.tile(product, view)) };
    },

    'GET /api/recommendations/beacon': ({ query: { kind, place, scheme, item }, visit }) => {
      // Only known places, schemes and items: invented ones would fill the table.
      const known = isPlace(place) && isScheme(scheme, sponsorships) && (item === undefined || catalog.get(item) !== undefined);
      if (known && allowsTracking(visit)) rowCount.counted({ place, scheme, kind, itemId: item ?? null }, visit.now);
      return {};
    },

    'POST /ele-lpd/api/sparxProxy/sparxRecommendation': ({ body, visit }) => recommendedItems(body, placeOf(body), visit, facts),

    'POST /ele-lpd/api/sparxProxy/atRecommendation': ({ body, visit }) =>
      recommendedItems(body, placeOf(body, body.query.mboxes?.[0]), visit, facts),

    'POST /ele-lpd/api/sparxProxy/updateSessionToken': ({ body, query, visit }) =>
      sessionToken({ ...query, ...body.serviceContext }, visit),

    'POST /ele-lpd/api/sparxProxy/getAdobeMBoxData': async ({ body, visit }) =>
      offerOf(placementOf(body.mboxName), visit.site.tenant === 'consumer' ? await visit.shopper() : undefined),

    'POST /ele-lpd/api/sparxProxy/getCriteoData': ({ body, visit }) => paidPlaces(body, visit, facts),

    'GET /ptd/recentItems': async ({ query: { orderedByUserId }, visit }) => {
      const itemIds = await recentItems(facts, visit, orderedByUserId === 'ALL');
      return { itemDetails: itemIds.map((sku) => ({ sku })) };
    },

    'POST /ele-lpd/api/home/getFrequentlyPurchasedData': async ({ visit }) => ({
      data: [...(await tileItems(buyAgain(await orderedBy(facts, visit), visit.now.getTime(), MOST_RECENT, recommender.boughtOf), visit))],
    }),
  };
}

const isPlace = (place: string): boolean => isListPlace(place) || Object.hasOwn(PLACEMENTS, place);

function isScheme(scheme: string, { knows }: Pick<Sponsorships, 'knows'>): boolean {
  const [name = '', sponsorshipId] = scheme.split('.');
  return sponsorshipId === undefined ? isKnownScheme(name) : name === 'sponsored' && knows(sponsorshipId);
}

/** The schemes of a placement: the first and its fallbacks. */
function offerOf(
  placement: PlacementName,
  shopper: Shopper | null | undefined,
): Static<Replies['POST /ele-lpd/api/sparxProxy/getAdobeMBoxData']['reply']> {
  const { schemes, count } = PLACEMENTS[placement];
  const analyticsPayload = { placement, scheme: schemes[0], number: count };
  const loyaltyOffers = shopper === undefined ? [] : [...loyaltyOffersFor(LOYALTY_PLACES[placement], visitorOf(shopper))];
  return { data: { adobeResponse: { offerDetails: [{ classes: [...schemes], analyticsPayload }], loyaltyOffers } } };
}

const visitorOf = (shopper: Shopper | null) => ({
  signedIn: isSignedIn(shopper),
  isMember: (shopper?.profile?.rewardsNumber ?? null) !== null,
  hasMembership: isMember(shopper),
});

async function orderedBy({ orderedAt }: Pick<RecommendationFacts, 'orderedAt'>, visit: Visit) {
  const shopper = await visit.shopper();
  return shopper === null ? [] : orderedAt(shopper.shopperId);
}

/** Items ordered lately, latest first: the shopper's own, or their organization's when all are asked for and they may see them (B2B-6). */
async function recentItems(
  facts: Pick<RecommendationFacts, 'orderedAt' | 'orderedIn'>,
  visit: Visit,
  all: boolean,
): Promise<readonly string[]> {
  const shopper = await visit.shopper();
  const organization = shopper !== null && all ? organizationOfItems(shopper) : null;
  const itemIds = organization === null ? (await orderedBy(facts, visit)).map(({ itemId }) => itemId) : await facts.orderedIn(organization);
  return [...new Set(itemIds)].slice(0, MOST_RECENT);
}
