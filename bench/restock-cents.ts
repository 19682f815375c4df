// Compares every order of the measured year with the plan, to the cent: prices of the day, discount, delivery, tax, total and what was held for it.
import { prorate } from '#base/money/rules';
import type { Queries } from '#platform/db';
import { PLANNED_ORDERS, type OrderRow } from './restock-orders.ts';
import { COUPON, DELIVERY, FREE_FROM, priceOn, TAX, type PlannedRestock } from './restock-plan.ts';

/** In cents. */
export interface CentSums {
  goods: number;
  discount: number;
  delivery: number;
  tax: number;
  total: number;
  held: number;
}

export interface CentBooks {
  /** What was due by the plan, at the prices of the days on which it was ordered; and what the orders say. */
  readonly due: CentSums;
  readonly ordered: CentSums;
  readonly problems: readonly string[];
}

const nothing = (): CentSums => ({ goods: 0, discount: 0, delivery: 0, tax: 0, total: 0, held: 0 });

export async function compareCents(on: Queries, plan: ReadonlyMap<string, PlannedRestock>): Promise<CentBooks> {
  const [due, ordered] = [nothing(), nothing()];
  const problems: string[] = [];
  const waiting = new Set([...plan].flatMap(([id, { days }]) => days.map((day) => `${id} ${day}`)));
  let after = '';
  for (let page = await on.many(PLANNED_ORDERS, [after]); page.length > 0; page = await on.many(PLANNED_ORDERS, [after])) {
    for (const order of page) {
      const wanted = sumsOf(order, plan);
      const is = booked(order);
      problems.push(...problemsOf(order, { plan, waiting, wanted, is }));
      for (const key of KEYS) [due[key], ordered[key]] = [due[key] + wanted[key], ordered[key] + is[key]];
    }
    after = page.at(-1)?.order_number ?? '';
  }
  problems.push(...[...waiting].map((key) => `${key} was not ordered`));
  return { due, ordered, problems };
}

const KEYS = ['goods', 'discount', 'delivery', 'tax', 'total', 'held'] as const satisfies readonly (keyof CentSums)[];

const booked = ({ sub_total: goods, discount, fees: delivery, tax, total, held }: OrderRow): CentSums => ({
  goods,
  discount,
  delivery,
  tax,
  total,
  held,
});

/** What the order has to come to, by the plan alone. */
function sumsOf({ day, dues }: OrderRow, plan: ReadonlyMap<string, PlannedRestock>): CentSums {
  const gross = dues.map(({ restock }) => grossOf(plan.get(restock), day));
  const goods = gross.reduce((sum, cents) => sum + cents, 0);
  const discount = Math.round((goods * COUPON) / 10_000);
  const off = prorate(discount, gross);
  const delivery = goods - discount >= FREE_FROM ? 0 : DELIVERY;
  const tax = gross.reduce((sum, cents, at) => sum + Math.round(((cents - (off[at] ?? 0)) * TAX) / 1_000_000), 0);
  const total = goods - discount + delivery + tax;
  return { goods, discount, delivery, tax, total, held: total };
}

const grossOf = (restock: PlannedRestock | undefined, day: string): number =>
  restock === undefined ? 0 : restock.qty * priceOn(restock.itemId, day);

interface Compared {
  readonly plan: ReadonlyMap<string, PlannedRestock>;
  /** `restock day` that no order has been found for yet. */
  readonly waiting: Set<string>;
  readonly wanted: CentSums;
  readonly is: CentSums;
}

function problemsOf(order: OrderRow, { plan, waiting, wanted, is }: Compared): string[] {
  const { order_number: number, day, lines, dues } = order;
  const problems = KEYS.filter((key) => wanted[key] !== is[key]).map((key) => `${key} is ${is[key]}, not ${wanted[key]}`);
  if (lines.length !== dues.length) problems.push(`${lines.length} lines for ${dues.length} due days`);
  for (const [at, due] of dues.entries()) {
    const [line, restock] = [lines[at], plan.get(due.restock)];
    if (!waiting.delete(`${due.restock} ${due.day}`)) problems.push(`${due.restock} of ${due.day} was not due, or was ordered before`);
    const unit = restock === undefined ? 0 : priceOn(restock.itemId, day);
    const isRight = line?.item === restock?.itemId && [line?.qty, due.qty].every((qty) => qty === restock?.qty);
    if (!isRight || line?.unit !== unit || due.unit !== unit)
      problems.push(`${due.restock}: ${line?.qty} at ${line?.unit}, noted ${due.qty} at ${due.unit}, not ${restock?.qty} at ${unit}`);
  }
  const sums = { off: wanted.discount, tax: wanted.tax };
  for (const key of ['off', 'tax'] as const) {
    const sum = lines.reduce((cents, line) => cents + line[key], 0);
    if (sum !== sums[key]) problems.push(`its lines' ${key} add up to ${sum}, not ${sums[key]}`);
  }
  return problems.map((what) => `order ${number} of ${day}: ${what}`);
}
