// Staff's commands for orders: show, pack, ship, hand over, cancel. The running shop does the rest (mail, charges, webhooks).
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArtworks } from '#goods/customization/server';
import { readOrderNumber } from '#base/order-number/rules';
import { RETURN_CONDITIONS, type ShipmentStep } from '#buying/orders/rules';
import {
  makeOrderLifecycle,
  makeOrderReturns,
  openOrders,
  openReturns,
  orderReport,
  replayWebhooks,
  failedWebhooks,
  type Arrival,
  type OrderChangeProblem,
  type OrderLifecycle,
  type ReturnProblem,
} from '#buying/orders/server';
import type { Db } from '#platform/db';
import { makeCoupons } from '#goods/promotions/server';
import { makeStores } from '#goods/stores/server';
import type { StaffJob, StaffRun } from './staff-job.ts';

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
  'returns list': async ({ db, now, say }) => {
    for (const line of await openReturns(db, now)) say(line);
    return [];
  },
  'returns receive': (run) =>
    withReturn(run, async (orderNumber, returnNo, typed) => {
      const arrivals = typed.map(readArrival);
      const known = arrivals.filter((one) => one !== null);
      if (known.length < arrivals.length) return [`LINE=UNITS:STATE, such as 2=1:${RETURN_CONDITIONS.join(' or ')}`];
      const request = { orderNumber, returnNo, arrivals: known.length === 0 ? null : known, by: 'staff' as const };
      const received = await makeOrderReturns(run).receive(request, run.now);
      if (!received.ok) return [returnSentence(received.problem)];
      run.say(`${(received.value.amount / 100).toFixed(2)} is paid back`);
      return [];
    }),
  'returns cancel': (run) =>
    withReturn(run, async (orderNumber, returnNo) => {
      const ended = await makeOrderReturns(run).withdraw({ orderNumber, returnNo, by: 'staff' }, run.now);
      return ended.ok ? [] : [returnSentence(ended.problem)];
    }),
  'webhooks list': async ({ db }) => failedWebhooks(db),
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
    const done = await withLifecycle(run.db, (lifecycle) =>
      lifecycle.step({ orderNumber, shipmentNo, step, by: 'staff', carrier, trackingNumber }, run.now),
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

function wholeNumber(text: string | undefined): number | null | 'wrong' {
  if (text === undefined) return null;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 'wrong';
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

function withReturn(
  run: StaffRun,
  work: (orderNumber: string, returnNo: number, rest: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return withNumber(run, async (orderNumber) => {
    const [typed, ...rest] = run.rest;
    const returnNo = wholeNumber(typed);
    return returnNo === null || returnNo === 'wrong'
      ? ['RETURN is a whole number, as orders show tells it']
      : work(orderNumber, returnNo, rest);
  });
}

/** `2=1:opened`: one opened unit of line 2 arrived. Without a state it is as new. */
function readArrival(text: string): Arrival | null {
  const [, line, units, state = 'asNew'] = /^(\d{1,4})=(\d{1,4})(?::(\w+))?$/.exec(text) ?? [];
  const condition = RETURN_CONDITIONS.find((known) => known === state);
  return line === undefined || condition === undefined ? null : { lineNo: Number(line), qty: Number(units), condition };
}

function returnSentence({ code }: ReturnProblem): string {
  switch (code) {
    case 'ORDER_NOT_FOUND':
      return NO_ORDER;
    case 'RETURN_ENDED':
      return 'this return has arrived or was taken back already';
    case 'NO_SUCH_RETURN':
    case 'RETURN_CHANGED':
    case 'RETURN_NOT_POSSIBLE':
    case 'RETURN_ONLY_DAMAGED':
      return 'the order has no such return';
  }
}
