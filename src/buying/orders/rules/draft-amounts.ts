import type { Amount } from '#base/money/rules';
import type { AppliedExemption } from '#goods/tax-exemptions/rules';
import type { TaxShare } from '#goods/tax/rules';

/** The amounts of an order in cents. Their types keep two of them from being swapped on the way into the database. */
export interface DraftAmounts {
  readonly subTotal: Amount<'subTotal'>;
  readonly discount: Amount<'discount'>;
  readonly shipFee: Amount<'shipFee'>;
  readonly memberSavings: Amount<'memberSavings'>;
  readonly handlingFee: Amount<'handlingFee'>;
  readonly surchargeFee: Amount<'surchargeFee'>;
  readonly areaFee: Amount<'areaFee'>;
  readonly tax: Amount<'tax'>;
  readonly total: Amount<'total'>;
  readonly taxes: readonly TaxShare[];
  /** The part of the taxes on fees, which belongs to no line. */
  readonly feeTaxes: readonly TaxShare[];
  /** By what right taxes were left off, as it was then (B2B-4). */
  readonly exemptions: readonly AppliedExemption[];
  readonly coupons: readonly { readonly code: string; readonly cents: number }[];
}
