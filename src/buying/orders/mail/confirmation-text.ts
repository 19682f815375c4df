// The confirmation as plain text: the same content in the same order as the HTML.
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { OrderDetail, OrderLine, PlacedShipment } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText, arrivalText, lineNotes, paidFrom, receiptRows, type Seller } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { makePaths } from '#paths';
import type { MailSpeech } from './mail-speech.ts';
import { orderAddress } from './order-address.ts';

export interface TextFacts {
  readonly order: OrderDetail;
  readonly locale: CopyLocale;
  readonly origin: string;
  readonly phone: string;
  readonly timeZone: string;
  /** The seller, on sites that must name it with the terms. */
  readonly seller?: Seller | null;
}

export function confirmationText(facts: TextFacts, speech: MailSpeech): string {
  const { order, locale, origin, phone, timeZone } = facts;
  const { say } = speech;
  const { amounts } = order;
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const rows = receiptRows(amounts, { say, locale }).flatMap(({ id, label, amount, why }) => [
    `${label}  ${amount}`,
    ...(id === 'delivery' && why !== undefined ? [why] : []),
  ]);
  const paragraphs: readonly (readonly string[])[] = [
    ['Inkwell'],
    [speech.greeting(order), say('mailLead')],
    [say('mailOrder', { number: shownOrderNumber(order.orderNumber), day: formatDate(new Date(order.placedAt), timeZone, locale) })],
    [say('mailView'), origin + orderAddress(order, paths)],
    ...order.shipments.map((shipment) => shipmentText(shipment, facts, speech)),
    [...rows, `${say('total')}  ${amountText(amounts.total, amounts.currency, locale)}`],
    ...speech.deliveredTo(order).map((lines) => [say('deliveredTo'), ...lines]),
    ...speech.paidWith(order).map((line) => [say('paidWith'), line]),
    ...speech.chargedTo(order).map(({ title, text }) => [title, text]),
    [say(`mailNotCharged${paidFrom(order)}`)],
    ...speech.terms(facts).map(({ title, lines }) => [title, ...lines]),
    [say('mailHelp', { phone }), origin + paths.help()],
    [say('mailWhy')],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function shipmentText(shipment: PlacedShipment, { order, locale }: TextFacts, { say, shipmentName }: MailSpeech): readonly string[] {
  const { store, lines, pickupPerson } = shipment;
  return [
    arrivalText(shipment, { say, locale }),
    store === null ? shipmentName(shipment) : `${shipmentName(shipment)} · ${store.name}, ${store.address}`,
    ...(pickupPerson === null ? [] : [say('pickupPerson', { name: pickupPerson })]),
    ...linesText(lines, order.amounts.currency, locale),
  ];
}

/** The lines of a shipment. */
export function linesText(lines: readonly OrderLine[], currency: string, locale: CopyLocale): readonly string[] {
  const say = sayer(ordersWords, locale);
  return lines.flatMap(({ title, itemId, qty, total, ...noted }) => [
    `- ${title}`,
    `  ${say('itemNumber', { itemId, n: qty })}  ${amountText(total, currency, locale)}`,
    ...lineNotes(noted, say).map((note) => `  ${note}`),
  ]);
}
