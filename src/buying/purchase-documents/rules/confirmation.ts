// The confirmation of an order: what is accepted, what comes later, what does not come (ConfirmationRequest).
import { element, moneyOf, type XmlElement } from '#people/cxml/rules';
import { dateTime, orderReference, unitOfMeasure, type OrderReferred } from './sent-document.ts';
import { spreadUnits } from './spread-units.ts';
import type { BuyerLine, Unit } from './wanted-items.ts';

export interface ConfirmedLine extends Unit {
  readonly qty: number;
  /** Cents. */
  readonly unitPrice: number;
  readonly isBackOrdered: boolean;
  readonly isCancelled: boolean;
  /** The last day that it arrives; null: nobody knows. */
  readonly arrives: string | null;
}

export interface ConfirmedOrder {
  readonly referred: OrderReferred;
  /** The shop's number of the order. */
  readonly orderNumber: string;
  /** 1 for the first confirmation; later ones replace it. */
  readonly edition: number;
  /** Cents with everything, less what was cancelled. */
  readonly total: number;
  readonly tax: number;
  readonly shipping: number;
  readonly currency: string;
  readonly language: string;
  readonly lines: readonly ConfirmedLine[];
  readonly buyerLines: readonly BuyerLine[];
  readonly at: Date;
  /** Words for `shipping` and `tax`. */
  readonly words: { readonly shipping: string; readonly tax: string };
}

export function confirmationOf(order: ConfirmedOrder): XmlElement {
  const { referred, orderNumber, edition, lines, currency, language, words } = order;
  const said = (text: string): XmlElement => element('Description', { 'xml:lang': language }, text);
  const header = element(
    'ConfirmationHeader',
    {
      confirmID: edition === 1 ? orderNumber : `${orderNumber}-${edition}`,
      type: typeOf(lines),
      noticeDate: dateTime(order.at),
      operation: edition === 1 ? 'new' : 'update',
    },
    element('Total', {}, moneyOf(order.total, currency)),
    element('Shipping', {}, moneyOf(order.shipping, currency), said(words.shipping)),
    element('Tax', {}, moneyOf(order.tax, currency), said(words.tax)),
  );
  const items = lines.flatMap((line) =>
    spreadUnits(order.buyerLines, line, line.qty).map(({ line: { lineNumber, unit }, qty }) =>
      itemOf(line, { lineNumber, unit, qty, currency }),
    ),
  );
  return element('ConfirmationRequest', {}, header, orderReference(referred), ...items);
}

/** Cancelled lines are rejected ones to the buyer's system: they do not come. */
function typeOf(lines: readonly ConfirmedLine[]): string {
  if (lines.every(({ isCancelled }) => isCancelled)) return 'reject';
  return lines.some(({ isCancelled, isBackOrdered }) => isCancelled || isBackOrdered) ? 'detail' : 'accept';
}

interface OfBuyer {
  readonly lineNumber: number;
  readonly unit: string;
  readonly qty: number;
  readonly currency: string;
}

function itemOf(
  { unitPrice, isCancelled, isBackOrdered, arrives }: ConfirmedLine,
  { lineNumber, unit, qty, currency }: OfBuyer,
): XmlElement {
  const type = isCancelled ? 'reject' : isBackOrdered ? 'backordered' : 'accept';
  const status = element(
    'ConfirmationStatus',
    { quantity: String(qty), type, deliveryDate: isCancelled || arrives === null ? undefined : `${arrives}T12:00:00+00:00` },
    unitOfMeasure(unit),
    isCancelled ? null : element('UnitPrice', {}, moneyOf(unitPrice, currency)),
  );
  return element('ConfirmationItem', { lineNumber: String(lineNumber), quantity: String(qty) }, unitOfMeasure(unit), status);
}
