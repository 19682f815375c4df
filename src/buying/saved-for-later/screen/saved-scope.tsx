// The loader's saved items become the first state of the surrounding store, and later update it. Inside CartScope.
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { ShopState } from '#store';
import { pageCart } from '#buying/cart/screen';
import type { SavedList } from '#buying/saved-for-later/contract';
import { pageSaved } from './page-saved.ts';
import { savedEvents, selectSaved } from './saved-slice.ts';

export interface SavedScopeProps {
  readonly list: SavedList | undefined;
  /** Why the loader could not read the list (ERR-3); the cart still works. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

export function SavedScope({ list, problem, children }: SavedScopeProps) {
  const store = useStore<ShopState>();
  useState(() => {
    if (typeof document !== 'undefined') pageSaved();
    if (selectSaved(store.getState()).status !== 'unknown') return;
    if (list !== undefined) store.dispatch(savedEvents.loaded({ list }));
    else if (problem !== undefined) store.dispatch(savedEvents.loadFailed({ message: problem }));
  });
  useEffect(() => {
    if (list !== undefined) pageCart().store.dispatch(savedEvents.loaded({ list }));
  }, [list]);
  return children;
}
