// The addresses of an order as they are stored: delivery, billing, and the stores of its pickups.
import type { PostalAddress } from '#people/addresses/rules';
import type { CheckoutEntries } from '#buying/checkout/rules';
import { isPickup } from '#goods/delivery/rules';
import type { DraftLine, DraftFacts } from './draft-line.ts';

export interface DraftAddress extends Omit<PostalAddress, 'location'> {
  readonly type: 'S' | 'B' | 'SB' | 'ST';
  readonly storeNumber: string | null;
  /** The organization's location that it is; '' for every other address. */
  readonly locationCode: string;
  readonly locationName: string;
  readonly locationNotes: string;
}

const NO_LOCATION = { locationCode: '', locationName: '', locationNotes: '' };

export function addressesOf(
  lines: readonly DraftLine[],
  { shipTo, billTo, pickupBy, phone }: CheckoutEntries,
  { store }: DraftFacts,
): readonly DraftAddress[] {
  const ships = lines.some(({ deliveryType }) => !isPickup({ type: deliveryType as 'STA' }));
  const addresses: DraftAddress[] = [];
  if (shipTo !== null && ships) addresses.push({ ...withLocation(shipTo), type: billTo === null ? 'SB' : 'S', storeNumber: null });
  if (billTo !== null) addresses.push({ ...withLocation(billTo), type: 'B', storeNumber: null });
  for (const storeNumber of new Set(lines.map((line) => line.storeNumber))) {
    const record = storeNumber === null ? undefined : store(storeNumber);
    if (record === undefined) continue;
    addresses.push({
      ...NO_LOCATION,
      type: 'ST',
      storeNumber,
      // The alternate contact of a pickup order.
      firstName: pickupBy?.firstName ?? '',
      lastName: pickupBy?.lastName ?? '',
      organization: record.name,
      address1: record.addressLine1,
      address2: '',
      city: record.city,
      state: record.state,
      zip: record.zipcode,
      country: record.country === 'US' ? 'USA' : 'CA',
      phone,
    });
  }
  return addresses;
}

function withLocation({ location, ...address }: PostalAddress) {
  if (location === undefined) return { ...address, ...NO_LOCATION };
  const { code: locationCode, name: locationName, notes: locationNotes } = location;
  return { ...address, locationCode, locationName, locationNotes };
}
