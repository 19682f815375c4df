// A line of a placed order as its owner sees it: goods, price, and what can still be cancelled or returned.
import { artworkHref } from '#goods/customization/rules';
import type { PlacedLine } from '#buying/orders/contract';
import { stateAfter } from '#base/state-table/rules';
import {
  isReturnable,
  ORDER_STATES,
  returnableUnits,
  returnLimit,
  unitsReturned,
  type ShipmentKind,
  type ShipmentState,
} from '#buying/orders/rules';
import type { OrderLineRow, OrderRow } from './order-row.ts';
import type { OrderViewFacts, ViewPlace } from './view-facts.ts';

interface LinePlace {
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  readonly arrivedAt: string | null;
  readonly order: OrderRow;
}

export function lineView(
  line: OrderLineRow,
  { kind, state, arrivedAt, order }: LinePlace,
  { locale, paths, now }: ViewPlace,
  { goods }: OrderViewFacts,
): PlacedLine {
  const { lineNo, parentLineNo, itemId, title, qty, unitPrice, gross, discount, cancelled, custom, taxes } = line;
  const { slug, image } = goods(itemId, locale);
  const open = !cancelled && isReturnable({ kind, state, arrivedAt: arrivedAt === null ? null : new Date(arrivedAt) }, now);
  return {
    lineNo,
    itemId,
    title,
    href: paths.product(slug, itemId),
    image: custom?.artwork === undefined ? image : artworkHref(custom.artwork),
    qty,
    unitPrice: unitPrice / 100,
    total: (gross - discount) / 100,
    furnitureService: line.furnitureService,
    budgetCenter: line.budgetCenter,
    contract: line.contract,
    purchaseOrder: line.purchaseOrder,
    customization: custom && { ...custom, lines: [...custom.lines] },
    cancelled,
    canCancel: !cancelled && stateAfter(ORDER_STATES, order.status, 'cancelLines', { shipments: [state] }).ok,
    returned: unitsReturned(lineNo, order.returns),
    returnable: returnableUnits({ lineNo, parentLineNo, qty, open }, order.returns),
    returnLimit: returnLimit(line, order.lines),
    ...(line.serials.length === 0 ? {} : { serials: line.serials.map((one) => ({ ...one })) }),
    taxes: taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
  };
}
