// Recommendations: rows for the shop's own pages, and the recommendation calls of the specification (REC-1, REC-2).
import Type from 'typebox';
import { Tile } from '#goods/catalog/contract';
import { rowCalls, TileDataItem } from '#finding/tiles/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

const ItemIds = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 });
const PLACES = [
  'product',
  'cart',
  'checkout',
  'emptyCart',
  'home',
  'again',
  'nothingFound',
  'cartOverlay',
  'outOfStock',
  'discovery',
  'sponsored',
] as const;
const Scheme = oneOf('alsoBought', 'recommendedForYou', 'recentlyPurchased', 'considerThese', 'alternates', 'sponsored');

/** A row of products; `title` is the displayed heading, `recId` identifies the response. */
const Row = Type.Object({ heading: Scheme, title: Type.String(), recId: Type.String(), tiles: Type.Array(Tile) });

/** A row with the shopper's own prices; `agreed` are the items priced by the account's contract. */
const OwnRow = Type.Intersect([Row, Type.Object({ place: oneOf(...PLACES), agreed: Type.Array(Type.String()) })]);

const Loose = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown());
const Text = Type.Optional(Type.String({ maxLength: 100 }));

/**
 * Request of a recommendation call (decision 0261). `classId`: a category; `inputs`: as in the tile service, plus `viewed`; `configValues.scheme`:
 * how to find products; `siteVariables.pageType`: the page, when no placement is named. Unknown fields are ignored.
 */
const Asked = Type.Object({
  configValues: Type.Optional(Loose),
  serviceContext: Loose,
  siteVariables: Type.Optional(Loose),
  query: Type.Object({
    context: Text,
    classId: Text,
    mboxes: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 10 })),
    number: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
    inputs: Type.Optional(Loose),
    ids: Type.Optional(ItemIds),
  }),
});

const Payload = Type.Object({
  ...all(Type.String(), 'recId', 'placement', 'scheme', 'itemId'),
  /** From 1. */
  position: Type.Integer(),
});

const RecommendedItem = Type.Intersect([TileDataItem, Type.Object({ recId: Type.String(), analyticsPayload: Payload })]);

/** A sponsored item has addresses for counting its views and clicks. */
const SponsoredItem = Type.Intersect([
  RecommendedItem,
  Type.Object({ isSSPT: Type.Boolean(), ...all(Type.String(), 'impBeacon', 'clickBeacon') }),
]);

const recommendation = (summary: string) =>
  ({
    summary,
    access: 'shopper',
    changesState: false,
    ids: { 'body.query.ids': 'product', 'body.query.classId': 'category' },
    body: Asked,
    reply: Type.Array(RecommendedItem),
  }) as const;

export const recommendationsContract = {
  'GET /api/recommendations/product/:itemId': {
    summary: 'What goes with a product, for its public page: bought with it, or else like it; the same for everybody',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: Type.Object({ itemId: Type.String({ maxLength: 60 }) }),
    reply: Type.Object({ row: Type.Union([Row, Type.Null()]) }),
  },
  'POST /api/recommendations': {
    summary:
      'What goes in a place of the shop, for this shopper: from their orders, what lies in their cart, and what others bought. The home page gets what they order again as well',
    access: 'shopper',
    changesState: false,
    ids: { 'body.itemIds': 'product' },
    body: Type.Object({
      place: oneOf(...PLACES),
      /** Items that the row relates to: the cart's lines, or the added product. */
      itemIds: Type.Optional(ItemIds),
      /** Items that the page shows elsewhere: in no row. */
      without: Type.Optional(ItemIds),
      /** Items viewed on this device, latest first. */
      viewed: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 25 })),
    }),
    reply: Type.Object({
      rows: Type.Array(OwnRow),
      /** Why the row is empty. */
      code: orNull(Type.String()),
    }),
  },
  'POST /api/recommendations/viewed': {
    summary: 'The tiles of what a device looked at before, in that order; which product follows which is counted, by nobody’s name',
    access: 'shopper',
    changesState: false,
    ids: { 'body.itemIds': 'product' },
    body: Type.Object({
      itemIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 25 }),
      /** The product being viewed. */
      now: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Object({ tiles: Type.Array(Tile) }),
  },
  ...rowCalls,
  'POST /ele-lpd/api/sparxProxy/sparxRecommendation': recommendation('Recommendations for a place (REC-1)'),
  'POST /ele-lpd/api/sparxProxy/atRecommendation': recommendation('Recommendations for the place that a mailbox names (REC-1)'),
  'POST /ele-lpd/api/sparxProxy/updateSessionToken': {
    summary: 'A token under which the recommendations of a visit are told together; it opens nothing',
    access: 'shopper',
    changesState: false,
    ids: {
      'query.tenant': 'own',
      'query.legacyTenant': 'own',
      'query.channelId': 'own',
      'query.siteId': 'own',
      'query.langId': 'own',
      'query.storeId': 'own',
    },
    /** The service context, for callers that send it in the query. */
    query: Type.Object(all(Text, 'tenant', 'legacyTenant', 'locale', 'channelId', 'siteId', 'zipCode', 'langId', 'langCd', 'storeId')),
    body: Type.Object({ serviceContext: Type.Optional(Loose), query: Type.Optional(Loose) }),
    reply: Type.Object({ token: Type.String(), validUntil: Type.String() }),
  },
  'POST /ele-lpd/api/sparxProxy/getAdobeMBoxData': {
    summary: 'Which scheme a place shows, and for which of its classes',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ mboxName: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({
      data: Type.Object({
        adobeResponse: Type.Object({
          offerDetails: Type.Array(
            Type.Object({
              classes: Type.Array(Type.String()),
              analyticsPayload: Type.Object({ ...all(Type.String(), 'placement', 'scheme'), number: Type.Integer() }),
            }),
          ),
          /** Codes of what the rewards program offers this visitor there; each opens on `/account/rewards`. None on the business site. */
          loyaltyOffers: Type.Array(Type.String()),
        }),
      }),
    }),
  },
  'POST /ele-lpd/api/sparxProxy/getCriteoData': {
    summary: 'What is paid for today in the categories of some products, and for the `keyword` of `criteoData`: the places that lists sell',
    access: 'shopper',
    changesState: false,
    ids: { 'body.skus': 'product' },
    body: Type.Object({ mboxName: Type.String({ maxLength: 100 }), skus: Type.Optional(ItemIds), criteoData: Type.Optional(Loose) }),
    reply: Type.Object({ placements: Type.Array(Type.Object({ placement: Type.String(), products: Type.Array(SponsoredItem) })) }),
  },
  'GET /ptd/recentItems': {
    summary:
      'The items ordered last: the shopper’s own; for `orderedByUserId=ALL` those of their organization, where they manage its people or approve its orders (B2B-6). Any other value changes nothing (T20)',
    access: 'shopper',
    ids: { 'query.orderedByUserId': 'own', 'query.tenantId': 'tenant' },
    query: Type.Object({ orderedByUserId: Text, tenantId: Text }),
    reply: Type.Object({ itemDetails: Type.Array(Type.Object({ sku: Type.String() })) }),
  },
  'POST /ele-lpd/api/home/getFrequentlyPurchasedData': {
    summary: 'What this shopper is likely to need again: by how often and how lately it was ordered',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ siteVariables: Type.Optional(Loose), userVariables: Type.Optional(Loose) }),
    reply: Type.Object({ data: Type.Array(TileDataItem) }),
  },
} as const;
