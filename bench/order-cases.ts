// Placing: carts made ready beforehand over the same API a browser uses, then only the call that places is measured.
import { buyable } from './cart-cases.ts';
import type { Case } from './case.ts';
import type { Shot } from './measure.ts';
import type { Running } from './servers.ts';
import { prepareOrder } from './prepare-order.ts';

const CONNECTIONS = 8;
/**
 * `amount` orders, ready to be placed, each for one of many goods: two for the last of a thing wait for each other, as they must. So many that
 * a turn lasts as long as the floor's: in a shorter one its first request and its last would tell more than all between them.
 */
export async function orderCases(
  { origin, payPort }: Pick<Running, 'origin' | 'payPort'>,
  amount = 12_000,
): Promise<{ readonly cases: readonly Case[] }> {
  const items = await buyable(origin);
  const connections: Shot[][] = Array.from({ length: CONNECTIONS }, () => []);
  await Promise.all(
    connections.map(async (shots, at) => {
      for (let made = 0; made < amount / CONNECTIONS; made += 1)
        shots.push((await prepareOrder({ origin, payPort }, [items[(made * CONNECTIONS + at) % items.length] ?? ''])).place);
    }),
  );
  return { cases: [{ name: 'place order', plan: { connections, seconds: 60, once: true }, floor: 'write', atLeast: 0.1 }] };
}
