// A list of what can be picked up in a store beside the same list without that filter: the stock is in memory, so neither waits for it.
import type { Case } from './case.ts';
import type { Shot } from './measure.ts';
import { client } from './shop-client.ts';

const CONNECTIONS = 8;
const SECONDS = 12;
const STORE = '0008';
const AS_FAST = 0.9;

export async function listingCases(origin: string): Promise<readonly Case[]> {
  const { departments } = JSON.parse((await client(origin).get('/api/home')).text) as {
    readonly departments: readonly { readonly href: string }[];
  };
  const path = departments[0]?.href;
  if (path === undefined) throw new Error('The shop has no demo catalogue to measure');
  return [
    pair('listing of 24', (which) => [listing({ page: 1, size: 24, ...(which === 'here' && { bopis: STORE }) })]),
    pair('list page, rendered', (which, connection) => marked(which === 'here' ? `${path}?bopis=${STORE}` : path, connection), true),
  ];
}

type Which = 'all' | 'here';

/** The list of a store held against that of everything, measured in turns. */
function pair(name: string, shots: (which: Which, connection: number) => readonly Shot[], once = false): Case {
  const plan = (which: Which): Case['plan'] => ({
    connections: Array.from({ length: CONNECTIONS }, (_, connection) => shots(which, connection)),
    seconds: SECONDS,
    once,
  });
  return { name: `${name}, pickup here`, plan: plan('here'), beside: { name, plan: plan('all'), atLeast: AS_FAST } };
}

const listing = (body: object): Shot => ({ method: 'POST', path: '/api/listing', body });

/** Addresses nobody asked for before, so that each page is rendered. */
function marked(path: string, connection: number): readonly Shot[] {
  const mark = path.includes('?') ? '&' : '?';
  return Array.from({ length: 4_000 }, (_, at) => ({ method: 'GET', path: `${path}${mark}utm_id=${connection}-${at}` }));
}
