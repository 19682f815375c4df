// A SAML assertion's subject and attributes as claims, so that people are recognized in one way.
import { ownValue } from '#base/lookup/rules';
import type { Claims } from './identity.ts';

export interface SamlSubject {
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const EMAILS = ['email', 'mail', `${CLAIM}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'];
const NAMES = ['name', 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'http://schemas.microsoft.com/identity/claims/displayname'];
const GIVEN = ['given_name', 'givenName', 'firstName', `${CLAIM}/givenname`, 'urn:oid:2.5.4.42'];
const FAMILY = ['family_name', 'surname', 'sn', 'lastName', `${CLAIM}/surname`, 'urn:oid:2.5.4.4'];

/**
 * `emailClaim`: the attribute that the organization names; the usual ones, and a name id in the form of an address, stand in for it. The provider
 * vouches for addresses as such: only those of proven domains count afterwards.
 */
export function samlClaims({ nameId, nameIdFormat, attributes }: SamlSubject, emailClaim: string): Claims {
  const first = (names: readonly string[]): unknown => names.map((name) => single(ownValue(attributes, name))).find((text) => text !== '');
  const email = first([emailClaim, ...EMAILS]) ?? (nameIdFormat.endsWith(':emailAddress') ? nameId : undefined);
  return {
    ...attributes,
    // A transient name is another one each time.
    sub: nameIdFormat.endsWith(':transient') ? email : nameId,
    email,
    email_verified: true,
    name: first(NAMES),
    given_name: first(GIVEN),
    family_name: first(FAMILY),
  };
}

/** '' for anything but one text. */
const single = (value: unknown): string => (typeof value === 'string' ? value : '');
