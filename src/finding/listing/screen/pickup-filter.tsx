import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { listingContract, PickupStore } from '#finding/listing/contract';
import { catalogWords } from '#goods/catalog/words';
import { listingWords } from '#finding/listing/words';
import { isRefusal } from '#base/outcome/rules';
import { usePlace } from '#goods/stores/screen';
import { caller } from '#ui/page/call';
import { Checkbox } from '#ui/kit/checkbox';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import { hrefAtStore } from './listing-address.ts';
import { ProductsCount } from './filter-count.tsx';
import { useListingQuery } from './use-listing-query.ts';
import { useNextParams } from './use-next-params.ts';
import styles from './facet-form.module.css';

const call = caller<typeof listingContract>();

/**
 * Shows only products that can be picked up at a store (APP-12 `bopis`): the address's store, else the shopper's own. Counts again when another
 * filter changes; disabled when it would leave nothing.
 */
export function PickupFilter({ at }: { readonly at: PickupStore | null }) {
  const t = useWords(listingWords);
  const yours = usePlace();
  const storeNumber = at?.storeNumber ?? yours.storeNumber;
  const count = usePickupCount(storeNumber, at !== null || yours.known);
  // An account without pickup has no use for it (G_BOP), nor has a store of another country.
  if (count === 'none' && at === null) return null;
  return (
    <div className={styles.near}>
      <Checkbox
        name="bopis"
        value={storeNumber}
        defaultChecked={at !== null}
        disabled={count === 0 && at === null}
        label={t('pickupAtStore')}
        trail={typeof count === 'number' && <ProductsCount n={count} />}
      />
      {at === null ? <AtYours /> : <AtStore at={at} />}
    </div>
  );
}

/** Number of the list's products at a store, or that pickup is not for this shopper; null until known. Keeps the last value until the next one arrives. */
function usePickupCount(storeNumber: string, isKnown: boolean): number | 'none' | null {
  const [count, setCount] = useState<number | 'none' | null>(null);
  const asked = useListingQuery();
  useEffect(() => {
    if (!isKnown) return undefined;
    let stale = false;
    void call('POST /api/listing/pickup', { body: { ...asked, bopis: storeNumber } }).then((reply) => {
      if (!stale && !isRefusal(reply)) setCount(reply.count ?? 'none');
    });
    return () => {
      stale = true;
    };
  }, [asked, storeNumber, isKnown]);
  return count;
}

function AtYours() {
  const t = useWords(listingWords);
  const ways = useWords(catalogWords);
  const paths = usePaths();
  const { storeCity } = usePlace();
  return (
    <CachedPart name={`pickup-at ${storeCity ?? ''}`} of={null}>
      <p>
        {storeCity === null ? t('pickupAtYours') : ways('pickupAt', { store: storeCity })} ·{' '}
        <Link to={paths.stores()}>{t('changeStore')}</Link>
      </p>
    </CachedPart>
  );
}

/** The store in the address, which may not be the shopper's own when the address was shared. */
function AtStore({ at: { storeNumber, city, addressLine1 } }: { readonly at: PickupStore }) {
  const t = useWords(listingWords);
  const ways = useWords(catalogWords);
  const paths = usePaths();
  const { pathname } = useLocation();
  const params = useNextParams();
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
