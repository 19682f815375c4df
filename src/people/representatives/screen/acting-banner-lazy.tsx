// Loads the banner of a representative with the first page that needs it.
import { lazy, Suspense } from 'react';
import type { ActingNow } from '#people/representatives/contract';

const Lazy = lazy(async () => ({ default: (await import('./acting-banner.tsx')).ActingBanner }));

export const ActingBanner = ({ acting }: { readonly acting: ActingNow }) => (
  <Suspense>
    <Lazy acting={acting} />
  </Suspense>
);
