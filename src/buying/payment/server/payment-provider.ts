// The port to whoever moves the money. The shop knows tokens, amounts and outcomes; how a provider is reached is its adapter's matter.
import type { Currency } from '#base/money/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import type { AskedScreen, DeclineReason, GiftRefusal } from '#buying/payment/rules';
import type { Wallets } from './wallets.ts';

/** What is asked of a card. `idempotencyKey`: repeated, it never authorises twice. Amount in cents. */
export interface AuthoriseRequest {
  readonly idempotencyKey: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Order number, as it will stand on the provider's statement. */
  readonly reference: string;
  /** The shopper, who can answer a question of the bank. Absent: nobody is there, and a card with a question is declined. */
  readonly shopper?: AskedShopper | undefined;
}

export interface AskedShopper {
  /** The shop's address that the bank leads back to, whatever came of its question. */
  readonly returnTo: string;
  readonly locale: CopyLocale;
  /** What some banks want to know before they ask. */
  readonly browser?: AskedBrowser | undefined;
}

/** As the shopper's own request says. */
export interface AskedBrowser {
  readonly ip: string;
  readonly accept: string;
  readonly userAgent: string;
  /** `fr-CA` */
  readonly language: string;
  /** Undefined of a page without a script. */
  readonly screen?: AskedScreen | undefined;
}

export type Authorisation =
  | { readonly status: 'authorised'; readonly authorisationId: string; readonly amount: number; readonly currency: Currency }
  | { readonly status: 'declined'; readonly authorisationId: string; readonly reason: DeclineReason }
  | { readonly status: 'voided'; readonly authorisationId: string }
  /** The bank asks the shopper at `url`, until then. Nothing is held; `find` tells what came of it, and `void` ends it. */
  | { readonly status: 'challenge'; readonly authorisationId: string; readonly url: string; readonly until: Date };

/** What is on a gift or prepaid card, in cents; `cardId` is the provider's own name for it, the same whenever it is typed. Or why it cannot be used. */
export type GiftBalance = { readonly cardId: string; readonly balance: number } | { readonly refused: GiftRefusal };

export interface MoveRequest {
  readonly idempotencyKey: string;
  readonly authorisationId: string;
  readonly amount: number;
}

/**
 * Every method throws `PaymentUnreachable` when no answer came: the caller then does not know what happened and has to ask
 * `find` before it says anything to the shopper. Payment fails closed.
 */
export interface PaymentProvider {
  /** Name as it is stored beside a payment. */
  readonly name: string;
  authorise(request: AuthoriseRequest): Promise<Authorisation>;
  /** Whether it knows gift and prepaid cards; where it does not, none are offered. */
  readonly takesGiftCards?: boolean;
  /** Asks what is on a gift or prepaid card. Nothing is held by that: authorising says whether it is still there. */
  balance(token: string, currency: Currency): Promise<GiftBalance>;
  /**
   * Keeps the card of a token of the form, at the shopper's wish: the reference for later charges. A token ends with its day, this does
   * not. Undefined when the provider does not know the token, or not any more. Repeated, it gives another reference to the same card.
   */
  keepCard(token: string): Promise<string | undefined>;
  /** What became of a key; undefined when the provider never heard of it. */
  find(idempotencyKey: string): Promise<Authorisation | undefined>;
  /** Makes sure that a key holds no money: voids what it authorised, ends its challenge, and refuses it should the request still arrive. */
  void(idempotencyKey: string): Promise<void>;
  /** Takes authorised money, per shipment or at pickup. Throws `AuthorisationLapsed`, and has taken nothing, when its time is over. */
  capture(request: MoveRequest): Promise<void>;
  /** Lets go of authorised money that will not be taken: a part of it, or all that is left. */
  release(request: MoveRequest): Promise<void>;
  /**
   * Asks for the same means again in place of an authorisation whose time is over: never a challenge, for nobody is there.
   * Absent where the provider cannot.
   */
  renew?(request: MoveRequest): Promise<Authorisation>;
  /** Gives captured money back. */
  refund(request: MoveRequest): Promise<void>;
  /** The provider's own books since a moment, oldest first, page by page. */
  ledger(since: Date): AsyncIterable<readonly LedgerEntry[]>;
  /** Who else can pay; absent: cards alone. */
  readonly wallets?: Wallets;
}

/** No answer, or one that cannot be read. Nothing is known of the payment. */
export class PaymentUnreachable extends Error {
  override readonly name = 'PaymentUnreachable';
}

/** The bank has let go of what it held, and nothing of it can be taken any more. */
export class AuthorisationLapsed extends Error {
  override readonly name = 'AuthorisationLapsed';
}
