// The words for goods made to order as a page of its own: for browsers without JavaScript, and for whoever opens it in another tab.
import { data } from 'react-router';
import type { Route } from './+types/customize-page';
import type { productPageContract } from '#finding/product-page/contract';
import { productDrawersWords } from '#goods/product-drawers/words';
import { sayer } from '#base/locale/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { Link } from '#ui/kit/link';
import { ask, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { CustomizeForm } from './customize-form.tsx';
import { useDesign } from './use-design.ts';
import styles from './customize.module.css';

/** Goods that take no words have no such page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tile, custom } = await ask<typeof productPageContract>({ context })('GET /api/product/:itemId', { params });
  if (custom === null) throw data(null, { status: 404 });
  const title = sayer(productDrawersWords, context.get(pageVisit).copyLocale)('customizeTitle', { title: tile.title });
  const { itemId, increment, quantityLimit, href } = tile;
  return { title, href, product: { itemId, title: tile.title, increment, quantityLimit, custom } };
}

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function CustomizePage({ loaderData: { title, href, product } }: Route.ComponentProps) {
  const own = useWords(productDrawersWords);
  const state = useDesign(product.custom);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <CustomizeForm product={product} {...state} />
      <p className={styles.back}>
        <Link to={href}>{own('customizeBack')}</Link>
      </p>
    </div>
  );
}
