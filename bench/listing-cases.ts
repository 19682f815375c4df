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
    ...pair('list page, rendered', (connection) => [marked(path, connection), marked(`${path}?bopis=${STORE}`, connection)], true),
  ];
}

/** The list of everything, and the one of a store held against it. */
function pair(name: string, shots: (connection: number) => readonly [readonly Shot[], readonly Shot[]], once = false): readonly Case[] {
  const plan = (which: 0 | 1) => ({
    connections: Array.from({ length: CONNECTIONS }, (_, connection) => shots(connection)[which]),
    seconds: SECONDS,
    once,
  });
  const here = { name: `${name}, pickup here`, plan: plan(1), against: { name, atLeast: AS_FAST } };
  return [{ name, plan: plan(0) }, here];
}

const listing = (body: object): Shot => ({ method: 'POST', path: '/api/listing', body });

/** Addresses nobody asked for before, so that each page is rendered. */
function marked(path: string, connection: number): readonly Shot[] {
  const mark = path.includes('?') ? '&' : '?';
  return Array.from({ length: 4_000 }, (_, at) => ({ method: 'GET', path: `${path}${mark}utm_id=${connection}-${at}` }));
}
