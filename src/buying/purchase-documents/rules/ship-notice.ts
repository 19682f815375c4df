// What left the warehouse, and how to follow it (ShipNoticeRequest).
import { element, type XmlElement } from '#people/cxml/rules';
import { dateTime, orderReference, unitOfMeasure, type OrderReferred } from './sent-document.ts';
import { spreadUnits } from './spread-units.ts';
import type { BuyerLine, Unit } from './wanted-items.ts';

export interface ShippedOrder {
  readonly referred: OrderReferred;
  readonly shipmentId: string;
  readonly shippedAt: Date;
  /** The last day that it arrives; null: nobody knows. */
  readonly arrives: string | null;
  /** Nothing of the order is left to be shipped. */
  readonly isComplete: boolean;
  /** Null: the shop's own van, without a number. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly lines: readonly (Unit & { readonly qty: number })[];
  readonly buyerLines: readonly BuyerLine[];
  readonly at: Date;
}

export function shipNoticeOf(order: ShippedOrder): XmlElement {
  const { carrier, trackingNumber, trackingUrl, arrives } = order;
  const header = element('ShipNoticeHeader', {
    shipmentID: order.shipmentId,
    operation: 'new',
    noticeDate: dateTime(order.at),
    shipmentDate: dateTime(order.shippedAt),
    deliveryDate: arrives === null ? undefined : `${arrives}T12:00:00+00:00`,
    shipmentType: 'actual',
    fulfillmentType: order.isComplete ? 'complete' : 'partial',
  });
  const control =
    carrier === null || trackingNumber === null
      ? null
      : element(
          'ShipControl',
          {},
          element('CarrierIdentifier', { domain: 'companyName' }, carrier),
          element('ShipmentIdentifier', { domain: 'trackingNumber', trackingURL: trackingUrl ?? undefined }, trackingNumber),
        );
  const items = order.lines.flatMap((own) =>
    spreadUnits(order.buyerLines, own, own.qty).map(({ line, qty: units }) => shippedItem(line, units)),
  );
  return element('ShipNoticeRequest', {}, header, control, element('ShipNoticePortion', {}, orderReference(order.referred), ...items));
}

const shippedItem = (line: BuyerLine, qty: number): XmlElement =>
  element('ShipNoticeItem', { lineNumber: String(line.lineNumber), quantity: String(qty) }, itemId(line), unitOfMeasure(line.unit));

/** The item by the number that the buyer ordered it by. */
export const itemId = ({ partId, auxiliaryId }: BuyerLine): XmlElement =>
  element(
    'ItemID',
    {},
    element('SupplierPartID', {}, partId),
    auxiliaryId === '' ? null : element('SupplierPartAuxiliaryID', {}, auxiliaryId),
  );
