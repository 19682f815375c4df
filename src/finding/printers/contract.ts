// Ink and toner by printer (CAT-6): the finder, a printer model with compatible products, and a shopper's saved printers.
import Type from 'typebox';
import { Tile } from '#goods/catalog/contract';
import { oneOf, orNull } from '#base/schema/contract';

const Model = Type.Object({ slug: Type.String(), name: Type.String(), href: Type.String() });
export type Model = Type.Static<typeof Model>;

/** `image`: of the printer, else of a cartridge that fits; null without a picture. */
const Pictured = orNull(Type.String());
const PicturedModel = Type.Object({ ...Model.properties, brand: Type.String(), image: Pictured });
export type PicturedModel = Type.Static<typeof PicturedModel>;

const Mine = Type.Object({
  printers: Type.Array(Model),
  /** Ordered models that are not saved yet. */
  ordered: Type.Array(Model),
  signedIn: Type.Boolean(),
});

const Slug = Type.String({ minLength: 1, maxLength: 80 });

export const printersContract = {
  'GET /api/printers': {
    summary: 'Printer brands; the series of a brand; the models of a series; the models that words find',
    access: 'shopper',
    ids: {},
    query: Type.Object({
      brand: Type.Optional(Type.String({ maxLength: 60 })),
      series: Type.Optional(Type.String({ maxLength: 80 })),
      q: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    reply: Type.Object({
      brands: Type.Array(Type.Object({ brand: Type.String(), models: Type.Integer(), image: Pictured })),
      /** Series of the requested brand; the series without a name holds models that have none. */
      series: Type.Array(Type.Object({ series: Type.String(), models: Type.Integer(), image: Pictured })),
      /** Models of the requested brand and series; all of the brand when it has only one series. */
      models: Type.Array(PicturedModel),
      /** Models that have every word of `q` in their brand or name, the closest first, and how many there are in all; null without words. */
      found: orNull(Type.Object({ total: Type.Integer(), models: Type.Array(PicturedModel) })),
    }),
  },
  'GET /api/printers/:model': {
    summary: 'A printer model: the cartridges that fit with yield and cost per page, and the printer itself where it is sold',
    access: 'shopper',
    ids: { 'params.model': 'printer' },
    params: Type.Object({ model: Slug }),
    reply: Type.Object({
      slug: Type.String(),
      name: Type.String(),
      brand: Type.String(),
      series: Type.String(),
      /** Locales in which something compatible is sold. */
      locales: Type.Array(oneOf('en-US', 'en-CA', 'fr-CA')),
      printers: Type.Array(Tile),
      cartridges: Type.Array(
        Type.Object({
          tile: Tile,
          /** Page yield as the maker states it; null without a statement. */
          pages: orNull(Type.Integer()),
          /** Price per page in words; null without a price or a yield. */
          perPage: orNull(Type.String()),
        }),
      ),
    }),
  },
  'GET /api/my-printers': {
    summary: 'The printers this shopper keeps, and those of what they ordered',
    access: 'shopper',
    ids: {},
    reply: Mine,
  },
  'POST /api/my-printers': {
    summary: 'Keeps a printer; one that is kept already stays',
    access: 'shopper',
    ids: { 'body.model': 'printer' },
    body: Type.Object({ model: Slug }),
    reply: Mine,
  },
  'POST /api/my-printers/:model override DELETE': {
    summary: 'Keeps a printer no longer',
    access: 'shopper',
    ids: { 'params.model': 'printer' },
    params: Type.Object({ model: Slug }),
    reply: Mine,
  },
} as const;
