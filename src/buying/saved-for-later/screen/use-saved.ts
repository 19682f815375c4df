// Hooks and commands of saved for later for components inside CartScope.
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { pageCart, runs, useCartState, type Runs } from '#buying/cart/screen';
import type { ShopState } from '#store';
import { pageSaved } from './page-saved.ts';
import { savedCommands } from './saved-commands.ts';
import { savedEvents, selectSaved, type SavedFilter, type SavedState } from './saved-slice.ts';

const COMMANDS = runs(savedCommands);

/** Commands resolve when the server has answered; failures are values, and also in `useCart().error`. */
export const useSavedCommands = (): Runs<typeof savedCommands> => COMMANDS;

/** The state of the list, with the items that have a pending command. */
export function useSaved(): SavedState & { readonly busyIds: ReadonlySet<string> } {
  const saved = useSelector((state: ShopState) => selectSaved(state));
  // A string, so that commands about other things cause no render.
  const busy = useCartState(({ pending }) => pending.flatMap(({ command }) => command.about.listItems ?? []).join(' '));
  const busyIds = useMemo(() => new Set(busy.split(' ')), [busy]);
  return { ...saved, busyIds };
}

/** Changes filter and search. */
export const SAVED_VIEW = {
  /** Loads every page before filtering, so that no item is missed. */
  look: async (ui: { readonly filter?: SavedFilter; readonly search?: string }): Promise<void> => {
    pageCart().store.dispatch(savedEvents.filtered(ui));
    await pageSaved().load({ all: true });
  },
  hideUndoRow: (listItemId: string): void => void pageCart().store.dispatch(savedEvents.rowHidden({ listItemId })),
  load: (all = false): Promise<void> => pageSaved().load({ all }),
} as const;
