// Only discontinued products have a replacement, so that other pages do not load its code.
import { lazy, Suspense } from 'react';
import type { ReplacementProps } from './replacement.tsx';

const load = async () => (await import('./replacement.tsx')).Replacement;
const Lazy = lazy(async () => ({ default: await load() }));

const Later = (props: ReplacementProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);

// The server, and a page that was served with it, need it at once: loading it later would clear and refill its place.
const isServed = import.meta.env.SSR || document.getElementById('replacement-title') !== null;

export const Replacement = isServed ? await load() : Later;
