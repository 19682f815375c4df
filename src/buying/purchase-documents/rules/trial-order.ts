// The order that a purchasing system would send for a cart that came back, to try a connection with.
import { at, attributeOf, childrenOf, element, textAt, type XmlElement } from '#people/cxml/rules';

export interface TrialFacts {
  readonly orderId: string;
  /** ISO instant. */
  readonly orderDate: string;
  readonly email: string;
  readonly shipTo: {
    readonly code: string;
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: 'US' | 'CA';
  };
}

/** Undefined: the message holds no cart. */
export function trialOrder(message: XmlElement, { orderId, orderDate, email, shipTo }: TrialFacts): XmlElement | undefined {
  const cart = at(message, 'Message', 'PunchOutOrderMessage');
  const items = cart === undefined ? [] : childrenOf(cart, 'ItemIn');
  const total = cart && at(cart, 'PunchOutOrderMessageHeader', 'Total', 'Money');
  if (total === undefined || items.length === 0) return undefined;
  const header = element(
    'OrderRequestHeader',
    { orderID: orderId, orderDate, type: 'new' },
    element('Total', {}, total),
    element('ShipTo', {}, addressElement(shipTo)),
    element('BillTo', {}, addressElement(shipTo)),
    element('Extrinsic', { name: 'UserEmail' }, email),
  );
  return element('OrderRequest', {}, header, ...items.map(itemOut));
}

function addressElement({ code, name, street, city, state, zip, country }: TrialFacts['shipTo']): XmlElement {
  const postal = element(
    'PostalAddress',
    {},
    element('Street', {}, street),
    element('City', {}, city),
    element('State', {}, state),
    element('PostalCode', {}, zip),
    element('Country', { isoCountryCode: country }, country === 'US' ? 'United States' : 'Canada'),
  );
  return element('Address', { addressID: code === '' ? undefined : code }, element('Name', { 'xml:lang': 'en-US' }, name), postal);
}

/** What came in goes out: number, quantity, price and unit. */
function itemOut(item: XmlElement, index: number): XmlElement {
  const detail = at(item, 'ItemDetail');
  const kept = detail?.children.filter(({ name }) => ['UnitPrice', 'Description', 'UnitOfMeasure', 'Classification'].includes(name)) ?? [];
  return element(
    'ItemOut',
    { quantity: attributeOf(item, 'quantity'), lineNumber: String(index + 1) },
    element(
      'ItemID',
      {},
      element('SupplierPartID', {}, textAt(item, 'ItemID', 'SupplierPartID')),
      element('SupplierPartAuxiliaryID', {}, textAt(item, 'ItemID', 'SupplierPartAuxiliaryID')),
    ),
    element('ItemDetail', {}, ...kept),
  );
}
