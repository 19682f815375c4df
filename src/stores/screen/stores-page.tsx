import type { Route } from './+types/stores-page';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { keepPublicData, pageMeta } from '#site/screen';
import { storesWords } from '#stores/words';
import { pageVisit } from '#ui/page-visit';
import { useWords } from '#ui/shop';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export function loader({ context }: Route.LoaderArgs) {
  const { locale, copyLocale } = context.get(pageVisit);
  const t = sayer(storesWords, copyLocale);
  return { title: t('storesTitle'), description: t('storesText'), address: makePaths(locale).stores() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function StoresPage() {
  const t = useWords(storesWords);
  return (
    <div className="wrap">
      <h1>{t('storesTitle')}</h1>
    </div>
  );
}
