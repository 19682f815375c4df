// Places the order of a document as every order is placed: same locks, prices, stock, budgets and purchase orders. Its cart is stored with it.
import { mayBillAccount, type CheckoutEntries } from '#buying/checkout/rules';
import type { Cart, CartFacts } from '#buying/cart/rules';
import { makePlaceOrder, placeRefusal, type ApprovalGate } from '#buying/placing/server';
import type { OrderProblem } from '#buying/purchase-documents/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import { statement } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { DocumentsDeps } from './documents-deps.ts';

/** Whoever had to approve the purchase order did so before it was sent (decision 0402). */
const APPROVED: ApprovalGate = {
  judge: () => Promise.resolve(null),
  submit: () => Promise.reject(new Error('An order of a purchasing system waits for nobody')),
  preview: () => {
    throw new Error('An order of a purchasing system waits for nobody');
  },
};

export interface DocumentToPlace {
  readonly visit: Visit;
  readonly cart: Cart;
  readonly adjust: (facts: CartFacts) => CartFacts;
  readonly entries: CheckoutEntries;
  readonly total: number;
}

/** `again`: the total has just changed, and the order has to be priced anew. */
export type PlacedDocument = Outcome<string, OrderProblem | 'again'>;

export async function placeDocument(
  deps: DocumentsDeps,
  { visit, cart, adjust, entries, total }: DocumentToPlace,
): Promise<PlacedDocument> {
  const { carts, placing } = deps;
  const place = makePlaceOrder({
    ...placing,
    approvals: APPROVED,
    carts: {
      lockForPlacing: (tx, own, shopper, user) => carts.lockWritten(tx, own, shopper, { cart, adjust }, user),
      rememberedGuest: () => null,
      lockRemembered: carts.lockRemembered,
    },
    checkouts: { ...placing.checkouts, load: () => Promise.resolve(entries) },
  });
  const seen = { total, arrivals: undefined, tenders: undefined, entered: undefined };
  const placed = await place(visit, { key: undefined, cartId: cart.cartId, seen, renewal: null, campaign: null });
  if (placed.ok) return done(placed.value.orderNumber);
  const { problem } = placed;
  if (problem.code === 'TOTAL_CHANGED') return failed('again');
  if (problem.code === 'ORDER_IN_PROGRESS' || problem.code === 'PAYMENT_UNREACHABLE') return failed({ code: 'BUSY' });
  return failed({ code: 'NOT_PLACED', text: placeRefusal(problem, visit).message });
}

export const isBilled = ({ permissions }: Shopper): boolean => mayBillAccount(permissions);

/** What a cart became: its order, if it is one. */
export const ORDER_OF_CART = statement<{ readonly order_number: string; readonly status: string }>(
  'purchase_document_order_of_cart',
  `select c.order_number, o.status from order_cart c join order_outcome o on o.order_number = c.order_number where c.cart_id = $1 and o.status <> 'released'`,
);
