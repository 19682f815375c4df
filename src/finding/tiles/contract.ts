// Product tiles at a shopper's own prices, and statistics of rows of tiles.
import Type from 'typebox';
import { tileCalls } from '#goods/catalog/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

const Loose = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()]));

/** Request of the tile service (CAT-9). Its service context has its own validation (APP-18). */
export const TileDataQuery = Type.Object({
  serviceContext: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
  query: Type.Object({
    skus: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
    /**
     * Each option is on when true. `skipGlobalAlts`: no alternates for unavailable items. `isListProductAlt`: replaces unavailable items by their
     * alternates. `sparq`: only items that can be added to the cart. `brandTransformationSwitch`: titles without the leading brand (decision 0260).
     */
    inputs: Type.Optional(Type.Object(all(Loose, 'brandTransformationSwitch', 'isListProductAlt', 'sparq', 'skipGlobalAlts'))),
    /** The item to be replaced (`type` ALT: only its replacements), and the conversion of its quantity. */
    itemReqObj: Type.Optional(Type.Object(all(Loose, 'type', 'orgItemId', 'orgQty', 'quantity', 'altFactor', 'propositionCode'))),
  }),
});

/** A product tile item as the specification defines it. */
export const TileDataItem = Type.Object({
  ...all(
    Type.String(),
    'itemId',
    'resolvedItemId',
    'title',
    'productURL',
    'image',
    'actionLabel',
    'compareItemID',
    'baseCatId',
    'catalogId',
  ),
  ...all(orNull(Type.String()), 'price', 'originalPrice', 'units', 'lastOrderedDate'),
  ...all(orNull(Type.String()), 'customSkuCode', 'membershipOverlay', 'swatchLabel'),
  /** Sponsored today in a list of its category: then the beacons count a view and a click. */
  isSSPT: Type.Boolean(),
  ...all(orNull(Type.String()), 'impBeacon', 'clickBeacon'),
  ...all(orNull(Type.Number()), 'priceValue', 'unitsNum'),
  ...all(Type.Boolean(), 'isSKUSET', 'isCustomSKU', 'isOutOfStock', 'isDeliveryInstock', 'bopisEligible'),
  quantityLimit: Type.Integer(),
  restrictionDetails: orNull(
    Type.Object({ ...all(orNull(Type.String()), 'type', 'limitedQtyTxt', 'alternateItemURL'), altProducts: Type.Array(Type.String()) }),
  ),
  badgeDetails: Type.Object({ productBadge: orNull(Type.String()) }),
  itemDetails: Type.Object({ priceInfo: Type.Object({ finalPricePerUnit: orNull(Type.Number()) }) }),
});

const tileData = {
  summary: 'Product tiles by item number, at this shopper’s prices (CAT-9)',
  access: 'shopper',
  changesState: false,
  ids: { 'body.query.skus': 'product', 'body.query.itemReqObj.orgItemId': 'product' },
  body: TileDataQuery,
  reply: Type.Object({ data: Type.Array(TileDataItem) }),
} as const;

export const tilesContract = {
  'POST /ele-lpd/api/productTileProxy/getProductTileData': tileData,
  'POST /ele-lpd/api/sparxProxy/getProductTileData': tileData,
  ...tileCalls,
} as const;

/** Events of rows of tiles, which the recommendations' server counts. */
export const rowCalls = {
  'GET /api/recommendations/beacon': {
    summary: 'Tells that a row or a sponsored place was seen, or that a product was opened or added from it: counted, never by shopper',
    access: 'shopper',
    acting: 'unrecorded',
    ids: {},
    query: Type.Object({
      kind: oneOf('seen', 'opened', 'added'),
      /** A placement, or `list` with the ad slot of its window (`list1025`, APP-16). */
      place: Type.String({ pattern: '^[a-zA-Z]{1,40}(0|[1-9][0-9]{2,3})?$' }),
      /** How the row was found; for a sponsored position `sponsored.` and its name. */
      scheme: Type.String({ pattern: '^[a-zA-Z]{1,40}(\\.[a-zA-Z0-9_-]{1,40})?$' }),
      item: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Object({}),
    changesState: true,
  },
} as const;
