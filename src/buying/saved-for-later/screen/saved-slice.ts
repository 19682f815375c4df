// The state of saved for later in the browser (SFL-1): the server's last list, removed items that can be restored, and filter and search. Pending
// changes are not written into it.
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CartMessage } from '#buying/cart/contract';
import { cartEvents } from '#buying/cart/screen';
import type { SavedItem, SavedList, SavedReply } from '#buying/saved-for-later/contract';
import { reducers } from '#store';

/** A removed item that can still be restored, with its position. */
export interface RemovedSaved {
  readonly listItemId: string;
  readonly name: string;
  readonly index: number;
}

export type SavedFilter = 'all' | 'priceDrop' | 'inStock' | 'outOfStock';

export interface SavedState {
  /** unknown: never loaded. stale: shown, but to be loaded again. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'stale' | 'failed';
  readonly itemList: { readonly items: readonly SavedItem[]; readonly filteredItems: readonly string[] };
  /** Number of all items, loaded or not. */
  readonly totalItems: number;
  readonly removed: readonly RemovedSaved[];
  /** Why the list could not be read, in the shop's words; '' without a reason. */
  readonly problem: string;
  /** Messages of the last command or load. */
  readonly messages: readonly CartMessage[];
  readonly ui: { readonly filter: SavedFilter; readonly search: string };
}

const initialState: SavedState = {
  status: 'unknown',
  itemList: { items: [], filteredItems: [] },
  totalItems: 0,
  removed: [],
  problem: '',
  messages: [],
  ui: { filter: 'all', search: '' },
};

/** The state with other items, and the ids of those that match filter and search. */
function holding(state: SavedState, items: readonly SavedItem[], ui = state.ui): SavedState {
  return {
    ...state,
    ui,
    itemList: { items, filteredItems: items.filter((item) => matches(item, ui)).map(({ listItemId }) => listItemId) },
  };
}

function matches({ priceDrop, movable, itemId, customerSku, itemDetails }: SavedItem, { filter, search }: SavedState['ui']): boolean {
  if (filter === 'priceDrop' && priceDrop === null) return false;
  if (filter === 'inStock' && !movable) return false;
  if (filter === 'outOfStock' && movable) return false;
  const text = [itemDetails.name, itemDetails.brandName, itemDetails.model, itemId, customerSku ?? ''].join(' ');
  return folded(text).includes(folded(search.trim()));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** The list after a command: new and changed items in their place, moved ones gone, removed ones restorable. */
function after(state: SavedState, { items, movedItems, totalItems, messages }: SavedReply): SavedState {
  const answered = new Map(items.map((item) => [item.listItemId, item]));
  const known = new Set(state.itemList.items.map(({ listItemId }) => listItemId));
  const off = items.filter(({ status }) => status === 'DELETED');
  const back = new Set(items.filter(({ status }) => status === 'active').map(({ listItemId }) => listItemId));
  const gone = new Set([...movedItems, ...off.map(({ listItemId }) => listItemId)]);
  const kept = state.itemList.items.filter(({ listItemId }) => !gone.has(listItemId)).map((item) => answered.get(item.listItemId) ?? item);
  const fresh = items.filter(({ listItemId, status }) => status === 'active' && !known.has(listItemId));
  const list = [...kept];
  for (const item of fresh) list.splice(state.removed.find(({ listItemId }) => listItemId === item.listItemId)?.index ?? 0, 0, item);
  const indexOf = (id: string): number => state.itemList.items.findIndex(({ listItemId }) => listItemId === id);
  const rows = off.map(({ listItemId, itemDetails }) => ({ listItemId, name: itemDetails.name, index: Math.max(indexOf(listItemId), 0) }));
  const removed = [...state.removed.filter(({ listItemId }) => !back.has(listItemId) && !gone.has(listItemId)), ...rows];
  return { ...holding(state, list), totalItems, messages, removed };
}

const staleState = (state: SavedState): SavedState => ({ ...state, status: state.status === 'ready' ? 'stale' : state.status });

export const savedSlice = createSlice({
  name: 'savedForLater',
  initialState: initialState as SavedState,
  reducers: {
    loadStarted: (state: SavedState) => ({ ...state, status: 'loading' as const }),
    /** `again`: shown from storage while the list reloads. Later pages are appended. */
    loaded: (state: SavedState, { payload: { list, again } }: PayloadAction<{ readonly list: SavedList; readonly again?: boolean }>) => {
      const known = list.page <= 1 ? [] : state.itemList.items;
      const ids = new Set(known.map(({ listItemId }) => listItemId));
      const items = [...known, ...list.itemList.items.filter(({ listItemId, status }) => status === 'active' && !ids.has(listItemId))];
      const status = again ? ('stale' as const) : ('ready' as const);
      return { ...holding(state, items), status, problem: '', totalItems: list.totalItems, messages: list.messages };
    },
    loadFailed: (state: SavedState, { payload: { message } }: PayloadAction<{ readonly message: string }>) => ({
      ...state,
      status: state.itemList.items.length === 0 ? ('failed' as const) : ('stale' as const),
      problem: message,
    }),
    answered: (state: SavedState, { payload }: PayloadAction<SavedReply>) => after(state, payload),
    outdated: staleState,
    /** The Undo time of an item is over. */
    rowHidden: (state: SavedState, { payload }: PayloadAction<{ readonly listItemId: string }>) => ({
      ...state,
      removed: state.removed.filter(({ listItemId }) => listItemId !== payload.listItemId),
    }),
    filtered: (state: SavedState, { payload }: PayloadAction<Partial<SavedState['ui']>>) =>
      holding(state, state.itemList.items, { ...state.ui, ...payload }),
  },
  extraReducers: (builder) => {
    // The shopper changed or signed out.
    builder.addCase(cartEvents.cartRemoved, () => initialState);
    builder.addCase(cartEvents.pageOutdated, staleState);
  },
});

declare module '#store' {
  export interface LazySlices extends WithSlice<typeof savedSlice> {}
}

export const { actions: savedEvents } = savedSlice;
export const { selectSlice: selectSaved } = savedSlice.injectInto(reducers);
