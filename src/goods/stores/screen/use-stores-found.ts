// The stores to show: the answer for the address, or without a search text those near the shopper's known place.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Position } from '#people/addresses/rules';
import { isRefusal } from '#base/outcome/rules';
import type { StoreResults, storesContract } from '#goods/stores/contract';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { useSearchPosition, type Where } from './search-position.ts';
import type { StoreSearch } from './store-search-form.tsx';

const call = caller<typeof storesContract>();

/** Stored in the history entry: a position survives reload and Back, but is in no address. */
export interface LocatorState {
  readonly position?: Position;
}

/** `none`: no stores found; `failed`: the shop is unreachable. */
export type Looked = { readonly found: StoreResults } | { readonly problem: 'none' | 'failed' };

export interface StoresShown {
  /** Null while loading. */
  readonly looked: Looked | null;
  /** `nowhere`: the place is unknown, so the search uses the site's default place. */
  readonly around: 'typed' | 'position' | 'zip' | 'nowhere';
  /** The zip of the search; '' for a position. */
  readonly zip: string;
  readonly position: Position | undefined;
  readonly lookAgain: () => void;
}

export function useStoresFound(asked: StoreResults | null, { q, radius, services }: StoreSearch): StoresShown {
  const state = useLocation().state as LocatorState | null; // only this page writes it
  const known = useSearchPosition(state?.position);
  const where = q === '' ? known : null;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly looked: Looked }>();
  const [tries, setTries] = useState(0);
  const key = where === null ? '' : JSON.stringify([where, radius, services, tries]);
  useEffect(() => {
    if (where === null) return undefined;
    let current = true;
    void look(where, { radius, services }).then((looked) => current && setAnswer({ key, looked }));
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the objects are new on every render; the key is their content as text
  }, [key]);
  const lookAgain = () => setTries(tries + 1);
  if (where === null) {
    const looked: Looked = asked === null ? { problem: 'none' } : { found: asked };
    return { looked, around: q === '' ? 'nowhere' : 'typed', zip: '', position: undefined, lookAgain };
  }
  const looked = answer?.key === key ? answer.looked : null;
  return 'address' in where
    ? { looked, around: 'zip', zip: where.address, position: undefined, lookAgain }
    : { looked, around: 'position', zip: '', position: where, lookAgain };
}

async function look(where: Where, { radius, services }: Pick<StoreSearch, 'radius' | 'services'>): Promise<Looked> {
  const body = { radius, services: [...services] };
  const answer =
    'address' in where
      ? await call('POST /ele-lpd/api/sparxProxy/storeLocator', { body: { ...body, ...where } })
      : await call('POST /ele-lpd/api/sparxProxy/localbusiness', { body: { ...body, ...where } });
  if (!isRefusal(answer)) return { found: answer.results };
  // The page has its own text for this.
  if (answer.status === 400) consoleOnly('No store found.');
  return { problem: answer.status === 400 ? 'none' : 'failed' };
}
