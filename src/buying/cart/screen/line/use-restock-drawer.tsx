// "Auto-restock" beside an item, a list or an order (ATC-7): a link to the form, which opens above the page once that is awake.
import type { MouseEvent, ReactNode } from 'react';
import { Slot } from '#ui/page/slot';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';

declare module '#ui/page/slot' {
  interface Slots {
    /** The form that starts restocks (ATC-7). */
    restockDrawer: { readonly items: string; readonly open: boolean; readonly onClose: () => void };
  }
}

interface RestockDrawerLink {
  readonly link: { readonly to: string; readonly 'aria-haspopup': 'dialog'; readonly onClick: (event: MouseEvent) => void };
  /** To be rendered outside of the menu that holds the link. */
  readonly drawer: ReactNode;
}

/** `items`: `246810:2,310877:1`. */
export function useRestockDrawer(items: string): RestockDrawerLink {
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return {
    link: { to: paths.restock({ items }, 'new'), 'aria-haspopup': 'dialog', onClick: show },
    drawer: used && <Slot name="restockDrawer" with={{ items, open, onClose: close }} />,
  };
}
