// When the goods of an approved order arrive, and from which shelves they come, as of the moment of the approval: the days that were promised on
// submission may be over, and other orders may have taken what was there.
import type { WaitingLine, WaitingOrder } from '#buying/orders/server';
import { makeDeliveryDesk, type LineDelivery } from '#goods/delivery/rules';
import { shortageOf, type StockLine, type StockShortage } from '#goods/inventory/rules';
import { siteOf } from '#base/site/rules';
import { ApprovalRefused } from './approval-problem.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

export interface Delivered {
  readonly order: WaitingOrder;
  readonly stock: readonly StockLine[];
}

/** Throws `STOCK_SHORT`. */
export function deliverApproved(
  { supply, store, catalog, inventory }: Pick<ApprovalsDeps, 'supply' | 'store' | 'catalog' | 'inventory'>,
  { facts, copy_locale: locale }: ApprovalRow,
  order: WaitingOrder,
  now: Date,
): Delivered {
  const { timeZone } = siteOf('business', locale === 'es-US' ? 'en-US' : locale);
  const { place } = facts;
  const desk = makeDeliveryDesk({ ...supply.to(place), now: now.getTime(), timeZone, place, store, availableAt: inventory.availableAt });
  const stock: StockLine[] = [];
  const short: StockShortage[] = [];
  const lines: WaitingLine[] = [];
  for (const line of order.lines) {
    const { itemId, qty, deliveryType: type, storeNumber } = line;
    const product = catalog.get(itemId);
    const found = product?.status === 'active' ? desk.deliver(product, qty, { type, storeNumber }) : undefined;
    const available = found?.available ?? 0;
    if (found === undefined || available < qty) {
      short.push(shortageOf({ itemId, location: line.stockLocation ?? '', wanted: qty, available }));
      continue;
    }
    stock.push(...found.sources.map((source) => ({ itemId, ...source })));
    const parent = lines.find(({ lineNo }) => lineNo === line.parentLineNo);
    lines.push({ ...line, ...daysOf(line, parent, found), ...shelfOf(found) });
  }
  if (short.length > 0) throw new ApprovalRefused('STOCK_SHORT', short);
  return { order: { ...order, lines }, stock };
}

type Days = Pick<WaitingLine, 'deliveryGroup' | 'levelOfService' | 'earliest' | 'latest' | 'readyAt' | 'backOrder'>;

/** A service comes with its product. A day that the buyer chose stays, while it is still to come. */
function daysOf(line: WaitingLine, parent: WaitingLine | undefined, { promise }: LineDelivery): Days {
  const { group: deliveryGroup, levelOfService, earliest, latest, readyAt, isBackOrder: backOrder } = promise;
  const soonest: Days = parent ?? { deliveryGroup, levelOfService, earliest, latest, readyAt, backOrder };
  const isLater = line.earliest !== null && soonest.earliest !== null && line.earliest > soonest.earliest;
  const { earliest: chosen, latest: until } = line;
  return pick(isLater ? { ...soonest, earliest: chosen, latest: until } : soonest);
}

const pick = ({ deliveryGroup, levelOfService, earliest, latest, readyAt, backOrder }: Days): Days => ({
  deliveryGroup,
  levelOfService,
  earliest,
  latest,
  readyAt,
  backOrder,
});

const shelfOf = ({ sources }: LineDelivery): Pick<WaitingLine, 'stockLocation' | 'stockTaken'> => ({
  stockLocation: sources[0]?.location ?? null,
  stockTaken: sources.reduce((sum, { qty }) => sum + qty, 0),
});
