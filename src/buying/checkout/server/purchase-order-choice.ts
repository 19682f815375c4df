// What the order in checkout may name as its purchase order, and what is wrong with what was entered (B2B-2).
import { cartNumberCharges, isBundlePart, isLive, type Cart } from '#buying/cart/rules';
import { chargedTo, type CheckoutEntries } from '#buying/checkout/rules';
import type { FieldError } from '#buying/checkout/contract';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import type { PurchaseOrderChoices } from '#buying/purchase-orders/server';
import type { Visit } from '#platform/visit';
import type { Checkout } from './read-checkout.ts';

/** Null for people without an organization. */
export async function choiceIn(
  purchaseOrders: PurchaseOrderChoices,
  visit: Visit,
  { shopper, loaded, entries }: Checkout,
): Promise<PurchaseOrderChoice | null> {
  if (loaded === null) return null;
  const { cart, summary } = loaded.priced;
  const number = chargedTo(entries, cart.accounting).purchaseOrder;
  const [own] = cartNumberCharges(loaded.priced, number);
  return purchaseOrders.choiceOf(visit, shopper, {
    number,
    // Lines with numbers of their own draw from those.
    cents: own !== undefined && number !== '' ? own.cents : summary.ordTotal,
    locationId: entries.shipTo?.location?.id ?? null,
    replaces: cart.extra?.orderNumber ?? null,
  });
}

type Entered = Pick<CheckoutEntries, 'purchaseOrder' | 'purchaseOrderRelease'>;

/** What is wrong with the number at the payment step. Amount and place are judged where the whole order is known. */
export async function purchaseOrderErrors(
  purchaseOrders: PurchaseOrderChoices,
  visit: Visit,
  cart: Pick<Cart, 'accounting' | 'lines'>,
  entered: Entered,
): Promise<FieldError[]> {
  const { purchaseOrder: number } = chargedTo(entered, cart.accounting);
  const asked = { number, cents: null, locationId: undefined, replaces: null };
  if (number === '' && isNumbered(cart)) return [];
  const problem = await purchaseOrders.problemWith(visit, await visit.shopper(), asked);
  return problem === null ? [] : [{ field: 'purchaseOrder', ...problem }];
}

/** Every line has a number of its own, so that the order needs none. */
function isNumbered({ lines }: Pick<Cart, 'lines'>): boolean {
  const counted = lines.filter((line) => isLive(line) && !isBundlePart(line));
  return counted.length > 0 && counted.every(({ extra }) => extra?.purchaseOrder !== undefined);
}
