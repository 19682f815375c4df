// The units of an order with what the shop knows of them: what is printed on them, and which budget center the buyer charges them to.
import { readCenters } from '#buying/budgets/server';
import { centersOfLine, unitsOf, type BuyerLine, type IncomingOrder, type OrderProblem } from '#buying/purchase-documents/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { UnitsToOrder } from './cart-of-order.ts';
import type { QuotedDesign } from './quotes.ts';

interface UnitsAsked {
  readonly visit: Visit;
  readonly connection: ProcurementConnection;
  readonly order: IncomingOrder;
  readonly shopper: SignedIn;
  readonly designs: ReadonlyMap<string, QuotedDesign>;
}

/** The design of a line, if the cart that went back had one for this item. */
export const codeIn =
  (designs: ReadonlyMap<string, QuotedDesign>) =>
  (auxiliaryId: string, itemId: string): string | undefined => {
    const known = designs.get(auxiliaryId);
    return known?.itemId === itemId ? known.design.customSkuCode : undefined;
  };

/** Centers of other people count as well: placing says that this person may not charge them. An organization without centers charges none. */
export async function unitsToOrder(
  on: Queries,
  { visit, connection: { accountNumber }, order, shopper, designs }: UnitsAsked,
  matched: readonly BuyerLine[],
): Promise<{ readonly units: readonly UnitsToOrder[]; readonly problems: readonly OrderProblem[] }> {
  const { now, site } = visit;
  const known = await readCenters(on, { accountNumber, profileId: shopper.profile.profileId, currency: site.currency }, now);
  const centers = known.flatMap(({ center, running }) => (running === null ? [] : [center.name]));
  const accounts = new Map(order.lines.map((line) => [line.lineNumber, line.accounts]));
  const problems: OrderProblem[] = [];
  const units = unitsOf(matched).map((one): UnitsToOrder => {
    const named = centersOfLine(
      one.lines.flatMap(({ lineNumber }) => accounts.get(lineNumber) ?? []),
      centers,
    );
    const [center = null] = named;
    if (named.length > 1) problems.push({ code: 'SEVERAL_CENTERS', line: one.lines[0]?.lineNumber ?? 0, given: named.join(', ') });
    return { ...one, center, custom: designs.get(one.lines[0]?.auxiliaryId ?? '')?.design };
  });
  return { units, problems };
}
