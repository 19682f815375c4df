// Every fee of a cart as a row: kind, amount, whether it is taxed, and whether a return refunds it (CART-16).
import type { Taxed, TaxTable } from '#goods/tax/rules';
import type { PricedLine } from './priced-line.ts';
import type { CartSummary, FeeTax } from './totals.ts';

export type FeeKind = 'SHIPPING' | 'DELIVERY_AREA' | 'HANDLING' | 'SURCHARGE' | 'FURNITURE_SERVICE';

export interface CartFee {
  readonly kind: FeeKind;
  readonly cents: number;
  readonly taxable: boolean;
  readonly refundable: boolean;
}

/** Transport is not refunded; fees that belong to the goods, or to a service not yet done, are. */
const REFUNDABLE: Readonly<Record<FeeKind, boolean>> = {
  SHIPPING: false,
  DELIVERY_AREA: false,
  HANDLING: true,
  SURCHARGE: true,
  FURNITURE_SERVICE: true,
};

type Amounts = Pick<CartSummary, 'shipFee' | 'dasFee' | 'handlingFee' | 'surchargeFee' | 'furnSvcFee'>;

/** Decides whether a fee is taxed: destination of each line, and exemption of the shopper. */
export interface FeeTaxes {
  /** The tax on transport. */
  readonly carrying: FeeTax;
  readonly taxExempt: boolean;
  tableOf(line: PricedLine): TaxTable;
}

/** The fees above zero. Handling and surcharge are taxed like their goods, the furniture service as a service, each at the destination of its line. */
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
