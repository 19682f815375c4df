// Messages of an organization to its own people: who writes them (H_CM), and who reads them while shopping (B2B-5).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 1_000 });
const Day = Type.String({ maxLength: 10 });
const WRITE = { permission: 'H_CM' } as const;
const OF_MESSAGE = Type.Object({ messageId: Id });
const MESSAGE = { 'params.messageId': 'customMessage' } as const;
const Nothing = Type.Object({});
const State = oneOf('running', 'coming', 'ended');
const Tone = oneOf('info', 'warn');
const Place = oneOf('home', 'account', 'cart', 'checkout');

const GroupName = Type.Object(all(Type.String(), 'groupId', 'name'));

/** As its writers see it. `lastDay` is '' for no end. */
export const CustomMessageView = Type.Object({
  ...all(Type.String(), 'messageId', 'title', 'body', 'titleFrench', 'bodyFrench', 'firstDay', 'lastDay', 'writtenBy', 'writtenAt'),
  tone: Tone,
  places: Type.Array(Place),
  everybody: Type.Boolean(),
  groups: Type.Array(GroupName),
  state: State,
  isRemoved: Type.Boolean(),
});
export type CustomMessageView = Type.Static<typeof CustomMessageView>;

const Body = Type.Object({
  ...all(Text, 'title', 'body', 'titleFrench', 'bodyFrench'),
  ...all(Day, 'firstDay', 'lastDay'),
  tone: Type.String({ maxLength: 10 }),
  places: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
  everybody: Type.Boolean(),
  groupIds: Type.Array(Id, { maxItems: 200 }),
});

/** `id` null: `errors` says what is wrong with which field, and nothing was saved. */
const Saved = Type.Object({
  id: orNull(Type.String()),
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'message'))),
});
export type SavedMessage = Type.Static<typeof Saved>;

/** As its readers see it, in the language of the page. */
export const ShownMessage = Type.Object({ ...all(Type.String(), 'messageId', 'title', 'body'), tone: Tone });
export type ShownMessage = Type.Static<typeof ShownMessage>;

export const customMessagesContract = {
  'GET /api/organization/custom-messages': {
    summary: 'The messages of the caller’s organization to its people, the latest first',
    access: WRITE,
    ids: {},
    query: Type.Object({
      state: Type.Optional(State),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Type.Object({
      organization: Type.String(),
      messages: Type.Array(CustomMessageView),
      counts: Type.Object(all(Type.Integer(), 'running', 'coming', 'ended')),
      groups: Type.Array(GroupName),
      today: Type.String(),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
  },
  'GET /api/organization/custom-messages/:messageId': {
    summary: 'One message of the caller’s organization',
    access: WRITE,
    ids: MESSAGE,
    params: OF_MESSAGE,
    reply: CustomMessageView,
  },
  'POST /api/organization/custom-messages': {
    summary: 'Writes a message; the same again is the same message',
    access: WRITE,
    ids: { 'body.groupIds': 'group' },
    body: Body,
    reply: Saved,
  },
  'POST /api/organization/custom-messages/:messageId override PUT': {
    summary: 'Changes a message; whoever had put it away sees it again',
    access: WRITE,
    ids: { ...MESSAGE, 'body.groupIds': 'group' },
    params: OF_MESSAGE,
    body: Body,
    reply: Saved,
  },
  'POST /api/organization/custom-messages/:messageId/remove': {
    summary: 'Takes a message down; it can be restored',
    access: WRITE,
    ids: MESSAGE,
    params: OF_MESSAGE,
    reply: Nothing,
  },
  'POST /api/organization/custom-messages/:messageId/restore': {
    summary: 'Puts a message up again that was taken down',
    access: WRITE,
    ids: MESSAGE,
    params: OF_MESSAGE,
    reply: Nothing,
  },
  'GET /api/custom-messages': {
    summary: 'The messages of the caller’s organization for a place of the shop, of those not put away',
    access: 'shopper',
    ids: {},
    query: Type.Object({ place: Place }),
    reply: Type.Object({ messages: Type.Array(ShownMessage) }),
  },
  'POST /api/custom-messages/:messageId/put-away': {
    summary: 'Puts a message away for the caller alone',
    access: 'account',
    ids: MESSAGE,
    params: OF_MESSAGE,
    reply: Nothing,
  },
} as const;
