// Addresses: what a zip or postal code says of a place, open to everybody; and the addresses a signed-in shopper keeps (CHK-2, USR-1).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** Where the cart goes, as far as it is known: S the shopper's place or a special order's, B who pays, SB both in one, ST a store. */
export const CartAddress = Type.Object({
  id: Type.String(),
  type: oneOf('S', 'B', 'SB', 'ST'),
  /** The wallet the address came from. */
  field1: Type.Optional(oneOf('APPLE_PAY', 'KLARNA')),
  ...all(orNull(Type.String()), 'organizationName', 'address1', 'city', 'state', 'zipCode', 'country', 'storeNumber'),
  ...all(Type.Optional(Type.String()), 'address2', 'firstName', 'lastName', 'email'),
  phones: Type.Optional(Type.Array(Type.Object({ number: Type.String() }))),
});
export type CartAddress = Type.Static<typeof CartAddress>;

const Text = Type.Optional(Type.String({ maxLength: 200 }));

/** Fields of an address as calls send them (§7); `fullName` may stand for the two names, `country` is the site's. */
export const ADDRESS_INPUT = {
  ...all(Text, 'fullName', 'firstName', 'lastName', 'organizationName', 'address1', 'address2', 'city', 'state', 'zipCode'),
  country: Type.Optional(oneOf('USA', 'CA')),
  phones: Type.Optional(Type.Array(Type.Object({ number: Type.String({ maxLength: 200 }) }), { maxItems: 3 })),
} as const;

/** An address as the form holds it. */
export const TypedAddress = Type.Object(
  all(Type.String({ maxLength: 200 }), 'fullName', 'organization', 'address1', 'address2', 'city', 'state', 'zip', 'phone'),
);

/** An address of the book (§3). `field1` is the wallet it came from. Exactly one is the default for each use that any is for. */
export const StoredAddress = Type.Object({
  id: Type.String(),
  type: oneOf('S', 'B', 'SB'),
  field1: oneOf('', 'APPLE_PAY', 'KLARNA'),
  ...all(Type.String(), 'firstName', 'lastName', 'organizationName', 'address1', 'address2', 'city', 'state', 'zipCode', 'email'),
  country: oneOf('USA', 'CA'),
  phones: Type.Array(Type.Object({ number: Type.String() })),
  ...all(Type.Boolean(), 'defaultShipping', 'defaultBilling'),
});
export type StoredAddress = Type.Static<typeof StoredAddress>;

/** The addresses of this site's country, defaults first. */
const AddressBook = Type.Object({
  addresses: Type.Array(StoredAddress),
  /** The store the shopper prefers, where it is in this country (ST); goods are fetched there, nothing is sent. */
  store: Type.Union([CartAddress, Type.Null()]),
  /** How many more may be kept. */
  room: Type.Integer(),
});
export type AddressBook = Type.Static<typeof AddressBook>;

/** What became of an address that was sent: nothing is kept while there are errors, or advice that was asked for first. */
export const ADDRESS_ANSWER = {
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'code', 'message'))),
  /** '' it is fine; a better one is suggested; nothing in it says which door; this site does not deliver there. */
  addressCode: oneOf('', 'ADDRESS_SUGGESTION', 'ADDRESS_INVALID', 'UN_DELIVERABLE_ADDRESSES'),
  suggestedAddress: Type.Union([TypedAddress, Type.Null()]),
} as const;
const SaveAddressReply = Type.Object({ ...ADDRESS_ANSWER, id: orNull(Type.String()) });
export type SaveAddressReply = Type.Static<typeof SaveAddressReply>;

const KEEPING = {
  /** S goods, B bills, SB both. */
  type: Type.Optional(oneOf('S', 'B', 'SB')),
  field1: Type.Optional(oneOf('', 'APPLE_PAY', 'KLARNA')),
  ...all(Type.Optional(Type.Literal(true)), 'defaultShipping', 'defaultBilling'),
  /** Nothing is kept while there is a better address to suggest or something to confirm. */
  askFirst: Type.Optional(Type.Boolean()),
  ...ADDRESS_INPUT,
} as const;
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

export const addressesContract = {
  'GET /gus/api/usr/c/addresses': {
    summary: 'The addresses that the signed-in shopper keeps for this site’s country',
    access: 'account',
    ids: {},
    reply: AddressBook,
  },
  'POST /gus/api/usr/c/addresses': {
    summary: 'Keeps an address; one that is kept already stays one',
    access: 'account',
    ids: {},
    body: Type.Object(KEEPING),
    reply: SaveAddressReply,
  },
  'POST /gus/api/usr/c/addresses/:id override PUT': {
    summary: 'Changes an address, makes it a default, or brings a removed one back; orders keep the address they were placed with',
    access: 'account',
    ids: { 'params.id': 'address' },
    params,
    body: Type.Object({ ...KEEPING, restore: Type.Optional(Type.Literal(true)) }),
    reply: SaveAddressReply,
  },
  'POST /gus/api/usr/c/addresses/:id override DELETE': {
    summary: 'Removes an address; it can be brought back for a while',
    access: 'account',
    ids: { 'params.id': 'address' },
    params,
    reply: AddressBook,
  },
  'GET /api/place': {
    summary: 'City and state of a zip or postal code, to fill an address form',
    access: 'anyone',
    ids: {},
    query: Type.Object({ zip: Type.String({ maxLength: 12 }) }),
    /** '' where it is not known; `zip` as it is kept. `known`: somebody has this code. */
    reply: Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String(), known: Type.Boolean() }),
  },
} as const;
