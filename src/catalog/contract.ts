// What the catalogue answers: tiles, listings, product details, categories, pictures. Money is in two-decimal numbers at the API.
import Type from 'typebox';
import { BrandName, CountedList, Facet, ListedIn, ListingQuery, OwnFilter } from '#listing/contract';
import { all, oneOf, orNull } from '#schema/contract';

/** A product tile (CAT-3). `price` is shown text, `priceValue` the number; null where the shopper may not see one. */
export const Tile = Type.Object({
  itemId: Type.String(),
  resolvedItemId: Type.String(),
  title: Type.String(),
  href: Type.String(),
  brand: Type.String(),
  pack: orNull(Type.String()),
  /** What tells it apart, for rows that have room for more: "Color: White". At most three. */
  traits: Type.Array(Type.String()),
  image: Type.Object({ src: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  price: orNull(Type.String()),
  priceValue: orNull(Type.Number()),
  originalPrice: orNull(Type.String()),
  saving: orNull(Type.String()),
  unitPrice: orNull(Type.String()),
  units: orNull(Type.String()),
  unitsNum: orNull(Type.Number()),
  rating: Type.Union([Type.Object({ average: Type.Number(), count: Type.Integer() }), Type.Null()]),
  quantityLimit: Type.Integer(),
  increment: Type.Integer(),
  badge: Type.Union([
    Type.Literal('bestSeller'),
    Type.Literal('newPackaging'),
    Type.Literal('limitedQuantity'),
    Type.Literal('discontinued'),
    Type.Literal('preOrder'),
    Type.Literal('comingSoon'),
    Type.Null(),
  ]),
  /** Why it cannot be bought as usual (CAT-3): out of stock or discontinued, with what takes its place. */
  restriction: Type.Union([Type.Object({ type: oneOf('OUTOFSTOCK', 'DISCONTINUED'), alternates: Type.Array(Type.String()) }), Type.Null()]),
  seePriceInCart: Type.Boolean(),
  isOutOfStock: Type.Boolean(),
  isDeliveryInstock: Type.Boolean(),
  bopisEligible: Type.Boolean(),
  isSKUSET: Type.Boolean(),
  isCustomSKU: Type.Boolean(),
  /** Whether "Add to cart" works straight from the tile; otherwise the product page has choices to make first. */
  canAdd: Type.Boolean(),
  baseCatId: Type.String(),
});
export type Tile = Type.Static<typeof Tile>;

export const Crumb = Type.Object({ name: Type.String(), href: Type.String() });

/** A tile whose place is paid for, on the first page of a list. */
const SponsoredTile = Type.Object({
  /** Names what is paid for, for those who count how it does. */
  recId: Type.String(),
  /** Among the tiles of the page, from 1. */
  position: Type.Integer(),
  tile: Tile,
});

export const Listing = Type.Object({
  tiles: Type.Array(Tile),
  /** None of these is among `tiles`; `total` does not count them twice. */
  sponsored: Type.Array(SponsoredTile),
  ...all(Type.Integer(), 'total', 'page', 'size'),
  facets: Type.Array(Facet),
  /** The store that `bopis` holds the list to; null: nothing is held back, as none was asked for, or none of this country. */
  pickupStore: orNull(Type.Object(all(Type.String(), 'storeNumber', 'city', 'addressLine1'))),
});
export type Listing = Type.Static<typeof Listing>;
export type PickupStore = NonNullable<Listing['pickupStore']>;

export const CategoryCard = Type.Object({
  id: Type.String(),
  name: Type.String(),
  href: Type.String(),
  image: Type.String(),
  count: Type.Integer(),
});
export type CategoryCard = Type.Static<typeof CategoryCard>;

export const ProductDetail = Type.Object({
  tile: Tile,
  /** `brandHref`: of the page with everything of its brand. */
  ...all(orNull(Type.String()), 'brandHref', 'ean', 'streetDate'),
  partNumber: Type.String(),
  kind: Type.String(),
  status: Type.String(),
  description: Type.String(),
  features: Type.Array(Type.String()),
  specs: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  images: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  breaks: Type.Array(
    Type.Object({
      from: Type.Integer(),
      to: orNull(Type.Integer()),
      price: Type.String(),
      unitPrice: orNull(Type.String()),
    }),
  ),
  /** Why it costs what it costs, in sentences; none where the price is said in the cart only. */
  priceReasons: Type.Array(Type.String()),
  /** Papers to read or print, those in the reader's language first; `kind` and `language` in words. */
  documents: Type.Array(Type.Object(all(Type.String(), 'title', 'kind', 'language', 'lang', 'href'))),
  crumbs: Type.Array(Crumb),
  variants: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(
        Type.Object({
          label: Type.String(),
          detail: orNull(Type.String()),
          href: Type.String(),
          current: Type.Boolean(),
        }),
      ),
    }),
  ),
  services: Type.Array(Type.Object({ itemId: Type.String(), title: Type.String(), price: Type.String(), kind: Type.String() })),
  bundle: Type.Array(Type.Object({ title: Type.String(), href: Type.String(), qty: Type.Integer() })),
  fits: Type.Array(Type.String()),
  /** Whether what it fits are printers (CAT-6): bags and batteries fit something, too. */
  fitsPrinters: Type.Boolean(),
  compatible: Type.Array(Tile),
  alternates: Type.Array(Tile),
  accessories: Type.Array(Tile),
  replacement: Type.Union([Tile, Type.Null()]),
  /** Of goods made with the shopper's own words: how many lines of how many letters, what can be chosen, and whether a picture goes on them (CAT-8). */
  custom: orNull(
    Type.Object({
      ...all(Type.Integer(), 'lines', 'lineLength'),
      colors: Type.Array(oneOf('black', 'blue', 'red', 'green', 'purple')),
      typefaces: Type.Array(oneOf('sans', 'serif', 'script')),
      artwork: Type.Boolean(),
    }),
  ),
  backorderDays: orNull(Type.Integer()),
});
export type ProductDetail = Type.Static<typeof ProductDetail>;

export const HomeContent = Type.Object({
  departments: Type.Array(CategoryCard),
  deals: Type.Array(Tile),
  bestSellers: Type.Array(Tile),
  /** Made to order with the shopper's own words: one of each sort. */
  prints: Type.Object({ tiles: Type.Array(Tile), /** Where all of them are, when that is one category. */ allHref: orNull(Type.String()) }),
  printerBrands: Type.Array(Type.Object({ brand: Type.String(), models: Type.Array(Type.String()) })),
});

const Loose = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()]));

/** What the tile service is asked (CAT-9). Fields of the service context are judged by their own rule (APP-18). */
export const TileDataQuery = Type.Object({
  serviceContext: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
  query: Type.Object({
    skus: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
    /**
     * Each is on where it is true. `skipGlobalAlts`: no alternates of what cannot be bought. `isListProductAlt`: what cannot be bought is resolved
     * to what takes its place. `sparq`: only what can go into the cart. `brandTransformationSwitch`: titles without the brand in front (decision 0260).
     */
    inputs: Type.Optional(Type.Object(all(Loose, 'brandTransformationSwitch', 'isListProductAlt', 'sparq', 'skipGlobalAlts'))),
    /** The item whose place the others would take (`type` ALT: only those that do), and how many of one make one of it. */
    itemReqObj: Type.Optional(Type.Object(all(Loose, 'type', 'orgItemId', 'orgQty', 'quantity', 'altFactor', 'propositionCode'))),
  }),
});

/** A product tile item of the specification: its names, its shapes. */
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
  ids: { 'body.query.skus': 'product', 'body.query.itemReqObj.orgItemId': 'product' },
  body: TileDataQuery,
  reply: Type.Object({ data: Type.Array(TileDataItem) }),
} as const;

export const catalogContract = {
  'GET /api/home': { summary: 'What the home page shows: departments, deals, best sellers', ids: {}, reply: HomeContent },
  'GET /api/navigation': {
    summary: 'Departments of the header',
    ids: {},
    reply: Type.Object({
      departments: Type.Array(CategoryCard),
      all: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), href: Type.String(), children: Type.Array(Crumb) })),
    }),
  },
  'GET /api/category/:id': {
    summary: 'A category with its children and way up',
    ids: { 'params.id': 'category' },
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    reply: Type.Object({
      id: Type.String(),
      name: Type.String(),
      slug: Type.String(),
      intro: orNull(Type.String()),
      crumbs: Type.Array(Crumb),
      children: Type.Array(CategoryCard),
      alternateHrefs: Type.Record(Type.String(), Type.String()),
    }),
  },
  'GET /api/brand/:slug': {
    summary: 'A brand by the name in its address: known where something of it is sold',
    ids: { 'params.slug': 'brand' },
    params: Type.Object({ slug: BrandName }),
    reply: Type.Object({ ...all(Type.String(), 'slug', 'name'), alternateHrefs: Type.Record(Type.String(), Type.String()) }),
  },
  'POST /api/listing': {
    summary: 'One page of a listing: a category, a brand, or the deals',
    ids: { 'body.categoryId': 'category' },
    body: Type.Intersect([ListingQuery, ListedIn]),
    reply: Listing,
  },
  'POST /api/listing/own': {
    summary: 'How many products of a list are this shopper’s own, by filter; null for what they have not',
    ids: { 'body.categoryId': 'category' },
    body: CountedList,
    reply: Type.Object(all(orNull(Type.Integer()), 'contract', 'bought')),
  },
  'POST /api/listing/pickup': {
    summary: 'How many products of a list the store named by `bopis` has, beside all other filters; null for no store of this country',
    ids: { 'body.categoryId': 'category' },
    body: CountedList,
    reply: Type.Object({ count: orNull(Type.Integer()) }),
  },
  'GET /api/product/:itemId': {
    summary: 'A product with everything its page shows',
    ids: { 'params.itemId': 'product' },
    params: Type.Object({ itemId: Type.String({ maxLength: 60 }) }),
    reply: Type.Intersect([ProductDetail, Type.Object({ slug: Type.String(), alternateHrefs: Type.Record(Type.String(), Type.String()) })]),
  },
  'POST /ele-lpd/api/productTileProxy/getProductTileData': tileData,
  'POST /ele-lpd/api/sparxProxy/getProductTileData': tileData,
  'POST /api/tiles/shown': {
    summary: 'The tiles of some products at this shopper’s prices, in the order asked for; what is not listed is left out',
    ids: { 'body.itemIds': 'product' },
    body: Type.Object({ itemIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 25 }) }),
    reply: Type.Object({ tiles: Type.Array(Tile) }),
  },
  'POST /api/tiles': {
    summary: 'What is this shopper’s own about some products: contract price, stock for their zip and store',
    ids: { 'body.itemIds': 'product', 'body.storeNumber': 'store' },
    body: Type.Object({
      itemIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
      zip: Type.Optional(Type.String({ maxLength: 10 })),
      storeNumber: Type.Optional(Type.String({ maxLength: 8 })),
    }),
    reply: Type.Object({
      tiles: Type.Array(
        Type.Object({
          itemId: Type.String(),
          /**
           * `unitPrice`: of one sheet, pen or page; null where one unit is all there is. `fits`: the shopper's own printer (CAT-6). `ordered`: when a
           * buyer of the business site last ordered it: "Ordered Wed, Oct 28".
           */
          ...all(orNull(Type.String()), 'price', 'unitPrice', 'blocked', 'fits', 'ordered'),
          priceValue: orNull(Type.Number()),
          contract: Type.Boolean(),
          /** Why the account pays what was agreed, in sentences: the list price and the saving where the account may see them. */
          priceReasons: Type.Array(Type.String()),
          pickup: Type.Object({ ok: Type.Boolean(), text: Type.String() }),
          /** `orderBy`: minutes since midnight on the site's clock until which the day holds; null when it does not depend on the hour. */
          delivery: Type.Object({ ok: Type.Boolean(), text: Type.String(), orderBy: orNull(Type.Integer()) }),
        }),
      ),
      /** The filters that this shopper has beside everybody's. */
      own: Type.Array(OwnFilter),
    }),
  },
} as const;
