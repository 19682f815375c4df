// Representatives who act for shoppers: finding one, starting, stopping, and the record that both sides read (USR-6, USR-11).
import Type from 'typebox';
import { ACTING_DEEDS } from '#base/access/rules';
import { ACTING_REASONS, LONGEST_LETTER, LONGEST_NOTE } from '#people/representatives/rules';
import { oneOf, orNull } from '#base/schema/contract';

const Reason = oneOf(...ACTING_REASONS);
const Deed = oneOf(...ACTING_DEEDS);

const ActingNow = Type.Object({
  /** Of the shopper. */
  firstName: Type.String(),
  name: Type.String(),
  customerNumber: Type.String(),
  /** Of the representative: their name, and the number that the shop knows them by (csrUserId). */
  representative: Type.String(),
  csrUserId: Type.String(),
  reason: Reason,
  until: Type.String({ format: 'date-time' }),
});
export type ActingNow = Type.Static<typeof ActingNow>;

const Done = Type.Object({ at: Type.String({ format: 'date-time' }), deed: Deed, about: Type.Array(Type.String()) });

/** One time that a representative acted for a shopper. */
const ActingRecord = Type.Object({
  id: Type.String(),
  representative: Type.String(),
  csrUserId: Type.String(),
  /** The shopper's name. */
  shopper: Type.String(),
  reason: Reason,
  note: Type.String(),
  startedAt: Type.String({ format: 'date-time' }),
  /** Null while it goes on. */
  endedAt: orNull(Type.String({ format: 'date-time' })),
  done: Type.Array(Done),
});
export type ActingRecord = Type.Static<typeof ActingRecord>;

const FoundShopper = Type.Object({
  profileId: Type.String(),
  firstName: Type.String(),
  name: Type.String(),
  /** All but the last four digits are X. */
  customerNumber: Type.String(),
  organization: Type.String(),
  by: oneOf('number', 'email', 'order', 'organization'),
});
export type FoundShopper = Type.Static<typeof FoundShopper>;

const Next = Type.Object({ next: Type.String() });

export const representativesContract = {
  'GET /api/acting': {
    summary: 'Who acts for the shopper in this session; null: the shopper alone',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ acting: orNull(ActingNow) }),
  },
  'POST /api/acting/find': {
    summary: 'Shoppers by customer number, email, order number or organization, exactly; 429 for too many look-ups',
    access: { staff: 'representative' },
    ids: {},
    changesState: false,
    body: Type.Object({ find: Type.String({ maxLength: 254 }) }),
    reply: Type.Object({ shoppers: Type.Array(FoundShopper) }),
  },
  'POST /api/acting': {
    summary: 'Begins to act for a shopper, for 30 minutes: the representative’s session ends, and one of the shopper’s begins',
    access: { staff: 'representative' },
    ids: { 'body.profileId': 'own' },
    body: Type.Object({ profileId: Type.String({ maxLength: 40 }), reason: Reason, note: Type.String({ maxLength: LONGEST_NOTE }) }),
    reply: Next,
  },
  'POST /api/acting/stop': {
    summary: 'Stops acting: the session ends, and the representative’s own begins',
    access: 'shopper',
    acting: 'unrecorded',
    ids: {},
    reply: Next,
  },
  'POST /api/acting/send-cart': {
    summary: 'Mails the shopper a link to their cart with the representative’s note',
    access: 'shopper',
    acting: { deed: 'cartSend' },
    ids: { 'body.note': 'note' },
    body: Type.Object({ note: Type.String({ maxLength: LONGEST_LETTER }) }),
    reply: Type.Object({}),
  },
  'GET /api/acting/record': {
    summary: 'The record of representatives: of a shopper, who acted for them; of a representative, for whom they acted. The latest fifty',
    access: 'account',
    ids: {},
    reply: Type.Object({ mine: Type.Boolean(), records: Type.Array(ActingRecord) }),
  },
  'GET /api/acting/notice': {
    summary: 'What a representative changed in the shopper’s cart, until the shopper puts the notice away',
    access: 'shopper',
    ids: {},
    reply: Type.Object({
      notice: orNull(Type.Object({ representative: Type.String(), at: Type.String({ format: 'date-time' }), reason: Reason })),
    }),
  },
  'POST /api/acting/notice': { summary: 'Puts the notice in the cart away', access: 'account', ids: {}, reply: Type.Object({}) },
} as const;
