// Staff's commands for orders: list, show, pack, ship, hand over, cancel. The running shop does the rest (mail, charges, webhooks).
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArtworks } from '#goods/customization/server';
import { readSerialRow, SERIAL_COLUMNS, type ShipmentStep } from '#buying/orders/rules';
import {
  makeOrderLifecycle,
  openOrders,
  orderReport,
  recordSerials,
  replayWebhooks,
  failedWebhooks,
  type OrderChangeProblem,
  type OrderLifecycle,
} from '#buying/orders/server';
import type { Db } from '#platform/db';
import { makeCoupons } from '#goods/promotions/server';
import { makeStores } from '#goods/stores/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { NO_ORDER, wholeNumber, withNumber } from './order-arguments.ts';

/** By command: `orders ship`. */
export const ORDER_JOBS: Readonly<Record<string, StaffJob>> = {
  'orders list': async ({ db, now, say }) => {
    for (const line of await openOrders(db, now)) say(line);
    return [];
  },
  'orders show': async (run) =>
    withNumber(run, async (orderNumber) => {
      const report = await orderReport(run.db, orderNumber);
      for (const line of report ?? []) run.say(line);
      return report === undefined ? [NO_ORDER] : [];
    }),
  'orders artwork': async (run) =>
    withNumber(run, async (orderNumber) => {
      const [folder = ''] = run.rest;
      if (folder === '') return ['Name the folder to write into after the number'];
      const pictures = await makeArtworks(run.db).ofOrder(orderNumber);
      await mkdir(folder, { recursive: true });
      for (const { itemId, artworkId, bytes } of pictures) {
        const file = join(folder, `${itemId}-${artworkId}.webp`);
        await writeFile(file, bytes);
        run.say(file);
      }
      run.say(`${pictures.length} pictures written`);
      return [];
    }),
  'orders pack': (run) => take(run, 'pack'),
  'orders ship': (run) => take(run, 'ship'),
  'orders deliver': (run) => take(run, 'deliver'),
  'orders ready': (run) => take(run, 'makeReady'),
  'orders hand-over': (run) => take(run, 'handOver'),
  'orders cancel': (run) =>
    withNumber(run, async (orderNumber) => {
      const line = wholeNumber(run.rest[0]);
      if (line === 'wrong') return ['LINE is a whole number'];
      const lineNos = line === null ? null : [line];
      const done = await withLifecycle(run.db, (lifecycle) => lifecycle.cancel({ orderNumber, lineNos, by: 'staff' }, run.now));
      if (!done.ok) return [sentenceOf(done.problem)];
      run.say(`${(done.value.amount / 100).toFixed(2)} less`);
      return [];
    }),
  'orders serials': async ({ db, file, now, say }) => {
    const { rows, lines, problems } = await rowsOf(file, readSerialRow, {
      keyOf: ({ orderNumber, lineNo, serial }) => `${orderNumber} ${lineNo} ${serial}`,
      needed: SERIAL_COLUMNS.slice(0, 3),
    });
    if (problems.length > 0) return problems;
    const wrong = await recordSerials(db, rows, now);
    if (wrong.length === 0) say(`${rows.length} serial numbers written`);
    return wrong.map(({ at, text }) => `line ${lines[at]}: ${text}`);
  },
  'webhooks list': async ({ db }) => failedWebhooks(db),
  'webhooks replay': async (run) => {
    const replay = async (orderNumber: string | null): Promise<readonly string[]> => {
      run.say(`${await replayWebhooks(run.db, orderNumber, run.now)} to be sent again`);
      return [];
    };
    return run.file === 'all' ? replay(null) : withNumber(run, replay);
  },
};

function take(run: StaffRun, step: ShipmentStep): Promise<readonly string[]> {
  return withNumber(run, async (orderNumber) => {
    const [shipment, carrier, trackingNumber] = run.rest;
    const shipmentNo = wholeNumber(shipment);
    if (shipmentNo === 'wrong') return ['SHIPMENT is a whole number, as orders show tells it'];
    const done = await withLifecycle(run.db, (lifecycle) =>
      lifecycle.step({ orderNumber, shipmentNo, step, by: 'staff', carrier, trackingNumber }, run.now),
    );
    if (!done.ok) return [sentenceOf(done.problem)];
    run.say(`done with shipment ${done.value.shipments.join(', ')}`);
    return [];
  });
}

async function withLifecycle<T>(db: Db, work: (lifecycle: OrderLifecycle) => Promise<T>): Promise<T> {
  const coupons = await makeCoupons({ db });
  const stores = await makeStores({ db });
  try {
    return await work(makeOrderLifecycle({ db, coupons, store: stores.get }));
  } finally {
    await coupons.close();
    await stores.close();
  }
}

function sentenceOf(problem: OrderChangeProblem): string {
  switch (problem.code) {
    case 'ORDER_NOT_FOUND':
      return NO_ORDER;
    case 'NO_SUCH_SHIPMENT':
      return 'the order has no such shipment';
    case 'STEP_NOT_POSSIBLE':
      return `not possible: the shipment is ${problem.state}`;
    case 'TOO_LATE_TO_CANCEL':
      return 'too late to cancel: it is packed, gone or cancelled already';
  }
}
