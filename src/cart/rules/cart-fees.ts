// Every fee of a cart as a row: what it is for, whether it is taxed, and whether it comes back when the goods do (CART-16).
import type { CartSummary, FeeTax } from './totals.ts';

export type FeeKind = 'SHIPPING' | 'DELIVERY_AREA' | 'HANDLING' | 'SURCHARGE' | 'FURNITURE_SERVICE';

export interface CartFee {
  readonly kind: FeeKind;
  readonly cents: number;
  readonly taxable: boolean;
  readonly refundable: boolean;
}

/** What was carried was carried; what belongs to the goods, or was not done yet, goes back with them. */
const REFUNDABLE: Readonly<Record<FeeKind, boolean>> = {
  SHIPPING: false,
  DELIVERY_AREA: false,
  HANDLING: false,
  SURCHARGE: true,
  FURNITURE_SERVICE: true,
};

type Amounts = Pick<CartSummary, 'shipFee' | 'dasFee' | 'handlingFee' | 'surchargeFee' | 'furnSvcFee'>;

/** The fees that are charged. `feeTax` are the taxes on carrying; fees of the goods are taxed with them. */
export function feesOf(amounts: Amounts, feeTax: FeeTax, taxExempt: boolean): readonly CartFee[] {
  const carryingTaxed = feeTax.length > 0;
  const rows: readonly (readonly [FeeKind, number, boolean])[] = [
    ['SHIPPING', amounts.shipFee, carryingTaxed],
    ['DELIVERY_AREA', amounts.dasFee, carryingTaxed],
    ['HANDLING', amounts.handlingFee, !taxExempt],
    ['SURCHARGE', amounts.surchargeFee, !taxExempt],
    ['FURNITURE_SERVICE', amounts.furnSvcFee, !taxExempt],
  ];
  return rows.flatMap(([kind, cents, taxable]) => (cents === 0 ? [] : [{ kind, cents, taxable, refundable: REFUNDABLE[kind] }]));
}
