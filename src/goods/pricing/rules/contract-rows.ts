// What is agreed with accounts, as it is stored and as staff write it (B2B-4). Instants are milliseconds since 1970.
import type { Currency } from '#base/money/rules';
import type { OffContractPolicy } from './named-contract.ts';

export interface Period {
  /** Null: without beginning. */
  readonly from: number | null;
  /** The first instant after it; null: without end. */
  readonly until: number | null;
}

/** From `qty` on each costs `each` cents, or has the percentage `each`. Ascending. */
type Breaks = readonly { readonly qty: number; readonly each: number }[];

/** A price of a contract, in cents. */
export interface AgreedPrice extends Period {
  readonly currency: Currency;
  readonly cents: number;
  readonly breaks: Breaks;
}

/** A percentage of a contract, in hundredths: off the list price, or on top of the cost. */
export interface AgreedRule extends Period {
  readonly scope: 'item' | 'category' | 'brand';
  /** Item number, category, or the brand as it is written. */
  readonly target: string;
  readonly basis: 'discount' | 'costPlus';
  readonly percent: number;
  readonly breaks: Breaks;
}

/** A contract with a name. Everything in it is in its currency. */
export interface ContractHead extends Period {
  readonly number: string;
  readonly name: string;
  readonly currency: Currency;
  /** 1 is asked first. */
  readonly priority: number;
  /** What the seller fixes for items off contract; null: the organization decides. */
  readonly offContract: OffContractPolicy | null;
}

export interface OfAccount {
  readonly accountNumber: string;
}

/** `contract`: the number of the contract; '' for what is agreed without one. */
export interface OfContract extends OfAccount {
  readonly contract: string;
}

export interface ContractRow extends OfAccount {
  readonly head: ContractHead;
}
export interface ContractPriceRow extends OfContract {
  readonly itemId: string;
  readonly price: AgreedPrice;
}
export interface ContractRuleRow extends OfContract {
  readonly rule: AgreedRule;
}
export interface AccountItemRow extends OfAccount {
  readonly itemId: string;
  readonly customerSku: string | null;
  readonly blocked: boolean;
}
