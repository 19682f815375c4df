// How the API describes products: tiles and details, and the calls that answer them. Money is in two-decimal numbers.
import Type from 'typebox';
import { CustomSpec } from '#goods/customization/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

/** What the cart adds to the price of one unit or takes off: "Handling, large item", "+ $25.00 each". */
export const FeeRow = Type.Object(all(Type.String(), 'label', 'amount'));

/**
 * Delivery of the smallest quantity ordered alone, by the cart's own rules: `label` ("Delivery to 01702"), `amount` ("$7.95", "Free"), and `note`, from what amount on it is free,
 * null when it is. `sum`: goods after instant coupons, fees and delivery before tax.
 */
export const DeliveryCost = Type.Object({
  ...all(Type.String(), 'label', 'amount', 'sumLabel', 'sum'),
  note: orNull(Type.String()),
  isFree: Type.Boolean(),
});
export type DeliveryCost = Type.Static<typeof DeliveryCost>;

/** A product tile (CAT-3). `price` is formatted text, `priceValue` the number; null when the shopper may not see a price. */
export const Tile = Type.Object({
  itemId: Type.String(),
  resolvedItemId: Type.String(),
  title: Type.String(),
  href: Type.String(),
  brand: Type.String(),
  pack: orNull(Type.String()),
  /** Attributes that set it apart, for rows with more space: "Color: White". At most three. */
  traits: Type.Array(Type.String()),
  image: Type.Object({ src: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  price: orNull(Type.String()),
  priceValue: orNull(Type.Number()),
  originalPrice: orNull(Type.String()),
  saving: orNull(Type.String()),
  unitPrice: orNull(Type.String()),
  /** The fees that the cart adds for each unit: "+ $25.00 handling each"; null without one. */
  fee: orNull(Type.String()),
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
  /** Why it cannot be bought as usual (CAT-3): out of stock or discontinued, with alternates. */
  restriction: Type.Union([Type.Object({ type: oneOf('OUTOFSTOCK', 'DISCONTINUED'), alternates: Type.Array(Type.String()) }), Type.Null()]),
  /** Why the visitor may not buy it, in words; on pages that everybody shares, why a guest may not. Missing where it may be bought. */
  blocked: Type.Optional(Type.String()),
  seePriceInCart: Type.Boolean(),
  isOutOfStock: Type.Boolean(),
  isDeliveryInstock: Type.Boolean(),
  bopisEligible: Type.Boolean(),
  isSKUSET: Type.Boolean(),
  isCustomSKU: Type.Boolean(),
  /** Whether "Add to cart" works from the tile; otherwise the product page has choices to make first. */
  canAdd: Type.Boolean(),
  baseCatId: Type.String(),
  /** The colors it also comes in, itself included; null for a single one. `paints`: what drawings of them are painted with. */
  colors: orNull(Type.Object({ count: Type.Integer(), paints: Type.Array(Type.String()) })),
});
export type Tile = Type.Static<typeof Tile>;

export const Crumb = Type.Object({ name: Type.String(), href: Type.String() });

export const ProductDetail = Type.Object({
  tile: Tile,
  /** `brandHref`: the page of its brand. */
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
      /** The quantities in words: "1 to 9". */
      range: Type.String(),
      price: Type.String(),
      unitPrice: orNull(Type.String()),
    }),
  ),
  /** Sentences that explain the price; empty when only the cart shows it. */
  priceReasons: Type.Array(Type.String()),
  fees: Type.Array(FeeRow),
  /** Why there is a fee; null without one. */
  feeReason: orNull(Type.String()),
  /** Coupons that the cart applies by itself, with what each takes off; for everybody, as `deliveryCost`. */
  offers: Type.Array(FeeRow),
  /** To the site’s default place, for everybody; a shopper’s own is in `POST /api/tiles`. Null for what no carrier brings. */
  deliveryCost: orNull(DeliveryCost),
  /** Documents to read or print, those in the reader's language first; `kind` and `language` are words. */
  documents: Type.Array(Type.Object(all(Type.String(), 'title', 'kind', 'language', 'lang', 'href'))),
  crumbs: Type.Array(Crumb),
  variants: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(
        Type.Object({
          label: Type.String(),
          /** `picture` and `difference` (what it costs more or less, as text) of a color only. */
          ...all(orNull(Type.String()), 'detail', 'picture', 'difference'),
          href: Type.String(),
          current: Type.Boolean(),
        }),
      ),
    }),
  ),
  services: Type.Array(Type.Object({ itemId: Type.String(), title: Type.String(), price: Type.String(), kind: Type.String() })),
  bundle: Type.Array(Type.Object({ title: Type.String(), href: Type.String(), qty: Type.Integer() })),
  fits: Type.Array(Type.String()),
  /** Whether it fits printers (CAT-6), and not, say, notebooks like a bag. */
  fitsPrinters: Type.Boolean(),
  compatible: Type.Array(Tile),
  alternates: Type.Array(Tile),
  accessories: Type.Array(Tile),
  replacement: Type.Union([Tile, Type.Null()]),
  /** What made-to-order goods can be made with (CAT-8). */
  custom: orNull(CustomSpec),
  backorderDays: orNull(Type.Integer()),
  /** Day (ISO) on which it goes on sale, when it is coming soon, or of the next supply in the country; null when unknown or past. */
  expectedOn: orNull(Type.String()),
});
export type ProductDetail = Type.Static<typeof ProductDetail>;

/** Filters that only an account has: items of its contract, and items the shopper bought before. */
export const OwnFilter = oneOf('contract', 'bought');
export type OwnFilter = Type.Static<typeof OwnFilter>;

/** The call behind a product page. The cart makes it too; the product page's server answers it. */
export const productCalls = {
  'GET /api/product/:itemId': {
    summary: 'A product with everything its page shows',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: Type.Object({ itemId: Type.String({ maxLength: 60 }) }),
    reply: Type.Intersect([ProductDetail, Type.Object({ slug: Type.String(), alternateHrefs: Type.Record(Type.String(), Type.String()) })]),
  },
} as const;

/** A word about contracts beside a price: `ok` that one makes it, `warn` or `bad` that none does where the organization minds. */
export const ContractMark = Type.Object({ tone: oneOf('ok', 'warn', 'bad'), text: Type.String() });

/** A shopper's own data about products. The cart makes these calls too; the tiles' server answers them. */
export const tileCalls = {
  'POST /api/tiles/shown': {
    summary: 'The tiles of some products at this shopper’s prices, in the order asked for; what is not listed is left out',
    access: 'shopper',
    changesState: false,
    ids: { 'body.itemIds': 'product' },
    body: Type.Object({ itemIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 25 }) }),
    reply: Type.Object({ tiles: Type.Array(Tile) }),
  },
  'POST /api/tiles': {
    summary: 'What is this shopper’s own about some products: contract price, stock for their zip and store',
    access: 'shopper',
    changesState: false,
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
           * `unitPrice`: of one sheet, pen or page; null when a sales unit holds only one. `fits`: the shopper's own printer (CAT-6). `ordered`: when
           * a buyer of the business site last ordered it: "Ordered Wed, Oct 28".
           */
          ...all(orNull(Type.String()), 'price', 'unitPrice', 'blocked', 'fits', 'ordered'),
          priceValue: orNull(Type.Number()),
          contract: Type.Boolean(),
          mark: orNull(ContractMark),
          /** Sentences that explain the account's price: list price and saving, if the account may see them. */
          priceReasons: Type.Array(Type.String()),
          /**
           * `elsewhere`: the nearest store that has what the shopper's own has not: "In stock at Natick, 5.1 mi away". `notAllowed`: the shopper's
           * account has no pickup at all (G_BOP).
           */
          pickup: Type.Object({
            ok: Type.Boolean(),
            text: Type.String(),
            elsewhere: orNull(Type.String()),
            notAllowed: Type.Optional(Type.Literal(true)),
          }),
          /** `orderBy`: order deadline in minutes since midnight on the site's clock; null when the day does not depend on the hour. */
          delivery: Type.Object({ ok: Type.Boolean(), text: Type.String(), orderBy: orNull(Type.Integer()), cost: orNull(DeliveryCost) }),
          /** Coupons that the cart applies by itself, for this shopper. */
          offers: Type.Array(FeeRow),
        }),
      ),
      /** Extra filters of this shopper. */
      own: Type.Array(OwnFilter),
    }),
  },
} as const;
