// Changes of lists that waited for a connection (LST-6). The server of lists answers.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());
const Id = Type.String({ minLength: 1, maxLength: 40 });
/** Null: no note or number, or a line that is being added or removed. */
const Value = orNull(Type.String({ maxLength: 400 }));

/** `before` is what the shopper saw; both values are texts. */
const ListEdit = Type.Object({
  /** Takes effect once per key. */
  key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  kind: oneOf('quantity', 'note', 'par', 'onHand', 'remove', 'add'),
  /** The line, unless an item is added. */
  listItemId: Type.Optional(Id),
  /** The number of an added item, as typed. */
  number: Type.Optional(Type.String({ maxLength: 60 })),
  ...all(Value, 'before', 'wanted'),
});
export type ListEdit = Type.Static<typeof ListEdit>;

/** `present`: with a conflict, what stands there now. `reason`: with a refusal, why. */
const EditAnswer = Type.Object({
  key: Type.String(),
  outcome: oneOf('applied', 'appliedAlready', 'conflict', 'gone', 'refused'),
  ...all(Text, 'present', 'reason'),
});
export type EditAnswer = Type.Static<typeof EditAnswer>;

/** A list as browsers keep it for a time without a connection: no prices, which would be old ones. */
const ListCopy = Type.Object({
  ...all(Type.String(), 'listId', 'name'),
  readOnly: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      ...all(Type.String(), 'listItemId', 'itemId', 'name'),
      qty: Type.Integer(),
      ...all(Text, 'note', 'imageUrl'),
      ...all(orNull(Type.Integer()), 'par', 'onHand'),
    }),
  ),
});
export type ListCopy = Type.Static<typeof ListCopy>;

export const offlineContract = {
  'GET /cc/api/list-keeper': {
    summary:
      'A name of this shopper for what their browser keeps of lists without a connection, the same in every session; it says nothing of who they are. Null for a representative',
    access: 'account',
    ids: {},
    reply: Type.Object({ keeper: Text }),
  },
  'POST /cc/api/list/:id/edits': {
    summary:
      'Applies changes that were made without a connection, each once per key, and says of each what came of it: what somebody else changed meanwhile stays',
    access: 'account',
    acting: { deed: 'listChange' },
    ids: { 'params.id': 'list', 'body.edits.listItemId': 'listItem', 'body.edits.key': 'requestKey' },
    params: Type.Object({ id: Id }),
    body: Type.Object({ edits: Type.Array(ListEdit, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({ answers: Type.Array(EditAnswer), list: ListCopy }),
  },
} as const;
