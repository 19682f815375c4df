// `/{slug}/product_{itemId}` and `/{slug}/cat_{id}` (CAT-2): one route, two kinds of page, each with its own part of the code.
import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/catalog-page';
import { keepPublicData } from '#site/screen';
import { categoryMeta } from './category-meta.ts';
import { loadCategory } from './load-category.ts';
import { loadProduct } from './load-product.ts';
import { productMeta } from './product-meta.ts';

const parts = { product: () => import('./product-view.tsx'), cat: () => import('./category-view.tsx') };
const ProductView = lazy(async () => ({ default: (await parts.product()).ProductView }));
const CategoryView = lazy(async () => ({ default: (await parts.cat()).CategoryView }));

type Kind = keyof typeof parts;

function readKey(key: string | undefined): { readonly kind: Kind; readonly id: string } | undefined {
  const [, kind, id] = /^(product|cat)_(.+)$/.exec(key ?? '') ?? [];
  return id === undefined ? undefined : { kind: kind as Kind, id };
}

// The part that the address names is on its way before React asks for it.
if (typeof location !== 'undefined') void parts[readKey(location.pathname.split('/').at(-1))?.kind ?? 'cat']();

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { slug, key } = args.params;
  const read = readKey(key);
  if (read === undefined) throw data(null, { status: 404 });
  const page = read.kind === 'product' ? await loadProduct(args, read.id) : await loadCategory(args, read.id);
  // A wrong or old name in the address leads to the right one, its query kept.
  if (page.slug !== slug) throw redirect(page.address + new URL(args.request.url).search, 301);
  return page;
}

/** Code and data of the next page arrive side by side. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  void parts[readKey(params.key)?.kind ?? 'cat']();
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  return loaderData.kind === 'product' ? productMeta(loaderData, matches) : categoryMeta(loaderData, matches);
};

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      {loaderData.kind === 'product' ? (
        <ProductView key={loaderData.product.tile.itemId} page={loaderData} />
      ) : (
        <CategoryView page={loaderData} />
      )}
    </Suspense>
  );
}
