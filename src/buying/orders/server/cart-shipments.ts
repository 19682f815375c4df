// The shipments of a cart in checkout, as the summary beside it shows them.
import { furnitureServiceOf, isBundlePart, type FurnitureService, type PricedCart } from '#buying/cart/rules';
import { customizedTitle } from '#goods/customization/server';
import { localDay } from '#base/calendar/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Shipment } from '#buying/orders/contract';
import { shipmentsOf, type ShippedLine } from '#buying/orders/rules';
import { storeView, type OrderViewFacts, type ViewPlace } from './view-facts.ts';

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
  readonly contract: string;
  readonly purchaseOrder: string;
}

/** The reader, the moment and the site of a cart. */
export interface CartPlace extends ViewPlace {
  readonly copyLocale: CopyLocale;
  /** The site's. */
  readonly timeZone: string;
}

/** Lines that arrive together. Parts of a bundle and lines that do not count are not shown. */
export function cartShipments(priced: PricedCart, place: CartPlace, facts: OrderViewFacts): Shipment[] {
  const lines = priced.lines.flatMap((line, at): ReceiptLine[] => {
    const { counted, product } = line;
    if (!counted || product === undefined || isBundlePart(line.line)) return [];
    const title = customizedTitle(product.title[place.locale], line.line.extra?.custom, place.copyLocale);
    return [{ ...receiptLineOf(line), lineNo: at + 1, title }];
  });
  return shipmentViews(lines, place, facts);
}

function shipmentViews(
  lines: readonly ReceiptLine[],
  { locale, paths, now, timeZone }: CartPlace,
  { goods, store }: OrderViewFacts,
): Shipment[] {
  return shipmentsOf(lines).map(({ kind, storeNumber, earliest, latest, readyAt, backOrder, orderBy, lines: members }) => ({
    kind,
    store: storeView(storeNumber === null ? undefined : store(storeNumber)),
    orderedOn: localDay(now, timeZone),
    earliest,
    latest,
    readyAt,
    backOrder,
    orderBy,
    units: members.reduce((sum, { qty }) => sum + qty, 0),
    lines: members.map(
      ({ lineNo, itemId, title, qty, unitPrice, gross, discount, furnitureService, budgetCenter, contract, purchaseOrder }) => {
        const { slug, image } = goods(itemId, locale);
        const shown = { title, href: paths.product(slug, itemId), image };
        const amounts = { unitPrice: unitPrice / 100, total: (gross - discount) / 100 };
        return { lineNo, itemId, ...shown, qty, ...amounts, furnitureService, budgetCenter, contract, purchaseOrder };
      },
    ),
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
    contract: price?.contract?.name ?? '',
    purchaseOrder: line.extra?.purchaseOrder ?? '',
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
