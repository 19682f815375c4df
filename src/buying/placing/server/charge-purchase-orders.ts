// The purchase orders of a draft (B2B-2): what the order draws from each, or why it may not name one.
import { cartNumberCharges, numberedLines, type PricedCart } from '#buying/cart/rules';
import { chargedTo, type CheckoutEntries } from '#buying/checkout/rules';
import type { FundCharge } from '#buying/funds/rules';
import { usesOrderNumber, type NumberCharge } from '#buying/purchase-orders/rules';
import { judgePurchaseOrder } from '#buying/purchase-orders/server';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { PlaceProblem } from './place-problem.ts';

interface NamingDraft {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly priced: PricedCart;
  readonly entries: CheckoutEntries;
  /** Whether anything of it is delivered; a pickup goes to no location. */
  readonly ships: boolean;
  readonly replaces: string | null;
}

/** One charge for each purchase order that the draft draws from: its own, and those of its lines. */
export async function chargePurchaseOrders(
  tx: Queries,
  { visit, shopper, priced, entries, ships, replaces }: NamingDraft,
): Promise<Outcome<readonly FundCharge[], PlaceProblem>> {
  if (visit.site.tenant !== 'business' || !isSignedIn(shopper) || shopper.account === null) return done([]);
  const asking = {
    accountNumber: shopper.account.accountNumber,
    profileId: shopper.profile.profileId,
    currency: visit.site.currency,
    locationId: ships ? (entries.shipTo?.location?.id ?? null) : null,
    replaces,
    now: visit.now,
    timeZone: visit.site.timeZone,
  };
  const drawn: FundCharge[] = [];
  for (const named of namedNumbers(priced, chargedTo(entries, priced.cart.accounting).purchaseOrder)) {
    const { problem, charge, keepers } = await judgePurchaseOrder(tx, { ...asking, ...named });
    if (problem !== null) return failed({ code: 'PURCHASE_ORDER', problem, keepers });
    if (charge !== null) drawn.push(charge);
  }
  return done(drawn);
}

/** Without a number of its own the order is judged too, unless every line has one: the organization may want one for each order. */
function namedNumbers(priced: PricedCart, number: string): readonly NumberCharge[] {
  const charges = cartNumberCharges(priced, number);
  return number === '' && usesOrderNumber(numberedLines(priced)) ? [{ number, cents: priced.summary.ordTotal }, ...charges] : charges;
}
