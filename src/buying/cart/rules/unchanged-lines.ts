// Pricing a cart again: finds the lines whose price and promise are still valid. A cart of hundreds of lines then costs little more than its changed
// lines; a property test compares the result with pricing everything.
import type { CartLine } from './cart.ts';
import type { CartFacts, FactsEdition } from './cart-facts.ts';
import type { PricedCart } from './price-cart.ts';
import type { PricedLine } from './priced-line.ts';

/** For each live line its result in `before`, if still valid. Lines of one item share stock, so they are all valid or none is. */
export function unchangedLines(
  before: PricedCart | undefined,
  lines: readonly CartLine[],
  { edition }: Pick<CartFacts, 'edition'>,
): readonly (PricedLine | undefined)[] {
  if (before === undefined || !hasSameFacts(before, edition)) return [];
  const disturbed = new Set<string>();
  const stock = edition.stock();
  const isSameStock = stock === before.stock;
  let at = 0;
  // Rules replace changed lines and keep the other objects in their order.
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

/** Whether the same facts priced it, apart from stock and discounts. */
export function hasSameFacts({ edition: before }: Pick<PricedCart, 'edition'>, now: FactsEdition | null): now is FactsEdition {
  return before !== null && now !== null && before.of.length === now.of.length && before.of.every((one, at) => one === now.of[at]);
}
