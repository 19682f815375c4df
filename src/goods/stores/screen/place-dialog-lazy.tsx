// Loads the dialog on first use, to keep pages small.
import { lazy, Suspense } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }));

export interface PlaceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goods whose stock the store drawer shows, which the dialog can open. */
  readonly itemIds?: readonly string[];
}

/** Asks for the zip or postal code of deliveries. Rendered once the shopper opens it. */
export const PlaceDialog = (props: PlaceDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
