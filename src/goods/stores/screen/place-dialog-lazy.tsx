// The dialog comes with its first use; until then it costs the page nothing.
import { lazy, Suspense } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }));

export interface PlaceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goods whose stock the drawer of stores shows, which the dialog leads to. */
  readonly itemIds?: readonly string[];
}

/** Asks for the zip or postal code to deliver to. Draw it once the shopper has asked for it. */
export const PlaceDialog = (props: PlaceDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
