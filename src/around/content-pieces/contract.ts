// The specification's calls for content (§7), answered with what the shop's own pages show (HDR-2).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { Banner } from '#finding/banners/contract';
import { SLOTS } from '#finding/banners/rules';
import { Facet } from '#finding/listing/contract';

const Loose = Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown()));
const Name = Type.String({ maxLength: 60 });
const Names = Type.Optional(Type.Array(Name, { maxItems: 20 }));

export const contentPiecesContract = {
  'POST /ele-lpd/api/sparxProxy/getEcommContentData': {
    summary: 'Content of some slots for the caller; all slots of pages when none is named. Unknown names have none',
    access: 'shopper',
    changesState: false,
    ids: { 'body.category': 'category' },
    body: Type.Object({ slots: Names, category: Type.Optional(Name), siteVariables: Loose, userVariables: Loose }),
    reply: Type.Object({ data: Type.Object({ content: Type.Array(Type.Object({ slot: oneOf(...SLOTS), banners: Type.Array(Banner) })) }) }),
  },
  'POST /ele-lpd/api/sparxProxy/fetchHtmlContent': {
    summary:
      'The same as HTML: of slots, or of items by their names where the caller is shown them. The HTML is clean; unknown names are empty',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ banners: Type.Array(Name, { maxItems: 20 }), siteVariables: Loose }),
    reply: Type.Object({ data: Type.Array(Type.Object(all(Type.String(), 'banner', 'html'))) }),
  },
  'POST /ele-lpd/api/landingPages/fetchComponentsModel': {
    summary: 'What a landing page is made of, and the filters of a category’s list',
    access: 'shopper',
    changesState: false,
    ids: { 'body.category': 'category' },
    body: Type.Object({ page: Type.Optional(Name), category: Type.Optional(Name), siteVariables: Loose }),
    reply: Type.Object({
      data: Type.Object({
        /** Null: there is no such page. */
        page: orNull(Type.Object(all(Type.String(), 'slug', 'title', 'description', 'href'))),
        components: Type.Array(Type.Object({ type: Type.String(), ...Banner.properties })),
        filters: Type.Array(Facet),
      }),
    }),
  },
} as const;
