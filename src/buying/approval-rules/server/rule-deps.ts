// What the handlers of approval rules need from the rest of the shop.
import type { Currency } from '#base/money/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { BudgetFacts, PaymentKind, Period } from '#buying/approval-rules/rules';
import type { Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { LineToJudge } from './submission-lines.ts';

/** A part of an order that is charged to a budget center; cents. */
export interface TriedCharge {
  readonly center: string;
  readonly cents: number;
}

/** An order or a cart that the rules can be tried on. */
export interface OrderToTry {
  /** '' for a cart. */
  readonly orderNumber: string;
  readonly buyerId: string;
  readonly buyerName: string;
  /** Undefined: the buyer's group of today. */
  readonly groupId?: string | null;
  readonly at: Date;
  readonly currency: Currency;
  readonly totalCents: number;
  readonly deliveryFeeCents: number;
  readonly paymentKind: PaymentKind;
  /** Null: nothing is sent, or no address is known. */
  readonly address: { readonly address1: string; readonly zip: string } | null;
  readonly charges: readonly TriedCharge[];
  /** The budgets have counted its charges already. */
  readonly isCounted: boolean;
  readonly lines: readonly LineToJudge[];
  /** Absent: still to be asked for. */
  readonly spentBefore?: ReadonlyMap<Period, number>;
}

export interface OrdersAsked {
  readonly orderNumber?: string;
  readonly since?: Date;
  readonly limit: number;
}

export interface RuleDeps {
  readonly db: Db;
  readonly catalog: Pick<Catalog, 'get' | 'all' | 'categories'>;
  readonly contracts: Pick<Contracts, 'of'>;
  /** Orders of the organization that the person may see, those that wait for approval included; latest first. */
  readonly ordersSeen: (shopper: SignedIn, asked: OrdersAsked) => Promise<readonly OrderToTry[]>;
  /** The visitor's own cart; null when it is empty. */
  readonly ownCart: (visit: Visit, shopper: SignedIn) => Promise<OrderToTry | null>;
  /** Cents of a person's earlier orders in the running periods. */
  readonly spentBefore: (accountNumber: string, profileId: string, at: Date) => Promise<ReadonlyMap<Period, number>>;
  /** Names of the organization's running budget centers for orders in the currency, in alphabetical order. */
  readonly centersOf: (accountNumber: string, currency: Currency, now: Date) => Promise<readonly string[]>;
  /** What charges do to their centers. */
  readonly effectsOf: (
    accountNumber: string,
    currency: Currency,
    charges: readonly TriedCharge[],
    now: Date,
  ) => Promise<readonly BudgetFacts[]>;
}
