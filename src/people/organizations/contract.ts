// People of an organization: who they are, what they may do, and who joins (USR-9, B2B-5).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { ADDRESS_ANSWER, TypedAddress } from '#people/addresses/contract';

const Role = oneOf('administrator', 'approver', 'groupApprover', 'buyer', 'viewer');
const Code = Type.String({ maxLength: 20 });
const Codes = Type.Array(Code, { maxItems: 30 });
const Token = Type.String({ maxLength: 200 });
const Nothing = Type.Object({});
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const MEMBER = { 'params.profileId': 'member' } as const;
const INVITATION = { 'params.invitationId': 'invitation' } as const;
const OF_MEMBER = Type.Object({ profileId: Id });
const OF_INVITATION = Type.Object({ invitationId: Id });
const MANAGE = { permission: 'H_MU' } as const;

export const MemberView = Type.Object({
  profileId: Type.String(),
  fullName: Type.String(),
  email: Type.String(),
  role: Role,
  /** Granted beyond the role. */
  granted: Type.Array(Type.String()),
  withheld: Type.Array(Type.String()),
  /** `lastSeenAt`: when they last used the shop, to about ten minutes; null when they have not for three months. */
  ...all(orNull(Type.String()), 'groupId', 'deactivatedAt', 'lastSeenAt'),
  ...all(Type.Boolean(), 'isHere', 'isYou'),
});
export type MemberView = Type.Static<typeof MemberView>;

export const InvitationView = Type.Object({
  invitationId: Type.String(),
  email: Type.String(),
  role: Role,
  groupId: orNull(Type.String()),
  /** Beyond the role, once accepted. */
  granted: Type.Array(Type.String()),
  withheld: Type.Array(Type.String()),
  sentAt: Type.String(),
  expiresAt: Type.String(),
  isExpired: Type.Boolean(),
});
export type InvitationView = Type.Static<typeof InvitationView>;

const GroupView = Type.Object({
  groupId: Type.String(),
  name: Type.String(),
  people: Type.Integer(),
  approvers: Type.Array(Type.String()),
});
export type GroupView = Type.Static<typeof GroupView>;

/** Rules about addresses; `billing`: null for none. */
const AddressRules = Type.Object({ ...all(Type.Boolean(), 'ownShipping', 'ownBilling'), billing: orNull(TypedAddress) });

export const organizationsContract = {
  'GET /api/organization/people': {
    summary: 'The people of the caller’s organization, and the invitations that are open',
    access: MANAGE,
    ids: { 'query.group': 'group' },
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 80 })),
      state: Type.Optional(oneOf('active', 'invited', 'deactivated')),
      group: Type.Optional(Id),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Type.Object({
      organization: Type.String(),
      /** Whether everybody needs a second step to sign in. */
      secondStep: Type.Object({ isRequired: Type.Boolean() }),
      youAdminister: Type.Boolean(),
      /** False for a representative who acts for the caller: they look, and change nothing (decision 0410). */
      mayChange: Type.Boolean(),
      /** The organization's rights that can be withheld from somebody. */
      withholdable: Codes,
      people: Type.Array(MemberView),
      invitations: Type.Array(InvitationView),
      groups: Type.Array(GroupView),
      /** Everybody who may approve for a group. */
      groupApprovers: Type.Array(Type.Object(all(Type.String(), 'profileId', 'name'))),
      /** Names of people who ask to join. */
      asking: Type.Array(Type.String()),
      counts: Type.Object({ active: Type.Integer(), invited: Type.Integer(), deactivated: Type.Integer() }),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
  },
  'GET /api/organization/people/:profileId': {
    summary: 'One person of the caller’s organization, with the rights that may be granted and withheld',
    access: MANAGE,
    ids: MEMBER,
    params: OF_MEMBER,
    reply: Type.Object({
      person: MemberView,
      groups: Type.Array(GroupView),
      /** Who deactivated them, by name; null for active people, and where nobody is on record. */
      deactivatedBy: orNull(Type.String()),
      /** Rights of the organization that may be withheld. */
      withholdable: Type.Array(Type.String()),
      /** Rights that may be granted beyond the role. */
      grantable: Type.Array(Type.String()),
      isLastAdministrator: Type.Boolean(),
      /** Whether the caller may change the person’s role and rights. */
      mayChange: Type.Boolean(),
      /** The caller is an administrator, and may hand the administration over. */
      youAdminister: Type.Boolean(),
    }),
  },
  'POST /api/organization/people/:profileId': {
    summary: 'Changes a person’s role, rights and group; a new role signs the person out',
    access: MANAGE,
    ids: { ...MEMBER, 'body.groupId': 'group' },
    params: OF_MEMBER,
    body: Type.Object({ role: Role, granted: Codes, withheld: Codes, groupId: Type.Optional(Type.Union([Id, Type.Literal('')])) }),
    reply: Nothing,
  },
  'POST /api/organization/people/:profileId/deactivate': {
    summary: 'Deactivates a person: their sessions end at once, and orders, charges and lists stay',
    access: MANAGE,
    ids: MEMBER,
    params: OF_MEMBER,
    reply: Nothing,
  },
  'POST /api/organization/people/:profileId/reactivate': {
    summary: 'Activates a person again',
    access: MANAGE,
    ids: MEMBER,
    params: OF_MEMBER,
    reply: Nothing,
  },
  'POST /api/organization/people/:profileId/hand-over': {
    summary: 'Makes the person administrator and the caller a buyer',
    access: { permission: 'H_SAM' },
    ids: MEMBER,
    params: OF_MEMBER,
    reply: Nothing,
  },
  'POST /api/organization/invitations': {
    summary: 'Invites somebody by mail; the answer is the same whether or not the address has an account elsewhere',
    access: MANAGE,
    ids: { 'body.groupId': 'group' },
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      role: Role,
      groupId: Type.Optional(Type.Union([Id, Type.Literal('')])),
      /** Rights beyond the role, and rights of the organization the person will not have. */
      granted: Type.Optional(Codes),
      withheld: Type.Optional(Codes),
    }),
    reply: Nothing,
  },
  'POST /api/organization/invitations/:invitationId/resend': {
    summary: 'Mails an invitation once more and makes it valid for another week',
    access: MANAGE,
    ids: INVITATION,
    params: OF_INVITATION,
    reply: Nothing,
  },
  'POST /api/organization/invitations/:invitationId/withdraw': {
    summary: 'Withdraws an invitation: its links no longer work',
    access: MANAGE,
    ids: INVITATION,
    params: OF_INVITATION,
    reply: Nothing,
  },
  'GET /api/organization/history': {
    summary: 'Who changed what about the organization and its people, newest first; with H_SSD alone, about its locations',
    access: { permission: ['H_MU', 'H_SAM', 'H_SSD'] },
    ids: {},
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }),
    reply: Type.Object({
      events: Type.Array(
        Type.Object({
          ...all(Type.String(), 'at', 'kind', 'actorName', 'about', 'role', 'group'),
          ...all(Type.Array(Type.String()), 'granted', 'withheld'),
          /** Role and rights before the change; null where none changed, and for changes before they were kept. */
          before: orNull(Type.Object({ role: Role, ...all(Type.Array(Type.String()), 'granted', 'withheld') })),
        }),
      ),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
  },
  'POST /api/organization/groups': {
    summary: 'Creates a group, or renames one and names its approvers',
    access: MANAGE,
    ids: { 'body.groupId': 'group', 'body.approverIds': 'member' },
    body: Type.Object({
      groupId: Type.Optional(Id),
      name: Type.String({ maxLength: 60 }),
      approverIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    }),
    reply: Type.Object({ groupId: Type.String() }),
  },
  'POST /api/organization/groups/:groupId override DELETE': {
    summary: 'Deletes a group; its people stay, without a group',
    access: MANAGE,
    ids: { 'params.groupId': 'group' },
    params: Type.Object({ groupId: Id }),
    reply: Nothing,
  },
  'GET /api/organization/details': {
    summary: 'The organization’s names and phone, who administers it, and whether it buys without tax',
    access: { permission: 'H_SAM' },
    ids: {},
    reply: Type.Object({
      ...all(Type.String(), 'name', 'legalName', 'phone'),
      administrators: Type.Array(Type.String()),
      taxExempt: Type.Boolean(),
      /** The caller’s; all but its last four digits are X. */
      customerNumber: Type.String(),
      /** Whether people with an address of the proven domains may ask to join. */
      joining: Type.Object({ isAllowed: Type.Boolean(), domains: Type.Array(Type.String()) }),
    }),
  },
  'POST /api/organization/details': {
    summary: 'Changes the organization’s names and phone; each change is a line of its history',
    access: { permission: 'H_SAM' },
    ids: {},
    body: Type.Object(all(Type.String({ maxLength: 200 }), 'name', 'legalName', 'phone')),
    reply: Nothing,
  },
  'GET /api/organization/address-rules': {
    summary: 'Whether the organization’s people may use addresses of their own, and its billing address in this site’s country',
    access: { permission: 'H_SAM' },
    ids: {},
    reply: AddressRules,
  },
  'POST /api/organization/address-rules': {
    summary: 'Says whether people may ship and bill to addresses of their own, and where the organization is billed',
    access: { permission: 'H_SAM' },
    ids: {},
    /** `askFirst`: saves nothing while the address check has a suggestion or a question. */
    body: Type.Object({ ...AddressRules.properties, askFirst: Type.Optional(Type.Boolean()) }),
    reply: Type.Object(ADDRESS_ANSWER),
  },
  'POST /api/organization/joining': {
    summary: 'Says whether people who register with an address of the organization’s proven domains may ask to join',
    access: { permission: 'H_SAM' },
    ids: {},
    body: Type.Object({ allowed: Type.Boolean() }),
    reply: Nothing,
  },
  'POST /api/organization/second-step': {
    summary: 'Says whether everybody needs a second step to sign in; with a new rule everybody else is signed out',
    access: { permission: 'H_SAM' },
    ids: {},
    body: Type.Object({ required: Type.Boolean() }),
    reply: Nothing,
  },
  'POST /api/organization/invitation-link': {
    summary: 'What a mailed invitation leads to; it is not used up by asking',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ token: Token }),
    /** `newcomer`: chooses name and password. `member`: an account without an organization, which signs in first. `elsewhere`: orders for another organization. */
    reply: Type.Object({
      state: oneOf('dead', 'newcomer', 'member', 'elsewhere'),
      organization: Type.String(),
      email: Type.String(),
      /** `member`: the browser is signed in to that account. */
      signedIn: Type.Boolean(),
    }),
  },
  'POST /api/organization/join': {
    summary: 'Accepts an invitation, once: opens the account and signs in, or adds the signed-in account to the organization',
    access: 'shopper',
    ids: {},
    body: Type.Object({
      token: Token,
      fullName: Type.Optional(Type.String({ maxLength: 120 })),
      password: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
