// A place that an organization has goods sent to: what is written down about it, and the address that a parcel gets (USR-9, B2B-5).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { splitName } from '#people/sessions/rules';
import type { PostalAddress } from '#people/addresses/rules';

/** Longest texts. Name and code stand together in one line of a label. */
export const LOCATION_LIMITS = { name: 40, code: 16, attention: 80, notes: 200 } as const;

/** What is said about a location besides its address, as typed. */
export interface LocationFacts {
  readonly name: string;
  /** The organization's own number of the place; '' for none. */
  readonly code: string;
  /** Who takes the parcels; '': whoever orders. */
  readonly attention: string;
  readonly notes: string;
}

export interface LocationProblem {
  readonly field: keyof LocationFacts;
  readonly code: 'LOCATION_NAME_REQUIRED' | 'LOCATION_TEXT_LONG';
}

const FIELDS = ['name', 'code', 'attention', 'notes'] as const;

/** The facts as they are kept, or the problem of each field. */
export function readLocation(typed: LocationFacts): Outcome<LocationFacts, readonly LocationProblem[]> {
  const [name, code, attention, notes] = [typed.name, typed.code, typed.attention, typed.notes].map(singleLine) as Four;
  const facts = { name, code, attention, notes };
  const problems: LocationProblem[] = FIELDS.flatMap((field) =>
    facts[field].length > LOCATION_LIMITS[field] ? [{ field, code: 'LOCATION_TEXT_LONG' }] : [],
  );
  if (name === '') problems.unshift({ field: 'name', code: 'LOCATION_NAME_REQUIRED' });
  return problems.length > 0 ? failed(problems) : done(facts);
}

// A map of a tuple is an array to the compiler.
type Four = [string, string, string, string];

/** `Framingham warehouse (FW-01)`. */
export const locationLabel = ({ name, code }: Pick<LocationFacts, 'name' | 'code'>): string => (code === '' ? name : `${name} (${code})`);

/** A stored location with its address. */
export interface ShipToPlace extends LocationFacts, Omit<PostalAddress, 'firstName' | 'lastName' | 'organization' | 'location' | 'field1'> {
  readonly id: string;
}

/** The address of a parcel to a location: to whoever takes parcels there, else to the person who orders. */
export function addressOfLocation(
  { id, name, code, attention, notes, phone, address1, address2, city, state, zip, country }: ShipToPlace,
  orderer: Pick<PostalAddress, 'firstName' | 'lastName' | 'phone'>,
): PostalAddress {
  const person = attention === '' ? { firstName: orderer.firstName, lastName: orderer.lastName } : splitName(attention);
  return {
    ...person,
    organization: locationLabel({ name, code }),
    address1,
    address2,
    city,
    state,
    zip,
    country,
    phone: phone === '' ? orderer.phone : phone,
    location: { id, code, name, notes },
  };
}
