// An address in a document of a purchasing system.
import { at, attributeOf, childrenOf, textAt, type XmlElement } from '#people/cxml/rules';

export interface DocumentAddress {
  /** The buyer's number of the place; '' without. */
  readonly addressId: string;
  readonly name: string;
  readonly deliverTo: readonly string[];
  readonly streets: readonly string[];
  readonly city: string;
  /** As it came: `MA` or `Massachusetts`; the ISO code counts before it. */
  readonly state: string;
  readonly postalCode: string;
  /** `US`. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

/** Reads what is in a `ShipTo` or `BillTo`. */
export function readDocumentAddress(of: XmlElement): DocumentAddress {
  const address = at(of, 'Address') ?? of;
  const postal = at(address, 'PostalAddress') ?? address;
  const texts = (name: string): readonly string[] =>
    childrenOf(postal, name)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '');
  const state = at(postal, 'State');
  return {
    addressId: attributeOf(address, 'addressID'),
    name: textAt(address, 'Name'),
    deliverTo: texts('DeliverTo'),
    streets: texts('Street'),
    city: textAt(postal, 'City'),
    state: attributeOf(state, 'isoStateCode').replace(/^(?:US|CA)-/, '') || (state?.text.trim() ?? ''),
    postalCode: textAt(postal, 'PostalCode'),
    country: attributeOf(at(postal, 'Country'), 'isoCountryCode').toUpperCase() || attributeOf(address, 'isoCountryCode').toUpperCase(),
    phone: phoneOf(address),
    email: textAt(address, 'Email'),
  };
}

function phoneOf(address: XmlElement): string {
  const parts = at(address, 'Phone', 'TelephoneNumber');
  return parts === undefined ? '' : `${textAt(parts, 'AreaOrCityCode')}${textAt(parts, 'Number')}`.replace(/\D/g, '');
}
