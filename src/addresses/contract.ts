// Addresses: what a zip or postal code says of a place. Money and people are not in it, so it is open to everybody.
import Type from 'typebox';
import { all, oneOf, orNull } from '#schema/contract';

/** Where the cart goes, as far as it is known: S the shopper's place or a special order's, B who pays, ST a store. */
export const CartAddress = Type.Object({
  id: Type.String(),
  type: oneOf('S', 'B', 'ST'),
  ...all(orNull(Type.String()), 'organizationName', 'address1', 'city', 'state', 'zipCode', 'country', 'storeNumber'),
  ...all(Type.Optional(Type.String()), 'address2', 'firstName', 'lastName', 'email'),
  phones: Type.Optional(Type.Array(Type.Object({ number: Type.String() }))),
});

export const addressesContract = {
  'GET /api/place': {
    summary: 'City and state of a zip or postal code, to fill an address form',
    ids: {},
    query: Type.Object({ zip: Type.String({ maxLength: 12 }) }),
    /** '' where it is not known; `zip` as it is kept. `known`: somebody has this code. */
    reply: Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String(), known: Type.Boolean() }),
  },
} as const;
