// Saved for later as a component reads it, and what it can ask of it. Inside CartScope.
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { pageCart, runs, useCartState, type Runs } from '#buying/cart/screen';
import type { ShopState } from '#store';
import { pageSaved } from './page-saved.ts';
import { savedCommands } from './saved-commands.ts';
import { savedEvents, selectSaved, type SavedFilter, type SavedState } from './saved-slice.ts';

const COMMANDS = runs(savedCommands);

/** Commands resolve when the server has answered; failures are values, and stand in `useCart().error` too. */
export const useSavedCommands = (): Runs<typeof savedCommands> => COMMANDS;

/** Saved for later as the store holds it, with the items that a command is on its way for. */
export function useSaved(): SavedState & { readonly busyIds: ReadonlySet<string> } {
  const saved = useSelector((state: ShopState) => selectSaved(state));
  // As text, so that commands about other things change nothing here.
  const busy = useCartState(({ pending }) => pending.flatMap(({ command }) => command.about.aside ?? []).join(' '));
  const busyIds = useMemo(() => new Set(busy.split(' ')), [busy]);
  return { ...saved, busyIds };
}

/** Looking at the list in another way. */
export const SAVED_VIEW = {
  /** Every page of it is there before it is filtered: none is hidden. */
  look: async (ui: { readonly filter?: SavedFilter; readonly search?: string }): Promise<void> => {
    pageCart().store.dispatch(savedEvents.filtered(ui));
    await pageSaved().load({ all: true });
  },
  hideRow: (listItemId: string): void => void pageCart().store.dispatch(savedEvents.rowHidden({ listItemId })),
  load: (all = false): Promise<void> => pageSaved().load({ all }),
} as const;
