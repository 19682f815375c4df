// The shopper's lists with their items, for hearts and drawers (LST-4): one request at a time, and kept for the session in the browser.
import { isRefusal } from '#base/outcome/rules';
import type { listsContract, ListSummary } from '#buying/lists/contract';
import { contextId } from '#people/sessions/screen';
import { caller } from '#ui/page/call';
import { setSaved } from './saved-state.ts';

/** In session storage, with the session that they belong to. */
const KEY = 'listitems';
const FRESH_MS = 300_000;

export type CardLists = readonly ListSummary[];

const call = caller<typeof listsContract>();
let pending: Promise<CardLists | null> | null = null;

/** Null: they could not be loaded. Calls at the same time share one request. `again`: what is kept may be out of date. */
export function loadLists(again = false): Promise<CardLists | null> {
  const kept = again ? null : readKept();
  if (kept !== null) return Promise.resolve(show(kept));
  return (pending ??= ask().finally(() => (pending = null)));
}

async function ask(): Promise<CardLists | null> {
  const reply = await call('POST /ele-lpd/api/sparxProxy/getListCardData', {});
  return isRefusal(reply) ? null : keepLists(reply.listsData.lists);
}

/** Shows and keeps what the shopper has now. */
export function keepLists(lists: CardLists): CardLists {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ context: contextId(), at: Date.now(), lists }));
  } catch {
    // Storage is full or not allowed: the next page asks again.
  }
  return show(lists);
}

/** The lists changed on a page of their own. */
export function forgetLists(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Not allowed: nothing is kept then.
  }
}

/** Lists that the shopper only buys from are not theirs to save to, so they fill no heart. */
export const ownLists = (lists: CardLists): CardLists => lists.filter(({ readOnly }) => !readOnly);

function show(lists: CardLists): CardLists {
  setSaved(ownLists(lists).flatMap(({ itemIds = [] }) => itemIds));
  return lists;
}

function readKept(): CardLists | null {
  try {
    const { context, at, lists } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as {
      readonly context: string;
      readonly at: number;
      readonly lists: CardLists;
    }; // only `keepLists` writes it
    return context === contextId() && Date.now() - at < FRESH_MS ? lists : null;
  } catch {
    return null;
  }
}
