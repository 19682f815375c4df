// One store: address, hours and special days, services, directions, and data for search engines (STO-2).
import { data as reply } from 'react-router';
import type { Route } from './+types/store-page';
import { formatDay, LOCALES } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { addressesIn, makePaths } from '#paths';
import { siteOf } from '#base/site/rules';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import type { storesContract } from '#goods/stores/contract';
import { STORE_SERVICES } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { CheckIcon } from '#ui/kit/icons';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords, type Shop } from '#ui/page/shop';
import { CheckItemForm } from './check-item-form.tsx';
import { ChooseStore } from './choose-store.tsx';
import { hoursText, StoreHours } from './store-hours.tsx';
import { localBusiness } from './local-business.ts';
import { StoreMap } from './map/store-map-lazy.tsx';
import { StoreRow } from './store-row.tsx';
import styles from './store-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const t = sayer(storesWords, copyLocale);
  const { storeNumber } = args.params;
  const store = await attempt<typeof storesContract>(args)('GET /api/stores/:storeNumber', {
    params: { storeNumber: storeNumber.slice(0, 8) },
  });
  if (isRefusal(store)) throw reply(null, { status: 404 });
  const { city, state } = store;
  return {
    store,
    title: t('storeTitle', { name: store.name, city, state }),
    description: t('storeText', { name: store.name, address: store.address.addressLine }),
    address: makePaths(locale).store(store.storeNumber),
    // A site shows only stores of its country.
    alternates: addressesIn(
      LOCALES.filter((other) => siteOf(site.tenant, other).country === site.country),
      (paths) => paths.store(store.storeNumber),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const shop = matches[0]?.loaderData as Shop | undefined; // the root's own loader data
  const structured = shop === undefined ? [] : [localBusiness(loaderData.store, shop.origins[shop.site.tenant] + loaderData.address)];
  return pageMeta({ ...loaderData, structured }, matches);
};

export default function StorePage({ loaderData: { store } }: Route.ComponentProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const shown = STORE_SERVICES.filter((service) => store.services.includes(service));
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('breadcrumb')}
        items={[{ label: t('home'), to: paths.home() }, { label: t('storesTitle'), to: paths.stores() }, { label: store.name }]}
      />
      <h1>{t('storeHeading', { name: store.name })}</h1>
      <div className={styles.parts}>
        <div>
          <StoreRow store={store} name="none" action={<ChooseStore store={store} back={paths.store(store.storeNumber)} primary />} />
          <section>
            <h2>{t('checkItem')}</h2>
            <CheckItemForm storeNumber={store.storeNumber} />
          </section>
          <div className={styles.facts}>
            <section>
              <h2>{t('hours')}</h2>
              <StoreHours hours={store.hours} />
              <OtherDays exceptions={store.exceptions} />
            </section>
            {shown.length > 0 && (
              <section>
                <h2>{t('services')}</h2>
                <ul className={styles.services}>
                  {shown.map((service) => (
                    <li key={service}>
                      <CheckIcon /> {t(`service.${service}`)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <StoreMap stores={[store]} />
      </div>
    </div>
  );
}

/** Holidays and other days with special hours. */
function OtherDays({ exceptions }: { readonly exceptions: Route.ComponentProps['loaderData']['store']['exceptions'] }) {
  const t = useWords(storesWords);
  const { copyLocale } = useShop();
  if (exceptions.length === 0) return null;
  return (
    <>
      <h2>{t('otherHours')}</h2>
      <dl className={styles.days}>
        {exceptions.map(({ day, hours }) => (
          <div key={day}>
            <dt>{formatDay(new Date(`${day}T12:00:00Z`), 'UTC', copyLocale)}</dt>
            <dd>{hoursText(hours, copyLocale, t)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
