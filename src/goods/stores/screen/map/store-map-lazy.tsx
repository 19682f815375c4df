// Loads the map after the list: on wide screens when the page is idle, elsewhere on request. The list works without it.
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { StoreFound } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { PlaceIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import styles from './store-map.module.css';

const Map = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMapView }));

export interface StoreMapProps {
  readonly stores: readonly StoreFound[];
  /** In narrow places it loads only on request, whatever the screen width. */
  readonly whenAsked?: boolean;
}

const WIDE = '(width > 64em)';

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function StoreMap({ stores, whenAsked = false }: StoreMapProps) {
  const t = useWords(storesWords);
  const [asked, setAsked] = useState(false);
  const wide = useSyncExternalStore<boolean | null>(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => null,
  );
  if (wide === null) return <div className={styles.frame} />;
  if ((whenAsked || !wide) && !asked)
    return (
      <Button onClick={() => setAsked(true)} wide>
        <PlaceIcon /> {t('showMap')}
      </Button>
    );
  return (
    <div className={styles.frame}>
      <Suspense fallback={<p className={styles.waiting}>{t('mapLoading')}</p>}>
        <Map stores={stores} />
      </Suspense>
    </div>
  );
}
