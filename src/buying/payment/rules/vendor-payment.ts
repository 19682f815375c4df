// Vendors that pay in place of a card: companies with a page of their own, and wallets that hold cards (PAY-7, T11).
import { CARD_BRANDS, type CardBrand } from './card-brand.ts';
import { GIFT_TYPES, type GiftType } from './gift-card.ts';

export const VENDORS = ['PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY'] as const;
/** vendorPaymentType of §3. */
export type Vendor = (typeof VENDORS)[number];

/** paymentType of §3: Apple Pay and the card wallet count as cards, although the shop learns nothing of the card. */
export type PrimaryPaymentType = 'CREDIT_CARD' | 'PAYPAL';

export function paymentTypeOf(vendor: Vendor | null): PrimaryPaymentType {
  return vendor === 'PAYPAL' || vendor === 'KLARNA' ? 'PAYPAL' : 'CREDIT_CARD';
}

/** A means of payment as the order stores it: brand and last four of a card, a vendor and null, or the kind of a gift card. */
export interface PaymentMeans {
  readonly brand: string | null;
  readonly lastFour: string | null;
}

/** The means of a payment that stores the vendor separately from the brand. */
export function meansOf({
  vendorPaymentType,
  brand,
  lastFour,
}: PaymentMeans & { readonly vendorPaymentType: string | null }): PaymentMeans {
  return { brand: brand ?? vendorPaymentType, lastFour };
}

/** In place of the brand, for who may know no more than that there is a card. */
export const ANY_CARD = 'CARD';

type MeansKey = CardBrand | Vendor | GiftType | typeof ANY_CARD | 'cardEnding';

const NAMED: readonly string[] = [...VENDORS, ...CARD_BRANDS, ...GIFT_TYPES, ANY_CARD] satisfies readonly MeansKey[];

/** "Visa ending 1111", "Gift card ending 0014", or "PayPal"; '' when unknown. `say` translates the payment words. */
export function meansText(
  say: (key: MeansKey, values?: Readonly<Record<string, unknown>>) => string,
  { brand, lastFour }: PaymentMeans,
): string {
  if (brand === null || !NAMED.includes(brand)) return '';
  const name = say(brand as Exclude<MeansKey, 'cardEnding'>); // one of NAMED
  return lastFour === null ? name : say('cardEnding', { brand: name, lastFour });
}
