// The port to vendors that pay in place of a card: the shopper visits the vendor, approves, and returns with a reference that only the
// shop's server can use (PAY-7).
import type { PostalAddress } from '#people/addresses/rules';
import type { Currency } from '#base/money/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Vendor } from '#buying/payment/rules';

export interface WalletRequest {
  readonly vendor: Vendor;
  /** Cents that the vendor shows to the shopper. `authorise` names the amount that is charged. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: CopyLocale;
  /** The shop's return address; the vendor adds `reference` to its query, and `PayerID` where it names the payer. */
  readonly returnTo: string;
}

export type WalletAnswer =
  | {
      readonly result: 'approved';
      /** Good for one `authorise`. */
      readonly token: string;
      readonly payerId: string;
      readonly email: string;
      /** The shopper's billing address at the vendor. */
      readonly billing: PostalAddress | null;
    }
  | { readonly result: 'cancelled' | 'retry' | 'refused' };

/** Every method throws `PaymentUnreachable` without an answer. */
export interface Wallets {
  /** Vendors available in a country. */
  offered(country: 'US' | 'CA'): readonly Vendor[];
  /** The vendor's page for the shopper; `walletId` identifies the visit. */
  begin(request: WalletRequest): Promise<{ readonly walletId: string; readonly url: string }>;
  /**
   * The outcome of the visit with a reference, the same at each call; undefined for an unknown reference. `payerId` is the payer from the
   * return address; the company approves only if it is the real one.
   */
  exchange(reference: string, payerId?: string): Promise<{ readonly walletId: string; readonly answer: WalletAnswer } | undefined>;
}
