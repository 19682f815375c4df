// The store's slice of products selected for comparison (CAT-5), with their tiles.
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ReplyOf } from '#ui/page/page-visit';
import type { compareContract } from '#finding/compare/contract';
import {
  addCompared,
  clearCompared,
  MOST_COMPARED,
  NOTHING_COMPARED,
  removeCompared,
  restoreCompared,
  type Compared,
} from '#finding/compare/rules';
import { reducers } from '#store';

export type ComparedTile = ReplyOf<(typeof compareContract)['POST /api/compare']>['tiles'][number];

export interface CompareState extends Compared {
  /** Loading state of the tiles. */
  readonly status: 'idle' | 'requesting' | 'success' | 'error';
  readonly tiles: readonly ComparedTile[];
  /** Whether the small screen's drawer is open. */
  readonly open: boolean;
}

const initialState: CompareState = { ...NOTHING_COMPARED, status: 'idle', tiles: [], open: false };

const compareSlice = createSlice({
  name: 'compare',
  initialState: initialState as CompareState,
  reducers: {
    added: (state: CompareState, { payload }: PayloadAction<string>) => ({ ...state, ...addCompared(state, payload) }),
    removed: (state: CompareState, { payload }: PayloadAction<string>) => ({ ...state, ...removeCompared(state, payload) }),
    cleared: (state: CompareState) => ({ ...state, ...clearCompared(state), open: false }),
    restored: (state: CompareState) => ({ ...state, ...restoreCompared(state) }),
    /** A cleared list can no longer be restored. */
    clearedForGood: (state: CompareState) => ({ ...state, cleared: [] }),
    /** Another tab, an earlier page or the comparison page has replaced the list. */
    replaced: (state: CompareState, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      ...NOTHING_COMPARED,
      itemIds: [...new Set(payload)].slice(0, MOST_COMPARED),
    }),
    drawerOpened: (state: CompareState) => ({ ...state, open: true }),
    drawerClosed: (state: CompareState) => ({ ...state, open: false }),
    selectionRequested: (state: CompareState) => ({ ...state, status: 'requesting' as const }),
    /** A product without a tile is no longer sold and leaves the list. */
    selectionLoaded: (
      state: CompareState,
      { payload: { asked, tiles } }: PayloadAction<{ readonly asked: readonly string[]; readonly tiles: readonly ComparedTile[] }>,
    ) => {
      const gone = new Set(asked.filter((itemId) => !tiles.some((tile) => tile.itemId === itemId)));
      return { ...state, status: 'success' as const, tiles, itemIds: state.itemIds.filter((itemId) => !gone.has(itemId)) };
    },
    selectionFailed: (state: CompareState) => ({ ...state, status: 'error' as const }),
  },
});

declare module '#store' {
  export interface LazySlices extends WithSlice<typeof compareSlice> {}
}

export const { actions: compareEvents } = compareSlice;
export const { selectSlice: selectCompare } = compareSlice.injectInto(reducers);
