// The stores of the country: address, hours, services, and the choice of one's own (STO-2 in its first form).
import { data, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/stores-page';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { safeTarget } from '#sessions/rules';
import { keepPublicData, pageMeta } from '#site/screen';
import type { storesContract } from '#stores/contract';
import { STORE_COOKIE, storeCookie } from '#stores/rules';
import { storesWords } from '#stores/words';
import { Breadcrumbs } from '#ui/breadcrumbs';
import { ask, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import { keepCookie } from './keep-cookie.ts';
import { StoreSheet } from './store-sheet.tsx';
import styles from './stores-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(storesWords, copyLocale);
  const { stores } = await ask<typeof storesContract>(args)('GET /api/stores', {});
  return { stores, title: t('storesTitle'), description: t('storesText'), address: makePaths(locale).stores() };
}

/** Keeps the chosen store; a number that is no store of ours changes nothing. */
export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(pageVisit);
  const form = await args.request.formData();
  const { stores } = await ask<typeof storesContract>(args)('GET /api/stores', {});
  const store = stores.find(({ storeNumber }) => storeNumber === form.get('store'));
  if (store !== undefined) {
    const { addressLine1: address1, city, state, zipcode: zipCode, storeNumber } = store;
    keepCookie(visit, STORE_COOKIE, storeCookie({ address1, city, state, zipCode, storeNumber }));
  }
  if (form.has('stay')) return data({ kept: store !== undefined });
  throw redirect(safeTarget(String(form.get('back') ?? ''), visit.origin, makePaths(visit.locale).stores()));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function StoresPage({ loaderData: { stores } }: Route.ComponentProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const [query] = useSearchParams();
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), to: paths.home() }, { label: t('storesTitle') }]} />
      <h1>{t('storesTitle')}</h1>
      <p className={styles.lead}>{t('storesText')}</p>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.storeNumber}>
            <StoreSheet store={store} back={query.get('back') ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}
