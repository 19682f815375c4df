// The index of each language, built beside the running shop in small steps and replaced when the catalogue's words change.
import { setTimeout as pause } from 'node:timers/promises';
import { textsOf, type Catalog, type CatalogChange } from '#catalog/server';
import type { Locale } from '#locale/rules';
import type { Db } from '#platform/db';
import { buildIndexes, type Building, type BuiltSearch } from './build-indexes.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface SearchEngine {
  /** The index of a locale; waits for the first one after a start. */
  of(locale: Locale): Promise<BuiltSearch>;
  /** Counts up whenever an index is replaced. */
  readonly version: number;
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

export interface EngineFacts {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly warn: (error: unknown) => void;
}

/** Changes that come close together are built in together. */
const SETTLE_MS = 500;

export function makeSearchEngine({ db, catalog, warn }: EngineFacts): SearchEngine {
  const listeners: (() => void)[] = [];
  const ending = new AbortController();
  const warnUnlessEnding = (error: unknown): void => {
    if (!ending.signal.aborted) warn(error);
  };
  const build = (): Building => {
    const building = buildIndexes(db, catalog, ending.signal);
    // A failure is told to whoever searches; nobody may be waiting yet.
    for (const language of ['en', 'fr'] as const) building[language].catch(() => undefined);
    building.fingerprints.catch(warnUnlessEnding);
    return building;
  };
  let version = 0;
  let waiting = false;
  let current = build();
  let working: Promise<unknown> = current.fingerprints;

  const rebuild = async (): Promise<void> => {
    await pause(SETTLE_MS);
    waiting = false;
    if (ending.signal.aborted) return;
    const next = build();
    // The old indexes answer until both new ones are done.
    await next.fingerprints;
    current = next;
    version += 1;
    for (const listener of listeners) listener();
  };
  const changed = async (change: CatalogChange): Promise<void> => {
    const fingerprints = await current.fingerprints.catch(() => new Map<string, number>());
    if (waiting || !(await changesWords(change, db, catalog, fingerprints)) || waiting) return;
    waiting = true;
    await (working = working.catch(() => undefined).then(rebuild));
  };
  catalog.onChange((change) => void changed(change).catch(warnUnlessEnding));

  return {
    of: (locale) => current[locale === 'fr-CA' ? 'fr' : 'en'],
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      ending.abort();
      await working.catch(() => undefined);
    },
  };
}

/** Prices change all day and are no words: only what an item says makes a new index. */
async function changesWords(change: CatalogChange, db: Db, catalog: Catalog, fingerprints: ReadonlyMap<string, number>): Promise<boolean> {
  if (change === 'all') return true;
  const texts = new Map((await textsOf(db, [...change])).map((one) => [one.itemId, one]));
  return [...change].some((itemId) => {
    const product = catalog.get(itemId);
    const said = texts.get(itemId);
    const now = product === undefined || said === undefined ? undefined : fingerprintOf(product, said, catalog.categories);
    return fingerprints.get(itemId) !== now;
  });
}
