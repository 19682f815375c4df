// What a shopper has entered in checkout, and which steps that completes (CHK-1, CHK-2).
import type { PostalAddress } from '#people/addresses/rules';
import type { CardBrand, Expiry, PrimaryPaymentType, Vendor } from '#buying/payment/rules';
import type { BarredShipTo } from './addresses-allowed.ts';
import { coversAll, type RewardChoice, type Tender } from './tenders.ts';

/** What a cart needs: an address, stores, or both. */
export type CheckoutMode = 'mixed' | 'pickup' | 'ship-to-address';

/** The person who collects a pickup order (the storePickup contact of §7). */
export interface PickupContact {
  readonly firstName: string;
  readonly lastName: string;
}

/** The primary payment. It pays what reward money, gift cards and prepaid cards leave open. Holds the provider's reference and what the shop may show. */
export interface ChosenPayment {
  readonly paymentType: PrimaryPaymentType;
  /** The vendor that pays in place of a card; null: a card. */
  readonly vendorPaymentType: Vendor | null;
  /** The payment is for this cart only; the next cart asks again. */
  readonly cartId: string;
  readonly token: string;
  /** Null for a vendor, which does not disclose the card. */
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly expiry: Expiry | null;
  /** A saved card; `token` is its lasting reference, read anew each time. */
  readonly savedCardId?: string;
}

/** A typed or saved card, not a vendor. */
export type CardPayment = ChosenPayment & { readonly brand: CardBrand; readonly lastFour: string };

export function isCard(payment: ChosenPayment): payment is CardPayment {
  return !isByVendor(payment) && payment.brand !== null && payment.lastFour !== null;
}

/** Checkout stores only the id of a saved card; the card's own row has the reference and its validity. */
export interface ChosenSavedCard {
  readonly paymentType: 'CREDIT_CARD';
  readonly cartId: string;
  readonly savedCardId: string;
}

/** A vendor's approval holds for one order. Entries stored before vendors existed have no `vendorPaymentType`. */
export function isByVendor({ vendorPaymentType }: Pick<ChosenPayment, 'vendorPaymentType'>): boolean {
  return (vendorPaymentType ?? null) !== null;
}

export interface CheckoutEntries {
  readonly email: string;
  /** Digits; '' when not given. */
  readonly phone: string;
  readonly shipTo: PostalAddress | null;
  /** An address was entered that the shopper may not use now; `shipTo` is null then. */
  readonly barredShipTo: BarredShipTo | null;
  /** `billTo` is the organization's, whatever the shopper enters. */
  readonly billingIsFixed: boolean;
  /** Null: same as the shipping address. */
  readonly billTo: PostalAddress | null;
  readonly pickupBy: PickupContact | null;
  readonly payment: ChosenPayment | null;
  /** Reward money, gift and prepaid cards in the order they pay. */
  readonly tenders: readonly Tender[];
  /** Null: the shopper has no reward money or did not use any. */
  readonly rewards: RewardChoice | null;
  /** The cart whose rest is billed to the account in place of a primary payment; null: none. */
  readonly onAccount: string | null;
  readonly purchaseOrder: string;
  /** The release of it; '' for none. */
  readonly purchaseOrderRelease: string;
  /** The cart that the purchase order was typed for; null: none was typed. */
  readonly purchaseOrderCart: string | null;
  /** The captcha before the next card; null: none. */
  readonly captcha: AskedCaptcha | null;
  /** The captcha before the next gift or prepaid card; null: none. */
  readonly giftCaptcha: AskedCaptcha | null;
  /** What opens the card that was declined for a cart, which the card form keeps; null: none was. */
  readonly declinedCard: { readonly cartId: string; readonly key: string } | null;
}

/** An open captcha for one section of the payment step (PAY-8). */
export interface AskedCaptcha {
  readonly id: string;
  readonly section: 'credit' | 'prepaid' | 'gift';
  readonly challenge: Readonly<Record<string, unknown>>;
}

export const NO_ENTRIES: CheckoutEntries = {
  email: '',
  phone: '',
  shipTo: null,
  barredShipTo: null,
  billingIsFixed: false,
  billTo: null,
  pickupBy: null,
  payment: null,
  tenders: [],
  rewards: null,
  onAccount: null,
  purchaseOrder: '',
  purchaseOrderRelease: '',
  purchaseOrderCart: null,
  captcha: null,
  giftCaptcha: null,
  declinedCard: null,
};

/** The entries that hold for this cart: cards and purchase order of an earlier cart are left out. */
export function entriesFor(entries: CheckoutEntries, cartId: string | undefined): CheckoutEntries {
  const isMeant = (one: { readonly cartId: string }): boolean => one.cartId === cartId;
  const { payment, tenders, onAccount, rewards } = entries;
  const isAccountMeant = onAccount === null || onAccount === cartId;
  const areRewardsMeant = rewards === null || isMeant(rewards);
  const isOrderMeant = (entries.purchaseOrder === '' && entries.purchaseOrderRelease === '') || entries.purchaseOrderCart === cartId;
  if ((payment === null || isMeant(payment)) && tenders.every(isMeant) && isAccountMeant && areRewardsMeant && isOrderMeant) return entries;
  return {
    ...entries,
    payment: payment !== null && isMeant(payment) ? payment : null,
    tenders: tenders.filter(isMeant),
    rewards: areRewardsMeant ? rewards : { ...rewards, wanted: 0 },
    onAccount: isAccountMeant ? onAccount : null,
    purchaseOrder: isOrderMeant ? entries.purchaseOrder : '',
    purchaseOrderRelease: isOrderMeant ? entries.purchaseOrderRelease : '',
  };
}

export const CHECKOUT_STEPS = ['delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether delivery or pickup is complete. It always needs an e-mail, from guests too (§5). */
function isDeliveryDone({ email, shipTo, pickupBy }: CheckoutEntries, mode: CheckoutMode): boolean {
  if (email === '') return false;
  if (mode !== 'pickup' && shipTo === null) return false;
  return mode === 'ship-to-address' || pickupBy !== null;
}

/** The first incomplete step; a shopper who skips ahead is sent there. `total`: cents of the order. */
export function openStep(entries: CheckoutEntries, mode: CheckoutMode, total: number): CheckoutStep {
  if (!isDeliveryDone(entries, mode)) return 'delivery';
  const { payment, onAccount, tenders } = entries;
  return payment === null && onAccount === null && !coversAll(total, tenders) ? 'payment' : 'review';
}

/** Whether the steps before this one are complete. */
export function mayEnter(step: CheckoutStep, entries: CheckoutEntries, mode: CheckoutMode, total: number): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(openStep(entries, mode, total));
}

/** Status of each section of checkout; NA when the cart does not need it (CHK-1). */
export function sectionsOf(mode: CheckoutMode): Readonly<Record<'shipping' | 'pickup' | 'payment', 'NA' | 'active'>> {
  return { shipping: mode === 'pickup' ? 'NA' : 'active', pickup: mode === 'ship-to-address' ? 'NA' : 'active', payment: 'active' };
}
