// Guests who each buy three things, one order after the other on every connection: cart, address, delivery, payment, order.
import { text } from 'node:stream/consumers';
import type { FlowPlan } from './order-flow.ts';
import { prepareOrder } from './prepare-order.ts';

const { origin, payPort, items, connections, seconds } = JSON.parse(await text(process.stdin)) as FlowPlan;
const times: number[] = [];
let failed = 0;
let bytes = 0;

const start = performance.now();
await Promise.all(Array.from({ length: connections }, async (_, at) => buyUntil(start + seconds * 1000, at)));
const took = (performance.now() - start) / 1000;
times.sort((a, b) => a - b);
const share = (part: number): number => Math.round((times[Math.floor(times.length * part)] ?? 0) * 100) / 100;
const answered = times.length;
console.log(
  JSON.stringify({ answered, rate: answered / took, p50: share(0.5), p99: share(0.99), failed, bytes: bytes / Math.max(1, answered) }),
);

/** Every order is of other goods than those placed beside it: two for the last of a thing wait for each other, as they must. */
async function buyUntil(end: number, at: number): Promise<void> {
  for (let made = 0; performance.now() < end; made += 1) {
    const from = performance.now();
    const first = (made * connections + at) * 3;
    const { one, place } = await prepareOrder(
      { origin, payPort },
      [0, 1, 2].map((next) => items[(first + next) % items.length] ?? ''),
    );
    const reply = await one.post(place.path, place.body, { 'idempotency-key': place.headers?.['idempotency-key'] ?? '' });
    times.push(performance.now() - from);
    bytes += reply.text.length;
    if (reply.status !== 200) failed += 1;
  }
}
