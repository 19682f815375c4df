// Listings: their query, filters and replies (CAT-2, APP-12).
import Type from 'typebox';
import { Crumb, OwnFilter, Tile } from '#goods/catalog/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer(), selected: Type.Boolean() });
export const Facet = Type.Object({ code: Type.String(), label: orNull(Type.String()), values: Type.Array(FacetValue) });
export type Facet = Type.Static<typeof Facet>;

/** Listing controls as in the address (APP-12); facet values contain no commas and may repeat. */
export const ListingQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(oneOf('relevance', 'priceAsc', 'priceDesc', 'rating', 'name')),
  /** Selected facet values by code; `brand`, `supercategory` and `promo` among them. */
  facets: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 120 }), { maxItems: 30 }))),
  /** Store number: show only what can be picked up there. */
  bopis: Type.Optional(Type.String({ maxLength: 8 })),
  /** Show only the shopper's own products in these ways; no products for a shopper without such data. */
  own: Type.Optional(Type.Array(OwnFilter, { maxItems: 2 })),
});
export type ListingQuery = Type.Static<typeof ListingQuery>;

/** The name as in the address of the brand's page. */
export const BrandName = Type.String({ minLength: 1, maxLength: 120 });

/** Which list; without any field: all products. */
export const ListedIn = Type.Object({
  categoryId: Type.Optional(Type.String({ maxLength: 60 })),
  brand: Type.Optional(BrandName),
  deals: Type.Optional(Type.Boolean()),
});
export type ListedIn = Type.Static<typeof ListedIn>;

/** A list for counting: a category, a brand, the deals, or a search. */
export const CountedList = Type.Intersect([
  ListingQuery,
  ListedIn,
  /** For a search: do not correct words. */
  Type.Object({ asTyped: Type.Optional(Type.Boolean()) }),
]);
export type CountedList = Type.Static<typeof CountedList>;

/** A sponsored tile on the first page of a list. */
const SponsoredTile = Type.Object({
  /** Identifies the sponsorship for counting its views and clicks. */
  recId: Type.String(),
  /** Position among the page's tiles, from 1. */
  position: Type.Integer(),
  tile: Tile,
});

export const Listing = Type.Object({
  tiles: Type.Array(Tile),
  /** None of these is in `tiles`; `total` counts each product once. */
  sponsored: Type.Array(SponsoredTile),
  ...all(Type.Integer(), 'total', 'page', 'size'),
  facets: Type.Array(Facet),
  /** The store of the `bopis` filter; null: no filter, because none was requested or the store is in another country. */
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

export const listingContract = {
  'GET /api/category/:id': {
    summary: 'A category with its children and way up',
    access: 'shopper',
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
  'GET /api/brands': {
    summary: 'Every brand of which the caller finds anything, by name, with the number of its products',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ brands: Type.Array(Type.Object({ ...all(Type.String(), 'slug', 'name'), count: Type.Integer() })) }),
  },
  'GET /api/brand/:slug': {
    summary: 'A brand by the name in its address: known where something of it is sold',
    access: 'shopper',
    ids: { 'params.slug': 'brand' },
    params: Type.Object({ slug: BrandName }),
    reply: Type.Object({ ...all(Type.String(), 'slug', 'name'), alternateHrefs: Type.Record(Type.String(), Type.String()) }),
  },
  'POST /api/listing': {
    summary: 'One page of a listing: a category, a brand, or the deals',
    access: 'shopper',
    changesState: false,
    ids: { 'body.categoryId': 'category' },
    body: Type.Intersect([ListingQuery, ListedIn]),
    reply: Listing,
  },
  'POST /api/listing/own': {
    summary: 'How many products of a list are this shopper’s own, by filter; null for what they have not',
    access: 'shopper',
    changesState: false,
    ids: { 'body.categoryId': 'category' },
    body: CountedList,
    reply: Type.Object(all(orNull(Type.Integer()), 'contract', 'bought')),
  },
  'POST /api/listing/pickup': {
    summary:
      'How many products of a list the store named by `bopis` has, beside all other filters; null for no store of this country, and for who may not pick up',
    access: 'shopper',
    changesState: false,
    ids: { 'body.categoryId': 'category' },
    body: CountedList,
    reply: Type.Object({ count: orNull(Type.Integer()) }),
  },
} as const;
