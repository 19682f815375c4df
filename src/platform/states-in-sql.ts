// States of a state table as SQL.
import { statesThatAllow, type StateEvent, type StateTable } from '#base/state-table/rules';

/**
 * `('draft')`, for `status in …`: the states that allow an event. They are literals and not parameters because PostgreSQL uses partial indexes only
 * for literals.
 * @throws when no state allows the event
 */
export function statesAllowing<State extends string, Events extends { readonly [E in keyof Events]: StateEvent<string, unknown> }>(
  table: StateTable<State, Events>,
  event: keyof Events,
): string {
  const states = statesThatAllow(table, event);
  if (states.length === 0) throw new Error(`No state allows ${String(event)}`);
  return `(${states.map((state) => `'${state}'`).join(', ')})`;
}
