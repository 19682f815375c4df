// Where an order goes: to a location of the organization, or to an address of its own where the connection allows that (USR-9).
import { foldText, placeOfZip, readAddress, statesOf, type PostalAddress } from '#people/addresses/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Country } from '#base/site/rules';
import { LONGEST_NAME, shortened } from './shortened.ts';
import type { DocumentAddress } from './document-address.ts';
import type { OrderProblem } from './order-problem.ts';

export interface KnownPlace {
  readonly locationId: string;
  readonly code: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export type ShipToChoice =
  | { readonly kind: 'location'; readonly locationId: string }
  | { readonly kind: 'address'; readonly address: PostalAddress };

export interface ShipToFacts {
  readonly country: Country;
  /** The locations that the order's person may use. */
  readonly places: readonly KnownPlace[];
  readonly allowsNew: boolean;
}

/** A location is known by its number, or by its whole address. */
export function matchShipTo(
  shipTo: DocumentAddress | null,
  { country, places, allowsNew }: ShipToFacts,
): Outcome<ShipToChoice, OrderProblem> {
  if (shipTo === null) return failed({ code: 'NO_SHIP_TO' });
  const { addressId } = shipTo;
  const byCode = addressId === '' ? undefined : places.find(({ code }) => code !== '' && code.toLowerCase() === addressId.toLowerCase());
  if (byCode !== undefined) return done({ kind: 'location', locationId: byCode.locationId });
  if (shipTo.country !== '' && shipTo.country !== country) return failed({ code: 'SHIP_TO_ABROAD' });
  const address = addressOf(shipTo, country);
  if (address === undefined)
    return failed(addressId === '' ? { code: 'SHIP_TO_WRONG', given: oneLine(shipTo) } : { code: 'SHIP_TO_UNKNOWN', given: addressId });
  const known = places.find((place) => likeness(place) === likeness({ ...address, address1: shipTo.streets.join(' '), address2: '' }));
  if (known !== undefined) return done({ kind: 'location', locationId: known.locationId });
  return allowsNew ? done({ kind: 'address', address }) : failed({ code: 'NEW_SHIP_TO' });
}

/** Two addresses with the same are one place, whoever takes the parcel there. */
const likeness = ({ address1, address2, city, zip }: Pick<PostalAddress, 'address1' | 'address2' | 'city' | 'zip'>): string =>
  [`${address1} ${address2}`.trim(), city, zip].map(foldText).join('|');

const oneLine = ({ name, streets, city, state, postalCode }: DocumentAddress): string =>
  [name, ...streets, city, state, postalCode].filter((part) => part !== '').join(', ');

/** As the shop keeps addresses; undefined for what no carrier could read. */
export function addressOf(shipTo: DocumentAddress, country: Country): PostalAddress | undefined {
  const [address1 = '', ...more] = shipTo.streets;
  const [person = '', ...others] = shipTo.deliverTo;
  // Some systems write the name of the state.
  const state = statesOf(country).includes(shipTo.state.toUpperCase())
    ? shipTo.state
    : (placeOfZip(shipTo.postalCode, country)?.state ?? '');
  const read = readAddress(
    {
      fullName: shortened(person || shipTo.name, LONGEST_NAME.person),
      organization: person === '' ? '' : shortened(shipTo.name, LONGEST_NAME.organization),
      address1,
      address2: shortened([...more, ...others].join(', '), LONGEST_NAME.line),
      city: shipTo.city,
      state,
      zip: shipTo.postalCode,
      phone: /^1?[2-9]\d{9}$/.test(shipTo.phone) ? shipTo.phone : '',
    },
    country,
  );
  return read.ok ? read.value : undefined;
}
