import { useEffect, type MouseEvent } from 'react';
import { useFetcher } from 'react-router';
import { storesWords } from '#goods/stores/words';
import { Dialog } from '#ui/kit/dialog';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { cookiesChanged } from './page-cookies.ts';
import type { PlaceDialogProps } from './place-dialog-lazy.tsx';
import { usePlace } from './place-provider.tsx';
import { StorePicker } from './store-picker-lazy.tsx';
import { PlaceFields, type PlaceAnswer } from './place-fields.tsx';
import { PlaceLocations, type PlaceOfLocation } from './place-locations.tsx';
import { keepZipRecord } from './zip-record.ts';
import styles from './place.module.css';

/** The zip form above a page, which stays and updates its dates and stock. */
export function PlaceDialog({ open, onClose, itemIds = [] }: PlaceDialogProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const { storeNumber, storeIsOwn } = usePlace();
  const stores = useSurface();
  // The store drawer replaces the dialog, so that one press closes or completes it.
  const toStores = (event: MouseEvent) => {
    stores.show(event);
    if (event.defaultPrevented) onClose();
  };
  const places = usePlaces(open);
  const fetcher = useFetcher<PlaceAnswer>({ key: 'place' });
  const done = fetcher.state === 'idle' && fetcher.data?.kept === true;
  useEffect(() => {
    if (!done) return;
    cookiesChanged();
    keepZipRecord();
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each answer
  }, [fetcher.data]);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('placeTitle')} closeLabel={t('close')}>
        <p className={styles.lead}>{t('placeText')}</p>
        {places.length > 0 && (
          <fetcher.Form method="post" action={paths.place()} className={styles.form}>
            <input type="hidden" name="stay" value="1" />
            <PlaceLocations places={places} busy={fetcher.state !== 'idle'} />
          </fetcher.Form>
        )}
        <fetcher.Form method="post" action={paths.place()} className={styles.form}>
          <input type="hidden" name="stay" value="1" />
          <PlaceFields answer={fetcher.data} busy={fetcher.state !== 'idle'} />
        </fetcher.Form>
        <p className={styles.more}>
          <Link to={paths.stores()} aria-haspopup="dialog" onClick={toStores}>
            {t('chooseStore')}
          </Link>
        </p>
      </Dialog>
      {stores.used && (
        <StorePicker
          open={stores.open}
          onClose={stores.close}
          items={itemIds.map((itemId) => ({ itemId, qty: 1 }))}
          chosen={storeIsOwn ? storeNumber : null}
        />
      )}
    </>
  );
}

/** The locations of the shopper's organization, asked when the dialog opens; none on the consumer site and for guests. */
function usePlaces(open: boolean): readonly PlaceOfLocation[] {
  const { tenant } = useShop().site;
  const address = usePaths().place();
  const { data, state, load } = useFetcher<{ readonly places: readonly PlaceOfLocation[] }>({ key: 'place-locations' });
  const mustAsk = open && tenant === 'business' && data === undefined && state === 'idle';
  useEffect(() => {
    if (mustAsk) void load(address);
  }, [mustAsk, load, address]);
  return data?.places ?? [];
}
