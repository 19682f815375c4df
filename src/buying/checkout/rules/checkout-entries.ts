// What a shopper has entered on the way to an order, and which steps that completes (CHK-1, CHK-2).
import type { PostalAddress } from '#people/addresses/rules';
import type { CardBrand, Expiry, PrimaryPaymentType, Vendor } from '#buying/payment/rules';
import { coversAll, type RewardChoice, type Tender } from './tenders.ts';

/** What a cart asks for: an address, stores, or both. */
export type CheckoutMode = 'mixed' | 'pickup' | 'ship-to-address';

/** Who fetches a pickup order (the storePickup contact of §7). */
export interface PickupContact {
  readonly firstName: string;
  readonly lastName: string;
}

/** The primary way to pay, for what reward money, gift and prepaid cards leave: a reference into the provider's vault and what may be shown of it. */
export interface ChosenPayment {
  readonly paymentType: PrimaryPaymentType;
  /** Who pays in place of a card typed here; null: the card form. */
  readonly vendorPaymentType: Vendor | null;
  /** The cart it was chosen for: another cart asks again. */
  readonly cartId: string;
  readonly token: string;
  /** Null of what a vendor pays: the shop is not told. */
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly expiry: Expiry | null;
  /** A card of the shopper's account: the token is its lasting reference, read anew each time. */
  readonly savedCardId?: string;
}

/** A card that was typed or is kept, and no vendor. */
export type CardPayment = ChosenPayment & { readonly brand: CardBrand; readonly lastFour: string };

export function isCard(payment: ChosenPayment): payment is CardPayment {
  return !isByVendor(payment) && payment.brand !== null && payment.lastFour !== null;
}

/** A card of the account is kept by its name alone: what is charged, and whether it still may be, its own row says. */
export interface ChosenSavedCard {
  readonly paymentType: 'CREDIT_CARD';
  readonly cartId: string;
  readonly savedCardId: string;
}

/** Agreed with a vendor, for this order alone. Entries of before there were vendors have none. */
export function isByVendor({ vendorPaymentType }: Pick<ChosenPayment, 'vendorPaymentType'>): boolean {
  return (vendorPaymentType ?? null) !== null;
}

export interface CheckoutEntries {
  readonly email: string;
  /** Digits; '' when not given. */
  readonly phone: string;
  readonly shipTo: PostalAddress | null;
  /** Null: the same as where it is shipped. */
  readonly billTo: PostalAddress | null;
  readonly pickupBy: PickupContact | null;
  readonly payment: ChosenPayment | null;
  /** Reward money, gift and prepaid cards, in the order in which they are used. */
  readonly tenders: readonly Tender[];
  /** Null: the shopper has no reward money and chose none. */
  readonly rewards: RewardChoice | null;
  /** The cart whose rest is billed to the account, in place of a primary payment; null: none. */
  readonly onAccount: string | null;
  readonly purchaseOrder: string;
  /** The cart it was typed for; null: none was. */
  readonly purchaseOrderCart: string | null;
  /** What has to be answered before the next card; null: nothing. */
  readonly captcha: AskedCaptcha | null;
  /** The same before the next gift or prepaid card. */
  readonly giftCaptcha: AskedCaptcha | null;
}

/** A question that is open, for one section of payment (PAY-8). `challenge` is the captcha's own. */
export interface AskedCaptcha {
  readonly id: string;
  readonly section: 'credit' | 'prepaid' | 'gift';
  readonly challenge: Readonly<Record<string, unknown>>;
}

export const NO_ENTRIES: CheckoutEntries = {
  email: '',
  phone: '',
  shipTo: null,
  billTo: null,
  pickupBy: null,
  payment: null,
  tenders: [],
  rewards: null,
  onAccount: null,
  purchaseOrder: '',
  purchaseOrderCart: null,
  captcha: null,
  giftCaptcha: null,
};

/** What counts for a cart: the cards and the purchase order that were entered for an earlier one are asked for again. */
export function entriesFor(entries: CheckoutEntries, cartId: string | undefined): CheckoutEntries {
  const isMeant = (one: { readonly cartId: string }): boolean => one.cartId === cartId;
  const { payment, tenders, onAccount, rewards } = entries;
  const isAccountMeant = onAccount === null || onAccount === cartId;
  const areRewardsMeant = rewards === null || isMeant(rewards);
  const isOrderMeant = entries.purchaseOrder === '' || entries.purchaseOrderCart === cartId;
  if ((payment === null || isMeant(payment)) && tenders.every(isMeant) && isAccountMeant && areRewardsMeant && isOrderMeant) return entries;
  return {
    ...entries,
    payment: payment !== null && isMeant(payment) ? payment : null,
    tenders: tenders.filter(isMeant),
    rewards: areRewardsMeant ? rewards : { ...rewards, wanted: 0 },
    onAccount: isAccountMeant ? onAccount : null,
    purchaseOrder: isOrderMeant ? entries.purchaseOrder : '',
  };
}

export const CHECKOUT_STEPS = ['delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether everything that delivery or pickup needs is there; guests included, an e-mail always is (§5). */
function isDeliveryDone({ email, shipTo, pickupBy }: CheckoutEntries, mode: CheckoutMode): boolean {
  if (email === '') return false;
  if (mode !== 'pickup' && shipTo === null) return false;
  return mode === 'ship-to-address' || pickupBy !== null;
}

/** The first step that is not complete: where a shopper who jumps ahead is brought. `total`: cents of the order. */
export function openStep(entries: CheckoutEntries, mode: CheckoutMode, total: number): CheckoutStep {
  if (!isDeliveryDone(entries, mode)) return 'delivery';
  const { payment, onAccount, tenders } = entries;
  return payment === null && onAccount === null && !coversAll(total, tenders) ? 'payment' : 'review';
}

/** Whether a step may be shown, given what is complete before it. */
export function mayEnter(step: CheckoutStep, entries: CheckoutEntries, mode: CheckoutMode, total: number): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(openStep(entries, mode, total));
}

/** Status of the sections of checkout: NA when the cart has no use for one (CHK-1). */
export function sectionsOf(mode: CheckoutMode): Readonly<Record<'shipping' | 'pickup' | 'payment', 'NA' | 'active'>> {
  return { shipping: mode === 'pickup' ? 'NA' : 'active', pickup: mode === 'ship-to-address' ? 'NA' : 'active', payment: 'active' };
}
