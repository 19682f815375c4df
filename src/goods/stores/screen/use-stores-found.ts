// What the locator shows: the answer its address asked for, or, when nothing was typed, the stores around where the shopper is known to be.
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

/** What the history's entry of this page holds beside its address: a position outlives reload and Back, and stands in no address. */
export interface LocatorState {
  readonly position?: Position;
}

/** Nothing found is a state of its own; `failed`: the shop could not be asked. */
export type Looked = { readonly found: StoreResults } | { readonly problem: 'none' | 'failed' };

export interface StoresShown {
  /** Null while it is looked for. */
  readonly looked: Looked | null;
  /** `nowhere`: nobody has said where they are, so it is around the site's own place. */
  readonly around: 'typed' | 'position' | 'zip' | 'nowhere';
  /** The zip that was looked around; '' for a position. */
  readonly zip: string;
  readonly position: Position | undefined;
  readonly lookAgain: () => void;
}

export function useStoresFound(asked: StoreResults | null, { q, radius, services }: StoreSearch): StoresShown {
  const state = useLocation().state as LocatorState | null; // written by this page alone
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
    // oxlint-disable-next-line react/exhaustive-deps -- objects are new at every drawing; the key is their contents as text
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
  // The page says it in words of its own.
  if (answer.status === 400) consoleOnly('No store found.');
  return { problem: answer.status === 400 ? 'none' : 'failed' };
}
