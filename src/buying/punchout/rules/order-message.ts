// The `PunchOutOrderMessage` that takes a cart back to a purchasing system.
import { element, headerOf, moneyOf, writeDocument, writeElement, type Identity, type XmlElement } from '#people/cxml/rules';
import { goodsCents, unitPrice, type ReturnedCart, type ReturnedLine } from './returned-cart.ts';

export interface MessageFacts {
  readonly payloadId: string;
  readonly now: Date;
  /** `en-US`. */
  readonly language: string;
  /** The shop and the organization, as the connection names them. */
  readonly shop: Identity;
  readonly organization: Identity;
  /** XML. */
  readonly buyerCookie: string;
  readonly isTest: boolean;
  readonly classification: string;
  readonly defaultCode: string;
  /** Names the visit in each line, so that an edit finds it. */
  readonly sessionId: string;
}

const BUYER = 'BuyerCookie';

/** Without lines: the shopper left without a cart. */
export function writeOrderMessage(cart: ReturnedCart, facts: MessageFacts): string {
  const { shop, organization, payloadId, now, language, isTest, buyerCookie } = facts;
  const money = (cents: number): XmlElement => moneyOf(cents, cart.currency);
  const named = (text: string): XmlElement => element('Description', { 'xml:lang': language }, text);
  const hasLines = cart.lines.length > 0;
  const head = element(
    'PunchOutOrderMessageHeader',
    { operationAllowed: 'edit' },
    element('Total', {}, money(goodsCents(cart))),
    hasLines ? element('Shipping', {}, money(cart.feesCents), named(cart.feesWord)) : null,
    hasLines ? element('Tax', {}, money(cart.taxCents), named(cart.taxWord)) : null,
  );
  const message = element(
    'Message',
    { deploymentMode: isTest ? 'test' : 'production' },
    element('PunchOutOrderMessage', {}, element(BUYER), head, ...cart.lines.map((line, at) => itemIn(line, at + 1, cart, facts))),
  );
  const header = headerOf({ from: shop, to: organization, sender: shop, userAgent: 'Inkwell' });
  // The cookie goes back as it came, elements included.
  const written = writeDocument({ payloadId, now, language }, header, message);
  return written.replace(writeElement(element(BUYER)).trim(), () => `<${BUYER}>${buyerCookie}</${BUYER}>`);
}

function itemIn(line: ReturnedLine, lineNumber: number, { currency }: ReturnedCart, facts: MessageFacts): XmlElement {
  const { classification, defaultCode, language, sessionId } = facts;
  return element(
    'ItemIn',
    { quantity: String(line.quantity), lineNumber: String(lineNumber) },
    element(
      'ItemID',
      {},
      element('SupplierPartID', {}, line.itemId),
      element('SupplierPartAuxiliaryID', {}, `${sessionId}/${line.lineRef}`),
    ),
    element(
      'ItemDetail',
      {},
      element('UnitPrice', {}, element('Money', { currency }, unitPrice(line))),
      element('Description', { 'xml:lang': language }, element('ShortName', {}, line.name.slice(0, 50)), line.name),
      element('UnitOfMeasure', {}, line.unit),
      element('Classification', { domain: classification }, defaultCode),
      line.partNumber === '' ? null : element('ManufacturerPartID', {}, line.partNumber),
      line.brand === '' ? null : element('ManufacturerName', {}, line.brand),
      element('URL', {}, line.url),
      line.leadDays === null ? null : element('LeadTime', {}, String(line.leadDays)),
      line.picture === '' ? null : element('Extrinsic', { name: 'Image' }, line.picture),
    ),
  );
}
