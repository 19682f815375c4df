// A drawer to choose a store: search, distances, and each store's stock of the goods. The page behind stays.
import { useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound, storesContract } from '#goods/stores/contract';
import { chosenRadius, LOCATOR_RADIUS, STORE_COOKIE } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { Skeleton, SkeletonGroup } from '#ui/kit/skeleton';
import { rememberPosition, useSearchPosition, type Where } from './search-position.ts';
import { AssumedPlace } from './assumed-place.tsx';
import { LocateButton, type LocateButtonProps } from './locate-button.tsx';
import { cookiesChanged, readCookies } from './page-cookies.ts';
import { PartnerPoints } from './partner-points.tsx';
import { usePlace } from './place-provider.tsx';
import type { StorePickerProps } from './store-picker-lazy.tsx';
import { StoreMap } from './map/store-map-lazy.tsx';
import styles from './store-picker.module.css';
import { StoreChoices } from './store-choices.tsx';
import { usePickerStores, type Narrowing } from './use-picker-stores.ts';
import { PickerSearch } from './picker-search.tsx';

/** The initial filters: the shopper's last radius, or one that finds a store anywhere. */
const initialFilters = (): Narrowing => ({
  radius: chosenRadius(readCookies(document.cookie)[STORE_COOKIE], LOCATOR_RADIUS),
  services: [],
});

const call = caller<typeof storesContract>();

export function StorePicker({ open, onClose, items, onChoose, chosen, own }: StorePickerProps) {
  const t = useWords(storesWords);
  const { place, where, setWhere, locate, known, from, zip } = usePickerPlace();
  const [narrowing, setNarrowing] = useState(initialFilters);
  const [choosing, setChoosing] = useState<string | null>(null);
  const found = usePickerStores(open, { from, typed: where !== undefined && 'address' in where, ...narrowing }, items);
  const search = (address: string | null, next: Narrowing) => {
    setNarrowing(next);
    // Submitting an empty field searches around the position again.
    if (address !== null && (address !== '' || 'address' in from)) setWhere({ address });
  };
  const choose = async (store: StoreFound, isPartner: boolean) => {
    setChoosing(store.storeNumber);
    if (!isPartner) {
      await keepStore(store, narrowing.radius);
      cookiesChanged();
    }
    await onChoose?.(store, isPartner);
    setChoosing(null);
    onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('pickerTitle')} closeLabel={t('close')}>
      <PickerSearch zip={zip} problem={found?.problem} narrowing={narrowing} onSearch={search} />
      <div className={styles.tools}>
        <LocateButton onPosition={locate} />
        {found !== null && found.stores.length > 0 && <StoreMap stores={found.stores} whenAsked />}
      </div>
      {where === undefined && known === null && <AssumedPlace place={`${place.storeCity ?? ''} ${place.zip}`.trim()} hasField />}
      <div role="status" className="sr">
        {found !== null && found.problem === '' && t('foundAround', { n: found.stores.length })}
      </div>
      {found === null && <StoresLoading />}
      {found?.message && <Message tone="warn">{found.message}</Message>}
      <StoreChoices
        stores={found?.stores ?? []}
        own={own}
        chosen={chosen}
        choosing={choosing}
        onChoose={(store) => void choose(store, false)}
      />
      {found !== null && found.partners.length > 0 && (
        <PartnerPoints points={found.partners} choosing={choosing} onChoose={(point) => void choose(point, true)} />
      )}
    </Drawer>
  );
}

/** Where the picker searches: what the shopper typed, else the known position, else the site's default place. */
function usePickerPlace() {
  const place = usePlace();
  const [where, setWhere] = useState<Where>();
  const known = useSearchPosition();
  const from = where ?? known ?? { address: place.zip };
  // The field stays empty for a position or the site's default place.
  const zip = known !== null && 'address' in known ? known.address : '';
  const locate: LocateButtonProps['onPosition'] = (position) => {
    rememberPosition(position);
    setWhere(position);
    return Promise.resolve(null);
  };
  return { place, where, setWhere, locate, known, from, zip };
}

/** The choice applies to this page even if storing it fails (STO-3); only the console reports that (ERR-4). */
async function keepStore(store: StoreFound, radius: number): Promise<void> {
  const { addressLine1: address1, city, state, zipcode: zipCode } = store.address;
  const body = { address1, city, state, zipCode, storeNumber: store.storeNumber, radius };
  const kept = await call('POST /gus/api/usr/c/address', { query: { type: 'preferred_store' }, body });
  if (isRefusal(kept)) consoleOnly('The preferred store could not be saved.', 'error');
}

function StoresLoading() {
  const t = useWords(storesWords);
  return (
    <SkeletonGroup label={t('searching')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="half" />
      <Skeleton shape="title" />
      <Skeleton />
    </SkeletonGroup>
  );
}
