// Counts searches, their results and clicks in memory, and writes every few seconds in one statement.
import { localDay } from '#base/calendar/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { COUNT_SEARCHES } from './search-queries.ts';

export interface SearchLog {
  searched(query: string, results: number, correctedTo: string | null, visit: Visit): void;
  clicked(query: string, visit: Visit): void;
  /** Writes the remaining counts. */
  close(): Promise<void>;
}

interface Counted {
  readonly day: string;
  readonly tenant: string;
  readonly locale: string;
  readonly query: string;
  searches: number;
  clicks: number;
  results: number;
  correctedTo: string | null;
}

const FLUSH_MS = 1_000;
/** Most distinct searches between two writes; only a script causes more. */
const MOST = 1_000;
const LONGEST = 100;

export function makeSearchLog(db: Db, warn: (error: unknown) => void): SearchLog {
  let counts = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    timer = undefined;
    const rows = [...counts.values()];
    counts = new Map();
    if (rows.length === 0) return;
    await writeCounts(db, rows).catch(warn);
  };
  const counted = (typed: string, { site, locale, now }: Visit): Counted | undefined => {
    const query = typed.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST);
    // E-mail addresses must not be stored.
    if (query === '' || query.includes('@')) return undefined;
    const day = localDay(now, site.timeZone);
    const key = JSON.stringify([day, site.tenant, locale, query]);
    let one = counts.get(key);
    if (one === undefined) {
      if (counts.size >= MOST) return undefined;
      one = { day, tenant: site.tenant, locale, query, searches: 0, clicks: 0, results: 0, correctedTo: null };
      counts.set(key, one);
    }
    timer ??= setTimeout(() => void flush(), FLUSH_MS);
    return one;
  };
  return {
    searched(query, results, correctedTo, visit) {
      const one = counted(query, visit);
      if (one === undefined) return;
      one.searches += 1;
      one.results = results;
      one.correctedTo = correctedTo;
    },
    clicked(query, visit) {
      const one = counted(query, visit);
      if (one !== undefined) one.clicks += 1;
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}

async function writeCounts(db: Db, rows: readonly Counted[]): Promise<void> {
  await db.many(COUNT_SEARCHES, {
    days: rows.map(({ day }) => day),
    tenants: rows.map(({ tenant }) => tenant),
    locales: rows.map(({ locale }) => locale),
    queries: rows.map(({ query }) => query),
    searches: rows.map(({ searches }) => searches),
    clicks: rows.map(({ clicks }) => clicks),
    results: rows.map(({ results }) => results),
    corrections: rows.map(({ correctedTo }) => correctedTo),
  });
}
