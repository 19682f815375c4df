// `/{slug}/product_{itemId}` and `/{slug}/cat_{id}` (CAT-2): one route, two kinds of page.
import { data, redirect } from 'react-router';
import type { Route } from './+types/catalog-page';
import { keepPublicData } from '#site/screen';
import { categoryMeta, CategoryView } from './category-view.tsx';
import { loadCategory } from './load-category.ts';
import { loadProduct } from './load-product.ts';
import { productMeta } from './product-meta.ts';
import { ProductView } from './product-view.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { slug, key } = args.params;
  const [, kind, id] = /^(product|cat)_(.+)$/.exec(key) ?? [];
  if (kind === undefined || id === undefined) throw data(null, { status: 404 });
  const page = kind === 'product' ? await loadProduct(args, id) : await loadCategory(args, id);
  // A wrong or old name in the address leads to the right one, its query kept.
  if (page.slug !== slug) throw redirect(page.address + new URL(args.request.url).search, 301);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  return loaderData.kind === 'product' ? productMeta(loaderData, matches) : categoryMeta(loaderData, matches);
};

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'product' ? <ProductView key={loaderData.product.tile.itemId} page={loaderData} /> : <CategoryView page={loaderData} />;
}
