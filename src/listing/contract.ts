// How a list is asked for, and what it can be filtered by (CAT-2, APP-12).
import Type from 'typebox';
import { oneOf, orNull } from '#schema/contract';

export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer(), selected: Type.Boolean() });
export const Facet = Type.Object({ code: Type.String(), label: orNull(Type.String()), values: Type.Array(FacetValue) });
export type Facet = Type.Static<typeof Facet>;

/** Filters that only an account has: what its contract holds, and what the shopper bought before. */
export const OwnFilter = oneOf('contract', 'bought');
export type OwnFilter = Type.Static<typeof OwnFilter>;

/** Listing controls as they stand in the address (APP-12); facet values are comma-free strings given several times. */
export const ListingQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(oneOf('relevance', 'priceAsc', 'priceDesc', 'rating', 'name')),
  /** Chosen facet values by code; `brand`, `supercategory` and `promo` among them. */
  facets: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 120 }), { maxItems: 30 }))),
  /** Store number: only what can be picked up there. */
  bopis: Type.Optional(Type.String({ maxLength: 8 })),
  /** Only what is the shopper's own, in each of these ways; nothing for who has no such thing. */
  own: Type.Optional(Type.Array(OwnFilter, { maxItems: 2 })),
});
export type ListingQuery = Type.Static<typeof ListingQuery>;

/** As it stands in the address of the brand's page. */
export const BrandName = Type.String({ minLength: 1, maxLength: 120 });

/** What a list is of; none of them: everything. */
export const ListedIn = Type.Object({
  categoryId: Type.Optional(Type.String({ maxLength: 60 })),
  brand: Type.Optional(BrandName),
  deals: Type.Optional(Type.Boolean()),
});
export type ListedIn = Type.Static<typeof ListedIn>;

/** A list in which something is counted: of a category, a brand, the deals, or a search. */
export const CountedList = Type.Intersect([
  ListingQuery,
  ListedIn,
  /** Of a search: no word is corrected. */
  Type.Object({ asTyped: Type.Optional(Type.Boolean()) }),
]);
export type CountedList = Type.Static<typeof CountedList>;
