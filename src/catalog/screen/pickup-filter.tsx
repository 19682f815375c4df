import { useLocation, useSearchParams } from 'react-router';
import type { PickupStore } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { listingWords } from '#listing/words';
import { usePlace } from '#stores/screen';
import { Checkbox } from '#ui/checkbox';
import { KeptPart } from '#ui/kept-part';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import { hrefAtStore } from './listing-address.ts';
import styles from './facet-form.module.css';

/** Only what can be picked up at a store (APP-12 `bopis`): the one the address asks for, else the shopper's own. */
export function PickupFilter({ at }: { readonly at: PickupStore | null }) {
  const t = useWords(listingWords);
  const { storeNumber } = usePlace();
  return (
    <div className={styles.near}>
      <Checkbox name="bopis" value={at?.storeNumber ?? storeNumber} defaultChecked={at !== null} label={t('pickupAtStore')} />
      {at === null ? <AtYours /> : <AtStore at={at} />}
    </div>
  );
}

function AtYours() {
  const t = useWords(listingWords);
  const ways = useWords(catalogWords);
  const paths = usePaths();
  const { storeCity } = usePlace();
  return (
    <KeptPart name={`pickup-at ${storeCity ?? ''}`} of={null}>
      <p>
        {storeCity === null ? t('pickupAtYours') : ways('pickupAt', { store: storeCity })} ·{' '}
        <Link to={paths.stores()}>{t('changeStore')}</Link>
      </p>
    </KeptPart>
  );
}

/** The store of the address: an address can be shared, and its store be somebody else's. */
function AtStore({ at: { storeNumber, city, addressLine1 } }: { readonly at: PickupStore }) {
  const t = useWords(listingWords);
  const ways = useWords(catalogWords);
  const paths = usePaths();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const yours = usePlace();
  const isOther = yours.storeIsOwn && yours.storeNumber !== storeNumber;
  return (
    <p>
      {ways('pickupAt', { store: `${city}, ${addressLine1}` })}
      {isOther ? `. ${t('pickupNotYours')} ` : ' · '}
      {isOther && yours.storeCity !== null ? (
        <Link to={hrefAtStore(pathname, params, yours.storeNumber)} preventScrollReset>
          {t('pickupShowYours', { store: yours.storeCity })}
        </Link>
      ) : (
        <Link to={paths.stores()}>{t('changeStore')}</Link>
      )}
    </p>
  );
}
