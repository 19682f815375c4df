// Orders that purchasing systems send and the documents that go back: for those who maintain the organization's account (H_SAM). Amounts are dollars.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const MAINTAIN = { permission: 'H_SAM' } as const;
const OF_DOCUMENT = Type.Object({ documentId: Id });
const DOCUMENT = { 'params.documentId': 'purchaseDocument' } as const;
const OF_CONNECTION = Type.Object({ connectionId: Id });
const CONNECTION = { 'params.connectionId': 'procurementConnection' } as const;
const Page = Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' }));

export const ConnectionName = Type.Object(all(Type.String(), 'connectionId', 'name'));

export const DocumentView = Type.Object({
  documentId: Type.String(),
  /** The connection's name; '' when it is gone. */
  connection: Type.String(),
  direction: oneOf('in', 'out'),
  kind: oneOf('order', 'change', 'cancellation', 'confirmation', 'shipNotice', 'invoice', 'creditMemo'),
  /** The buyer's number of the purchase order. */
  orderId: Type.String(),
  /** The shop's; null: no order was placed. */
  orderNumber: orNull(Type.String()),
  state: oneOf('received', 'taken', 'repeated', 'refused', 'waiting', 'sent', 'failed'),
  at: Type.String(),
  doneAt: orNull(Type.String()),
  /** Out: how often it was tried, and when it is tried next. */
  attempts: Type.Integer(),
  nextAt: orNull(Type.String()),
  /** Why it was refused, or what came of the last attempt, in the reader's language. */
  problems: Type.Array(Type.String()),
  /** It can be sent again. */
  mayResend: Type.Boolean(),
});
export type DocumentView = Type.Static<typeof DocumentView>;

export const WholeDocument = Type.Object({
  document: DocumentView,
  connectionId: Type.String(),
  payloadId: Type.String(),
  /** Without secrets and card numbers. */
  text: Type.String(),
  /** All documents about the same purchase order, the first first. */
  others: Type.Array(DocumentView),
});
export type WholeDocument = Type.Static<typeof WholeDocument>;

export const SettingsView = Type.Object({
  /** Where documents go; '' for nowhere. */
  sendTo: Type.String(),
  tolerancePercent: Type.Integer(),
  allowsNewShipTo: Type.Boolean(),
});
export type SettingsView = Type.Static<typeof SettingsView>;

export const purchaseDocumentsContract = {
  'GET /api/organization/purchase-documents': {
    summary: 'Orders that came from purchasing systems and documents that went back, the latest first (B2B-9)',
    access: MAINTAIN,
    ids: { 'query.connection': 'procurementConnection' },
    query: Type.Object({
      connection: Type.Optional(Id),
      show: Type.Optional(oneOf('in', 'out', 'trouble')),
      search: Type.Optional(Type.String({ maxLength: 80 })),
      page: Page,
    }),
    reply: Type.Object({
      connections: Type.Array(ConnectionName),
      documents: Type.Array(DocumentView),
      counts: Type.Object(all(Type.Integer(), 'all', 'in', 'out', 'trouble')),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'GET /api/organization/purchase-documents/:documentId': {
    summary: 'One document with its text, and all others about its purchase order',
    access: MAINTAIN,
    params: OF_DOCUMENT,
    ids: DOCUMENT,
    reply: WholeDocument,
  },
  'POST /api/organization/purchase-documents/:documentId/resend': {
    summary: 'Sends a document again: the same one, which the other system knows by its payload id',
    access: MAINTAIN,
    params: OF_DOCUMENT,
    ids: DOCUMENT,
    reply: Type.Object({}),
  },
  'GET /api/organization/purchase-document-settings/:connectionId': {
    summary: 'Where documents of a connection go, and which prices and places its orders may have',
    access: MAINTAIN,
    params: OF_CONNECTION,
    ids: CONNECTION,
    reply: Type.Object({ connection: ConnectionName, settings: SettingsView }),
  },
  'POST /api/organization/purchase-document-settings/:connectionId override PUT': {
    summary: 'Keeps them. Documents go to public https addresses alone',
    access: MAINTAIN,
    params: OF_CONNECTION,
    ids: CONNECTION,
    body: Type.Object({
      sendTo: Type.String({ maxLength: 1_000 }),
      tolerancePercent: Type.String({ maxLength: 20 }),
      allowsNewShipTo: Type.Boolean(),
    }),
    reply: Type.Object({ errors: Type.Array(Type.Object(all(Type.String(), 'field', 'message'))) }),
  },
  'POST /api/organization/purchase-document-settings/:connectionId/try': {
    summary: 'Sends a cart that punchout took back as a test order: it is checked and answered, and nothing is placed',
    access: MAINTAIN,
    params: OF_CONNECTION,
    ids: CONNECTION,
    /** A `PunchOutOrderMessage`. */
    body: Type.Object({ message: Type.String({ maxLength: 250_000 }) }),
    reply: Type.Object({ documentId: Type.String() }),
  },
} as const;
