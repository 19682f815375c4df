// A drawer to choose a store: search, distances, and each store's stock of the goods. The page behind stays.
import { useEffect, useState, type FormEvent } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound, storesContract } from '#goods/stores/contract';
import { chosenRadius, distanceUnit, LOCATOR_RADIUS, readRadius, STORE_COOKIE } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { Drawer } from '#ui/kit/drawer';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { Skeleton, SkeletonGroup } from '#ui/kit/skeleton';
import { TextInput } from '#ui/kit/text-input';
import { rememberPosition, useSearchPosition, type Where } from './search-position.ts';
import { LocateButton } from './locate-button.tsx';
import { cookiesChanged, readCookies } from './page-cookies.ts';
import { PartnerPoints } from './partner-points.tsx';
import { usePlace } from './place-provider.tsx';
import type { StorePickerProps } from './store-picker-lazy.tsx';
import { StoreMap } from './map/store-map-lazy.tsx';
import { RadiusField, ServicesField } from './store-narrowing.tsx';
import { StoreRow } from './store-row.tsx';
import styles from './store-picker.module.css';

interface Found {
  readonly stores: readonly StoreFound[];
  readonly partners: readonly StoreFound[];
  readonly message: string;
  readonly problem: string;
  /** There is no store nearby, or no such place. */
  readonly none: boolean;
}

interface Narrowing {
  readonly radius: number;
  readonly services: readonly string[];
}

/** The initial filters: the shopper's last radius, or one that finds a store anywhere. */
const initialFilters = (): Narrowing => ({
  radius: chosenRadius(readCookies(document.cookie)[STORE_COOKIE], LOCATOR_RADIUS),
  services: [],
});

const call = caller<typeof storesContract>();

export function StorePicker({ open, onClose, items, onChoose, chosen, own }: StorePickerProps) {
  const t = useWords(storesWords);
  const place = usePlace();
  const [where, setWhere] = useState<Where>();
  const [narrowing, setNarrowing] = useState(initialFilters);
  const [choosing, setChoosing] = useState<string | null>(null);
  const known = useSearchPosition();
  const from = where ?? known ?? { address: place.zip };
  // The field stays empty for a position or the site's default place.
  const zip = known !== null && 'address' in known ? known.address : '';
  const found = useFound(open, { from, typed: where !== undefined && 'address' in where, ...narrowing }, items);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const address = fields.get('address');
    setNarrowing({ radius: readRadius(fields.get('radius'), LOCATOR_RADIUS), services: fields.getAll('service').map(String) });
    // Submitting an empty field searches around the position again.
    if (typeof address === 'string' && (address !== '' || 'address' in from)) setWhere({ address });
  };
  const choose = async (store: StoreFound) => {
    setChoosing(store.storeNumber);
    const { addressLine1: address1, city, state, zipcode: zipCode } = store.address;
    const body = { address1, city, state, zipCode, storeNumber: store.storeNumber, radius: narrowing.radius };
    const kept = await call('POST /gus/api/usr/c/address', { query: { type: 'preferred_store' }, body });
    // The choice applies to this page even if storing it fails (STO-3); only the console reports that (ERR-4).
    if (isRefusal(kept)) consoleOnly('The preferred store could not be saved.', 'error');
    cookiesChanged();
    await onChoose?.(store, false);
    setChoosing(null);
    onClose();
  };
  const sendTo = async (partner: StoreFound) => {
    setChoosing(partner.storeNumber);
    await onChoose?.(partner, true);
    setChoosing(null);
    onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('pickerTitle')} closeLabel={t('close')}>
      <form className={styles.form} onSubmit={search} role="search" aria-label={t('findStores')}>
        <Field label={t('searchLabel')} error={found?.problem} className={styles.words}>
          <TextInput name="address" defaultValue={zip} key={zip} maxLength={80} enterKeyHint="search" />
        </Field>
        <RadiusField radius={narrowing.radius} />
        <Button type="submit">{t('findStores')}</Button>
        <div className={styles.words}>
          <ServicesField services={narrowing.services} />
        </div>
      </form>
      <LocateButton
        onPosition={(position) => {
          rememberPosition(position);
          setWhere(position);
          return Promise.resolve(null);
        }}
      />
      {where === undefined && known === null && <Message title={t('whereUnknown')}>{t('whereAsked', { place: place.zip })}</Message>}
      <div role="status" className="sr">
        {found !== null && found.problem === '' && t('foundAround', { n: found.stores.length })}
      </div>
      {found === null && <StoresLoading />}
      {found?.message && <Message tone="warn">{found.message}</Message>}
      {found !== null && found.stores.length > 0 && <StoreMap stores={found.stores} whenAsked />}
      <StoreChoices stores={found?.stores ?? []} own={own} chosen={chosen} choosing={choosing} onChoose={(store) => void choose(store)} />
      {found !== null && found.partners.length > 0 && (
        <PartnerPoints points={found.partners} choosing={choosing} onChoose={(point) => void sendTo(point)} />
      )}
    </Drawer>
  );
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

interface StoreChoicesProps {
  readonly own: string | null | undefined;
  readonly chosen: string | null | undefined;
  readonly stores: readonly StoreFound[];
  readonly choosing: string | null;
  readonly onChoose: (store: StoreFound) => void;
}

function StoreChoices({ stores, own, chosen, choosing, onChoose }: StoreChoicesProps) {
  const t = useWords(storesWords);
  return (
    <ol className={styles.list}>
      {stores.map((store, at) => (
        <li key={store.storeNumber}>
          <StoreRow
            store={store}
            place={at + 1}
            level={3}
            name="plain"
            isOwn={store.storeNumber === own}
            action={
              <Button
                size="small"
                variant={store.pickup === null ? undefined : 'primary'}
                busy={choosing === store.storeNumber}
                onClick={() => onChoose(store)}
              >
                {t(labelOf(store, chosen))}
                <span className="sr"> {store.name}</span>
              </Button>
            }
          />
        </li>
      ))}
    </ol>
  );
}

function labelOf({ storeNumber, items, pickup }: StoreFound, chosen: StorePickerProps['chosen']) {
  if (items.length === 0) return storeNumber === chosen ? 'keepThis' : 'makeYours';
  if (pickup !== null) return storeNumber === chosen ? 'keepThis' : 'pickUpHere';
  return items.some(({ enough }) => enough) ? 'getAllHere' : 'sendHere';
}

interface Asked extends Narrowing {
  readonly from: Where;
  /** The shopper typed the place, so it may be wrong. */
  readonly typed: boolean;
}

/** The stores found around a place; null while loading. */
function useFound(open: boolean, { from, typed, radius, services }: Asked, items: StorePickerProps['items']): Found | null {
  const t = useWords(storesWords);
  const { country } = useShop().site;
  const [found, setFound] = useState<Found | null>(null);
  const key = JSON.stringify([from, typed, radius, services, items]);
  const distance = t(`distance_${distanceUnit(country)}`, { n: radius });
  const place = 'address' in from ? from.address : '';
  const near = place === '' ? t('noneAround', { distance }) : t('noneNear', { distance, place });
  const none =
    typed && services.length === 0
      ? t('noneTyped', { distance, place })
      : `${near} ${t(services.length > 0 ? 'noneNarrowed' : 'noneFurther')}`;
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    setFound(null);
    void look(from, { radius, services }, items, t('searchFailed')).then((answer) => {
      if (!current) return;
      // When the shopper typed nothing, an error is not theirs, so it goes only to the console (ERR-4).
      if (answer.none && !typed) consoleOnly('No store found.');
      setFound(answer.none ? { ...answer, problem: typed ? answer.problem : '', message: none } : answer);
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the objects are new on every render; the key is their content as text
  }, [open, key]);
  return found;
}

async function look(where: Where, { radius, services }: Narrowing, items: StorePickerProps['items'], failed: string): Promise<Found> {
  const body = { ...where, radius, services: [...services], items: [...items] };
  const answer = await call('POST /cc/api/omni/pickupinstore', { body });
  if (isRefusal(answer))
    return { stores: [], partners: [], message: '', problem: answer.message === '' ? failed : answer.message, none: answer.status === 400 };
  const { store = [], partnerPoints = [] } = answer.pickInStoreDetails[0] ?? {};
  return { stores: store, partners: partnerPoints, message: answer.messages[0]?.description ?? '', problem: '', none: false };
}
