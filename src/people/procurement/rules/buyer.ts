// Whom a purchasing system names as the one who shops.
import { at, attributeOf, childrenOf, extrinsicsOf, textAt, type XmlElement } from '#people/cxml/rules';

export interface NamedBuyer {
  /** '' when the system does not say. */
  readonly email: string;
  /** What the system calls the person; ''. */
  readonly userName: string;
  readonly fullName: string;
}

const LONGEST = 120;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{3,180}$/;

/** Names of extrinsics, in the order in which they count. Ariba and Coupa spell them like this. */
const EMAILS = ['UserEmail', 'Email', 'EmailAddress', 'UserEmailAddress'];
const USER_NAMES = ['UniqueName', 'UniqueUsername', 'User', 'UserId', 'UserID'];
const FULL_NAMES = ['UserPrintableName', 'UserFullName', 'PrintableName', 'Name'];

/** Reads a `PunchOutSetupRequest` or an `OrderRequestHeader`: its extrinsics first, then its contacts. */
export function readBuyer(request: XmlElement): NamedBuyer {
  const values = extrinsicsOf(request);
  const first = (names: readonly string[]): string => names.map((name) => values.get(name) ?? '').find((text) => text !== '') ?? '';
  const contacts = childrenOf(request, 'Contact');
  const contact = contacts.find((one) => /^(endUser|buyer|buyerCorporate)?$/.test(attributeOf(one, 'role'))) ?? contacts[0];
  const inContact = (name: string): string => (contact === undefined ? '' : textAt(contact, name));
  const parts = [values.get('FirstName'), values.get('LastName')].filter((part) => part !== undefined && part !== '').join(' ');
  const userName = first(USER_NAMES);
  const email = [first(EMAILS), inContact('Email'), userName].find((text) => EMAIL.test(text)) ?? '';
  return { email, userName: userName.slice(0, LONGEST), fullName: (first(FULL_NAMES) || parts || inContact('Name')).slice(0, LONGEST) };
}

/** The number of a place in the `ShipTo` of a request; '' without. */
export const shipToCode = (request: XmlElement): string => attributeOf(at(request, 'ShipTo', 'Address'), 'addressID');
