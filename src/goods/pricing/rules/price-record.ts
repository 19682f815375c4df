import type { Currency } from '#base/money/rules';

/** All money in integer cents of the list's own currency; never converted between lists (APP-1). */
export interface PriceRecord {
  /** Regular price of one sales unit. */
  readonly base: number;
  /** Lower price while on sale. */
  readonly sale?: number;
  /** When the sale begins, as an ISO instant; without it at once. */
  readonly saleFrom?: string;
  /** The first ISO instant at the regular price again; without it the sale does not end by itself. */
  readonly saleUntil?: string;
  /** Volume breaks: from `qty` on, each costs `each`. Ascending. */
  readonly breaks?: readonly { readonly qty: number; readonly each: number }[];
  /** Large-item handling per unit. */
  readonly handling?: number;
  /** Surcharge per unit (surcharge items). */
  readonly surcharge?: number;
}

/** A business account's own terms for an item (B2B-4). */
export interface ContractRecord {
  readonly accountNumber: string;
  readonly items: readonly {
    readonly itemId: string;
    /** Agreed price in cents per price list; without one the record only names or blocks the item. */
    readonly prices?: { readonly [C in Currency]?: number };
    /** The account's own number for the item. */
    readonly customerSku?: string;
    /** The account's policy blocks it. */
    readonly blocked?: boolean;
  }[];
}
