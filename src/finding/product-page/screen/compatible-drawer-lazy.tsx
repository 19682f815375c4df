// Loads the drawers of compatible products at first use.
import { lazy, Suspense } from 'react';
import type { CompatibleDrawerProps } from './compatible-drawer.tsx';

const Drawer = lazy(async () => ({ default: (await import('./compatible-drawer.tsx')).CompatibleDrawer }));

export const CompatibleDrawer = (props: CompatibleDrawerProps) => (
  <Suspense>
    <Drawer {...props} />
  </Suspense>
);
