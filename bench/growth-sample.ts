// The same number of products, categories, brands and words at every size of the catalogue, from the lists that the shop gives.
import { client } from './shop-client.ts';

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

const QUERIES = ['copy paper', 'stapler', 'black pens', 'toner', 'office chair', 'binder', 'envelopes', 'desk', 'sticky notes', 'tape'];
const PAGES = 8;
const MOST_BRANDS = 8;

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
    readonly facets: readonly { readonly code: string; readonly values: readonly { readonly value: string }[] }[];
  }
  const list = (page: number) => read<List>(shop.post('/api/listing', { page, size: 24 }));
  const first = await list(1);
  // From the whole list, not from its most popular end.
  const last = Math.floor(first.total / 24);
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, at) => list(1 + Math.floor((at * Math.min(last, 900)) / PAGES))));
  const tiles = pages.flatMap((page) => page.tiles);
  const { all } = await read<{ all: readonly { href: string; children: readonly { href: string }[] }[] }>(shop.get('/api/navigation'));
  const printers = await read<{ bestSellers: unknown; printerBrands: readonly { models: readonly string[] }[] }>(shop.get('/api/home'));
  const models = printers.printerBrands.flatMap((brand) => brand.models).slice(0, 10);
  const categoryHrefs = all.slice(0, 6).flatMap(({ href, children }) => [href, ...children.slice(0, 2).map((child) => child.href)]);
  return {
    items: tiles.map(({ itemId }) => itemId),
    hrefs: tiles.map(({ href }) => href),
    buyable: first.tiles.filter((tile) => tile.canAdd && !tile.isOutOfStock && tile.increment === 1).map(({ itemId }) => itemId),
    categories: categoryHrefs.map((href) => href.split('/cat_')[1] ?? ''),
    categoryHrefs,
    brands: brandsOf(first.facets),
    printers: models.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
    queries: QUERIES,
    beginnings: QUERIES.flatMap((query) => [query.slice(0, 3), query.slice(0, 6)]),
  };
}

const brandsOf = (
  facets: readonly { readonly code: string; readonly values: readonly { readonly value: string }[] }[],
): readonly string[] =>
  (facets.find(({ code }) => code === 'brand')?.values ?? [])
    .slice(0, MOST_BRANDS)
    .map(({ value }) => value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
