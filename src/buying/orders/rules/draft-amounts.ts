import type { TaxShare } from '#goods/tax/rules';

/** What an order costs, in cents. */
export interface DraftAmounts {
  readonly subTotal: number;
  readonly discount: number;
  readonly shipFee: number;
  readonly memberSavings: number;
  readonly handlingFee: number;
  readonly surchargeFee: number;
  readonly areaFee: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: readonly TaxShare[];
  /** The part of the taxes that is on fees and belongs to no line. */
  readonly feeTaxes: readonly TaxShare[];
  readonly coupons: readonly { readonly code: string; readonly cents: number }[];
}
