import { useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import { loadLists, ownLists, type CardLists } from './load-lists.ts';
import type { Asked } from './saved-state.ts';
import { lastList, putOn } from './save-item.ts';

export type Shown = 'signIn' | 'lists' | 'create' | null;

/** `list`: the name of the list that took the product; null where it did not. */
export interface Said {
  readonly list: string | null;
  readonly problem: string;
}

/** The steps after the press of a heart, and what stands open. */
export function useSaving() {
  const [shown, show] = useState<Shown>(null);
  const [item, setItem] = useState<Asked | null>(null);
  const [lists, setLists] = useState<CardLists | null>(null);
  const [said, say] = useState<Said | null>(null);

  const save = async (about: Asked, among: CardLists): Promise<void> => {
    const last = lastList(ownLists(among));
    if (last === undefined) return show('lists');
    const now = await putOn(among, last.listId, about, crypto.randomUUID());
    if (isRefusal(now)) return say({ list: null, problem: now.message });
    setLists(now);
    say({ list: last.name, problem: '' });
  };
  return {
    shown,
    show,
    item,
    lists,
    setLists,
    said,
    say,
    /** `again`: what the browser kept may be out of date. */
    async begin(about: Asked | null, again = false): Promise<void> {
      if (about === null) return;
      say(null);
      setItem(about);
      const found = await loadLists(again);
      setLists(found);
      const own = ownLists(found ?? []);
      if (own.length === 0) return show('create');
      const isOn = own.some(({ itemIds }) => itemIds?.includes(about.itemId));
      if (about.choose || isOn) return show('lists');
      await save(about, found ?? []);
    },
    askToSignIn(about: Asked): void {
      say(null);
      setItem(about);
      show('signIn');
    },
    created(now: CardLists, name: string): void {
      setLists(now);
      show(null);
      say({ list: name, problem: '' });
    },
  };
}
