// The documents about an order, from the shop's own view of it: its confirmation, what left, what is billed and what came back.
import { carrierPage, plannedShipments } from '#buying/orders/rules';
import { confirmationOf, shipNoticeOf, type ConfirmedLine } from '#buying/purchase-documents/rules';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { shownOrderNumber } from '#base/order-number/rules';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { HappeningRow } from './happening-queries.ts';
import type { AboutOrder, SentBody } from './sent-body.ts';
import { referredTo } from './referred-to.ts';
import { creditMemoBody, invoiceBody } from './sent-bills.ts';

export function confirmationBody({ incoming, order, now }: AboutOrder, edition: number): SentBody {
  const say = sayer(purchaseDocumentsWords, order.locale as CopyLocale); // written by us from a visit's own locale
  const lines = order.lines.map(({ itemId, custom, qty, unitPrice, cancelled, group, latest }): ConfirmedLine => {
    const unit = { itemId, design: custom?.customSkuCode };
    return { ...unit, qty, unitPrice, isCancelled: cancelled, isBackOrdered: group === 'backOrder', arrives: latest };
  });
  const body = confirmationOf({
    referred: referredTo(incoming),
    orderNumber: shownOrderNumber(order.order_number),
    edition,
    total: order.total - order.cancelled,
    tax: order.tax,
    shipping: order.ship_fee + order.area_fee,
    currency: order.currency,
    language: order.locale,
    lines,
    buyerLines: incoming.lines,
    at: now,
    words: { shipping: say('documentShipping'), tax: say('documentTax') },
  });
  return { kind: 'confirmation', type: 'Fulfill', body };
}

/** What an event of the order has to tell. A shipment that leaves is shipped and billed. */
export function bodiesOf(about: AboutOrder, happening: HappeningRow): readonly SentBody[] {
  const { kind, shipment_no: shipmentNo, return_no: returnNo } = happening;
  if (kind === 'cancelled') return [confirmationBody(about, about.incoming.confirmations + 1)];
  if (kind === 'returnReceived' && returnNo !== null) return creditMemoBody(about, returnNo);
  if (shipmentNo === null) return [];
  const notice = kind === 'shipped' ? shipNoticeBody(about, shipmentNo) : [];
  return happening.amount > 0 ? [...notice, ...invoiceBody(about, shipmentNo)] : notice;
}

function shipNoticeBody({ incoming, order, now }: AboutOrder, shipmentNo: number): readonly SentBody[] {
  const planned = plannedShipments(order.lines);
  const shipment = planned.find((one) => one.shipmentNo === shipmentNo);
  const left = order.shipments.find((one) => one.shipmentNo === shipmentNo);
  if (shipment === undefined || left === undefined || left.leftAt === null) return [];
  const { carrier, trackingNumber } = left;
  const isGone = (no: number, lines: readonly { readonly cancelled: boolean }[]): boolean =>
    lines.every(({ cancelled }) => cancelled) || order.shipments.some((one) => one.shipmentNo === no && one.leftAt !== null);
  const body = shipNoticeOf({
    referred: referredTo(incoming),
    shipmentId: `${shownOrderNumber(order.order_number)}-${shipmentNo}`,
    shippedAt: new Date(left.leftAt),
    arrives: shipment.latest,
    isComplete: planned.every((one) => isGone(one.shipmentNo, one.lines)),
    carrier,
    trackingNumber,
    trackingUrl: carrier === null || trackingNumber === null ? null : carrierPage(carrier, trackingNumber, order.locale as CopyLocale), // written by us
    lines: shipment.lines
      .filter(({ cancelled }) => !cancelled)
      .map(({ itemId, custom, qty }) => ({ itemId, design: custom?.customSkuCode, qty })),
    buyerLines: incoming.lines,
    at: now,
  });
  return [{ kind: 'shipNotice', type: 'Fulfill', body }];
}
