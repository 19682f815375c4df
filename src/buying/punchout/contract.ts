// Shopping for a purchasing system: what pages show of the visit, how its cart goes back, and a page that plays such a system (B2B-9).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Nothing = Type.Object({});
const Operation = oneOf('create', 'edit', 'inspect');
const ADMINISTRATORS = { permission: 'H_SAM' } as const;
const OF_CONNECTION = Type.Object({ connectionId: Id });
const CONNECTION = { 'params.connectionId': 'procurementConnection' } as const;

/** `until`: an instant. `missing`: names of what the system wanted to see in the cart and the shop does not sell any more. */
export const PunchoutNow = Type.Object({
  ...all(Type.String(), 'system', 'organization', 'buyer', 'until'),
  operation: Operation,
  isOver: Type.Boolean(),
  missing: Type.Array(Type.String()),
});
export type PunchoutNow = Type.Static<typeof PunchoutNow>;

/** A form that the browser posts to the purchasing system. `target`: the name of a window; '' for this one. */
export const ReturnForm = Type.Object({
  ...all(Type.String(), 'action', 'target', 'system'),
  fields: Type.Array(Type.Object(all(Type.String(), 'name', 'value'))),
});
export type ReturnForm = Type.Static<typeof ReturnForm>;

const ReceivedLine = Type.Object(
  all(Type.String(), 'itemId', 'auxiliaryId', 'name', 'quantity', 'unit', 'price', 'currency', 'classification'),
);

/** What one try sent and received. Documents are without secrets. Instants. */
export const Trial = Type.Object({
  ...all(Type.String(), 'trialId', 'at', 'request', 'response', 'startPage', 'message'),
  status: Type.String(),
  receivedAt: orNull(Type.String()),
  /** The tester ended the visit; null: not. */
  endedAt: orNull(Type.String()),
  lines: Type.Array(ReceivedLine),
  ...all(Type.String(), 'total', 'shipping', 'tax'),
  /** Where the message breaks the rules of cXML; null before it has come. */
  violations: orNull(Type.Array(Type.String())),
});
export type Trial = Type.Static<typeof Trial>;

export const punchoutContract = {
  'GET /api/punchout': {
    summary: 'The purchasing system that the caller shops for; null for everybody else',
    access: 'shopper',
    acting: 'never',
    punchout: true,
    ids: {},
    reply: Type.Object({ punchout: orNull(PunchoutNow) }),
  },
  'POST /api/punchout/transfer': {
    summary: 'What takes the cart to the purchasing system; it can be sent again for a few minutes',
    access: 'shopper',
    punchout: true,
    ids: {},
    body: Nothing,
    reply: ReturnForm,
  },
  'POST /api/punchout/leave': {
    summary: 'What takes the shopper back to the purchasing system without a cart; ends the visit',
    access: 'shopper',
    punchout: true,
    ids: {},
    body: Nothing,
    reply: ReturnForm,
  },
  'POST /api/punchout/close': {
    summary: 'Takes a visit that is over out of the browser, which has the person’s own session again',
    access: 'shopper',
    punchout: true,
    ids: {},
    body: Nothing,
    reply: Nothing,
  },
  'GET /api/punchout/tester/:connectionId': {
    summary: 'A connection that is being tried, and what its tries sent and received',
    access: ADMINISTRATORS,
    acting: 'never',
    ids: { ...CONNECTION, 'query.trial': 'part' },
    params: OF_CONNECTION,
    query: Type.Object({ trial: Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Type.Object({
      system: Type.String(),
      isTest: Type.Boolean(),
      kind: oneOf('cxml', 'oci'),
      trials: Type.Array(Type.Object(all(Type.String(), 'trialId', 'at', 'status'))),
      trial: orNull(Trial),
    }),
  },
  'POST /api/punchout/tester/:connectionId': {
    summary: 'Sends a setup as the purchasing system would; an edit or inspection takes the cart of an earlier try back',
    access: ADMINISTRATORS,
    ids: { ...CONNECTION, 'body.trial': 'part' },
    params: OF_CONNECTION,
    body: Type.Object({
      operation: Operation,
      email: Type.String({ maxLength: 120 }),
      trial: Type.Optional(Type.String({ maxLength: 40 })),
      language: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    reply: Type.Object({ trial: Type.String() }),
  },
  'POST /api/punchout/tester/:connectionId/end': {
    summary: 'Ends the visit of a try as it stands; the browser has the administrator’s own session and cart again. Again changes nothing',
    access: ADMINISTRATORS,
    ids: { ...CONNECTION, 'body.trial': 'part' },
    params: OF_CONNECTION,
    body: Type.Object({ trial: Type.String({ maxLength: 40 }) }),
    reply: Nothing,
  },
} as const;
