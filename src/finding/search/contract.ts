// Search and suggestions (CAT-7). `GET /api/search` is public; screens use the same engine through `POST /api/search/listing`.
import Type from 'typebox';
import { Tile } from '#goods/catalog/contract';
import { Facet, Listing, ListingQuery } from '#finding/listing/contract';
import { oneOf, orNull } from '#base/schema/contract';

const PrintService = Type.Object({
  itemNumber: Type.String(),
  /** The account's own number for it; empty without one. */
  customerItemNumber: Type.String(),
});

/** Values of a facet, separated by commas; no value contains one. */
const Values = Type.Optional(Type.String({ maxLength: 2_000 }));
const FILTERS = { brand: Values, supercategory: Values, promo: Values, price: Values, rating: Values };

/** A page that answers a search which asks for no goods: above the products. */
const Answer = Type.Object({ title: Type.String(), text: Type.String(), href: Type.String() });

/** A size that no goods here have, and the name of the one found in its place. */
const SoldInstead = Type.Union([Type.Object({ asked: Type.String(), sold: Type.String() }), Type.Null()]);

export const searchContract = {
  'GET /api/search': {
    summary: 'Searches products by words, item number or part number; filtered and sorted as lists are, at the prices of who asks',
    access: 'shopper',
    ids: {},
    query: Type.Object({
      q: Type.String({ maxLength: 200 }),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      size: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
      /** `1`: search the words as typed, without corrections. */
      typed: Type.Optional(Type.Literal('1')),
      sort: ListingQuery.properties.sort,
      ...FILTERS,
      /** More facets: `color:Black,White;size:Letter`. */
      facets: Values,
      bopis: ListingQuery.properties.bopis,
      /** Only the shopper's own products: `contract`, `bought`, or both separated by a comma. */
      own: Type.Optional(Type.String({ pattern: '^(contract|bought)(,(contract|bought))?$' })),
    }),
    reply: Type.Object({
      items: Type.Array(Tile),
      total: Type.Integer(),
      facets: Type.Array(Facet),
      correctedTo: orNull(Type.String()),
      answers: Type.Array(Answer),
      soldInstead: SoldInstead,
    }),
  },
  'POST /api/search/listing': {
    summary: 'One page of search results with facets, correction and categories',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Intersect([
      ListingQuery,
      Type.Object({
        /** Search the words as typed, without corrections. */
        asTyped: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Type.Intersect([
      Listing,
      Type.Object({
        /** The words searched instead of unknown ones; null without a correction. */
        correctedTo: orNull(Type.String()),
        categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String(), count: Type.Integer() })),
        /** Address of the listing that the words name exactly; null otherwise. */
        redirect: orNull(Type.String()),
        /** The printer model that the words name, with its page of compatible products (CAT-6). */
        printer: Type.Union([Type.Object({ name: Type.String(), slug: Type.String() }), Type.Null()]),
        /** The product whose item or part number was typed. */
        exact: orNull(Type.String()),
        answers: Type.Array(Answer),
        soldInstead: SoldInstead,
      }),
    ]),
  },
  'POST /api/search/events': {
    summary: 'Tells that results were seen, or that a product was opened from them: counted, never by shopper',
    access: 'shopper',
    acting: 'unrecorded',
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
      /** Pages that answer what was typed. */
      answers: Type.Array(Answer),
      queries: Type.Array(Type.Object({ text: Type.String(), href: Type.String() })),
      categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String() })),
      /** From the shopper's own lists; none for guests. */
      listed: Type.Array(Type.Object({ listName: Type.String(), tile: Tile })),
      products: Type.Array(Tile),
    }),
  },
} as const;
