// Applies announced changes of the catalogue one refresh at a time; the next refresh takes all that were announced meanwhile.
import { makeSettling } from '#platform/debounce';

/** The changed items; `all` when everything or a category may have changed. */
export type CatalogChange = 'all' | ReadonlySet<string>;

export function makeCatalogRefresher(apply: (change: CatalogChange) => Promise<void>) {
  let pending: 'all' | Set<string> | undefined;
  let working: Promise<void> = Promise.resolve();
  // An import announces many changes in a row, which are read together.
  const settling = makeSettling();
  let closed = false;
  const next = async (): Promise<void> => {
    const change = pending;
    pending = undefined;
    if (change === undefined || closed) return;
    await (change === 'all' ? settling.timed(() => apply(change)) : apply(change));
  };
  const changed = (payload: string): Promise<void> => {
    if (payload === '' || pending === 'all') pending = 'all';
    else pending = new Set([...(pending ?? []), ...payload.split(' ')]);
    return (working = working.catch(() => undefined).then(next));
  };
  return {
    changed,
    async announced(payload: string): Promise<void> {
      if (payload === '') await settling.settled();
      await changed(payload);
    },
    async close(): Promise<void> {
      closed = true;
      await working.catch(() => undefined);
    },
  };
}
