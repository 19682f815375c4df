// The quick order page (ATC-6), for shoppers who know item numbers. Also works as a plain form.
import type { Route } from './+types/quick-order-page';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { quickOrderWords } from '#buying/quick-order/words';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { QuickOrderForm } from './quick-order-form.tsx';
import styles from './quick-order.module.css';
import { runOrderForm } from './run-order-form.ts';

/** The page is the same for everybody and may be cached; its answers are personal and are not. */
export const headers = () => ({ 'x-public-page': '1' });

export function loader({ context }: Route.LoaderArgs) {
  const { copyLocale, locale } = context.get(pageVisit);
  const t = sayer(quickOrderWords, copyLocale);
  return { title: t('title'), description: t('description'), address: makePaths(locale).quickOrder() };
}

export const action = (args: Route.ActionArgs) => runOrderForm(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function QuickOrderPage({ actionData }: Route.ComponentProps) {
  const t = useWords(quickOrderWords);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <QuickOrderForm answer={actionData} />
    </div>
  );
}
