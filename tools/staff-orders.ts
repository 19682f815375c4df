// What staff do with orders: look, pack, ship, hand over, cancel. The running shop does what follows (mail, charges, webhooks).
import { readOrderNumber, type ShipmentStep } from '#orders/rules';
import { makeOrderLife, openOrders, orderReport, replayWebhooks, untakenWebhooks, type LifeProblem, type OrderLife } from '#orders/server';
import type { Db } from '#platform/db';
import { makeCoupons } from '#promotions/server';
import { makeStores } from '#stores/server';
import type { StaffJob, StaffRun } from './staff-job.ts';

/** By what is typed: `orders ship`. */
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
      const done = await withLife(run.db, (life) => life.cancel({ orderNumber, lineNos, by: 'staff' }, run.now));
      if (!done.ok) return [sentenceOf(done.problem)];
      run.say(`${(done.value.amount / 100).toFixed(2)} less`);
      return [];
    }),
  'webhooks list': async ({ db }) => untakenWebhooks(db),
  'webhooks replay': async (run) => {
    const replay = async (orderNumber: string | null): Promise<readonly string[]> => {
      run.say(`${await replayWebhooks(run.db, orderNumber, run.now)} to be sent again`);
      return [];
    };
    return run.file === 'all' ? replay(null) : withNumber(run, replay);
  },
};

const NO_ORDER = 'there is no order of this number';

function take(run: StaffRun, step: ShipmentStep): Promise<readonly string[]> {
  return withNumber(run, async (orderNumber) => {
    const [shipment, carrier, trackingNumber] = run.rest;
    const shipmentNo = wholeNumber(shipment);
    if (shipmentNo === 'wrong') return ['SHIPMENT is a whole number, as orders show tells it'];
    const done = await withLife(run.db, (life) =>
      life.step({ orderNumber, shipmentNo, step, by: 'staff', carrier, trackingNumber }, run.now),
    );
    if (!done.ok) return [sentenceOf(done.problem)];
    run.say(`done with shipment ${done.value.shipments.join(', ')}`);
    return [];
  });
}

async function withNumber({ file }: StaffRun, work: (orderNumber: string) => Promise<readonly string[]>): Promise<readonly string[]> {
  const orderNumber = readOrderNumber(file);
  return orderNumber === null ? ['NUMBER has 12 digits'] : work(orderNumber);
}

async function withLife<T>(db: Db, work: (life: OrderLife) => Promise<T>): Promise<T> {
  const coupons = await makeCoupons({ db });
  const stores = await makeStores({ db });
  try {
    return await work(makeOrderLife({ db, coupons, store: stores.get }));
  } finally {
    await coupons.close();
    await stores.close();
  }
}

function wholeNumber(text: string | undefined): number | null | 'wrong' {
  if (text === undefined) return null;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 'wrong';
}

function sentenceOf(problem: LifeProblem): string {
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
