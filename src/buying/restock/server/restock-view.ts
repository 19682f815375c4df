// A restock as its owner sees it.
import { localDay } from '#base/calendar/rules';
import type { PricedCart } from '#buying/cart/rules';
import { dollars } from '#buying/cart/server';
import type { DueView, RestockItem, RestockQuestion, RestockView } from '#buying/restock/contract';
import { everyText, highestPrice, upcoming } from '#buying/restock/rules';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { unitOf } from './due-cart.ts';
import type { RestockDeps } from './restock-deps.ts';
import { scheduleOf, type DueRow, type RestockRow } from './restock-rows.ts';
import type { SwapChoice } from './swap-choices.ts';

type PricedLine = PricedCart['lines'][number];
const dollarsOrNull = (cents: number | null | undefined): number | null => (cents === null || cents === undefined ? null : dollars(cents));

export function itemView(
  { goods }: Pick<RestockDeps, 'goods'>,
  { copyLocale, locale }: Visit,
  itemId: string,
  line?: PricedLine,
): RestockItem {
  const { slug, image, title } = goods(itemId, contentLocale(copyLocale));
  const unit = line === undefined ? null : unitOf(line);
  return {
    itemId,
    title: title ?? itemId,
    href: makePaths(locale).product(slug, itemId),
    image,
    price: dollarsOrNull(unit),
    available: line !== undefined && line.available >= line.line.qty,
  };
}

export interface ViewFacts {
  readonly row: RestockRow;
  readonly line: PricedLine | undefined;
  /** The open days of it, the latest first. */
  readonly dues: readonly DueRow[];
  readonly skipped: string | null;
  readonly address: string;
  readonly payment: string;
  /** What can come instead of it, while it is gone or out of stock. */
  readonly alternates: readonly SwapChoice[];
  /** The last day that is shown. */
  readonly until: string;
}

/** The day whose question waits for its owner, or for stock. */
export const askedOf = (dues: readonly DueRow[]): DueRow | undefined =>
  dues.find(({ question, state, facts }) => question !== null && state !== 'placing' && facts.swapped !== true);

export function restockView(deps: Pick<RestockDeps, 'goods'>, visit: Visit, facts: ViewFacts): RestockView {
  const { row, line, dues, until } = facts;
  const { state, qty, price_limit: percent } = row;
  const schedule = scheduleOf(row);
  const runs = state === 'active' || state === 'attention';
  const asked = askedOf(dues);
  const alternates = facts.alternates.map((choice) => itemView(deps, visit, choice.itemId, choice.line));
  const unit = line === undefined ? null : unitOf(line);
  return {
    restockId: row.restock_id,
    state,
    item: itemView(deps, visit, row.item_id, line),
    qty,
    every: everyText(schedule.every),
    nextOn: row.next_on,
    lastOn: row.last_on,
    timesLeft: row.times_left,
    comes: runs ? upcoming(schedule, row.next_on, { most: 60, until }) : [],
    skipped: runs ? facts.skipped : null,
    total: unit === null || line === undefined ? null : dollars(line.counted ? line.net : unit * qty),
    before: unit === null ? null : dollars(unit * qty),
    asksAbove: dollarsOrNull(highestPrice({ agreed: row.agreed_cents, percent })),
    priceLimit: percent,
    whenShort: row.when_short,
    address: facts.address,
    payment: visit.isActing ? '' : facts.payment,
    budgetCenter: row.budget_center ?? '',
    purchaseOrder: row.purchase_order,
    question: asked === undefined ? null : questionView(asked, alternates, visit),
    isPlacing: dues.some((due) => due.state === 'placing'),
  };
}

function questionView(due: DueRow, alternates: RestockItem[], { site, isActing }: Visit): RestockQuestion | null {
  if (due.question === null) return null;
  const { unit, agreed, card = '', text = '' } = due.facts;
  return {
    code: due.question,
    dueOn: due.due_on,
    until: due.ask_until,
    retryOn: due.next_at === null ? null : localDay(due.next_at, site.timeZone),
    price: dollarsOrNull(unit),
    agreed: dollarsOrNull(agreed),
    alternates,
    card: isActing ? '' : card,
    text,
  };
}

export const dueView = ({
  due_on: dueOn,
  state,
  qty,
  ordered_qty: ordered,
  order_number: orderNumber,
  unit_cents: unit,
  facts,
}: DueRow): DueView => ({
  dueOn,
  state,
  qty: ordered ?? qty,
  orderNumber: orderNumber ?? '',
  price: state === 'placed' ? dollarsOrNull(unit) : null,
  by: state === 'skipped' ? (facts.by ?? 'silence') : '',
});
