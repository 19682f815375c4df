// Several changes of the catalogue within half a second lead to one build.
import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogChange } from '#goods/catalog/server';

/** Delay that collects changes into one build. */
const SETTLE_MS = 500;

/** Collects changes until they settle, and applies them together. */
export function makeChangeGatherer(apply: (change: CatalogChange) => Promise<void>): (change: CatalogChange) => Promise<void> {
  let pending: 'all' | Set<string> | undefined;
  return async (change) => {
    const isFirst = pending === undefined;
    pending = change === 'all' || pending === 'all' ? 'all' : new Set([...(pending ?? []), ...change]);
    if (!isFirst) return;
    await pause(SETTLE_MS);
    const settled = pending;
    pending = undefined;
    await apply(settled);
  };
}
