// A product's customization as a separate page (CAT-8).
import { data } from 'react-router';
import type { Route } from './+types/customize-page';
import type { productPageContract } from '#finding/product-page/contract';
import { CustomizationView } from '#goods/customization/screen';
import { customizationWords } from '#goods/customization/words';
import { sayer } from '#base/locale/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { AddCustomized } from './add-customized.tsx';

/** 404 for products that cannot be customized. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tile, custom } = await ask<typeof productPageContract>({ context })('GET /api/product/:itemId', { params });
  if (custom === null) throw data(null, { status: 404 });
  const title = sayer(customizationWords, context.get(pageVisit).copyLocale)('title', { title: tile.title });
  const { itemId, increment, quantityLimit, href } = tile;
  return { title, href, product: { itemId, title: tile.title, increment, quantityLimit, custom } };
}

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function CustomizePage({ loaderData: { title, href, product } }: Route.ComponentProps) {
  return (
    <CustomizationView
      title={title}
      custom={product.custom}
      href={href}
      addToCart={(formId) => <AddCustomized product={product} formId={formId} />}
    />
  );
}
