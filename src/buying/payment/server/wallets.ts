// The part of the port for who pays in place of a card: the shopper goes to them, agrees, and comes back with a reference that is
// worth something to the shop's server alone (PAY-7).
import type { PostalAddress } from '#people/addresses/rules';
import type { Currency } from '#base/money/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Vendor } from '#buying/payment/rules';

export interface WalletRequest {
  readonly vendor: Vendor;
  /** Cents, as the shopper is shown them there. What is charged is what `authorise` asks for. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: CopyLocale;
  /** The shop's address to come back to; `reference` is added to its query, and `PayerID` where the vendor names who agreed. */
  readonly returnTo: string;
}

export type WalletAnswer =
  | {
      readonly result: 'approved';
      /** For `authorise`, once. */
      readonly token: string;
      readonly payerId: string;
      readonly email: string;
      /** What the shopper has there as the address for bills. */
      readonly billing: PostalAddress | null;
    }
  | { readonly result: 'cancelled' | 'retry' | 'refused' };

/** Every method throws `PaymentUnreachable` when no answer came. */
export interface Wallets {
  /** Who can pay in a country's shop. */
  offered(country: 'US' | 'CA'): readonly Vendor[];
  /** Where the shopper goes; `walletId` names this visit there. */
  begin(request: WalletRequest): Promise<{ readonly walletId: string; readonly url: string }>;
  /**
   * What came of the visit that a reference is of; undefined: there is none of this reference. Asked again, it says the same. `payerId`: who
   * agreed, as the way back says; the company is asked by it, and approves nothing in the name of anybody else.
   */
  exchange(reference: string, payerId?: string): Promise<{ readonly walletId: string; readonly answer: WalletAnswer } | undefined>;
}
