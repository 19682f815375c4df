// One shopper's address book in one country: add, change, remove, restore. It cannot reach another shopper's.
import { joinTypes, likenessOf, MOST_ADDRESSES, type AddressUse, type PostalAddress, type StoredType } from '#people/addresses/rules';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import {
  ADDRESS_LIKE,
  COUNT_ADDRESSES,
  INSERT_ADDRESS,
  MARK_DEFAULT,
  REMOVE_ADDRESS,
  RESTORE_ADDRESS,
  TAKE_TURN,
  UPDATE_ADDRESS,
  WIDEN_ADDRESS,
} from './address-queries.ts';
import { storedAddress, type AddressBookEntry, type BookOwner } from './read-book.ts';

/** `marks`: the uses it becomes the default for. */
export interface AddressToKeep extends Pick<AddressBookEntry, 'type' | 'field1' | 'address'> {
  readonly marks: readonly AddressUse[];
}

/** Missing fields keep their value at the time of writing, not of an earlier read. */
export interface AddressChange extends Pick<AddressToKeep, 'marks'> {
  readonly address?: PostalAddress | undefined;
  readonly type?: StoredType | undefined;
  readonly field1?: AddressBookEntry['field1'] | undefined;
  /** An additional use, whatever its type was. */
  readonly alsoFor?: AddressUse;
}

export type BookProblem = 'ADDRESS_NOT_FOUND' | 'ADDRESSES_FULL' | 'ADDRESS_EXISTS';
type Kept = { readonly refused: BookProblem } | { readonly id: string };

/** Adding an existing address returns it, so a repeated call adds one. */
export function addAddress(db: Db, owner: BookOwner, asked: AddressToKeep, now: Date): Promise<Kept> {
  const { profileId, country } = owner;
  const { address, field1, marks } = asked;
  const type = typeFor(asked.type, marks);
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [profileId]);
    const like = await tx.maybe(ADDRESS_LIKE, [profileId, likenessOf(address)]);
    const id = like?.address_id ?? randomText(9);
    if (like !== undefined) {
      await tx.run(WIDEN_ADDRESS, [profileId, id, joinTypes(like.type, type), address.phone]);
    } else {
      if ((await tx.one(COUNT_ADDRESSES, [profileId, country])).count >= MOST_ADDRESSES) return { refused: 'ADDRESSES_FULL' };
      await tx.run(INSERT_ADDRESS, { ...columnsOf(address), profileId, addressId: id, now, type, field1 });
    }
    await mark(tx, profileId, id, marks);
    return { id };
  });
}

export function changeAddress(db: Db, owner: BookOwner, id: string, asked: AddressChange): Promise<Kept> {
  const { profileId } = owner;
  const { marks, alsoFor } = asked;
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [profileId]);
    const kept = await storedAddress(tx, owner, id);
    if (kept === undefined || kept.removed) return { refused: 'ADDRESS_NOT_FOUND' };
    const { address = kept.address, type = kept.type, field1 = kept.field1 } = asked;
    const like = await tx.maybe(ADDRESS_LIKE, [profileId, likenessOf(address)]);
    if (like !== undefined && like.address_id !== id) return { refused: 'ADDRESS_EXISTS' };
    const uses = alsoFor === undefined ? marks : [...marks, alsoFor];
    const changed = await tx.run(UPDATE_ADDRESS, { ...columnsOf(address), profileId, addressId: id, type: typeFor(type, uses), field1 });
    if (changed === 0) return { refused: 'ADDRESS_NOT_FOUND' };
    await mark(tx, profileId, id, marks);
    return { id };
  });
}

/** The address keeps its default mark for a restoration. */
export async function removeAddress(db: Db, { profileId }: BookOwner, id: string, now: Date): Promise<void> {
  await db.run(REMOVE_ADDRESS, [profileId, id, now]);
}

export function restoreAddress(db: Db, { profileId, country }: BookOwner, { id, removed }: AddressBookEntry): Promise<Kept> {
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [profileId]);
    if (removed && (await tx.one(COUNT_ADDRESSES, [profileId, country])).count >= MOST_ADDRESSES) return { refused: 'ADDRESSES_FULL' };
    await tx.run(RESTORE_ADDRESS, [profileId, id]);
    return { id };
  });
}

/** A default for a use must have that use. */
function typeFor(type: StoredType, uses: readonly AddressUse[]): StoredType {
  return uses.reduce<StoredType>((sum, use) => joinTypes(sum, use === 'shipping' ? 'S' : 'B'), type);
}

async function mark(tx: Queries, profileId: string, id: string, marks: readonly AddressUse[]): Promise<void> {
  for (const use of marks) await tx.run(MARK_DEFAULT, [profileId, id, use]);
}

const columnsOf = (address: PostalAddress) => ({ ...address, likeness: likenessOf(address) });
