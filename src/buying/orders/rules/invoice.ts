// Invoices, one for each shipment that has left; together they are what was charged (CHK-5).
import type { TaxShare } from '#goods/tax/rules';
import { lineAmount } from './order-money.ts';

export interface InvoicedLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  /** The line's own center; '' when the order's applies. */
  readonly budgetCenter: string;
  /** The contract that made the price, by name; ''. */
  readonly contract: string;
  /** The line's own purchase order; '' when the order's applies. */
  readonly purchaseOrder: string;
  readonly qty: number;
  /** Cents, as are the other amounts. */
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  /** Includes the furniture service. */
  readonly handling: number;
  /** The furniture service's part of `handling`. */
  readonly furniture: number;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly cancelled: boolean;
}

/** Fees of an order, in cents. One of its shipments bears them. */
export interface OrderFees {
  readonly shipFee: number;
  readonly areaFee: number;
  /** All taxes of the order, including those of its lines. */
  readonly taxes: readonly TaxShare[];
}

export interface Invoice {
  readonly lines: readonly InvoicedLine[];
  readonly subTotal: number;
  readonly discount: number;
  readonly shipFee: number;
  /** Includes furniture services. */
  readonly handlingFee: number;
  /** The furniture services' part of `handlingFee`. */
  readonly furnitureFee: number;
  readonly surchargeFee: number;
  readonly areaFee: number;
  /** By kind and jurisdiction, in the order of the order's taxes. */
  readonly taxes: readonly { readonly name: string; readonly jurisdiction: string; readonly cents: number }[];
  readonly total: number;
}

/**
 * The invoice of a shipment. `captured`: cents charged when it left; an amount above its lines means that it bore the order's fees.
 * `all`: every line of the order, to find the tax on fees.
 */
export function invoiceOf(members: readonly InvoicedLine[], captured: number, fees: OrderFees, all: readonly InvoicedLine[]): Invoice {
  const lines = members.filter(({ cancelled }) => !cancelled);
  const sum = (of: (line: InvoicedLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const bears = captured !== sum((line) => lineAmount({ ...line, tax: taxOn(line.taxes) }));
  const taxes = fees.taxes.map(({ name, jurisdiction, cents }) => {
    const ofThis = (some: readonly InvoicedLine[]): number =>
      taxOn(some.flatMap((line) => line.taxes).filter((share) => share.name === name && share.jurisdiction === jurisdiction));
    return { name, jurisdiction, cents: ofThis(lines) + (bears ? cents - ofThis(all) : 0) };
  });
  return {
    lines,
    subTotal: sum(({ gross }) => gross),
    discount: sum(({ discount }) => discount),
    shipFee: bears ? fees.shipFee : 0,
    handlingFee: sum(({ handling }) => handling),
    furnitureFee: sum(({ furniture }) => furniture),
    surchargeFee: sum(({ surcharge }) => surcharge),
    areaFee: bears ? fees.areaFee : 0,
    taxes: taxes.filter(({ cents }) => cents !== 0),
    total: captured,
  };
}

function taxOn(taxes: readonly { readonly cents: number }[]): number {
  return taxes.reduce((sum, { cents }) => sum + cents, 0);
}

/** "4821-9073-3316-1": the order and the shipment. */
export function invoiceNumber(shownOrder: string, shipmentNo: number): string {
  return `${shownOrder}-${shipmentNo}`;
}
