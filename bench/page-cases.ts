// Public pages: from the cache, and rendered because nobody asked before.
import { setTimeout } from 'node:timers/promises';
import type { Case } from './case.ts';
import type { Shot } from './measure.ts';
import { client } from './shop-client.ts';

const CONNECTIONS = 8;
const SECONDS = 6;
/** Every browser unpacks; a page in use is kept compressed alone (decision 0416). */
const AS_BROWSERS = { 'accept-encoding': 'br, gzip' } as const;

export async function pageCases(origin: string): Promise<{ readonly cases: readonly Case[] }> {
  const shop = client(origin);
  const addresses = await someAddresses(shop);
  const cached: readonly (readonly [string, string])[] = [
    ['home', '/'],
    ['category', addresses.category],
    ['product', addresses.product],
    ['search', '/search?q=copy+paper'],
  ];
  const cases: Case[] = [];
  for (const [name, path] of cached) {
    const plan = everywhere(() => [{ method: 'GET', path, headers: AS_BROWSERS }]);
    cases.push({ name: `${name}, cached`, plan, floor: `string ${await sentBytes(origin + path)}`, atLeast: 0.6 });
  }
  // An address nobody asked for before is rendered: the number makes each one new, and as a campaign's mark it filters no list.
  // Each is asked for once, or the run would also measure the compressing of pages that somebody wants again.
  for (const [name, path] of cached) {
    const mark = path.includes('?') ? '&' : '?';
    cases.push({
      name: `${name}, rendered`,
      plan: {
        ...everywhere((connection) =>
          Array.from({ length: 4_000 }, (_, at) => ({ method: 'GET' as const, path: `${path}${mark}utm_id=${connection}-${at}` })),
        ),
        once: true,
      },
      cpuAtMost: 3,
    });
  }
  return { cases };
}

/** What goes over the wire. A page that is asked for again is compressed thoroughly in the background; until then it is a little larger. */
async function sentBytes(address: string): Promise<number> {
  const first = await sizeOf(address);
  let size = first;
  for (let tries = 0; size >= first && tries < 40; tries += 1) {
    await setTimeout(50);
    size = await sizeOf(address);
  }
  return size;
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: AS_BROWSERS });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

function everywhere(shots: (connection: number) => readonly Shot[]): Case['plan'] {
  return { connections: Array.from({ length: CONNECTIONS }, (_, connection) => shots(connection)), seconds: SECONDS };
}

/** The home page's first product and first department. */
export async function someAddresses(shop: ReturnType<typeof client>): Promise<{ readonly product: string; readonly category: string }> {
  const home = JSON.parse((await shop.get('/api/home')).text) as {
    readonly bestSellers: readonly { readonly href: string }[];
    readonly departments: readonly { readonly href: string }[];
  };
  const product = home.bestSellers[0]?.href;
  const category = home.departments[0]?.href;
  if (product === undefined || category === undefined) throw new Error('The shop has no demo catalogue to measure');
  return { product, category };
}
