// Search and suggest (CAT-7). `GET /api/search` is public; screens use the same engine through `POST /api/search/listing`.
import Type from 'typebox';
import { Tile } from '#goods/catalog/contract';
import { Facet, Listing, ListingQuery } from '#finding/listing/contract';
import { oneOf, orNull } from '#base/schema/contract';

const PrintService = Type.Object({
  itemNumber: Type.String(),
  /** What the account calls it; empty when it has no name of its own. */
  customerItemNumber: Type.String(),
});

/** Values of a facet, several with a comma: none holds one. */
const Values = Type.Optional(Type.String({ maxLength: 2_000 }));
const FILTERS = { brand: Values, supercategory: Values, promo: Values, price: Values, rating: Values };

export const searchContract = {
  'GET /api/search': {
    summary: 'Searches products by words, item number or part number; filtered and sorted as lists are, at the prices of who asks',
    access: 'shopper',
    ids: {},
    query: Type.Object({
      q: Type.String({ maxLength: 200 }),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      size: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
      /** `1`: search these very words, correct nothing. */
      typed: Type.Optional(Type.Literal('1')),
      sort: ListingQuery.properties.sort,
      ...FILTERS,
      /** More facets: `color:Black,White;size:Letter`. */
      facets: Values,
      bopis: ListingQuery.properties.bopis,
      /** Only what is the shopper's own: `contract`, `bought`, or both with a comma. */
      own: Type.Optional(Type.String({ pattern: '^(contract|bought)(,(contract|bought))?$' })),
    }),
    reply: Type.Object({
      items: Type.Array(Tile),
      total: Type.Integer(),
      facets: Type.Array(Facet),
      correctedTo: orNull(Type.String()),
    }),
  },
  'POST /api/search/listing': {
    summary: 'One page of search results with facets, correction and categories',
    access: 'shopper',
    ids: {},
    body: Type.Intersect([
      ListingQuery,
      Type.Object({
        /** Nothing is corrected: the shopper asked for these very words. */
        asTyped: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Type.Intersect([
      Listing,
      Type.Object({
        /** The words searched instead when the typed ones are unknown; null when searched as typed. */
        correctedTo: orNull(Type.String()),
        categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String(), count: Type.Integer() })),
        /** The listing that the words name outright; null when they say more or less than that. */
        redirect: orNull(Type.String()),
        /** The printer model that the words name, with the page of what fits it (CAT-6). */
        printer: Type.Union([Type.Object({ name: Type.String(), slug: Type.String() }), Type.Null()]),
        /** The product an exact item or part number names. */
        exact: orNull(Type.String()),
      }),
    ]),
  },
  'POST /api/search/events': {
    summary: 'Tells that results were seen, or that a product was opened from them: counted, never by shopper',
    access: 'shopper',
    ids: {},
    body: Type.Union([
      Type.Object({
        kind: Type.Literal('searched'),
        q: Type.String({ minLength: 1, maxLength: 200 }),
        total: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
        correctedTo: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
      }),
      Type.Object({ kind: Type.Literal('opened'), q: Type.String({ minLength: 1, maxLength: 200 }) }),
    ]),
    reply: Type.Object({}),
  },
  'GET /sbaSearch/common/api/engine/browse': {
    summary: 'Print services by how they are ordered, with the account’s own numbers',
    access: 'shopper',
    ids: {},
    query: Type.Object({
      printServices: Type.Optional(Type.String({ maxLength: 10 })),
      minimal: Type.Optional(Type.String({ maxLength: 10 })),
      serviceName: Type.Optional(oneOf('all', 'xmpie', 'static', 'navink')),
    }),
    reply: Type.Object({ xmpie: Type.Array(PrintService), static: Type.Array(PrintService), navink: Type.Array(PrintService) }),
  },
  'GET /api/suggest': {
    summary: 'Suggestions while typing: searches, categories, what is on one’s lists and products apart',
    access: 'shopper',
    ids: {},
    query: Type.Object({ q: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({
      queries: Type.Array(Type.Object({ text: Type.String(), href: Type.String() })),
      categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String() })),
      /** Of the shopper's own lists; none for guests. */
      listed: Type.Array(Type.Object({ listName: Type.String(), tile: Tile })),
      products: Type.Array(Tile),
    }),
  },
} as const;
