// Search and suggest (CAT-7). `GET /api/search` is public; screens use the same engine through `POST /api/search/listing`.
import Type from 'typebox';
import { Facet, Listing, ListingQuery, Tile } from '#catalog/contract';

export const searchContract = {
  'GET /api/search': {
    summary: 'Searches products by words, item number or part number',
    ids: {},
    query: Type.Object({
      q: Type.String({ maxLength: 200 }),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      size: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
    }),
    reply: Type.Object({ items: Type.Array(Tile), total: Type.Integer(), facets: Type.Array(Facet) }),
  },
  'POST /api/search/listing': {
    summary: 'One page of search results with facets, correction and categories',
    ids: {},
    body: ListingQuery,
    reply: Type.Intersect([
      Listing,
      Type.Object({
        /** The words searched instead when the typed ones are unknown; null when searched as typed. */
        correctedTo: Type.Union([Type.String(), Type.Null()]),
        categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String(), count: Type.Integer() })),
        /** The product an exact item or part number names. */
        exact: Type.Union([Type.String(), Type.Null()]),
      }),
    ]),
  },
  'GET /api/suggest': {
    summary: 'Suggestions while typing: searches, categories and products apart',
    ids: {},
    query: Type.Object({ q: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({
      queries: Type.Array(Type.Object({ text: Type.String(), href: Type.String() })),
      categories: Type.Array(Type.Object({ name: Type.String(), href: Type.String() })),
      products: Type.Array(Tile),
    }),
  },
} as const;
