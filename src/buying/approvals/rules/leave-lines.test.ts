import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveLines, type LineBefore } from './leave-lines.ts';

const TAX = { name: 'state', jurisdiction: 'MA', rate: 625 } as unknown as LineBefore['taxes'][number];
const line = (changes: Partial<LineBefore> = {}): LineBefore => ({
  lineNo: 1,
  parentLineNo: null,
  qty: 4,
  unitPrice: 1_000,
  gross: 4_000,
  itemDiscount: 200,
  basketDiscount: 101,
  handling: 30,
  furniture: 0,
  furnitureService: null,
  surcharge: 0,
  taxes: [{ ...TAX, cents: 231 }],
  stockTaken: 4,
  ...changes,
});

/** An order of lines with a delivery fee of $7.95 and its tax. */
function orderOf(lines: readonly LineBefore[]) {
  const sum = (of: (one: LineBefore) => number): number => lines.reduce((total, one) => total + of(one), 0);
  const taxOnLines = sum(({ taxes }) => taxes.reduce((total, { cents }) => total + cents, 0));
  const amounts = {
    subTotal: sum(({ gross }) => gross),
    discount: sum(({ itemDiscount, basketDiscount }) => itemDiscount + basketDiscount),
    shipFee: 795,
    memberSavings: 0,
    handlingFee: sum(({ handling }) => handling),
    surchargeFee: sum(({ surcharge }) => surcharge),
    areaFee: 0,
    tax: taxOnLines + 50,
    taxes: [{ ...TAX, cents: taxOnLines + 50 }],
    feeTaxes: [{ ...TAX, cents: 50 }],
    exemptions: [],
    coupons: [{ code: 'FIVE', cents: 101 }],
  };
  const { subTotal, discount, shipFee, handlingFee, surchargeFee, areaFee, tax } = amounts;
  const total = subTotal - discount + shipFee + handlingFee + surchargeFee + areaFee + tax;
  const gift = { tenderNo: 1, paymentType: 'GIFT_CARD', amount: Math.min(500, total) };
  return {
    amounts: { ...amounts, total },
    lines,
    tenders: [gift, { tenderNo: 2, paymentType: 'CREDIT_CARD', amount: total - gift.amount }],
  };
}

test('[B2B-3] nothing changes where nothing is taken off', () => {
  const order = orderOf([line(), line({ lineNo: 2 })]);
  expect(leaveLines(order, new Map())).toEqual(order);
  expect(leaveLines(order, new Map([[1, 9]]))).toEqual(order);
});

test('[B2B-3] half of a line costs half, and the last means of payment pays less', () => {
  const order = orderOf([line(), line({ lineNo: 2 })]);
  const left = leaveLines(order, new Map([[1, 2]]));
  expect(left.lines[0]).toMatchObject({ qty: 2, gross: 2_000, itemDiscount: 100, basketDiscount: 51, handling: 15, stockTaken: 2 });
  expect(left.lines[1]).toEqual(order.lines[1]);
  expect(left.tenders[0]).toEqual(order.tenders[0]);
  expect((left.tenders[1]?.amount ?? 0) - (order.tenders[1]?.amount ?? 0)).toBe(left.amounts.total - order.amounts.total);
});

test('[B2B-3] what belongs to a line goes with it, and never outgrows it', () => {
  const order = orderOf([line(), line({ lineNo: 2, parentLineNo: 1, qty: 4 }), line({ lineNo: 3 })]);
  expect(leaveLines(order, new Map([[1, 0]])).lines.map(({ lineNo }) => lineNo)).toEqual([3]);
  expect(leaveLines(order, new Map([[1, 1]])).lines.map(({ qty }) => qty)).toEqual([1, 1, 4]);
});

test('[B2B-3] whatever is kept, the parts add up to the total and the payments to the same', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const lines = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 50 }),
      unitPrice: cents,
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      handling: cents,
      tax: cents,
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }), (made, kept) => {
      const order = orderOf(
        made.map(({ qty, unitPrice, off, handling, tax }, at) => {
          const gross = qty * unitPrice;
          const itemDiscount = Math.floor(gross * off);
          return line({
            lineNo: at + 1,
            qty,
            unitPrice,
            gross,
            itemDiscount,
            basketDiscount: 0,
            handling,
            taxes: [{ ...TAX, cents: tax }],
          });
        }),
      );
      const { amounts, lines: left, tenders } = leaveLines(order, new Map(kept.map((qty, at) => [at + 1, qty])));
      const sum = (of: (one: LineBefore) => number): number => left.reduce((total, one) => total + of(one), 0);
      expect(amounts.subTotal).toBe(sum(({ qty, unitPrice }) => qty * unitPrice));
      expect(amounts.discount).toBe(sum(({ itemDiscount }) => itemDiscount));
      expect(amounts.tax).toBe(sum(({ taxes }) => taxes.reduce((total, one) => total + one.cents, 0)) + 50);
      expect(amounts.total).toBe(amounts.subTotal - amounts.discount + amounts.shipFee + amounts.handlingFee + amounts.tax);
      expect(tenders.reduce((total, { amount }) => total + amount, 0)).toBe(amounts.total);
      expect(amounts.total).toBeLessThanOrEqual(order.amounts.total);
    }),
  );
});
