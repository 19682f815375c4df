// A short text that stands for what the shopper has entered, so that placing notices entries that were not on the screen.
import { hash } from 'node:crypto';
import { isCard, type CheckoutEntries } from '#buying/checkout/rules';

const LENGTH = 22;

/** Changes with the addresses, the contact, the primary payment and the purchase order; what gift cards pay is in `tendersSeen`. */
export function enteredMark(entries: CheckoutEntries): string {
  const { email, phone, shipTo, billTo, pickupBy, payment, onAccount, purchaseOrder, purchaseOrderRelease } = entries;
  const entered = [email, phone, shipTo, billTo, pickupBy, shown(payment), onAccount !== null, purchaseOrder, purchaseOrderRelease];
  return hash('sha256', JSON.stringify(entered), 'base64url').slice(0, LENGTH);
}

/** Of a card what the screen shows: one that is saved on the way to the order stays the same. */
function shown(payment: CheckoutEntries['payment']): unknown {
  if (payment === null || !isCard(payment)) return payment;
  const { brand, lastFour, expiry } = payment;
  return [brand, lastFour, expiry?.month, expiry?.year];
}
