// The devices that an organization's people ordered, found by serial number (H_SL, B2B-5).
import Type from 'typebox';
import { all } from '#base/schema/contract';

const Text = Type.String({ maxLength: 200 });

export const Device = Type.Object({
  ...all(Type.String(), 'serial', 'itemId', 'title', 'orderNumber', 'placedAt', 'person', 'location'),
  lineNo: Type.Integer(),
  /** A day; '' where the shop does not know the warranty. */
  warrantyUntil: Type.String(),
  /** The warranty's last day is over. */
  isOutOfWarranty: Type.Boolean(),
  /** Instants; '' for not yet. */
  ...all(Type.String(), 'leftAt', 'arrivedAt', 'carrier', 'trackingNumber'),
  /** The whole line went back. */
  isReturned: Type.Boolean(),
});
export type Device = Type.Static<typeof Device>;

const Choice = Type.Object(all(Type.String(), 'key', 'name'));

export const serialNumbersContract = {
  'GET /api/organization/devices': {
    summary:
      'The devices of the caller’s organization, the latest first; with `serials`, those with exactly these numbers, and which there are not',
    access: { permission: 'H_SL' },
    ids: { 'query.person': 'own' },
    query: Type.Object({
      /** Up to fifty, parted by blanks, commas, semicolons or lines. */
      serials: Type.Optional(Type.String({ maxLength: 4_000 })),
      /** Part of an item's number or name. */
      item: Type.Optional(Text),
      person: Type.Optional(Type.String({ maxLength: 40 })),
      location: Type.Optional(Text),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Type.Object({
      organization: Type.String(),
      devices: Type.Array(Device),
      /** How many there are with these filters, and without any. */
      ...all(Type.Integer(), 'count', 'all', 'page', 'pages'),
      /** Numbers that were asked for and that the organization does not have, or that are no serial numbers. */
      missing: Type.Array(Type.String()),
      people: Type.Array(Choice),
      locations: Type.Array(Choice),
    }),
  },
} as const;
