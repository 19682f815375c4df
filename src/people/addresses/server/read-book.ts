// Reads one shopper's address book in one country.
import { defaultOf, type AddressUse, type PostalAddress, type PostalCountry, type StoredType } from '#people/addresses/rules';
import type { Queries } from '#platform/db';
import { ADDRESS_BY_ID, ADDRESSES_OF, type AddressRow } from './address-queries.ts';

/** The owner, and the country's part of the book. */
export interface BookOwner {
  readonly profileId: string;
  readonly country: PostalCountry;
}

export interface AddressBookEntry {
  readonly id: string;
  readonly type: StoredType;
  readonly field1: AddressRow['field1'];
  readonly address: PostalAddress;
  readonly removed: boolean;
  readonly marked: Readonly<Record<AddressUse, boolean>>;
}

/** Defaults first, then the newest. */
export async function readBook(on: Queries, { profileId, country }: BookOwner) {
  const kept = (await on.many(ADDRESSES_OF, [profileId, country])).map(addressFrom);
  const [shipping, billing] = [defaultOf(kept, 'shipping'), defaultOf(kept, 'billing')];
  const rank = (one: AddressBookEntry): number => (one === shipping ? 2 : 0) + (one === billing ? 1 : 0);
  return kept
    .toReversed()
    .sort((one, other) => rank(other) - rank(one))
    .map((one) => ({ ...one, defaultShipping: one === shipping, defaultBilling: one === billing }));
}

/** Where an order of this shopper goes when they choose nothing. */
export async function defaultShippingAddress(on: Queries, { profileId, country }: BookOwner): Promise<PostalAddress | undefined> {
  return defaultOf((await on.many(ADDRESSES_OF, [profileId, country])).map(addressFrom), 'shipping')?.address;
}

/** Also removed ones. Undefined: not in this book. */
export async function storedAddress(on: Queries, { profileId, country }: BookOwner, id: string): Promise<AddressBookEntry | undefined> {
  const row = await on.maybe(ADDRESS_BY_ID, [profileId, country, id]);
  return row && addressFrom(row);
}

function addressFrom(row: AddressRow): AddressBookEntry {
  const { address_id: id, type, field1, removed, first_name: firstName, last_name: lastName } = row;
  const { organization, address1, address2, city, state, zip, country, phone } = row;
  const address = { firstName, lastName, organization, address1, address2, city, state, zip, country, phone };
  return { id, type, field1, removed, address, marked: { shipping: row.for_shipping, billing: row.for_billing } };
}
