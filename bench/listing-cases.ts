// A list of what can be picked up in a store beside the same list without that filter: the stock is in memory, so neither waits for it.
import type { Case } from './main.ts';
import type { Shot } from './measure.ts';
import { client } from './shop-client.ts';

const CONNECTIONS = 8;
const SECONDS = 6;
const STORE = '0008';
const AS_FAST = 0.9;

export async function listingCases(origin: string): Promise<readonly Case[]> {
  const { departments } = JSON.parse((await client(origin).get('/api/home')).text) as {
    readonly departments: readonly { readonly href: string }[];
  };
  const path = departments[0]?.href;
  if (path === undefined) throw new Error('The shop has no demo catalogue to measure');
  return [
    ...pair('listing of 24', () => [[listing({ page: 1, size: 24 })], [listing({ page: 1, size: 24, bopis: STORE })]]),
    ...pair('list page, rendered', (turn, at) => [marked(path, turn, at), marked(`${path}?bopis=${STORE}`, turn, at)], true),
  ];
}

type Turn = 'first' | 'last';

/** The list of everything, twice that of a store, and that of everything again: what else the machine does meanwhile meets both. */
function pair(
  name: string,
  shots: (turn: Turn, connection: number) => readonly [readonly Shot[], readonly Shot[]],
  once = false,
): readonly Case[] {
  const plan = (turn: Turn, which: 0 | 1) => ({
    connections: Array.from({ length: CONNECTIONS }, (_, connection) => shots(turn, connection)[which]),
    seconds: SECONDS,
    once,
  });
  const twice = (one: string) => [one, `${one} (again)`] as const;
  const of = twice(name);
  const these = twice(`${name}, pickup here`);
  return [
    { name: of[0], plan: plan('first', 0) },
    { name: these[0], plan: plan('first', 1) },
    { name: these[1], plan: plan('last', 1) },
    { name: of[1], plan: plan('last', 0), inTurns: { these, of, atLeast: AS_FAST } },
  ];
}

const listing = (body: object): Shot => ({ method: 'POST', path: '/api/listing', body });

/** Addresses nobody asked for before, so that each page is rendered. */
function marked(path: string, turn: Turn, connection: number): readonly Shot[] {
  const mark = path.includes('?') ? '&' : '?';
  return Array.from({ length: 4_000 }, (_, at) => ({ method: 'GET', path: `${path}${mark}utm_id=${turn}-${connection}-${at}` }));
}
