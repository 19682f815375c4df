// How values travel between PostgreSQL and the shop: moments, days, big numbers and lists.
import pg from 'pg';
import type { Value } from './db.ts';

type TypeId = Parameters<typeof pg.types.setTypeParser>[0];

// Ids of date[] and bigint[]: they exist in the database, but pg names only the plain types.
const DATE_LIST = 1182 as TypeId;
const INT8_LIST = 1016 as TypeId;

/** Sets the driver's parsers. Dates without time stay text ('2026-11-20'); a time zone would move them. Sums and counts fit a number here. */
export function setTypeParsers(): void {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(DATE_LIST, listOf(String));
  pg.types.setTypeParser(INT8_LIST, listOf(Number));
}

/** Moments as the database writes them itself; the driver would spell them out in local time. */
export function valueSent(value: Value): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** Reads a list whose entries need no quotes. */
function listOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((entry) => (entry === 'NULL' ? null : parse(entry)));
}
