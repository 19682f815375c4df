// An order as a purchasing system writes it, for tests and the gallery.
import { element, moneyOf, decimalOf, type XmlElement } from '#people/cxml/rules';

export interface OrderedItem {
  readonly partId: string;
  readonly qty?: number | string;
  /** Cents; null: the line names no price. */
  readonly cents?: number | null;
  readonly unit?: string;
  readonly lineNumber?: number | string;
  readonly auxiliaryId?: string;
  /** Numbers of the accounts that it is charged to, in the buyer's books. */
  readonly accounts?: readonly string[];
}

export interface WrittenOrder {
  readonly orderId?: string;
  readonly type?: 'new' | 'update' | 'delete';
  readonly currency?: string;
  readonly items?: readonly OrderedItem[];
  /** Null: the order says nowhere to go. */
  readonly shipTo?: {
    readonly addressId?: string;
    readonly street?: string;
    readonly zip?: string;
    readonly state?: string;
    readonly city?: string;
  } | null;
  readonly card?: boolean;
  readonly comments?: string;
}

const said = (name: string, text: string): XmlElement => element(name, { 'xml:lang': 'en-US' }, text);

export function orderRequest(order: WrittenOrder = {}): XmlElement {
  const {
    orderId = 'PO-1001',
    type = 'new',
    currency = 'USD',
    items = [{ partId: '100', cents: 1_000 }],
    shipTo = {},
    card = false,
  } = order;
  const total = items.reduce((sum, { cents, qty = 1 }) => sum + (cents ?? 0) * Number(qty), 0);
  const header = element(
    'OrderRequestHeader',
    { orderID: orderId, orderDate: '2026-11-29T12:00:00-05:00', type },
    element('Total', {}, element('Money', { currency }, decimalOf(Number.isFinite(total) ? total : 0))),
    shipTo === null ? null : element('ShipTo', {}, addressElement(shipTo)),
    element('BillTo', {}, addressElement({ addressId: 'HQ' })),
    card ? element('Payment', {}, element('PCard', { number: '4111111111111111', expiration: '2029-12-31' })) : null,
    order.comments === undefined ? null : said('Comments', order.comments),
    element('Extrinsic', { name: 'Department' }, 'Facilities'),
  );
  return element('OrderRequest', {}, header, ...items.map((item, index) => itemOut(item, index, currency)));
}

function addressElement({
  addressId,
  street = '14 Elm St',
  zip = '01702',
  state = 'MA',
  city = 'Framingham',
}: NonNullable<WrittenOrder['shipTo']>): XmlElement {
  const postal = element(
    'PostalAddress',
    {},
    element('DeliverTo', {}, 'Maya Ortiz'),
    element('DeliverTo', {}, 'Mail room 2'),
    element('Street', {}, street),
    element('City', {}, city),
    element('State', {}, state),
    element('PostalCode', {}, zip),
    element('Country', { isoCountryCode: 'US' }, 'United States'),
  );
  const phone = element(
    'Phone',
    {},
    element(
      'TelephoneNumber',
      {},
      element('CountryCode', { isoCountryCode: 'US' }, '1'),
      element('AreaOrCityCode', {}, '508'),
      element('Number', {}, '555-0137'),
    ),
  );
  return element(
    'Address',
    { addressID: addressId },
    said('Name', 'Harbor & Co'),
    postal,
    element('Email', {}, 'dock@harbor.example'),
    phone,
  );
}

function itemOut(
  { partId, qty = 1, cents = 1_000, unit = 'EA', lineNumber, auxiliaryId, accounts = ['4210'] }: OrderedItem,
  index: number,
  currency: string,
): XmlElement {
  const detail =
    cents === null
      ? null
      : element(
          'ItemDetail',
          {},
          element('UnitPrice', {}, moneyOf(cents, currency)),
          said('Description', 'As ordered'),
          element('UnitOfMeasure', {}, unit),
          element('Classification', { domain: 'UNSPSC' }, '44121600'),
        );
  const accounting = (id: string): XmlElement =>
    element('Accounting', { name: 'Charge' }, element('Segment', { type: 'Cost center', id, description: 'Office' }));
  return element(
    'ItemOut',
    { quantity: String(qty), lineNumber: String(lineNumber ?? index + 1) },
    element(
      'ItemID',
      {},
      element('SupplierPartID', {}, partId),
      auxiliaryId === undefined ? null : element('SupplierPartAuxiliaryID', {}, auxiliaryId),
    ),
    detail,
    ...accounts.map((id) =>
      element('Distribution', {}, accounting(id), element('Charge', {}, moneyOf(Number(qty) * (cents ?? 0) || 0, currency))),
    ),
  );
}
