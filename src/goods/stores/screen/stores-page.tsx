// The store locator: by text or position, nearest first, with an optional map, and choosing a store (STO-2, STO-3).
import { data, redirect, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/stores-page';
import type { Position } from '#people/addresses/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { safeTarget } from '#people/sessions/rules';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import type { StoreResults, storesContract } from '#goods/stores/contract';
import { distanceUnit, LOCATOR_RADIUS, readRadius } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { AssumedPlace } from './assumed-place.tsx';
import { Message } from '#ui/kit/message';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { rememberPosition } from './search-position.ts';
import { NoStores, StoresWait } from './no-stores.tsx';
import { StoreSearchForm } from './store-search-form.tsx';
import { useStoresFound, type LocatorState } from './use-stores-found.ts';
import styles from './stores-page.module.css';
import { LocatorResults } from './locator-results.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const t = sayer(storesWords, copyLocale);
  const query = new URL(args.request.url).searchParams;
  const search = {
    q: (query.get('near') ?? '').slice(0, 200),
    radius: readRadius(query.get('radius'), LOCATOR_RADIUS),
    services: query.getAll('service').slice(0, 10),
  };
  const { q, radius, services } = search;
  // Without a text the page shows the place that the header names.
  const address = q === '' ? site.defaultZip : q;
  const answer = await attempt<typeof storesContract>(args)('POST /ele-lpd/api/sparxProxy/storeLocator', {
    body: { address, radius, services },
  });
  const found: StoreResults | null = isRefusal(answer) ? null : answer.results;
  return {
    search,
    back: query.get('back') ?? '',
    found,
    error: isRefusal(answer) ? answer.message : '',
    none: isRefusal(answer) && answer.status === 400,
    title: t('storesTitle'),
    description: t('storesText'),
    address: makePaths(locale).stores(),
    indexed: q === '',
  };
}

/** Stores the choice; an unknown number changes nothing. If the profile cannot be written, the choice still counts. */
export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(pageVisit);
  const form = await args.request.formData();
  const chosen = String(form.get('store') ?? '').slice(0, 8);
  const radius = form.get('radius') ?? undefined;
  const query = { type: 'preferred_store' } as const;
  const kept = await attempt<typeof storesContract>(args)('POST /gus/api/usr/c/address', { query, body: { storeNumber: chosen, radius } });
  if (form.has('stay')) return data({ kept: !isRefusal(kept) });
  throw redirect(safeTarget(String(form.get('back') ?? ''), visit.origin, makePaths(visit.locale).stores()));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function StoresPage({ loaderData: { found: asked, search, error, none, back } }: Route.ComponentProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const { site } = useShop();
  const goTo = useNavigate();
  const { search: address } = useLocation();
  const { looked, around, zip, position, lookAgain } = useStoresFound(asked, search);
  const found = looked !== null && 'found' in looked ? looked.found : null;
  // The position replaces the typed text; radius and services stay.
  const onPosition = async (here: Position): Promise<string | null> => {
    rememberPosition(here);
    const query = new URLSearchParams(address);
    query.delete('near');
    const state: LocatorState = { position: here };
    await goTo({ search: query.size === 0 ? '' : `?${query}` }, { state, preventScrollReset: true });
    return null;
  };
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), to: paths.home() }, { label: t('storesTitle') }]} />
      <h1>{t('storesTitle')}</h1>
      <p className={styles.lead}>{t('storesText')}</p>
      <StoreSearchForm key={JSON.stringify(search)} search={search} error={error} onPosition={onPosition} position={position} />
      {around === 'nowhere' && found !== null && (
        <div className={styles.assumed}>
          <AssumedPlace place={found.near} />
        </div>
      )}
      <p className={styles.count} role="status">
        {found !== null &&
          (found.near === '' ? t('foundAround', { n: found.total }) : t('foundNear', { n: found.total, place: found.near }))}
      </p>
      {looked === null && <StoresWait />}
      {around !== 'typed' && looked !== null && 'problem' in looked && (
        <NoStores problem={looked.problem} zip={zip} radius={search.radius} narrowed={search.services.length > 0} onAgain={lookAgain} />
      )}
      {/* The field shows the specification's text; this one says what to do. */}
      {around === 'typed' && none && (
        <Message tone="warn">
          {t('noneTyped', { distance: t(`distance_${distanceUnit(site.country)}`, { n: search.radius }), place: search.q })}
        </Message>
      )}
      {found !== null && <LocatorResults stores={found.stores} back={back} radius={search.radius} />}
      {found !== null && found.total > found.stores.length && <p className={styles.count}>{t('moreStores', { n: found.stores.length })}</p>}
    </div>
  );
}
