// The port to payment providers. The shop knows tokens, amounts and outcomes; the adapter knows how to reach the provider.
import type { Currency } from '#base/money/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import type { AskedScreen, DeclineReason, GiftRefusal } from '#buying/payment/rules';
import type { Wallets } from './wallets.ts';

/** An authorisation request, amount in cents. A repeat with the same `idempotencyKey` never authorises twice. */
export interface AuthoriseRequest {
  readonly idempotencyKey: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Order number, which the provider's statement shows. */
  readonly reference: string;
  /** The shopper, who can answer the bank's challenge. Absent: nobody is present, and a card that needs a challenge is declined. */
  readonly shopper?: AskedShopper | undefined;
}

export interface AskedShopper {
  /** The address of the shop that the bank redirects back to, whatever the outcome. */
  readonly returnTo: string;
  readonly locale: CopyLocale;
  /** Browser data that some banks want for a challenge. */
  readonly browser?: AskedBrowser | undefined;
}

/** From the shopper's own request. */
export interface AskedBrowser {
  readonly ip: string;
  readonly accept: string;
  readonly userAgent: string;
  /** `fr-CA` */
  readonly language: string;
  /** Undefined for a page without scripts. */
  readonly screen?: AskedScreen | undefined;
}

export type Authorisation =
  | { readonly status: 'authorised'; readonly authorisationId: string; readonly amount: number; readonly currency: Currency }
  | { readonly status: 'declined'; readonly authorisationId: string; readonly reason: DeclineReason }
  | { readonly status: 'voided'; readonly authorisationId: string }
  /** The bank challenges the shopper at `url` until then. Nothing is held; `find` tells the outcome, and `void` ends the challenge. */
  | { readonly status: 'challenge'; readonly authorisationId: string; readonly url: string; readonly until: Date };

/** A gift or prepaid card's balance in cents, or why it cannot pay. `cardId` is the provider's id, the same each time the card is typed. */
export type GiftBalance = { readonly cardId: string; readonly balance: number } | { readonly refused: GiftRefusal };

export interface MoveRequest {
  readonly idempotencyKey: string;
  readonly authorisationId: string;
  readonly amount: number;
}

/**
 * Every method throws `PaymentUnreachable` without an answer: the outcome is unknown, and the caller has to ask `find` before it tells
 * the shopper anything. Payment fails closed.
 */
export interface PaymentProvider {
  /** Stored with each payment. */
  readonly name: string;
  authorise(request: AuthoriseRequest): Promise<Authorisation>;
  /** Whether the provider supports gift and prepaid cards; without support the shop offers none. */
  readonly takesGiftCards?: boolean;
  /** The balance of a gift or prepaid card. This holds no money, so authorising may still fail. */
  balance(token: string, currency: Currency): Promise<GiftBalance>;
  /**
   * Saves a form token's card and returns a lasting reference for later charges; the token itself expires after a day. Undefined when the
   * provider does not know the token or it has expired. A repeat returns another reference to the same card.
   */
  keepCard(token: string): Promise<string | undefined>;
  /** The outcome of a key; undefined when the provider never got it. */
  find(idempotencyKey: string): Promise<Authorisation | undefined>;
  /** Makes sure that a key holds no money: voids its authorisation, ends its challenge, and refuses the request if it arrives later. */
  void(idempotencyKey: string): Promise<void>;
  /** Captures authorised money, per shipment or at pickup. Throws `AuthorisationLapsed`, and captures nothing, after the authorisation expired. */
  capture(request: MoveRequest): Promise<void>;
  /** Releases authorised money that will not be captured: a part, or all that is left. */
  release(request: MoveRequest): Promise<void>;
  /**
   * Authorises the same payment again after its authorisation expired, without a challenge, since nobody is present.
   * Absent where the provider cannot do that.
   */
  renew?(request: MoveRequest): Promise<Authorisation>;
  /** Refunds captured money. */
  refund(request: MoveRequest): Promise<void>;
  /** The provider's books since a moment, oldest first, page by page. */
  ledger(since: Date): AsyncIterable<readonly LedgerEntry[]>;
  /** Vendors in place of a card; absent: cards only. */
  readonly wallets?: Wallets;
}

/** There was no readable answer. The payment's outcome is unknown. */
export class PaymentUnreachable extends Error {
  override readonly name = 'PaymentUnreachable';
}

/** The authorisation expired, and nothing more can be captured from it. */
export class AuthorisationLapsed extends Error {
  override readonly name = 'AuthorisationLapsed';
}
