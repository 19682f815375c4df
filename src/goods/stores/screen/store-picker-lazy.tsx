// Loads the store drawer on first use, to keep pages small.
import { lazy, Suspense } from 'react';
import type { StoreFound } from '#goods/stores/contract';

const Picker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }));

export interface StorePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goods whose stock each store shows; empty for choosing a store in general. */
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
  /** The present store. */
  readonly chosen?: string | null;
  /** The shopper's own store, marked in the list. */
  readonly own?: string | null;
  /** Further effects of the choice, after the store became the shopper's own. A partner point never does. */
  readonly onChoose?: (store: StoreFound, isPartner: boolean) => Promise<void>;
}

/** Rendered once the shopper opens it. */
export const StorePicker = (props: StorePickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
