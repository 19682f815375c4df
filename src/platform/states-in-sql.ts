// The states of a table as statements name them.
import { statesThatAllow, type StateEvent, type StateTable } from '#base/state-table/rules';

/**
 * `('draft')`, for `status in …`: the states in which an event is known. Literals and no value of the statement: only these let PostgreSQL
 * find the small indexes that are made for one state or two.
 */
export function statesAllowing<State extends string, Events extends { readonly [E in keyof Events]: StateEvent<string, unknown> }>(
  table: StateTable<State, Events>,
  event: keyof Events,
): string {
  return `(${statesThatAllow(table, event)
    .map((state) => `'${state}'`)
    .join(', ')})`;
}
