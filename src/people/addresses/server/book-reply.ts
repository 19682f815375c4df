// An address book as the contract's reply, with the shopper's store.
import type { AddressBook } from '#people/addresses/contract';
import { MOST_ADDRESSES } from '#people/addresses/rules';
import type { Db } from '#platform/db';
import type { Profile } from '#base/shopper/rules';
import { readBook, type BookOwner } from './read-book.ts';

/** A store as an address book shows it. */
export interface BookedStore {
  readonly storeNumber: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
  readonly phone: string;
}

/** The owner of a book, with what the reply says about them. */
export type BookReader = BookOwner & Pick<Profile, 'email' | 'preferredStore'>;

interface ReplyDeps {
  readonly db: Db;
  readonly store: (storeNumber: string) => BookedStore | undefined;
}

export async function bookReply({ db, store }: ReplyDeps, owner: BookReader): Promise<AddressBook> {
  const addresses = (await readBook(db, owner)).map(({ id, type, field1, address, defaultShipping, defaultBilling }) => {
    const { firstName, lastName, organization: organizationName, address1, address2, city, state, zip: zipCode, country, phone } = address;
    const lines = { firstName, lastName, organizationName, address1, address2, city, state, zipCode, country };
    return { id, type, field1, ...lines, phones: phonesOf(phone), email: owner.email, defaultShipping, defaultBilling };
  });
  const preferred = owner.preferredStore === null ? undefined : store(owner.preferredStore);
  return { addresses, store: storeAddress(preferred, owner), room: Math.max(MOST_ADDRESSES - addresses.length, 0) };
}

function storeAddress(store: BookedStore | undefined, { country }: BookOwner): AddressBook['store'] {
  if (store === undefined || (store.country === 'US') !== (country === 'USA')) return null;
  const { storeNumber, name: organizationName, addressLine1: address1, city, state, zipcode: zipCode, phone } = store;
  return { id: storeNumber, type: 'ST', storeNumber, organizationName, address1, city, state, zipCode, country, phones: phonesOf(phone) };
}

function phonesOf(phone: string): { number: string }[] {
  return phone === '' ? [] : [{ number: phone }];
}
