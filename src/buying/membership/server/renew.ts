// Renews a membership: an order of its own from the kept card, through the same placing as every order (RWD-4, decision 0442).
import { randomUUID } from 'node:crypto';
import { calendarDate } from '#base/calendar/rules';
import type { Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { emptyCart, type Cart } from '#buying/cart/rules';
import { newCartItemId } from '#buying/cart/server';
import { membershipOrder } from '#buying/orders/server';
import type { PlaceProblem } from '#buying/placing/server';
import { membershipCard } from '#buying/saved-cards/server';
import { SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import type { PostalAddress } from '#people/addresses/rules';
import { defaultShippingAddress } from '#people/addresses/server';
import { makeOwnVisit } from '#platform/own-visit';
import type { Visit } from '#platform/visit';
import { noteDecline } from './end-membership.ts';
import { grantOrder } from './grant.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { CLAIM_RENEWAL, type MembershipRow } from './membership-queries.ts';
import { tell } from './tell-ahead.ts';

/** Placing takes seconds; after that another server may look what became of it. */
export const LEASE_MS = 10 * 60_000;

interface Buyer {
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly cardId: string;
  readonly shipTo: PostalAddress;
  readonly billTo: PostalAddress | null;
}

export async function renew(deps: MembershipDeps, row: MembershipRow, now: Date): Promise<void> {
  const buyer = await buyerOf(deps, row, now);
  // Without a card or an address nothing can be charged: it counts as a refusal, which the mail tells.
  if (buyer === null) return noteDecline(deps, row, now);
  const { visit, shopper } = buyer;
  const cart = renewalCart(row, shopper, now);
  const { priced } = await deps.carts.price(visit, { cart, shopper }, { zip: buyer.shipTo.zip });
  const unit = priced.lines[0]?.price?.each;
  if (unit === undefined) return noteDecline(deps, row, now);
  // Nobody pays more than the notice said: they are told the new price first, a week before.
  if (unit > (row.toldCents ?? 0)) return tell(deps, row, { days: 7, cents: unit }, now);
  const claimed = await deps.db.transaction(async (tx) => {
    const lease = new Date(now.getTime() + LEASE_MS);
    if ((await tx.maybe(CLAIM_RENEWAL, [row.profileId, row.endsOn, cart.cartId, lease])) === undefined) return false;
    await deps.carts.begin(tx, cart, now);
    return true;
  });
  if (!claimed) return;
  const placed = await order(deps, buyer, cart, priced.summary.ordTotal);
  if (placed.ok) {
    const bought = await membershipOrder(deps.db, placed.value.orderNumber);
    if (bought !== undefined) await grantOrder(deps, bought, now);
    return;
  }
  // The draft is still there: when the lease ends, the payment company's books say what became of it.
  if (UNKNOWN.has(placed.problem.code)) return;
  await deps.db.transaction((tx) => deps.carts.end(tx, cart, now));
  await noteDecline(deps, row, now);
}

const UNKNOWN: ReadonlySet<PlaceProblem['code']> = new Set(['PAYMENT_UNREACHABLE', 'ORDER_IN_PROGRESS', 'PAYMENT_CHALLENGE'] as const);

async function buyerOf(deps: MembershipDeps, { profileId, siteId, locale }: MembershipRow, now: Date): Promise<Buyer | null> {
  const person = await deps.shopperOf(profileId);
  if (person === null) return null;
  // Bought as by somebody without a membership: at the whole price, and not refused as bought already.
  const shopper = { ...person, profile: { ...person.profile, membershipProgram: 'NON_MEMBER', membershipTerm: undefined } } as const;
  const site = SHIPPED_SITES[siteId];
  const visit = makeOwnVisit({ site, copyLocale: locale, shopper, now, cartPurpose: 'renewal' });
  const country = site.country === 'US' ? 'USA' : 'CA';
  const [card, address] = await Promise.all([
    membershipCard(deps.db, profileId, calendarDate(now, site.timeZone)),
    defaultShippingAddress(deps.db, { profileId, country }),
  ]);
  const shipTo = address ?? card?.billTo ?? undefined;
  return card === undefined || shipTo === undefined ? null : { visit, shopper, cardId: card.id, shipTo, billTo: card.billTo };
}

function renewalCart({ itemId, siteId }: MembershipRow, { shopperId }: SignedIn, now: Date): Cart {
  const line = {
    cartItemId: newCartItemId(),
    itemId,
    qty: 1,
    parent: null,
    delivery: SHIP_TO_ADDRESS,
    customerSku: null,
    seenCents: null,
    addedAt: now.getTime(),
    removedAt: null,
    extra: null,
  };
  return { ...emptyCart({ cartId: randomUUID(), ownerId: shopperId, siteId, purpose: 'renewal' }), lines: [line] };
}

async function order(
  { checkouts, place }: MembershipDeps,
  { visit, shopper, shipTo, billTo, cardId }: Buyer,
  { cartId }: Cart,
  total: number,
): Promise<Outcome<{ readonly orderNumber: string }, PlaceProblem>> {
  const { profile, shopperId } = shopper;
  const contact = { email: profile.email, phone: shipTo.phone || profile.phone, shipTo, pickupBy: null };
  await checkouts.keepDelivery(shopperId, visit, contact, visit.now);
  const payment = { paymentType: 'CREDIT_CARD', cartId, savedCardId: cardId } as const;
  await checkouts.keepPayment(shopperId, visit, { billTo, purchaseOrder: '', purchaseOrderRelease: '', payment }, visit.now);
  const request = (wanted: number) => ({
    key: undefined,
    cartId,
    seen: { total: wanted, arrivals: undefined, tenders: undefined, entered: undefined },
    renewal: null,
    campaign: null,
    isAbsent: true as const,
  });
  const placed = await place(visit, request(total));
  // Tax may change between two statements; the price was just judged.
  return !placed.ok && placed.problem.code === 'TOTAL_CHANGED' ? place(visit, request(placed.problem.total)) : placed;
}
