// What the home page and the menus show (CAT-2).
import Type from 'typebox';
import { Crumb, Tile } from '#goods/catalog/contract';
import { CategoryCard } from '#finding/listing/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

export const HomeContent = Type.Object({
  departments: Type.Array(CategoryCard),
  deals: Type.Array(Tile),
  bestSellers: Type.Array(Tile),
  /** Customizable goods: one of each kind. */
  prints: Type.Object({ tiles: Type.Array(Tile), /** Where all of them are, when that is one category. */ allHref: orNull(Type.String()) }),
  printerBrands: Type.Array(Type.Object({ brand: Type.String(), models: Type.Array(Type.String()) })),
});

/** A department with everything below it that the caller may see. */
export const DepartmentOverview = Type.Object({
  ...CategoryCard.properties,
  categories: Type.Array(Crumb),
  /** Lists of the whole department with one filter: "On sale". */
  highlights: Type.Array(Type.Object({ ...Crumb.properties, count: Type.Integer() })),
  /** A best seller of the department that is in stock. */
  featured: orNull(Type.Object({ ...all(Type.String(), 'title', 'href', 'image'), ...all(orNull(Type.String()), 'pack', 'price') })),
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
    reply: Type.Object({ departments: Type.Array(CategoryCard) }),
  },
  'GET /api/departments': {
    summary: 'All departments with their categories: those in which the caller finds anything',
    access: 'shopper',
    ids: {},
    query: Type.Object({ /** `own`: the account's prices instead of everybody's. */ prices: Type.Optional(oneOf('own')) }),
    reply: Type.Object({
      departments: Type.Array(DepartmentOverview),
      /** Whether the deals page has anything for the caller. */ deals: Type.Boolean(),
    }),
  },
} as const;
