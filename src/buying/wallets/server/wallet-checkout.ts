// What wallets need of checkout, which knows what is entered for a cart and what it costs.
import type { PostalAddress } from '#people/addresses/rules';
import type { PrimaryPaymentType, Vendor } from '#buying/payment/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

/** A payment by a vendor, for the order of one cart; the shop learns no card. */
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
  /** What a vendor would be asked for, in cents; null while that is not known, nothing is left to pay, or a question is open (PAY-8). */
  due(visit: Visit, shopper: Shopper): Promise<{ readonly cartId: string; readonly amount: number } | null>;
  /** False while a question is open, which comes before any way to pay. */
  keepPayment(
    ownerId: string,
    siteId: string,
    chosen: { readonly payment: WalletPayment; readonly billTo: PostalAddress | null; readonly purchaseOrder: string },
    now: Date,
  ): Promise<boolean>;
}
