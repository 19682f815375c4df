// Asking to join an organization, and deciding about who asks (USR-9).
import Type from 'typebox';
import { oneOf } from '#base/schema/contract';

const Nothing = Type.Object({});
const Words = Type.String({ maxLength: 500 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const MANAGE = { permission: 'H_MU' } as const;
const REQUEST = { 'params.requestId': 'joinRequest' } as const;
const OF_REQUEST = Type.Object({ requestId: Id });

export const JoinRequestView = Type.Object({
  requestId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** The asker’s words; ''. */
  message: Type.String(),
  /** Instants. */
  askedAt: Type.String(),
  expiresAt: Type.String(),
});
export type JoinRequestView = Type.Static<typeof JoinRequestView>;

export const OwnJoinRequest = Type.Object({
  /** `none`: nothing to ask. `offer`: may ask. Else what became of the latest request. */
  state: oneOf('none', 'offer', 'waiting', 'declined', 'lapsed'),
  organization: Type.String(),
  message: Type.String(),
  /** Why it was declined; ''. */
  reason: Type.String(),
  /** Instants; '' for an offer. */
  askedAt: Type.String(),
  expiresAt: Type.String(),
  /** May ask, perhaps once more. */
  mayAsk: Type.Boolean(),
  /** May open an organization of their own. */
  mayOpen: Type.Boolean(),
});
export type OwnJoinRequest = Type.Static<typeof OwnJoinRequest>;

export const joinRequestsContract = {
  'GET /api/join-request': {
    summary: 'Which organization the caller may ask to join, or what became of their latest request',
    access: 'account',
    ids: {},
    reply: OwnJoinRequest,
  },
  'POST /api/join-request': {
    summary: 'Asks to join the organization that the domain of the caller’s address belongs to; asking twice is asking once',
    access: 'account',
    ids: {},
    body: Type.Object({ message: Type.Optional(Words) }),
    reply: Nothing,
  },
  'POST /api/join-request/withdraw': {
    summary: 'Withdraws the request that waits',
    access: 'account',
    ids: {},
    reply: Nothing,
  },
  'POST /api/join-request/organization': {
    summary: 'Opens an organization of their own for a caller who belongs to none; a request that waits is withdrawn',
    access: 'account',
    ids: {},
    body: Type.Object({ company: Type.String({ maxLength: 200 }) }),
    reply: Type.Object({ next: Type.String() }),
  },
  'GET /api/organization/join-requests': {
    summary: 'Who asks to join the caller’s organization, longest waiting first, and the groups to put them in',
    access: MANAGE,
    ids: {},
    reply: Type.Object({
      organization: Type.String(),
      requests: Type.Array(JoinRequestView),
      /** The caller is an administrator, and may approve somebody as one. */
      youAdminister: Type.Boolean(),
      groups: Type.Array(
        Type.Object({ groupId: Type.String(), name: Type.String(), people: Type.Integer(), approvers: Type.Array(Type.String()) }),
      ),
    }),
  },
  'POST /api/organization/join-requests/:requestId/approve': {
    summary: 'Makes the asker a member, with role and group as in an invitation',
    access: MANAGE,
    ids: { ...REQUEST, 'body.groupId': 'group' },
    params: OF_REQUEST,
    body: Type.Object({
      role: oneOf('administrator', 'approver', 'groupApprover', 'buyer', 'viewer'),
      groupId: Type.Optional(Type.Union([Id, Type.Literal('')])),
    }),
    reply: Nothing,
  },
  'POST /api/organization/join-requests/:requestId/decline': {
    summary: 'Declines a request; the asker is told, with the reason if there is one',
    access: MANAGE,
    ids: REQUEST,
    params: OF_REQUEST,
    body: Type.Object({ reason: Type.Optional(Words) }),
    reply: Nothing,
  },
} as const;
