// Orders and carts in checkout as receipts show them: shipments with dates, amounts with two decimals.
import { furnitureServiceOf, isBundlePart, type FurnitureService, type PricedCart } from '#buying/cart/rules';
import { customizedTitle } from '#goods/customization/server';
import type { CopyLocale } from '#base/locale/rules';
import type { Amounts, OrderDetail, OrderSummary, Shipment } from '#buying/orders/contract';
import { shipmentsOf, shownStatus, type ShippedLine } from '#buying/orders/rules';
import { placedOrderView } from './placed-order-view.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderListRow } from './order-list-queries.ts';
import { storeView, type OrderViewFacts, type Place, type ViewPlace } from './view-facts.ts';

interface ReceiptLine extends ShippedLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  readonly furnitureService: FurnitureService | null;
  readonly budgetCenter: string;
}

export function makeOrderViews(facts: OrderViewFacts) {
  return {
    /** A cart's shipments and amounts, for the summary beside checkout. */
    cart(
      priced: PricedCart,
      place: ViewPlace & { readonly copyLocale: CopyLocale },
      currency: string,
    ): { readonly shipments: Shipment[]; readonly amounts: Amounts } {
      const lines = priced.lines.flatMap((line, at): ReceiptLine[] => {
        const { counted, product } = line;
        return counted && product !== undefined && !isBundlePart(line.line)
          ? [
              {
                ...receiptLineOf(line),
                lineNo: at + 1,
                title: customizedTitle(product.title[place.locale], line.line.extra?.custom, place.copyLocale),
              },
            ]
          : [];
      });
      return { shipments: shipmentViews(lines, place, facts), amounts: cartAmounts(priced, currency) };
    },
    /** An empty receipt. */
    noCart(currency: string): { readonly shipments: Shipment[]; readonly amounts: Amounts } {
      const none = {
        subTotal: 0,
        discount: 0,
        shipFee: 0,
        memberSavings: 0,
        handlingFee: 0,
        furnitureFee: 0,
        surchargeFee: 0,
        areaFee: 0,
        tax: 0,
        total: 0,
      };
      return { shipments: [], amounts: { currency, units: 0, coupons: [], ships: false, furnitureFeeTbd: false, taxes: [], ...none } };
    },
    detail: (row: OrderRow, place: ViewPlace): OrderDetail => placedOrderView(row, place, facts),
    summary(row: OrderListRow, { locale }: Place): OrderSummary {
      return {
        orderNumber: row.order_number,
        status: shownStatus(row.status, row.fulfilment),
        placedAt: row.placed_at.toISOString(),
        total: row.total / 100,
        currency: row.currency,
        units: row.units,
        lines: row.lines,
        latest: row.latest,
        items: row.items.map(({ itemId, title }) => ({ itemId, title, image: facts.goods(itemId, locale).image })),
      };
    },
  };
}

export type OrderViews = ReturnType<typeof makeOrderViews>;

function shipmentViews(lines: readonly ReceiptLine[], { locale, paths, now }: ViewPlace, { goods, store }: OrderViewFacts): Shipment[] {
  return shipmentsOf(lines).map(({ kind, storeNumber, earliest, latest, readyAt, backOrder, orderBy, lines: members }) => ({
    kind,
    store: storeView(storeNumber === null ? undefined : store(storeNumber)),
    orderedOn: now.toISOString().slice(0, 10),
    earliest,
    latest,
    readyAt,
    backOrder,
    orderBy,
    units: members.reduce((sum, { qty }) => sum + qty, 0),
    lines: members.map(({ lineNo, itemId, title, qty, unitPrice, gross, discount, furnitureService, budgetCenter }) => {
      const { slug, image } = goods(itemId, locale);
      const total = (gross - discount) / 100;
      const shown = { title, href: paths.product(slug, itemId), image };
      return { lineNo, itemId, ...shown, qty, unitPrice: unitPrice / 100, total, furnitureService, budgetCenter };
    }),
  }));
}

function receiptLineOf({
  line,
  price,
  gross,
  itemDiscount,
  basketDiscount,
  promise,
}: PricedCart['lines'][number]): Omit<ReceiptLine, 'title' | 'lineNo'> {
  return {
    itemId: line.itemId,
    budgetCenter: line.extra?.budgetCenter ?? '',
    qty: line.qty,
    unitPrice: price?.each ?? 0,
    gross,
    discount: itemDiscount + basketDiscount,
    furnitureService: furnitureServiceOf(line),
    deliveryType: line.delivery.type,
    storeNumber: line.delivery.storeNumber,
    group: promise.group,
    earliest: promise.earliest,
    latest: promise.latest,
    readyAt: promise.readyAt,
    orderBy: promise.orderBy,
  };
}

function cartAmounts({ summary, coupons, lines }: PricedCart, currency: string): Amounts {
  return {
    currency,
    units: lines.reduce((sum, { counted, line }) => sum + (counted && !isBundlePart(line) ? line.qty : 0), 0),
    subTotal: summary.cartSubTotal / 100,
    discount: (summary.cartSubTotal - summary.cartSubTotalAfterCoupons) / 100,
    coupons: coupons.filter(({ problem }) => problem === null).map(({ code, cents }) => ({ code, amount: cents / 100 })),
    ships: lines.some(({ line }) => line.delivery.type === 'STA'),
    shipFee: summary.shipFee / 100,
    memberSavings: summary.finalMembershipSavings / 100,
    handlingFee: summary.handlingFee / 100,
    furnitureFee: summary.furnSvcFee / 100,
    furnitureFeeTbd: summary.furnSvcFeeTbd,
    surchargeFee: summary.surchargeFee / 100,
    areaFee: summary.dasFee / 100,
    taxes: summary.taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
    tax: summary.tax / 100,
    total: summary.ordTotal / 100,
  };
}
