// How values travel between PostgreSQL and the shop: instants, days, big numbers and lists.
import pg from 'pg';
import type { Value } from './db.ts';

type TypeId = Parameters<typeof pg.types.setTypeParser>[0];

// Type ids of date[] and bigint[], for which pg has no names.
const DATE_LIST = 1182 as TypeId;
const INT8_LIST = 1016 as TypeId;

/** Sets the driver's parsers. Dates stay text ('2026-11-20') because a time zone would move them. Sums and counts fit a number here. */
export function setTypeParsers(): void {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(DATE_LIST, listOf(String));
  pg.types.setTypeParser(INT8_LIST, listOf(Number));
}

/** Instants in UTC, as the database writes them; the driver would use local time. */
export function valueSent(value: Value): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** Parses a list whose entries need no quotes. */
function listOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((entry) => (entry === 'NULL' ? null : parse(entry)));
}
