// What is left of an order when approvers take lines off or fewer units of them: each amount in proportion, the delivery fee as it was agreed.
import type { DraftAmounts } from '#buying/orders/rules';
import type { TaxShare } from '#goods/tax/rules';

/** A line as it was submitted; cents. */
export interface LineBefore {
  readonly lineNo: number;
  readonly parentLineNo: number | null;
  readonly qty: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly itemDiscount: number;
  readonly basketDiscount: number;
  readonly handling: number;
  readonly furniture: number;
  readonly furnitureService: { readonly level: string; readonly qty: number } | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly stockTaken: number;
}

interface Tender {
  readonly tenderNo: number;
  readonly paymentType: string;
  readonly amount: number;
}

interface Order<L> {
  readonly amounts: DraftAmounts;
  readonly lines: readonly L[];
  readonly tenders: readonly Tender[];
}

/** Units that are kept of each line; a line that is not named is kept whole, one with 0 goes. A line never outgrows what it belongs to. */
export function leaveLines<L extends LineBefore>(order: Order<L>, kept: ReadonlyMap<number, number>): Order<L> {
  const units = (line: L): number => {
    const own = Math.min(line.qty, kept.get(line.lineNo) ?? line.qty);
    const parent = line.parentLineNo === null ? undefined : order.lines.find(({ lineNo }) => lineNo === line.parentLineNo);
    if (parent === undefined) return own;
    const ofParent = units(parent);
    return ofParent === 0 ? 0 : ofParent < parent.qty ? Math.min(own, Math.max(1, Math.floor((line.qty * ofParent) / parent.qty))) : own;
  };
  const lines = order.lines.flatMap((line) => {
    const qty = units(line);
    return qty <= 0 ? [] : qty === line.qty ? [line] : [fewer(line, qty)];
  });
  const amounts = amountsOf(order, lines);
  return { amounts, lines, tenders: tendersFor(amounts.total, order.tenders) };
}

function fewer<L extends LineBefore>(line: L, qty: number): L {
  const part = (cents: number): number => Math.round((cents * qty) / line.qty);
  const gross = line.unitPrice * qty;
  const itemDiscount = Math.min(part(line.itemDiscount), gross);
  return {
    ...line,
    qty,
    gross,
    itemDiscount,
    basketDiscount: Math.min(part(line.basketDiscount), gross - itemDiscount),
    handling: part(line.handling),
    furniture: part(line.furniture),
    furnitureService: line.furnitureService === null ? null : { ...line.furnitureService, qty: Math.min(line.furnitureService.qty, qty) },
    surcharge: part(line.surcharge),
    taxes: line.taxes.map((tax) => ({ ...tax, cents: part(tax.cents) })),
    stockTaken: Math.min(line.stockTaken, qty),
  };
}

const sum = <L>(lines: readonly L[], of: (line: L) => number): number => lines.reduce((total, line) => total + of(line), 0);
const discountOf = ({ itemDiscount, basketDiscount }: LineBefore): number => itemDiscount + basketDiscount;

function amountsOf({ amounts, lines: before }: Order<LineBefore>, lines: readonly LineBefore[]): DraftAmounts {
  const less = (of: (line: LineBefore) => number): number => sum(before, of) - sum(lines, of);
  const taxOf = ({ name, jurisdiction }: TaxShare) =>
    less(({ taxes }) =>
      sum(
        taxes.filter((one) => one.name === name && one.jurisdiction === jurisdiction),
        ({ cents }) => cents,
      ),
    );
  const taxes = amounts.taxes.map((tax) => ({ ...tax, cents: tax.cents - taxOf(tax) }));
  const left = {
    ...amounts,
    subTotal: amounts.subTotal - less(({ gross }) => gross),
    discount: Math.max(0, amounts.discount - less(discountOf)),
    handlingFee: amounts.handlingFee - less(({ handling }) => handling),
    surchargeFee: amounts.surchargeFee - less(({ surcharge }) => surcharge),
    tax: amounts.tax - less(({ taxes: own }) => sum(own, ({ cents }) => cents)),
    taxes,
  };
  const { subTotal, discount, shipFee, handlingFee, surchargeFee, areaFee, tax } = left;
  const share = amounts.discount === 0 ? 0 : discount / amounts.discount;
  return {
    ...left,
    coupons: amounts.coupons.map((coupon) => ({ ...coupon, cents: Math.round(coupon.cents * share) })),
    total: subTotal - discount + shipFee + handlingFee + surchargeFee + areaFee + tax,
  };
}

/** The tenders pay in their order as before; the last ones pay less, or nothing. */
function tendersFor(total: number, tenders: readonly Tender[]): readonly Tender[] {
  let open = total;
  return tenders.flatMap((tender) => {
    const amount = Math.min(tender.amount, open);
    open -= amount;
    return amount > 0 ? [{ ...tender, amount }] : [];
  });
}
