// The stores that the store picker finds around a place, with their stock of the goods.
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound, storesContract } from '#goods/stores/contract';
import { distanceUnit } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { useShop, useWords } from '#ui/page/shop';
import type { Where } from './search-position.ts';
import type { StorePickerProps } from './store-picker-lazy.tsx';

interface Found {
  readonly stores: readonly StoreFound[];
  readonly partners: readonly StoreFound[];
  readonly message: string;
  readonly problem: string;
  /** There is no store nearby, or no such place. */
  readonly none: boolean;
}

export interface Narrowing {
  readonly radius: number;
  readonly services: readonly string[];
}

const call = caller<typeof storesContract>();

interface Asked extends Narrowing {
  readonly from: Where;
  /** The shopper typed the place, so it may be wrong. */
  readonly typed: boolean;
}

/** The stores found around a place; null while loading. */
export function usePickerStores(open: boolean, { from, typed, radius, services }: Asked, items: StorePickerProps['items']): Found | null {
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
