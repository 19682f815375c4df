import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { StoreCard } from '#stores/contract';
import { storesWords } from '#stores/words';
import { Button } from '#ui/button';
import { CheckIcon, PhoneIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { usePaths, useShop, useWords } from '#ui/shop';
import { cookiesChanged } from './page-cookies.ts';
import { usePlace } from './place-provider.tsx';
import { StoreHours } from './store-hours.tsx';
import { StoreState } from './store-state.tsx';
import styles from './stores-page.module.css';

/** Services that have words; a code without is not shown. */
const SERVICES = ['pickup', 'returns', 'inkRecycling', 'printing', 'furnitureShowroom', 'techHelp'] as const;

/** One store on a sheet of its own. */
export function StoreSheet({ store, back }: { readonly store: StoreCard; readonly back: string }) {
  const t = useWords(storesWords);
  const { storeNumber, name, addressLine1, city, state, zipcode, phone, hours, services } = store;
  const shown = SERVICES.filter((service) => services.includes(service));
  return (
    <article className={styles.store} aria-labelledby={`store-${storeNumber}`}>
      <h2 id={`store-${storeNumber}`}>{name}</h2>
      <p>
        {addressLine1}
        <br />
        {city}, {state} {zipcode}
      </p>
      {phone !== '' && (
        <p>
          <Link to={`tel:${phone}`} className={styles.phone}>
            <PhoneIcon /> {shownPhone(phone)}
          </Link>
        </p>
      )}
      <StoreState store={store} />
      <h3>{t('hours')}</h3>
      <StoreHours hours={hours} />
      <h3>{t('services')}</h3>
      <ul className={styles.services}>
        {shown.map((service) => (
          <li key={service}>
            <CheckIcon />
            {t(`service.${service}`)}
          </li>
        ))}
      </ul>
      <StoreChoice store={store} back={back} />
    </article>
  );
}

function StoreChoice({ store, back }: { readonly store: StoreCard; readonly back: string }) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const place = usePlace();
  const fetcher = useFetcher();
  const { site } = useShop();
  useEffect(() => {
    if (fetcher.data !== undefined) cookiesChanged();
  }, [fetcher.data]);
  if (place.storeNumber === store.storeNumber && (place.storeIsOwn || store.storeNumber === site.defaultStore))
    return (
      <p className={styles.yours}>
        <CheckIcon /> {t('yourStore')}
      </p>
    );
  return (
    <fetcher.Form method="post" action={paths.stores()} className={styles.choose}>
      <input type="hidden" name="store" value={store.storeNumber} />
      <input type="hidden" name="back" value={back} />
      {place.known && <input type="hidden" name="stay" value="1" />}
      <Button type="submit" size="small" busy={fetcher.state !== 'idle'}>
        {t('makeYours')}
        <span className="sr"> {store.name}</span>
      </Button>
    </fetcher.Form>
  );
}

/** 5085550108 as it is written: 508-555-0108, the form both countries know. */
function shownPhone(digits: string): string {
  return digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
