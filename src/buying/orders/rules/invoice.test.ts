import { expect, test } from 'vitest';
import type { TaxShare } from '#goods/tax/rules';
import { invoiceNumber, invoiceOf, type InvoicedLine } from './invoice.ts';

const gst = (cents: number): TaxShare => ({ name: 'GST', jurisdiction: 'CA', rate: 0.05, cents });
const qst = (cents: number): TaxShare => ({ name: 'QST', jurisdiction: 'QC', rate: 0.09975, cents });
const line = (lineNo: number, gross: number, cancelled = false): InvoicedLine => ({
  lineNo,
  itemId: `${lineNo}`,
  budgetCenter: '',
  contract: '',
  purchaseOrder: '',
  title: 'Paper',
  qty: 2,
  unitPrice: gross / 2,
  gross,
  discount: 100,
  handling: 50,
  furniture: 30,
  surcharge: 0,
  taxes: [gst(20), qst(40)],
  cancelled,
});
const all = [line(1, 1000), line(2, 2000), line(3, 3000, true)];
// On top of the lines: 500 for delivery, taxed with 25 and 50.
const fees = { shipFee: 500, areaFee: 0, taxes: [gst(85), qst(170)] };

test('[CHK-5] the invoices of two shipments, one with the fees, add up to the charges, tax by tax', () => {
  const first = invoiceOf([line(1, 1000)], 1000 - 100 + 50 + 60 + 575, fees, all);
  const second = invoiceOf([line(2, 2000), line(3, 3000, true)], 2000 - 100 + 50 + 60, fees, all);
  expect(first).toMatchObject({
    handlingFee: 50,
    furnitureFee: 30,
    shipFee: 500,
    taxes: [
      { name: 'GST', cents: 45 },
      { name: 'QST', cents: 90 },
    ],
    total: 1585,
  });
  expect(second).toMatchObject({
    shipFee: 0,
    taxes: [
      { name: 'GST', cents: 20 },
      { name: 'QST', cents: 40 },
    ],
    total: 2010,
  });
  expect(second.lines.map(({ lineNo }) => lineNo)).toEqual([2]);
  for (const { subTotal, discount, shipFee, handlingFee, surchargeFee, areaFee, taxes, total } of [first, second])
    expect(subTotal - discount + shipFee + handlingFee + surchargeFee + areaFee + taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(
      total,
    );
});

test('[CHK-5] an invoice number has the order and the shipment', () => {
  expect(invoiceNumber('4821-9073-3316', 2)).toBe('4821-9073-3316-2');
});
