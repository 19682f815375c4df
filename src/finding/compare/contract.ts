// Compare (CAT-5): up to four products side by side, and similar ones. Public goods only; reads and stores nothing of the shopper.
import Type from 'typebox';
import { Tile } from '#goods/catalog/contract';
import { orNull } from '#base/schema/contract';

/** At most four; the screen stops at four, the server refuses more. */
const Compared = Type.Object({ itemIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 4 }) });

export const compareContract = {
  'POST /api/compare': {
    summary: 'Products side by side: their tiles and their specifications, line by line; what is not sold is left out',
    access: 'shopper',
    changesState: false,
    ids: { 'body.itemIds': 'product' },
    body: Compared,
    reply: Type.Object({
      tiles: Type.Array(Tile),
      rows: Type.Array(
        Type.Object({
          label: Type.String(),
          /** In the order of the tiles; null where a product has no value. */
          values: Type.Array(orNull(Type.String())),
          differs: Type.Boolean(),
        }),
      ),
    }),
  },
  'POST /api/compare/alternates': {
    summary: 'Products that are like the compared ones',
    access: 'shopper',
    changesState: false,
    ids: { 'body.itemIds': 'product' },
    body: Compared,
    reply: Type.Object({ tiles: Type.Array(Tile) }),
  },
} as const;
