// The order that a priced cart becomes, as stored rows with every cent accounted for. Pure, so that tests can use tables.
import { isBundlePart, type PricedCart } from '#buying/cart/rules';
import type { CheckoutEntries } from '#buying/checkout/rules';
import type { StockLine } from '#goods/inventory/rules';
import type { DraftAmounts } from '#buying/orders/rules';
import { type DraftLine, type DraftFacts, draftLine } from './draft-line.ts';
import { type DraftAddress, addressesOf } from './draft-addresses.ts';

export interface OrderDraft {
  readonly amounts: DraftAmounts;
  readonly lines: readonly DraftLine[];
  readonly addresses: readonly DraftAddress[];
  /** Units to take from stock. */
  readonly stock: readonly StockLine[];
}

/** Drops lines that do not count, and turns bundles into the goods sold; the cart's review has refused unavailable lines. */
export function draftOrder(priced: PricedCart, entries: CheckoutEntries, facts: DraftFacts): OrderDraft {
  const counted = priced.lines.filter(({ counted: counts, line }) => counts && !isBundlePart(line));
  const numberOf = new Map(counted.map(({ line }, at) => [line.cartItemId, at + 1]));
  const lines = counted.map((line, at) => draftLine(line, at + 1, numberOf, facts));
  return {
    amounts: amountsOf(priced, lines),
    lines,
    addresses: addressesOf(lines, entries, facts),
    stock: counted.flatMap(({ line, sources }) => sources.map((source) => ({ itemId: line.itemId, ...source }))),
  };
}

function amountsOf({ summary, coupons, exemption }: PricedCart, lines: readonly DraftLine[]): DraftAmounts {
  const onLines = lines.flatMap(({ taxes }) => taxes);
  const feeTaxes = summary.taxes
    .map((tax) => ({
      ...tax,
      cents:
        tax.cents -
        onLines
          .filter((share) => share.name === tax.name && share.jurisdiction === tax.jurisdiction)
          .reduce((sum, { cents }) => sum + cents, 0),
    }))
    .filter(({ cents }) => cents !== 0);
  return {
    subTotal: summary.cartSubTotal,
    discount: summary.cartSubTotal - summary.cartSubTotalAfterCoupons,
    shipFee: summary.shipFee,
    memberSavings: summary.finalMembershipSavings,
    handlingFee: summary.handlingFee + summary.furnSvcFee,
    surchargeFee: summary.surchargeFee,
    areaFee: summary.dasFee,
    tax: summary.tax,
    total: summary.ordTotal,
    taxes: summary.taxes,
    feeTaxes,
    exemptions: exemption.applied,
    coupons: coupons.filter(({ problem }) => problem === null).map(({ code, cents }) => ({ code, cents })),
  };
}
