// The models that a product fits. Only cartridges and accessories have them, so that other pages do not load their code.
import { lazy, Suspense } from 'react';
import type { ProductFitsProps } from './product-fits.tsx';

const load = async () => (await import('./product-fits.tsx')).ProductFits;
const Lazy = lazy(async () => ({ default: await load() }));

const Later = (props: ProductFitsProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);

// The server, and a page that was served with models, need it at once: loading it later would clear and refill its place.
const isServed = import.meta.env.SSR || document.getElementById('fits-title') !== null;

export const ProductFits = isServed ? await load() : Later;
