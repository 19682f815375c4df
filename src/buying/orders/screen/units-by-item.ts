import type { OrderDetail } from '#buying/orders/contract';

type Wanted = Pick<OrderDetail['shipments'][number]['lines'][number], 'itemId' | 'title' | 'qty' | 'customization'>;

/** Sums up the units of an item over its lines; another customization counts as another item. */
export function unitsByItem({ shipments }: OrderDetail, lineNo: number | null): readonly Wanted[] {
  const lines = shipments.flatMap((shipment) => shipment.lines).filter((line) => lineNo === null || line.lineNo === lineNo);
  const groups = Map.groupBy(lines, ({ itemId, customization }) => customization?.customSkuCode ?? itemId);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, qty: same.reduce((sum, { qty }) => sum + qty, 0) }];
  });
}
