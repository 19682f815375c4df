// The built-in provider: state and provincial taxes from the shop's own tables, local ones from imports.
import { shopDay } from '#base/site/rules';
import { Type } from 'typebox';
import type { Place } from '#people/addresses/rules';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import { taxTable, type LocalRate, type TaxTable } from '#goods/tax/rules';
import { FORGET_LOCAL_TAXES, LOCAL_TAXES, WRITE_LOCAL_TAXES } from './tax-queries.ts';
import type { TaxProvider } from './tax-provider.ts';

/** Most tables in memory before all are dropped; the number of zips is limited. */
const MOST_TABLES = 20_000;
const NONE: readonly LocalRate[] = [];

/** The first day may be infinite; null is no last day. */
const checkRate = shapeCheck(Type.Object({ since: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) }));

interface RateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut?: RowsLeftOut;
}

export async function makeRateTables({ db, clock, leftOut = makeRowsLeftOut() }: RateDeps): Promise<TaxProvider> {
  const table = leftOut.of('local_tax');
  let byZip: ReadonlyMap<string, readonly LocalRate[]> = new Map();
  let day = '';
  let made = new Map<string, TaxTable>();
  const refresh = oneAtATime(async () => {
    const rates = table.all(
      await db.many(LOCAL_TAXES),
      ({ zip, jurisdiction, since }) => `${zip} ${jurisdiction} ${since}`,
      (row) => (checkRate(row), row),
    );
    byZip = Map.groupBy(rates, ({ zip }) => zip);
    made = new Map();
  });
  const unlisten = await db.listen('local_tax', () => void refresh().catch(() => undefined)); // announced again on reconnection
  await refresh();
  const localsOf = ({ country, state, zip }: Place): readonly LocalRate[] => {
    if (country !== 'US') return NONE;
    const rows = byZip.get(zip) ?? NONE;
    return rows.filter((row) => row.state === state && row.since <= day && (row.until === null || row.until >= day));
  };
  // Rates change at midnight.
  const turnPage = (): void => {
    const today = shopDay(clock.now());
    if (today === day && made.size < MOST_TABLES) return;
    made = new Map();
    day = today;
  };
  return {
    get edition() {
      turnPage();
      return made;
    },
    at(place) {
      turnPage();
      const key = `${place.country} ${place.state ?? ''} ${place.zip}`;
      let table = made.get(key);
      if (table === undefined) made.set(key, (table = taxTable(place, localsOf(place))));
      return table;
    },
    close: unlisten,
  };
}

/** Replaces the local taxes of the states in the rows; other states stay. */
export async function importLocalTaxes(db: Db, rows: readonly LocalRate[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(FORGET_LOCAL_TAXES, [[...new Set(rows.map(({ state }) => state))]]);
    await tx.run(WRITE_LOCAL_TAXES, [JSON.stringify(rows)]);
  });
}

export function exportLocalTaxes(db: Db): Promise<readonly LocalRate[]> {
  return db.many(LOCAL_TAXES);
}
