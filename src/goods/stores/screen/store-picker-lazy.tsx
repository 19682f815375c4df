// The store drawer comes with its first use; until then it costs the page nothing.
import { lazy, Suspense } from 'react';
import type { StoreFound } from '#goods/stores/contract';

const Picker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }));

export interface StorePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goods whose stock each store shows; none for choosing a store as such. */
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
  /** The store in use now. */
  readonly chosen?: string | null;
  /** The shopper's own store, marked in the list. */
  readonly own?: string | null;
  /** What else follows from the choice; the store is the shopper's own by then. A partner's point is nobody's own store. */
  readonly onChoose?: (store: StoreFound, isPartner: boolean) => Promise<void>;
}

/** Draw it once the shopper has asked for it. */
export const StorePicker = (props: StorePickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
