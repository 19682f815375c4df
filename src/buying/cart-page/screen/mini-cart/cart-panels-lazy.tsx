// Placed once in the header; loads the cart's panels when the page first needs them.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { panelsNeeded, watchPanels } from '#buying/cart/screen';

const Panels = lazy(async () => ({ default: (await import('./cart-surfaces.tsx')).CartSurfaces }));

export function CartPanels() {
  const needed = useSyncExternalStore(watchPanels, panelsNeeded, () => false);
  return needed ? (
    <Suspense>
      <Panels />
    </Suspense>
  ) : null;
}
