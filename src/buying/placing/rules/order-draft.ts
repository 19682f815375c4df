// The order that a priced cart becomes, as stored rows with every cent accounted for. Pure, so that tests can use tables.
import type { PostalAddress } from '#people/addresses/rules';
import { furnitureServiceOf, isBundlePart, type FurnitureService, type PricedCart, type PricedLine } from '#buying/cart/rules';
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { CheckoutEntries } from '#buying/checkout/rules';
import { isPickup } from '#goods/delivery/rules';
import type { StockLine } from '#goods/inventory/rules';
import type { DraftAmounts } from '#buying/orders/rules';
import type { TaxShare } from '#goods/tax/rules';

export interface DraftLine {
  readonly lineNo: number;
  readonly cartItemId: string;
  readonly itemId: string;
  readonly partNumber: string;
  readonly customerSku: string | null;
  /** The customization of goods made to order. */
  readonly title: string;
  readonly custom: CustomDesign | null;
  /** The line's own center; '' when the order's applies. */
  readonly budgetCenter: string;
  readonly qty: number;
  readonly parentLineNo: number | null;
  readonly parentRelation: string | null;
  readonly unitPrice: number;
  readonly priceSource: { readonly source: string; readonly was: number | null; readonly breakQty: number | null };
  readonly gross: number;
  readonly itemDiscount: number;
  readonly basketDiscount: number;
  /** Includes the furniture service. */
  readonly handling: number;
  /** The furniture service's part of `handling`. */
  readonly furniture: number;
  readonly furnitureService: FurnitureService | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly deliveryGroup: string;
  readonly levelOfService: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  readonly backOrder: boolean;
  readonly stockLocation: string | null;
  readonly stockTaken: number;
  /** False for purchased gift cards, which earn no rewards. */
  readonly earns: boolean;
}

export type DraftAddress = PostalAddress & { readonly type: 'S' | 'B' | 'SB' | 'ST'; readonly storeNumber: string | null };

export interface OrderDraft {
  readonly amounts: DraftAmounts;
  readonly lines: readonly DraftLine[];
  readonly addresses: readonly DraftAddress[];
  /** Units to take from stock. */
  readonly stock: readonly StockLine[];
}

export interface DraftFacts {
  /** An item's name in the order's language, with its customization. */
  titleOf(product: ProductFacts, made: CustomDesign | null): string;
  store(storeNumber: string): StoreRecord | undefined;
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

function draftLine(priced: PricedLine, lineNo: number, numberOf: ReadonlyMap<string, number>, { titleOf }: DraftFacts): DraftLine {
  const { line, product, price, promise, sources } = priced;
  if (product === undefined || price === null) throw new Error('A line that counts has a product and a price');
  const parentLineNo = line.parent === null ? null : (numberOf.get(line.parent.cartItemId) ?? null);
  return {
    lineNo,
    cartItemId: line.cartItemId,
    itemId: line.itemId,
    partNumber: product.partNumber,
    customerSku: line.customerSku,
    title: titleOf(product, line.extra?.custom ?? null),
    custom: line.extra?.custom ?? null,
    budgetCenter: line.extra?.budgetCenter ?? '',
    qty: line.qty,
    parentLineNo,
    parentRelation: line.parent?.relation ?? null,
    unitPrice: price.each,
    priceSource: { source: price.source, was: price.was, breakQty: price.breakQty },
    gross: priced.gross,
    itemDiscount: priced.itemDiscount,
    basketDiscount: priced.basketDiscount,
    handling: priced.handling + priced.furniture,
    furniture: priced.furniture,
    furnitureService: furnitureServiceOf(line),
    surcharge: priced.surcharge,
    taxes: priced.taxes,
    deliveryType: line.delivery.type,
    storeNumber: line.delivery.storeNumber,
    deliveryGroup: promise.group,
    levelOfService: promise.levelOfService,
    earliest: promise.earliest,
    latest: promise.latest,
    readyAt: promise.readyAt,
    backOrder: promise.isBackOrder,
    // The location with the most units; the order's allocations have them all.
    stockLocation: sources[0]?.location ?? null,
    stockTaken: sources.reduce((sum, source) => sum + source.qty, 0),
    earns: product.kind !== 'giftCard' && product.kind !== 'eGiftCard',
  };
}

function amountsOf({ summary, coupons }: PricedCart, lines: readonly DraftLine[]): DraftAmounts {
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
    coupons: coupons.filter(({ problem }) => problem === null).map(({ code, cents }) => ({ code, cents })),
  };
}

function addressesOf(
  lines: readonly DraftLine[],
  { shipTo, billTo, pickupBy, phone }: CheckoutEntries,
  { store }: DraftFacts,
): readonly DraftAddress[] {
  const ships = lines.some(({ deliveryType }) => !isPickup({ type: deliveryType as 'STA' }));
  const addresses: DraftAddress[] = [];
  if (shipTo !== null && ships) addresses.push({ ...shipTo, type: billTo === null ? 'SB' : 'S', storeNumber: null });
  if (billTo !== null) addresses.push({ ...billTo, type: 'B', storeNumber: null });
  for (const storeNumber of new Set(lines.map((line) => line.storeNumber))) {
    const record = storeNumber === null ? undefined : store(storeNumber);
    if (record === undefined) continue;
    addresses.push({
      type: 'ST',
      storeNumber,
      // The alternate contact of a pickup order.
      firstName: pickupBy?.firstName ?? '',
      lastName: pickupBy?.lastName ?? '',
      organization: record.name,
      address1: record.addressLine1,
      address2: '',
      city: record.city,
      state: record.state,
      zip: record.zipcode,
      country: record.country === 'US' ? 'USA' : 'CA',
      phone,
    });
  }
  return addresses;
}
