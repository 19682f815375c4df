// Checks of store rows beyond the database's own types and constraints.
import { Type } from 'typebox';
import { shapeCheck } from '#platform/rows-left-out';
import { isTimeZone } from './check-stores.ts';
import type { StoreRow } from './store-queries.ts';

const Text = Type.String({ maxLength: 20_000 });
/** A day with unreadable hours counts as closed. */
const Hours = Type.Union([Type.String(), Type.Null()]);
const checkShape = shapeCheck(
  Type.Object({
    name: Text,
    address_line1: Text,
    city: Text,
    hours: Type.Array(Hours),
    exceptions: Type.Array(Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), hours: Hours })),
    services: Type.Array(Text),
  }),
);

/** @throws what is wrong with the row */
export function checkStore(row: StoreRow): void {
  checkShape(row);
  if (!isTimeZone(row.time_zone)) throw new TypeError(`${row.time_zone} is no time zone`);
}
