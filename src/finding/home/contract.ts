// What the home page and the menu show (CAT-2).
import Type from 'typebox';
import { Crumb, Tile } from '#goods/catalog/contract';
import { CategoryCard } from '#finding/listing/contract';
import { orNull } from '#base/schema/contract';

export const HomeContent = Type.Object({
  departments: Type.Array(CategoryCard),
  deals: Type.Array(Tile),
  bestSellers: Type.Array(Tile),
  /** Customizable goods: one of each kind. */
  prints: Type.Object({ tiles: Type.Array(Tile), /** Where all of them are, when that is one category. */ allHref: orNull(Type.String()) }),
  printerBrands: Type.Array(Type.Object({ brand: Type.String(), models: Type.Array(Type.String()) })),
});

export const homeContract = {
  'GET /api/home': {
    summary: 'What the home page shows: departments, deals, best sellers',
    access: 'shopper',
    ids: {},
    reply: HomeContent,
  },
  'GET /api/navigation': {
    summary: 'Departments of the header',
    access: 'shopper',
    ids: {},
    reply: Type.Object({
      departments: Type.Array(CategoryCard),
      all: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), href: Type.String(), children: Type.Array(Crumb) })),
    }),
  },
} as const;
