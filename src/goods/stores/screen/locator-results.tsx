// The stores found as a list and on the map.
import type { StoreResults } from '#goods/stores/contract';
import { ChooseStore } from './choose-store.tsx';
import { StoreMap } from './map/store-map-lazy.tsx';
import { StoreRow } from './store-row.tsx';
import styles from './stores-page.module.css';

interface LocatorResultsProps {
  readonly stores: StoreResults['stores'];
  readonly back: string;
  readonly radius: number;
}

export function LocatorResults({ stores, back, radius }: LocatorResultsProps) {
  return (
    <div className={styles.results}>
      <ol className={styles.list}>
        {stores.map((store, at) => (
          <li key={store.storeNumber}>
            <StoreRow store={store} place={at + 1} action={<ChooseStore store={store} back={back} radius={radius} />} />
          </li>
        ))}
      </ol>
      <StoreMap stores={stores} />
    </div>
  );
}
