// What wallets need from checkout: the amount to pay, and a place to store the payment.
import type { PostalAddress } from '#people/addresses/rules';
import type { PrimaryPaymentType, Vendor } from '#buying/payment/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

/** A vendor's payment for the order of one cart; the shop learns no card. */
export interface WalletPayment {
  readonly paymentType: PrimaryPaymentType;
  readonly vendorPaymentType: Vendor;
  readonly cartId: string;
  readonly token: string;
  readonly brand: null;
  readonly lastFour: null;
  readonly expiry: null;
}

export interface WalletCheckout {
  /** The amount for the vendor in cents; null when it is unknown, nothing is left to pay, or a captcha is open (PAY-8). */
  due(visit: Visit, shopper: Shopper): Promise<{ readonly cartId: string; readonly amount: number } | null>;
  /** Whether the visitor can still order the cart. */
  isOpen(visit: Visit, cartId: string): Promise<boolean>;
  /** False while a captcha is open, which comes before any payment. */
  keepPayment(
    ownerId: string,
    place: Pick<Visit, 'site' | 'cartPurpose'>,
    chosen: {
      readonly payment: WalletPayment;
      readonly billTo: PostalAddress | null;
      readonly purchaseOrder: string;
      readonly purchaseOrderRelease: string;
    },
    now: Date,
  ): Promise<boolean>;
}
