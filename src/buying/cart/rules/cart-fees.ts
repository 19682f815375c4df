// Every fee of a cart as a row: what it is for, whether it is taxed, and whether it comes back when the goods do (CART-16).
import type { Taxed, TaxTable } from '#goods/tax/rules';
import type { PricedLine } from './price-cart.ts';
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
  HANDLING: true,
  SURCHARGE: true,
  FURNITURE_SERVICE: true,
};

type Amounts = Pick<CartSummary, 'shipFee' | 'dasFee' | 'handlingFee' | 'surchargeFee' | 'furnSvcFee'>;

/** What decides whether a fee is taxed: where each line goes, and whether the shopper bears taxes at all. */
export interface FeeTaxes {
  /** The taxes on carrying. */
  readonly carrying: FeeTax;
  readonly taxExempt: boolean;
  tableOf(line: PricedLine): TaxTable;
}

/** The fees that are charged. Handling and surcharge are taxed with the goods they are for, the furniture service as a service, each where its line goes. */
export function feesOf(amounts: Amounts, lines: readonly PricedLine[], { carrying, taxExempt, tableOf }: FeeTaxes): readonly CartFee[] {
  const isTaxed = (fee: 'handling' | 'surcharge' | 'furniture', taxed?: Taxed): boolean =>
    !taxExempt && lines.some((line) => line[fee] > 0 && tableOf(line).on(taxed ?? line.product?.taxClass ?? 'standard').length > 0);
  const rows: readonly (readonly [FeeKind, number, () => boolean])[] = [
    ['SHIPPING', amounts.shipFee, () => carrying.length > 0],
    ['DELIVERY_AREA', amounts.dasFee, () => carrying.length > 0],
    ['HANDLING', amounts.handlingFee, () => isTaxed('handling')],
    ['SURCHARGE', amounts.surchargeFee, () => isTaxed('surcharge')],
    ['FURNITURE_SERVICE', amounts.furnSvcFee, () => isTaxed('furniture', 'service')],
  ];
  return rows.flatMap(([kind, cents, taxable]) => (cents === 0 ? [] : [{ kind, cents, taxable: taxable(), refundable: REFUNDABLE[kind] }]));
}
