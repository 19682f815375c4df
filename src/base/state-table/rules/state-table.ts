// A life as a table: what each state does with each event that it knows, and why everything else is refused.
import { done, failed, type Outcome } from '#base/outcome/rules';

/** What happens to a thing, as a type: the reasons why it may be refused, and the facts that its guards look at. */
export interface StateEvent<Reason extends string, Facts = undefined> {
  readonly reason: Reason;
  readonly facts: Facts;
}

/** What has to hold for an event to happen. */
interface Guard<Reason, Facts> {
  /** In words, as the docs show it. */
  readonly rule: string;
  /** Why the event is refused where the rule does not hold. */
  readonly reason: Reason;
  readonly holds: (facts: Facts) => boolean;
}

interface Move<State, Event extends AnyEvent> {
  readonly to: State;
  /** All have to hold; the first that does not gives the reason. */
  readonly guards?: readonly Guard<Event['reason'], Event['facts']>[];
}

type AnyEvent = StateEvent<string, unknown>;
type EventsOf<Events> = { readonly [E in keyof Events]: AnyEvent };

/** The states of a thing and what happens to it. `Events`: a `StateEvent` for each name. */
export interface StateTable<State extends string, Events extends EventsOf<Events>> {
  /** The state it begins in. */
  readonly begins: State;
  readonly states: { readonly [S in State]: { readonly [E in keyof Events]?: Move<State, Events[E]> } };
  /** Why an event is refused in a state that does not know it. */
  readonly otherwise: { readonly [E in keyof Events]: Events[E]['reason'] };
}

type Given<Facts> = undefined extends Facts ? [] : [facts: Facts];

/** The state an event leads to, or the reason why it cannot happen: of the first guard that does not hold, or of a state that does not know the event. */
export function stateAfter<State extends string, Events extends EventsOf<Events>, Event extends keyof Events>(
  table: StateTable<State, Events>,
  state: State,
  event: Event,
  ...given: Given<Events[Event]['facts']>
): Outcome<State, Events[Event]['reason']> {
  const move = table.states[state][event]; // own key: callers name both in code, or read a state that a check of the database lists
  if (move === undefined) return failed(table.otherwise[event]); // own key: a name of the table, in code
  // Nothing is given only where the facts are undefined.
  const facts = given[0] as Events[Event]['facts'];
  const refused = move.guards?.find(({ holds }) => !holds(facts));
  return refused === undefined ? done(move.to) : failed(refused.reason);
}

/** The states that know an event, guards apart. */
export function statesThatAllow<State extends string, Events extends EventsOf<Events>>(
  table: StateTable<State, Events>,
  event: keyof Events,
): readonly State[] {
  // Object.keys knows the type of no key; a table has no others.
  const states = Object.keys(table.states) as State[];
  return states.filter((state) => table.states[state][event] !== undefined); // own key: a state of the table itself
}
