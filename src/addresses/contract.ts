// Addresses: what a zip or postal code says of a place. Money and people are not in it, so it is open to everybody.
import Type from 'typebox';

export const addressesContract = {
  'GET /api/place': {
    summary: 'City and state of a zip or postal code, to fill an address form',
    ids: {},
    query: Type.Object({ zip: Type.String({ maxLength: 12 }) }),
    /** '' where it is not known; `zip` as it is kept. */
    reply: Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String() }),
  },
} as const;
