// Which of an order's allocations its lines use up: the location that a line names first, then the others in order.
import type { StockLine } from './stock-line.ts';

/** Never more of a location than the order's allocation there; units without an allocation are left out. */
export function allocatedParts(allocated: readonly StockLine[], lines: readonly StockLine[]): readonly StockLine[] {
  const left = allocated.map((allocation) => ({ ...allocation }));
  return lines.flatMap(({ itemId, qty, location }) => {
    let wanted = qty;
    const mine = left
      .filter((one) => one.itemId === itemId)
      .toSorted((a, b) => Number(b.location === location) - Number(a.location === location));
    return mine.flatMap((allocation) => {
      const taken = Math.min(wanted, allocation.qty);
      wanted -= taken;
      allocation.qty -= taken;
      return taken === 0 ? [] : [{ itemId, location: allocation.location, qty: taken }];
    });
  });
}
