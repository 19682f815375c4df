// State machines as tables: the events of each state, the states they lead to, and the reasons for refusals.
import { done, failed, type Outcome } from '#base/outcome/rules';

/** Type of an event: its refusal reasons, and the facts that its guards check. */
export interface StateEvent<Reason extends string, Facts = undefined> {
  readonly reason: Reason;
  readonly facts: Facts;
}

/** A condition of an event. */
interface Guard<Reason, Facts> {
  /** Description for the docs. */
  readonly rule: string;
  /** The refusal's reason when the condition does not hold. */
  readonly reason: Reason;
  readonly holds: (facts: Facts) => boolean;
}

interface Move<State, Event extends AnyEvent> {
  readonly to: State;
  /** All must hold; the first that does not gives the reason. */
  readonly guards?: readonly Guard<Event['reason'], Event['facts']>[];
}

type AnyEvent = StateEvent<string, unknown>;
type EventsOf<Events> = { readonly [E in keyof Events]: AnyEvent };

/** The states of an entity and their events. `Events`: a `StateEvent` per name. */
export interface StateTable<State extends string, Events extends EventsOf<Events>> {
  /** The initial state. */
  readonly begins: State;
  readonly states: { readonly [S in State]: { readonly [E in keyof Events]?: Move<State, Events[E]> } };
  /** Reason when a state does not allow the event. */
  readonly otherwise: { readonly [E in keyof Events]: Events[E]['reason'] };
}

type Given<Facts> = undefined extends Facts ? [] : [facts: Facts];

/** The next state, or the reason of the first failed guard, or of a state that does not allow the event. */
export function stateAfter<State extends string, Events extends EventsOf<Events>, Event extends keyof Events>(
  table: StateTable<State, Events>,
  state: State,
  event: Event,
  ...given: Given<Events[Event]['facts']>
): Outcome<State, Events[Event]['reason']> {
  const move = table.states[state][event]; // own key: callers name both in code, or read a state that a check constraint of the database lists
  if (move === undefined) return failed(table.otherwise[event]); // own key: a name of the table, in code
  // Facts are only omitted when their type is undefined.
  const facts = given[0] as Events[Event]['facts'];
  const refused = move.guards?.find(({ holds }) => !holds(facts));
  return refused === undefined ? done(move.to) : failed(refused.reason);
}

/** The states that allow an event, regardless of guards. */
export function statesThatAllow<State extends string, Events extends EventsOf<Events>>(
  table: StateTable<State, Events>,
  event: keyof Events,
): readonly State[] {
  // Object.keys returns string[]; the table has exactly these keys.
  const states = Object.keys(table.states) as State[];
  return states.filter((state) => table.states[state][event] !== undefined); // own key: a state of the table itself
}
