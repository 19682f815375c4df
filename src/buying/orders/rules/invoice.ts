// What an invoice charges: one for each shipment that has left, so that together they are what was taken (CHK-5).
import type { TaxShare } from '#goods/tax/rules';
import { lineAmount } from './order-money.ts';

export interface InvoicedLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  /** Its own; empty where it is charged like the order. */
  readonly budgetCenter: string;
  readonly qty: number;
  /** Cents, as the next ones. */
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  /** With the furniture service. */
  readonly handling: number;
  /** The furniture service's part of it. */
  readonly furniture: number;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly cancelled: boolean;
}

/** What an order charges beside its lines, in cents. It goes with one of its shipments. */
export interface OrderFees {
  readonly shipFee: number;
  readonly areaFee: number;
  /** All taxes of the order, those on its lines among them. */
  readonly taxes: readonly TaxShare[];
}

export interface Invoice {
  readonly lines: readonly InvoicedLine[];
  readonly subTotal: number;
  readonly discount: number;
  readonly shipFee: number;
  /** With furniture services. */
  readonly handlingFee: number;
  /** Their part of it. */
  readonly furnitureFee: number;
  readonly surchargeFee: number;
  readonly areaFee: number;
  /** By kind and place, in the order of the order's own. */
  readonly taxes: readonly { readonly name: string; readonly jurisdiction: string; readonly cents: number }[];
  readonly total: number;
}

/**
 * The invoice of a shipment. `captured`: cents taken when it left; when that is more than its lines, it bore the order's fees.
 * `all`: every line of the order, so that the tax on fees is known.
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

/** "4821-9073-3316-1": the order and the shipment it is for. */
export function invoiceNumber(shownOrder: string, shipmentNo: number): string {
  return `${shownOrder}-${shipmentNo}`;
}
