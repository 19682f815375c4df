// The words for goods made to order as a page of its own: for browsers without JavaScript, and for whoever opens it in another tab.
import { data } from 'react-router';
import type { Route } from './+types/customize-page';
import type { catalogContract } from '#catalog/contract';
import { productDrawersWords } from '#product-drawers/words';
import { sayer } from '#locale/words';
import { keepPublicData, pageMeta } from '#site/screen';
import { Link } from '#ui/link';
import { ask, pageVisit } from '#ui/page-visit';
import { useWords } from '#ui/shop';
import { CustomizeForm } from './customize-form.tsx';
import { useDesign } from './use-design.ts';
import styles from './customize.module.css';

/** Goods that take no words have no such page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tile, custom } = await ask<typeof catalogContract>({ context })('GET /api/product/:itemId', { params });
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
