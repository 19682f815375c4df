// Pricing a cart again: which of its lines cost, and are promised, what they were before. A cart of hundreds of lines then costs
// little more than the lines that changed, and the outcome is what pricing everything gives (a property test compares the two).
import type { CartLine } from './cart.ts';
import type { CartFacts, FactsEdition } from './cart-facts.ts';
import type { PricedCart, PricedLine } from './price-cart.ts';

/**
 * For each of the live `lines`, what `before` says of it if that still stands. Lines of one item draw on the same shelf, so either all
 * of them stand or none does.
 */
export function unchangedLines(
  before: PricedCart | undefined,
  lines: readonly CartLine[],
  { edition }: Pick<CartFacts, 'edition'>,
): readonly (PricedLine | undefined)[] {
  if (before === undefined || !isOfSameFacts(before, edition)) return [];
  const disturbed = new Set<string>();
  const stock = edition.stock();
  const isSameStock = stock === before.stock;
  let at = 0;
  // Rules replace the lines they change, keep the others themselves and all in their order.
  const found = lines.map((line) => {
    const place = before.lines[at]?.line === line ? at : before.lines.findIndex((one, later) => later > at && one.line === line);
    const one = before.lines[place];
    if (one === undefined) {
      disturbed.add(line.itemId);
      return undefined;
    }
    for (const gone of before.lines.slice(at, place)) disturbed.add(gone.line.itemId);
    at = place + 1;
    if (!one.standsAlone || (!isSameStock && one.stockEdition !== edition.stockOf(line.itemId))) disturbed.add(line.itemId);
    return one;
  });
  for (const gone of before.lines.slice(at)) disturbed.add(gone.line.itemId);
  return disturbed.size === 0 ? found : found.map((one) => (one === undefined || disturbed.has(one.line.itemId) ? undefined : one));
}

/** Whether it was priced by what is so now, beside stock and discounts. */
export function isOfSameFacts({ edition: before }: Pick<PricedCart, 'edition'>, now: FactsEdition | null): now is FactsEdition {
  return before !== null && now !== null && before.of.length === now.of.length && before.of.every((one, at) => one === now.of[at]);
}
