// Whole orders over HTTP at eight connections: new cart, three lines, address, delivery, payment, order (CHK-4).
import { fileURLToPath } from 'node:url';
import { buyable } from './cart-cases.ts';
import { measureScript } from './measure.ts';
import type { Row } from './print-table.ts';
import type { Running } from './servers.ts';

const LOAD = fileURLToPath(new URL('order-flow-load.ts', import.meta.url));
/** Orders a second. */
const AT_LEAST = 150;

export interface FlowPlan extends Pick<Running, 'origin' | 'payPort'> {
  readonly items: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export async function orderFlow({ origin, payPort, pid }: Running): Promise<Row> {
  const plan: FlowPlan = { origin, payPort, items: await buyable(origin), connections: 8, seconds: 20 };
  const measured = await measureScript(LOAD, plan, pid);
  const failed = measured.failed > 0 ? `, ${measured.failed} failed ✗` : '';
  const verdict = `${Math.round(measured.rate)} orders/s (≥ ${AT_LEAST}) ${measured.rate >= AT_LEAST ? '✓' : '✗'}${failed}`;
  return { name: 'whole order over HTTP, 3 lines', measured, verdict };
}
