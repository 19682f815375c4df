// Who bills and who is billed, as invoices name them.
import type { Seller } from '#buying/orders/rules';
import type { OrderRow } from '#buying/orders/server';
import type { PostalAddress } from '#people/addresses/rules';
import { element, type XmlElement } from '#people/cxml/rules';

const named = (name: string, language: string): XmlElement => element('Name', { 'xml:lang': language }, name);

/** The seller's address is lines of text in the shop's settings, so the contact has its name alone. */
export const remitToContact = ({ name }: Seller, language: string): XmlElement =>
  element('Contact', { role: 'remitTo' }, named(name, language));

/** Whom an order is billed to. */
export function billToOf({ addresses, buyer_name: buyer }: OrderRow, language: string): XmlElement {
  return billToContact(addresses.find(({ type }) => type === 'B' || type === 'SB') ?? addresses[0], buyer ?? '', language);
}

export function billToContact(address: Omit<PostalAddress, 'location'> | undefined, buyer: string, language: string): XmlElement {
  if (address === undefined) return element('Contact', { role: 'billTo' }, named(buyer, language));
  const { firstName, lastName, organization, address1, address2, city, state, zip, country } = address;
  const person = `${firstName} ${lastName}`.trim();
  const iso = country === 'USA' ? 'US' : 'CA';
  const postal = element(
    'PostalAddress',
    {},
    element('DeliverTo', {}, person),
    element('Street', {}, address1),
    address2 === '' ? null : element('Street', {}, address2),
    element('City', {}, city),
    element('State', { isoStateCode: `${iso}-${state}` }, state),
    element('PostalCode', {}, zip),
    element('Country', { isoCountryCode: iso }, iso === 'US' ? 'United States' : 'Canada'),
  );
  return element('Contact', { role: 'billTo' }, named(organization === '' ? person : organization, language), postal);
}
