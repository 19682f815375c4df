// The entries of checkout from their row.
import { allowedShipTo, fixedBilling, rewardTender, type CheckoutEntries, type RewardChoice } from '#buying/checkout/rules';
import type { CalendarDate } from '#base/calendar/rules';
import type { Country, Tenant } from '#base/site/rules';
import { CARD_KEPT_MS } from '#buying/payment/rules';
import { allowedBy } from './allowed-addresses.ts';
import type { CheckoutRow } from './checkout-queries.ts';
import { chargeablePayment } from './saved-payment.ts';

interface ReadOn {
  readonly tenant: Tenant;
  readonly country: Country;
  readonly today: CalendarDate;
  readonly now: Date;
}

export function entriesOf(row: CheckoutRow, { tenant, country, today, now }: ReadOn): CheckoutEntries {
  const { email, phone, ship_to: entered, pickup_by: pickupBy, captcha } = row;
  const allowed = allowedBy(row, country);
  const { shipTo, barred: barredShipTo } = allowedShipTo(entered, allowed);
  const fixed = fixedBilling(allowed);
  const addresses = { shipTo, barredShipTo, billingIsFixed: fixed !== null, billTo: fixed ?? row.bill_to };
  const payment = chargeablePayment(row, today);
  const rewards = tenant === 'consumer' ? rewardsOf(row) : null;
  const tenders = [...(rewards === null ? [] : rewardTender(rewards)), ...row.tenders.filter(({ removed }) => removed !== true)];
  const { on_account: onAccount, purchase_order: purchaseOrder, purchase_order_cart: purchaseOrderCart, gift_captcha: giftCaptcha } = row;
  const ordered = { onAccount, purchaseOrder, purchaseOrderRelease: row.purchase_order_release, purchaseOrderCart };
  const declinedCard = declinedCardOf(row, now);
  return { email, phone, ...addresses, pickupBy, payment, tenders, rewards, ...ordered, captcha, giftCaptcha, declinedCard };
}

function rewardsOf({ rewards, reward_cents: balance }: CheckoutRow): RewardChoice | null {
  if (rewards === null && balance === null) return null;
  return { balance: balance ?? 0, wanted: rewards?.cents ?? 0, cartId: rewards?.cartId ?? '' };
}

/** A decline removes the payment. The card form forgets its card after the same time. */
function declinedCardOf({ payment, card_key: card, refused_at: at }: CheckoutRow, now: Date): CheckoutRow['card_key'] {
  return payment === null && at !== null && now.getTime() - at.getTime() < CARD_KEPT_MS ? card : null;
}
