// The stores of a site's country (STO-1 in its first form).
import Type from 'typebox';

export const StoreCard = Type.Object({
  storeNumber: Type.String(),
  name: Type.String(),
  addressLine1: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zipcode: Type.String(),
  /** Digits only; empty when the store has no phone of its own. */
  phone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  timeZone: Type.String(),
  /** Monday first: "08:00-21:00" on the store's own clock, null when closed. */
  hours: Type.Array(Type.Union([Type.String(), Type.Null()])),
  /** Days with other hours, by day. */
  exceptions: Type.Array(Type.Object({ day: Type.String(), hours: Type.Union([Type.String(), Type.Null()]) })),
  /** Codes of what the store offers. */
  services: Type.Array(Type.String()),
});
export type StoreCard = Type.Static<typeof StoreCard>;

export const storesContract = {
  'GET /api/stores': { summary: 'The stores of this site’s country', ids: {}, reply: Type.Object({ stores: Type.Array(StoreCard) }) },
} as const;
