// An order as a purchasing system wrote it, read from an `OrderRequest` without knowing the shop yet.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { at, attributeOf, centsOf, childrenOf, textAt, type XmlElement } from '#people/cxml/rules';
import { readDocumentAddress, type DocumentAddress } from './document-address.ts';
import type { OrderProblem } from './order-problem.ts';

export interface IncomingLine {
  /** The buyer's number of the line; every document back names it. */
  readonly lineNumber: number;
  readonly partId: string;
  /** What the punchout message gave for the line; '' without. */
  readonly auxiliaryId: string;
  readonly qty: number;
  readonly unit: string;
  /** What the buyer expects to pay for one, in cents; null: the order names no price. */
  readonly cents: number | null;
  readonly description: string;
  /** `Cost center 4210, Project 7`; '' for none. */
  readonly accounting: string;
  /** What each account that the line is charged to is called: numbers and descriptions of its segments. */
  readonly accounts: readonly (readonly string[])[];
}

export interface IncomingOrder {
  /** The number of the purchase order. */
  readonly orderId: string;
  readonly orderDate: string;
  readonly type: 'new' | 'update' | 'delete';
  readonly currency: string;
  readonly shipTo: DocumentAddress | null;
  readonly billTo: DocumentAddress | null;
  readonly email: string;
  readonly phone: string;
  readonly comments: string;
  readonly lines: readonly IncomingLine[];
}

/** As long as the shop's own purchase order numbers. */
export const LONGEST_ORDER_ID = 40;
/** As many as the largest cart has. */
export const MOST_ORDER_LINES = 1_000;

const TYPES: readonly IncomingOrder['type'][] = ['new', 'update', 'delete'];

/** The order, or everything in it that cannot be read. Elements that the document's rules require are there. */
export function readIncomingOrder(request: XmlElement): Outcome<IncomingOrder, readonly OrderProblem[]> {
  const header = at(request, 'OrderRequestHeader');
  if (header === undefined) return failed([{ code: 'NO_HEADER' }]);
  const problems: OrderProblem[] = [];
  const orderId = attributeOf(header, 'orderID');
  if (orderId === '' || orderId.length > LONGEST_ORDER_ID) problems.push({ code: 'ORDER_ID', longest: LONGEST_ORDER_ID });
  if (at(header, 'Payment', 'PCard') !== undefined) problems.push({ code: 'CARD_PAYMENT' });
  const items = childrenOf(request, 'ItemOut');
  const type = TYPES.find((one) => one === attributeOf(header, 'type')) ?? 'new';
  if (items.length === 0 && type === 'new') problems.push({ code: 'NO_LINES' });
  if (items.length > MOST_ORDER_LINES) return failed([...problems, { code: 'TOO_MANY_LINES', most: MOST_ORDER_LINES }]);
  const currency = attributeOf(at(header, 'Total', 'Money'), 'currency').toUpperCase();
  // What an earlier version of the order ended with says nothing that has to be right.
  const lines = type === 'new' ? readLines(items, currency, problems) : [];
  const ships = new Set(items.flatMap((item) => childrenOf(item, 'ShipTo')).map((shipTo) => JSON.stringify(readDocumentAddress(shipTo))));
  const whole = at(header, 'ShipTo') ?? items.flatMap((item) => childrenOf(item, 'ShipTo'))[0];
  const shipTo = whole === undefined ? null : readDocumentAddress(whole);
  if (ships.size > 1 || (ships.size === 1 && !ships.has(JSON.stringify(shipTo)))) problems.push({ code: 'SEVERAL_SHIP_TO' });
  if (problems.length > 0) return failed(problems);
  const billTo = at(header, 'BillTo');
  const contact = at(header, 'Contact');
  return done({
    orderId,
    orderDate: attributeOf(header, 'orderDate'),
    type,
    currency,
    shipTo,
    billTo: billTo === undefined ? null : readDocumentAddress(billTo),
    email: (contact && textAt(contact, 'Email')) || shipTo?.email || '',
    phone: shipTo?.phone ?? '',
    comments: textAt(header, 'Comments'),
    lines,
  });
}

function readLines(items: readonly XmlElement[], currency: string, problems: OrderProblem[]): readonly IncomingLine[] {
  const numbers = new Set<number>();
  return items.map((item, index) => {
    // Older systems number nothing: then the order of the lines does.
    const given = attributeOf(item, 'lineNumber');
    const lineNumber = given === '' ? index + 1 : Number(given);
    if (!/^\d{0,9}$/.test(given) || lineNumber < 1 || numbers.has(lineNumber)) problems.push({ code: 'LINE_NUMBER', given });
    numbers.add(lineNumber);
    return readLine(item, lineNumber, currency, problems);
  });
}

function readLine(item: XmlElement, line: number, currency: string, problems: OrderProblem[]): IncomingLine {
  const quantity = attributeOf(item, 'quantity');
  // `3.0` is three; half a box is nothing that can be shipped.
  const qty = /^\d{1,7}(?:\.0+)?$/.test(quantity) ? Math.trunc(Number(quantity)) : 0;
  if (qty < 1) problems.push({ code: 'QUANTITY', line, given: quantity });
  const money = at(item, 'ItemDetail', 'UnitPrice', 'Money');
  const cents = money === undefined ? null : priceOf(money.text);
  if (money !== undefined && (cents === null || cents < 0)) problems.push({ code: 'PRICE_UNREADABLE', line, given: money.text.trim() });
  const other = attributeOf(money, 'currency').toUpperCase();
  if (money !== undefined && other !== currency) problems.push({ code: 'CURRENCIES_DIFFER', line, given: other, currency });
  return {
    lineNumber: line,
    partId: textAt(item, 'ItemID', 'SupplierPartID'),
    auxiliaryId: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
    qty,
    unit: textAt(item, 'ItemDetail', 'UnitOfMeasure').toUpperCase(),
    cents,
    description: textAt(item, 'ItemDetail', 'Description'),
    accounting: accountingOf(item),
    accounts: accountsOf(item).map(namesOf),
  };
}

/** Whole cents; carts with discounts have prices with four places, which are rounded. */
function priceOf(text: string): number | null {
  const [, exact = '', more = ''] = /^\s*(\d{1,9}\.\d{2})(\d{1,6})\s*$/.exec(text) ?? [];
  const cents = centsOf(exact === '' ? text : exact);
  return cents === null ? null : cents + (more >= '5' ? 1 : 0);
}

/** What the line is charged to in the buyer's books, on one line of text. */
function accountingOf(item: XmlElement): string {
  const segments = accountsOf(item).flatMap((account) => [
    ...childrenOf(account, 'Segment').map((one) => `${attributeOf(one, 'type')} ${attributeOf(one, 'id')}`),
    ...childrenOf(account, 'AccountingSegment').map((one) => `${textAt(one, 'Name')} ${attributeOf(one, 'id')}`),
  ]);
  return segments
    .map((text) => text.trim())
    .join(', ')
    .slice(0, 200);
}

const accountsOf = (item: XmlElement): readonly XmlElement[] =>
  childrenOf(item, 'Distribution').flatMap((one) => childrenOf(one, 'Accounting'));

function namesOf(account: XmlElement): readonly string[] {
  const plain = childrenOf(account, 'Segment').flatMap((one) => [attributeOf(one, 'id'), attributeOf(one, 'description')]);
  const named = childrenOf(account, 'AccountingSegment').flatMap((one) => [
    attributeOf(one, 'id'),
    textAt(one, 'Name'),
    textAt(one, 'Description'),
  ]);
  return [...plain, ...named].map((text) => text.trim()).filter((text) => text !== '');
}
