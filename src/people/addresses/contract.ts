// Addresses: the place of a ZIP or postal code, for everybody; and a signed-in shopper's stored addresses (CHK-2, USR-1).
import Type from 'typebox';
import { all, oneOf, orNull, withUnread } from '#base/schema/contract';

/** The cart's address, as far as known: S shipping address or special order's, B billing, SB both, ST a store. */
export const CartAddress = Type.Object({
  id: Type.String(),
  type: oneOf('S', 'B', 'SB', 'ST'),
  /** The wallet that supplied the address. */
  field1: Type.Optional(oneOf('APPLE_PAY', 'KLARNA')),
  ...all(orNull(Type.String()), 'organizationName', 'address1', 'city', 'state', 'zipCode', 'country', 'storeNumber'),
  ...all(Type.Optional(Type.String()), 'address2', 'firstName', 'lastName', 'email'),
  phones: Type.Optional(Type.Array(Type.Object({ number: Type.String() }))),
});
export type CartAddress = Type.Static<typeof CartAddress>;

const Text = Type.Optional(Type.String({ maxLength: 200 }));

/** The rest of §3's address, which clients send along. */
export const REST_OF_ADDRESS = ['id', 'type', 'field1', 'storeNumber', 'email'] as const;

/** All of §3's address. */
const ADDRESS_FIELDS = [...REST_OF_ADDRESS, 'address2', 'country', 'firstName', 'lastName', 'phones'] as const;

const Given = Type.Optional(Type.String({ maxLength: 100 }));
/** An address sent with a cart. The shop accepts fields that it does not read, and ignores them. */
export const GivenAddress = withUnread(
  Type.Object({
    type: Type.Optional(oneOf('S', 'B', 'SB', 'ST')),
    ...all(Given, 'organizationName', 'address1', 'address2', 'city', 'state', 'zipCode', 'firstName', 'lastName'),
  }),
  ...ADDRESS_FIELDS,
);

/** Fields of an address in calls (§7); `fullName` may replace the two names, `country` is the site's. */
export const ADDRESS_INPUT = {
  ...all(Text, 'fullName', 'firstName', 'lastName', 'organizationName', 'address1', 'address2', 'city', 'state', 'zipCode'),
  country: Type.Optional(oneOf('USA', 'CA')),
  phones: Type.Optional(Type.Array(Type.Object({ number: Type.String({ maxLength: 200 }) }), { maxItems: 3 })),
} as const;

/** An address as the form holds it. */
export const TypedAddress = Type.Object(
  all(Type.String({ maxLength: 200 }), 'fullName', 'organization', 'address1', 'address2', 'city', 'state', 'zip', 'phone'),
);

/** A stored address (§3). `field1` is the wallet that supplied it. Each use with any addresses has exactly one default. */
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

/** Addresses in this site's country, defaults first. */
const AddressBook = Type.Object({
  addresses: Type.Array(StoredAddress),
  /** The preferred store, if it is in this country (ST), for pickup. */
  store: Type.Union([CartAddress, Type.Null()]),
  /** Number of addresses that can still be added. */
  room: Type.Integer(),
});
export type AddressBook = Type.Static<typeof AddressBook>;

/** Result of saving an address: nothing is saved while there are errors, or advice that `askFirst` requested. */
export const ADDRESS_ANSWER = {
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'code', 'message'))),
  /** '' valid; a correction is suggested; the street has no number; this site does not deliver there. */
  addressCode: oneOf('', 'ADDRESS_SUGGESTION', 'ADDRESS_INVALID', 'UN_DELIVERABLE_ADDRESSES'),
  suggestedAddress: Type.Union([TypedAddress, Type.Null()]),
} as const;
const SaveAddressReply = Type.Object({ ...ADDRESS_ANSWER, id: orNull(Type.String()) });
export type SaveAddressReply = Type.Static<typeof SaveAddressReply>;

const KEEPING = {
  /** S shipping, B billing, SB both. */
  type: Type.Optional(oneOf('S', 'B', 'SB')),
  field1: Type.Optional(oneOf('', 'APPLE_PAY', 'KLARNA')),
  ...all(Type.Optional(Type.Literal(true)), 'defaultShipping', 'defaultBilling'),
  /** Save nothing while there is a correction to suggest or something to confirm. */
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
    acting: { deed: 'addressChange' },
    ids: {},
    body: withUnread(Type.Object(KEEPING), ...REST_OF_ADDRESS),
    reply: SaveAddressReply,
  },
  'POST /gus/api/usr/c/addresses/:id override PUT': {
    summary: 'Changes an address, makes it a default, or brings a removed one back; orders keep the address they were placed with',
    access: 'account',
    acting: { deed: 'addressChange' },
    ids: { 'params.id': 'address' },
    params,
    body: withUnread(Type.Object({ ...KEEPING, restore: Type.Optional(Type.Literal(true)) }), ...REST_OF_ADDRESS),
    reply: SaveAddressReply,
  },
  'POST /gus/api/usr/c/addresses/:id override DELETE': {
    summary: 'Removes an address; it can be brought back for a while',
    access: 'account',
    acting: { deed: 'addressChange' },
    ids: { 'params.id': 'address' },
    params,
    reply: AddressBook,
  },
  'GET /api/place': {
    summary: 'City and state of a zip or postal code, to fill an address form',
    access: 'anyone',
    ids: {},
    query: Type.Object({ zip: Type.String({ maxLength: 12 }) }),
    /** '' for unknown parts; `zip` normalized. `known`: the code exists. */
    reply: Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String(), known: Type.Boolean() }),
  },
} as const;
