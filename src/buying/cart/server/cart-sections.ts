// Adds what other capabilities know about a cart, for callers that ask for all parts or come from the card step (CART-1, CART-4, CART-8).
import type { AccountBudgets, Budgets } from '#buying/budgets/server';
import type { PurchaseOrderChoices } from '#buying/purchase-orders/server';
import type { CartAddress } from '#people/addresses/contract';
import type { AskedParts, Cart } from '#buying/cart/contract';
import { GIFT_TYPES } from '#buying/payment/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { purchaseOrderPart } from './purchase-order-part.ts';
import { speechOf } from './speech.ts';
import { dollars } from './item-view.ts';

/**
 * Loads the checkout's parts of a cart; `total` in cents. A guest's parts depend only on the checkout entries and the cart. A representative who acts
 * for the shopper gets none of their payments (USR-11).
 */
export type CheckoutParts = (
  visit: Pick<Visit, 'site' | 'copyLocale' | 'cartPurpose' | 'isActing'>,
  shopper: Shopper,
  cart: { readonly cartId: string; readonly total: number },
) => Promise<
  Pick<AskedParts, 'userPayments' | 'orderPayments' | 'suggestedAddress' | 'captchaData'> & {
    /** The entered addresses of destination and payer. */
    readonly entered: readonly CartAddress[];
  }
>;

export interface CartPartsDeps {
  readonly budgets: Budgets;
  readonly purchaseOrders: PurchaseOrderChoices;
  readonly checkoutParts: CheckoutParts;
}

interface AskedCart {
  readonly cartId: string;
  readonly type: Cart['type'];
  readonly cartSummary: Cart['cartSummary'];
  readonly items: readonly Pick<Cart['items'][number], 'itemAccountInfo'>[];
  readonly cartAccountInfo: { readonly bc: string | null; readonly po: string | null };
  readonly cartAttributes: { readonly orderNumber: string | null };
  readonly addresses?: readonly CartAddress[];
}

export function wantsAllParts({ grindType, requestType }: { readonly grindType?: string; readonly requestType?: string }): boolean {
  return grindType === 'ALL' || requestType === 'sbaACI';
}

/** Empty for a visitor without a session. The balance is what gift and prepaid cards leave to pay. */
export async function loadCartParts(
  neighbours: CartPartsDeps,
  visit: Visit,
  shopper: Shopper | null,
  cart: AskedCart,
): Promise<AskedParts & { addresses?: CartAddress[]; cartSummary?: Cart['cartSummary'] }> {
  if (shopper === null) return {};
  const ordTotal = Math.round(cart.cartSummary.ordTotal * 100);
  const [{ entered, ...parts }, invoice, ordered] = await Promise.all([
    neighbours.checkoutParts(visit, shopper, { cartId: cart.cartId, total: ordTotal }),
    invoiceParts(neighbours.budgets, visit, shopper, cart.cartAccountInfo.bc),
    purchaseOrderPart(neighbours.purchaseOrders, visit, shopper, cart),
  ]);
  const [orderPayment] = parts.orderPayments ?? [];
  const gifts = (parts.orderPayments ?? []).filter(({ paymentType }) => GIFT_TYPES.some((type) => type === paymentType));
  const given = gifts.reduce((cents, { amountApplied }) => cents + Math.round(amountApplied * 100), 0);
  const userPayment = parts.userPayments?.find(({ defaultPayment }) => defaultPayment);
  return {
    ...parts,
    ...(given > 0 && { cartSummary: { ...cart.cartSummary, balanceOrdTotal: dollars(ordTotal - given) } }),
    addresses: withEnteredAddresses(cart.addresses ?? [], entered, cart.type === 'SPECIAL'),
    ...(userPayment && { userPayment }),
    ...(orderPayment && { orderPayment }),
    ...invoice,
    ...ordered,
  };
}

/**
 * The cart's addresses completed by the checkout entries. A special order keeps its own; an entered address with another zip than the cart's no
 * longer applies.
 */
function withEnteredAddresses(known: readonly CartAddress[], entered: readonly CartAddress[], isSpecial: boolean): CartAddress[] {
  const place = (type: string): boolean => type === 'S' || type === 'SB';
  const withEntered = known.map(
    (one) => (place(one.type) && (one.address1 === null || !isSpecial) && entered.find(({ id }) => id === one.id)) || one,
  );
  const payer = withEntered.some(({ type }) => type === 'B') ? [] : entered.filter(({ type }) => type === 'B');
  return [...withEntered, ...payer];
}

/** What an order of the shopper's account can be charged to, and the balance of the chosen center. */
export async function invoiceParts(
  budgets: Budgets,
  visit: Visit,
  shopper: Shopper | null,
  bc: string | null,
): Promise<Pick<AskedParts, 'bcDetails' | 'invoiceInfo'>> {
  if (visit.site.tenant !== 'business') return {};
  const account = await budgets.ofShopper({ shopper, site: visit.site, now: visit.now });
  if (account === null) return {};
  const balance = bc === null ? null : account.balanceOf(bc);
  return {
    invoiceInfo: {
      bc: {
        level: account.forLines ? 'LINE' : 'ORDER',
        values: [...account.centers],
        budgetingEnabled: account.isCounted,
        isConfigured: account.centers.length > 0,
      },
    },
    ...(bc === null || !account.centers.includes(bc)
      ? {}
      : { bcDetails: { budgetCenter: bc, availableBalance: balance === null ? null : dollars(balance) } }),
  };
}

/** Why an order cannot be charged to these centers; null when it can. An account without configured centers may name any. */
export async function budgetCenterRefusal(
  budgets: Budgets,
  visit: Visit,
  names: readonly (string | null | undefined)[],
): Promise<Refusal | null> {
  const wanted = names.filter((name): name is string => typeof name === 'string' && name !== '');
  if (wanted.length === 0 || visit.site.tenant !== 'business') return null;
  const account = await budgets.ofShopper({ shopper: await visit.shopper(), site: visit.site, now: visit.now });
  if (account === null || wanted.every((name) => isOpen(account, name))) return null;
  return refuse(400, 'BUDGET_CENTER_UNKNOWN', speechOf(visit).say('BUDGET_CENTER_UNKNOWN'), 'body.bc');
}

function isOpen({ centers, isConfigured }: AccountBudgets, name: string): boolean {
  return !isConfigured || centers.includes(name);
}
