import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNoteOf } from './credit-note.ts';
import type { InvoicedLine } from './invoice.ts';
import { returnAmount } from './returns.ts';

test('[CHK-5] a credit note adds up to the refund, for any units now and before', () => {
  const cents = fc.nat(50_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.tuple(cents, cents, cents, cents, cents),
      fc.nat(30),
      fc.nat(30),
      (qty, [gross, large, furniture, gst, qst], one, two) => {
        const line: InvoicedLine = {
          lineNo: 1,
          itemId: '1',
          budgetCenter: '',
          contract: '',
          purchaseOrder: '',
          title: 'Paper',
          qty,
          unitPrice: Math.floor(gross / qty),
          gross,
          discount: Math.floor(gross / 7),
          handling: large + furniture,
          furniture,
          surcharge: 3,
          taxes: [
            { name: 'GST', jurisdiction: 'CA', rate: 50_000, cents: gst },
            { name: 'QST', jurisdiction: 'QC', rate: 99_750, cents: qst },
          ],
          cancelled: false,
        };
        const before = Math.min(one, qty - 1);
        const units = Math.min(two + 1, qty - before);
        const note = creditNoteOf([{ lineNo: 1, units, before }], [line]);
        expect(note.total).toBe(returnAmount({ ...line, tax: gst + qst }, before, units));
        expect(
          note.subTotal - note.discount + note.handlingFee + note.surchargeFee + note.taxes.reduce((sum, tax) => sum + tax.cents, 0),
        ).toBe(note.total);
        expect(note.handlingFee).toBeGreaterThanOrEqual(note.furnitureFee);
        expect(note.lines[0]?.qty).toBe(units);
      },
    ),
  );
});
