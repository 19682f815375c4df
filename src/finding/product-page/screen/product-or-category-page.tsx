// `/{slug}/product_{itemId}` and `/{slug}/cat_{id}` (CAT-2): one route for two kinds of page, each with its own chunk.
import { data, redirect } from 'react-router';
import type { Route } from './+types/product-or-category-page';
import { keepPublicData } from '#ui/page/keep-public-data';
import { categoryView, listingMeta, loadCategory } from '#finding/listing/screen';
import { loadProduct } from './load-product.ts';
import { productMeta } from './product-meta.ts';
import type { ProductView } from './product-view.tsx';

type Kind = 'product' | 'cat';

/** The loaded chunk of each kind. */
const views: { product?: typeof ProductView; cat?: Awaited<ReturnType<typeof categoryView>> } = {};

async function load(kind: Kind): Promise<void> {
  if (kind === 'product') views.product ??= (await import('./product-view.tsx')).ProductView;
  else views.cat ??= await categoryView();
}

function readKey(key: string | undefined): { readonly kind: Kind; readonly id: string } | undefined {
  const [, kind, id] = /^(product|cat)_(.+)$/.exec(key ?? '') ?? [];
  return id === undefined ? undefined : { kind: kind as Kind, id };
}

// Hydration waits for the chunk of the page's kind: loading it later would clear and refill its place. The server loads both.
const needed: readonly Kind[] =
  typeof location === 'undefined' ? ['product', 'cat'] : [readKey(location.pathname.split('/').at(-1))?.kind ?? 'cat'];
await Promise.all(needed.map(load));

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { slug, key } = args.params;
  const read = readKey(key);
  if (read === undefined) throw data(null, { status: 404 });
  const page = read.kind === 'product' ? await loadProduct(args, read.id) : await loadCategory(args, read.id);
  // A wrong or old name in the address redirects to the current one and keeps the query.
  if (page.slug !== slug) throw redirect(page.address + new URL(args.request.url).search, 301);
  return data(page, { status: page.kind === 'category' && page.isPastEnd ? 404 : 200 });
}

/** Loads code and data of the next page in parallel. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), load(readKey(params.key)?.kind ?? 'cat')]);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  if (loaderData.kind === 'product') return productMeta(loaderData, matches);
  return listingMeta({ ...loaderData, title: loaderData.category.name }, matches);
};

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { product: Product, cat: Category } = views;
  if (loaderData.kind === 'product') return Product && <Product key={loaderData.address} page={loaderData} />;
  return Category && <Category page={loaderData} />;
}
