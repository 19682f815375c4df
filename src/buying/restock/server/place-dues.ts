// Places one order for what is due to one address from one payment: through the same placing as every order.
import type { Cart } from '#buying/cart/rules';
import { placeRefusal, type PlaceProblem } from '#buying/placing/server';
import { isRefusal, type Outcome } from '#base/outcome/rules';
import { nextTry, retriedOn, type Question } from '#buying/restock/rules';
import type { Buyer } from './buyer-of.ts';
import { claimDues } from './claim-dues.ts';
import { dueCart, priceDue } from './due-cart.ts';
import { askAbout, endAsPlaced, waitWith } from './end-due.ts';
import type { OrderedItem } from './judge-dues.ts';
import { todayAt } from './open-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import type { DueFacts, DueRow } from './restock-rows.ts';

/** `challenge`: the bank asks the owner there, who is present. `later`: somebody else orders for this owner, or no answer has come yet. */
export type PlacedDues =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'later' };

export async function placeDues(deps: RestockDeps, buyer: Buyer, items: readonly OrderedItem[], isPresent: boolean): Promise<PlacedDues> {
  const [first] = items;
  if (first === undefined) return { kind: 'later' };
  const { visit } = buyer;
  const lines = items.map(({ due, qty }) => ({ itemId: due.item_id, qty }));
  const cart = dueCart(deps, { ...buyer, lines, accounting: first.row });
  const priced = await priceDue(deps, buyer, cart, buyer.shipTo.zip);
  const claimed = await claimDues(deps, cart, items, visit.now);
  if (claimed === null) return { kind: 'later' };
  await enter(deps, buyer, cart, first.row.purchase_order);
  const placed = await order(deps, buyer, cart, { total: priced.summary.ordTotal, isPresent });
  if (placed.ok) {
    await deps.db.transaction((tx) => endAsPlaced(tx, deps, claimed, placed.value.orderNumber, visit.now));
    return { kind: 'placed', orderNumber: placed.value.orderNumber };
  }
  return endRefused(deps, buyer, { cart, dues: claimed, isPresent }, placed.problem);
}

/** What a shopper enters at checkout. */
async function enter(
  { checkouts }: RestockDeps,
  { visit, shopper, shipTo, card }: Buyer,
  { cartId }: Cart,
  purchaseOrder: string,
): Promise<void> {
  const { profile, shopperId } = shopper;
  await checkouts.keepDelivery(
    shopperId,
    visit,
    { email: profile.email, phone: shipTo.phone || profile.phone, shipTo, pickupBy: null },
    visit.now,
  );
  const billing = { billTo: card?.billTo ?? null, purchaseOrder, purchaseOrderRelease: '' };
  if (card === null) await checkouts.keepBilling(shopperId, visit, { ...billing, cartId, onAccount: cartId }, visit.now);
  else {
    const payment = { paymentType: 'CREDIT_CARD', cartId, savedCardId: card.id } as const;
    await checkouts.keepPayment(shopperId, visit, { ...billing, payment }, visit.now);
  }
}

/** A price that changes between two statements is taken as it is: every price was just judged. */
async function order(
  { place }: RestockDeps,
  { visit }: Buyer,
  { cartId }: Cart,
  { total, isPresent }: { readonly total: number; readonly isPresent: boolean },
): Promise<Outcome<{ readonly orderNumber: string }, PlaceProblem>> {
  const request = (wanted: number) => ({
    key: undefined,
    cartId,
    seen: { total: wanted, arrivals: undefined, tenders: undefined, entered: undefined },
    renewal: null,
    campaign: null,
    ...(isPresent ? {} : { isAbsent: true as const }),
  });
  const placed = await place(visit, request(total));
  return !placed.ok && placed.problem.code === 'TOTAL_CHANGED' ? place(visit, request(placed.problem.total)) : placed;
}

interface Refused {
  readonly cart: Cart;
  readonly dues: readonly DueRow[];
  readonly isPresent: boolean;
}

async function endRefused(deps: RestockDeps, buyer: Buyer, { cart, dues, isPresent }: Refused, problem: PlaceProblem): Promise<PlacedDues> {
  const { visit, card } = buyer;
  if (problem.code === 'PAYMENT_CHALLENGE' && isPresent) return { kind: 'challenge', url: problem.url };
  // The draft is still there: when the lease ends, the payment company's books say what became of it.
  if (UNKNOWN.has(problem.code)) return { kind: 'later' };
  await deps.db.transaction((tx) => deps.carts.end(tx, cart, visit.now));
  const today = todayAt(visit.site.id, visit.now);
  const tries = dues[0]?.tries ?? 0;
  if (problem.code === 'CART_REVIEW' && tries < MOST_REVIEWS) {
    const nextAt = retriedOn(today, 1, visit.site.timeZone);
    for (const due of dues) await waitWith(deps.db, due, { nextAt, question: 'outOfStock', facts: {} }, 1);
    return { kind: 'later' };
  }
  const question = questionOf(problem, card !== null);
  const refusal = placeRefusal(problem, visit);
  const facts: DueFacts = {
    ...(card === null ? {} : { card: card.label }),
    ...(isRefusal(refusal) && TOLD.has(question) ? { text: refusal.message } : {}),
  };
  const nextAt = question === 'cardDeclined' ? nextTry(today, tries, visit.site.timeZone) : null;
  await askAbout(deps, dues, { question, facts, nextAt, isTry: question === 'cardDeclined', isTold: isPresent }, visit.now);
  return { kind: 'asked', question };
}

const UNKNOWN: ReadonlySet<PlaceProblem['code']> = new Set(['PAYMENT_UNREACHABLE', 'ORDER_IN_PROGRESS', 'PAYMENT_CHALLENGE'] as const);
/** Mornings on which goods ran out between looking and ordering. */
const MOST_REVIEWS = 5;
/** Questions that say the refusal's own sentence. */
const TOLD: ReadonlySet<Question> = new Set(['budget', 'notPlaced'] as const);

function questionOf(problem: PlaceProblem, hasCard: boolean): Question {
  switch (problem.code) {
    case 'PAYMENT_DECLINED':
      return problem.reason === 'challengeFailed' ? 'bankAsks' : 'cardDeclined';
    case 'CHECKOUT_INCOMPLETE':
      return problem.step === 'delivery' ? 'addressGone' : hasCard ? 'cardGone' : 'noInvoice';
    case 'OVER_BUDGET':
    case 'BUDGET_CENTER_UNKNOWN':
    case 'PURCHASE_ORDER':
    case 'ACCOUNTING_REQUIRED':
      return 'budget';
    case 'NOBODY_APPROVES':
      return 'noApprover';
    default:
      return 'notPlaced';
  }
}
