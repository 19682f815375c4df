// The credit note of a return: its share of each amount of the invoice, together the refund (CHK-5).
import type { Invoice, InvoicedLine } from './invoice.ts';
import { returnAmount } from './returns.ts';

/** Returned units of a line, and how many of it were returned earlier. */
export interface CreditedUnits {
  readonly lineNo: number;
  readonly units: number;
  readonly before: number;
}

export function creditNoteOf(credited: readonly CreditedUnits[], all: readonly InvoicedLine[]): Invoice {
  const lines = credited.flatMap(({ lineNo, units, before }) => {
    const line = all.find((one) => one.lineNo === lineNo);
    return line === undefined || units === 0 ? [] : [creditedLine(line, before, units)];
  });
  const sum = (of: (line: InvoicedLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const taxes = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    ({ name, jurisdiction }) => `${name} ${jurisdiction}`,
  );
  const parts = {
    subTotal: sum(({ gross }) => gross),
    discount: sum(({ discount }) => discount),
    handlingFee: sum(({ handling }) => handling),
    furnitureFee: sum(({ furniture }) => furniture),
    surchargeFee: sum(({ surcharge }) => surcharge),
  };
  const tax = sum((line) => line.taxes.reduce((total, { cents }) => total + cents, 0));
  return {
    lines,
    ...parts,
    shipFee: 0,
    areaFee: 0,
    taxes: [...taxes.values()].flatMap((shares) => {
      const [first] = shares;
      return first === undefined
        ? []
        : [{ name: first.name, jurisdiction: first.jurisdiction, cents: shares.reduce((n, { cents }) => n + cents, 0) }];
    }),
    total: parts.subTotal - parts.discount + parts.handlingFee + parts.surchargeFee + tax,
  };
}

/** Each part is rounded down like the whole; the remaining cents go to the price of the goods. */
function creditedLine(line: InvoicedLine, before: number, units: number): InvoicedLine {
  const share = (cents: number): number => Math.floor((cents * (before + units)) / line.qty) - Math.floor((cents * before) / line.qty);
  const taxes = line.taxes.map((one) => ({ ...one, cents: share(one.cents) })).filter(({ cents }) => cents !== 0);
  const [discount, furniture, surcharge] = [share(line.discount), share(line.furniture), share(line.surcharge)];
  const handling = share(line.handling - line.furniture) + furniture;
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
  const whole = returnAmount({ ...line, tax: line.taxes.reduce((sum, { cents }) => sum + cents, 0) }, before, units);
  return { ...line, qty: units, gross: whole + discount - handling - surcharge - tax, discount, handling, furniture, surcharge, taxes };
}
