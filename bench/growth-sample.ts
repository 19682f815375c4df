// The same number of products, categories, brands and words at every size of the catalogue, from the lists that the shop gives.
import type { Static } from 'typebox';
import type { DepartmentOverview as Overview } from '#finding/home/contract';
import { client } from './shop-client.ts';

type DepartmentOverview = Pick<Static<typeof Overview>, 'href' | 'categories'>;

export interface GrowthSample {
  readonly items: readonly string[];
  readonly hrefs: readonly string[];
  /** Of the products, those that a cart takes at once. */
  readonly buyable: readonly string[];
  /** Ids of categories. */
  readonly categories: readonly string[];
  /** Their addresses. */
  readonly categoryHrefs: readonly string[];
  /** Names of brands in addresses. */
  readonly brands: readonly string[];
  readonly printers: readonly string[];
  readonly queries: readonly string[];
  readonly beginnings: readonly string[];
}

/** None is the name of a category, which would lead to its list. */
const QUERIES = [
  'white copy paper',
  'heavy duty stapler',
  'black gel pens',
  'laser toner',
  'mesh office chair',
  'red binder',
  'clear tape',
];
const PAGES = 8;
const MOST_BRANDS = 8;
/** One of so many products is asked for its brand. */
const BRAND_EVERY = 7;

interface Tile {
  readonly itemId: string;
  readonly href: string;
  readonly canAdd: boolean;
  readonly isOutOfStock: boolean;
  readonly increment: number;
}

export async function growthSample(origin: string): Promise<GrowthSample> {
  const shop = client(origin);
  const read = async <T>(reply: Promise<{ readonly text: string }>): Promise<T> => JSON.parse((await reply).text) as T;
  interface List {
    readonly tiles: readonly Tile[];
    readonly total: number;
  }
  const list = (page: number) => read<List>(shop.post('/api/listing', { page, size: 24 }));
  const first = await list(1);
  // From the whole list, not from its most popular end.
  const last = Math.floor(first.total / 24);
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, at) => list(1 + Math.floor((at * Math.min(last, 900)) / PAGES))));
  const tiles = pages.flatMap((page) => page.tiles);
  const { departments } = await read<{ departments: readonly DepartmentOverview[] }>(shop.get('/api/departments'));
  const some = tiles.filter((_, at) => at % BRAND_EVERY === 0);
  const branded = await Promise.all(some.map(({ itemId }) => read<{ brandHref: string | null }>(shop.get(`/api/product/${itemId}`))));
  const hrefs = branded.flatMap(({ brandHref }) => brandHref ?? []);
  const printers = await read<{ bestSellers: unknown; printerBrands: readonly { models: readonly string[] }[] }>(shop.get('/api/home'));
  const models = printers.printerBrands.flatMap((brand) => brand.models).slice(0, 10);
  const categoryHrefs = departments
    .slice(0, 6)
    .flatMap(({ href, categories }) => [href, ...categories.slice(0, 2).map((below) => below.href)]);
  return {
    items: tiles.map(({ itemId }) => itemId),
    hrefs: tiles.map(({ href }) => href),
    buyable: first.tiles.filter((tile) => tile.canAdd && !tile.isOutOfStock && tile.increment === 1).map(({ itemId }) => itemId),
    categories: categoryHrefs.map((href) => href.split('/cat_')[1] ?? ''),
    categoryHrefs,
    brands: [...new Set(hrefs.map((href) => decodeURIComponent(href.slice('/brand/'.length))))].slice(0, MOST_BRANDS),
    printers: models.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
    queries: QUERIES,
    beginnings: QUERIES.flatMap((query) => [query.slice(0, 3), query.slice(0, 6)]),
  };
}
