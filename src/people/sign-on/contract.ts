// Single sign-on of organizations: signing in with their own identity provider, and its settings (USR-6, USR-11).
import Type, { type TSchema } from 'typebox';
import { oneOf, orNull } from '#base/schema/contract';

/** One of several words, or null. */
const oneOrNull = <const W extends readonly string[]>(...words: W) =>
  Type.Unsafe<W[number] | null>({ type: ['string', 'null'], enum: [...words, null] });

const Nothing = Type.Object({});
const Back = Type.Optional(Type.String({ maxLength: 2_000 }));
const Next = Type.Object({ next: Type.String() });
/** The organization's name in its link. */
const Organization = Type.String({ maxLength: 80 });
/** What goes to the provider and comes back. */
const State = Type.String({ maxLength: 100 });
const Role = oneOf('administrator', 'approver', 'groupApprover', 'buyer', 'viewer');
const RoleOrNone = oneOrNull('administrator', 'approver', 'groupApprover', 'buyer', 'viewer');
const Mode = oneOf('off', 'choice', 'only');
/** Why a sign-on failed; null: it did not. */
const PROBLEMS = [
  'UNREACHABLE',
  'ISSUER_DIFFERS',
  'DENIED',
  'REDIRECT_REFUSED',
  'CLIENT_REFUSED',
  'ANSWER_REFUSED',
  'SUBJECT_MISSING',
  'EMAIL_MISSING',
  'EMAIL_UNVERIFIED',
  'DOMAIN_NOT_PROVEN',
  'DEACTIVATED',
  'ELSEWHERE',
  'LINKED_TO_ANOTHER',
  'NO_ACCOUNT',
] as const;
const Problem = oneOrNull(...PROBLEMS);
const Domain = Type.String({ maxLength: 253 });
const Group = Type.String({ maxLength: 200 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const ADMINISTRATORS = { permission: 'H_SAM' } as const;
const setting = <B extends TSchema>(summary: string, body: B) => ({ summary, access: ADMINISTRATORS, ids: {}, body, reply: Nothing });

const Connection = Type.Object({
  protocol: oneOf('oidc', 'saml'),
  mode: Mode,
  issuer: Type.String(),
  clientId: Type.String(),
  /** SAML: the attribute with the address; when each certificate of the provider ends; whether people may begin there. */
  emailClaim: Type.String(),
  certificates: Type.Array(Type.String()),
  startsAtProvider: Type.Boolean(),
  /** Who signs out here is signed out there; whether it says where (of OpenID that is asked when it is turned on). */
  signsOut: Type.Boolean(),
  canSignOut: Type.Boolean(),
  groupsClaim: Type.String(),
  trustsAddresses: Type.Boolean(),
  opensAccounts: Type.Boolean(),
  role: Role,
});

/** `code` '': it worked. Instants. */
const Test = Type.Object({
  begunAt: Type.String(),
  /** Null: the provider has not sent the administrator back. */
  endedAt: orNull(Type.String()),
  problem: Problem,
  /** How the provider or the check puts it. */
  detail: Type.String(),
  /** Who would have been signed in. */
  email: Type.String(),
  fullName: Type.String(),
  role: RoleOrNone,
  /** The names of what the provider said about the person. */
  received: Type.Array(Type.String()),
});

/** What the organization's directory keeps here by SCIM. Instants. */
const Scim = Type.Object({
  /** For the directory: the address of its resources; '' before there is a connection. */
  address: Type.String(),
  tokens: Type.Array(
    Type.Object({
      /** Its last characters; the token itself is never shown again. */
      ending: Type.String(),
      madeAt: Type.String(),
      madeBy: Type.String(),
      expiresAt: Type.String(),
      isExpired: Type.Boolean(),
      usedAt: orNull(Type.String()),
    }),
  ),
  /** Newest first. `kind`: what was done, or the code of a refusal. */
  events: Type.Array(Type.Object({ at: Type.String(), kind: Type.String(), about: Type.String() })),
});

export const SignOnSettings = Type.Object({
  /** False in a shop without a key for secrets. */
  isOffered: Type.Boolean(),
  organization: Type.String(),
  /** Null until it is set up. */
  connection: orNull(Connection),
  /** For the provider: where it sends people back. */
  redirectUri: Type.String(),
  /** For an OpenID provider: where it says that a session has ended there (back-channel logout). */
  logoutUri: Type.String(),
  /** For a SAML provider: the shop's entity id, which is the address of its metadata, and where answers are posted to (ACS). */
  entityId: Type.String(),
  answersTo: Type.String(),
  /** For a SAML provider: where it says that somebody signs out (SLO). For an OpenID provider: where it sends people back who signed out. */
  logsOutAt: Type.String(),
  signedOutUri: Type.String(),
  /** For the organization's people: their own way in. */
  link: Type.String(),
  /** `record`: the text record that proves it. */
  domains: Type.Array(Type.Object({ domain: Type.String(), record: Type.String(), provenAt: orNull(Type.String()) })),
  mappings: Type.Array(Type.Object({ directoryGroup: Type.String(), role: Role, groupId: orNull(Type.String()) })),
  groups: Type.Array(Type.Object({ groupId: Type.String(), name: Type.String() })),
  /** Administrators with a password, of whom one keeps it. */
  administrators: Type.Array(Type.Object({ profileId: Type.String(), name: Type.String(), keepsPassword: Type.Boolean() })),
  people: Type.Integer(),
  /** Of these, who have signed on with the provider. */
  linked: Type.Integer(),
  test: orNull(Test),
  scim: Scim,
  failures: Type.Array(
    Type.Object({
      at: Type.String(),
      problem: oneOrNull(...PROBLEMS, 'LOGOUT_REFUSED'),
      email: Type.String(),
      detail: Type.String(),
      personId: orNull(Type.String()),
    }),
  ),
});
export type SignOnSettings = Type.Static<typeof SignOnSettings>;

export const signOnContract = {
  'POST /api/sign-on/find': {
    summary: 'The sign-on of the organization that an address belongs to; the answer depends on its domain alone',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ email: Type.String({ maxLength: 254 }), back: Back }),
    reply: Next,
  },
  'GET /api/sign-on/organization': {
    summary: 'Whose sign-on a link leads to',
    access: 'shopper',
    ids: {},
    query: Type.Object({ organization: Organization }),
    reply: Type.Object({ name: Type.String() }),
  },
  'POST /api/sign-on/begin': {
    summary: 'The address at the organization’s provider where a sign-on of this browser begins; good for ten minutes',
    access: 'shopper',
    ids: {},
    body: Type.Object({ organization: Organization, back: Back }),
    reply: Next,
  },
  'POST /api/sign-on/finish': {
    summary:
      'Signs in whom the provider vouches for; works once, in the browser that began it. `answer`: the query with which the provider sent it back',
    access: 'shopper',
    ids: {},
    body: Type.Object({ organization: Organization, answer: Type.String({ maxLength: 8_000 }) }),
    reply: Next,
  },
  'POST /api/sign-on/leave': {
    summary: 'The address at the provider that signs out there; next is empty when it has none',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ organization: Organization, state: State }),
    reply: Type.Object({ name: Type.String(), next: Type.String() }),
  },
  'POST /api/sign-on/left': {
    summary: 'What came of signing out, once',
    access: 'shopper',
    ids: {},
    body: Type.Object({ organization: Organization, state: State }),
    reply: Type.Object({ name: Type.String(), outcome: oneOf('both', 'here', 'out', 'in') }),
  },
  'GET /api/organization/sign-on': {
    summary: 'How the caller’s organization signs in',
    access: ADMINISTRATORS,
    acting: 'never',
    ids: {},
    reply: SignOnSettings,
  },
  'POST /api/organization/sign-on/connection': {
    summary: 'Sets the connection with the organization’s provider; an empty secret keeps the stored one',
    access: ADMINISTRATORS,
    ids: { 'body.clientId': 'note' },
    body: Type.Object({
      issuer: Type.String({ maxLength: 500 }),
      clientId: Type.String({ maxLength: 200 }),
      secret: Type.String({ maxLength: 500 }),
      groupsClaim: Type.String({ maxLength: 100 }),
      trustsAddresses: Type.Boolean(),
      opensAccounts: Type.Boolean(),
      role: Role,
    }),
    reply: Nothing,
  },
  'POST /api/organization/sign-on/saml': {
    summary: 'Sets the connection by the metadata of the organization’s SAML provider; empty metadata keep the stored ones',
    access: ADMINISTRATORS,
    ids: {},
    body: Type.Object({
      metadata: Type.String({ maxLength: 200_000 }),
      emailClaim: Type.String({ maxLength: 200 }),
      groupsClaim: Type.String({ maxLength: 100 }),
      startsAtProvider: Type.Boolean(),
      opensAccounts: Type.Boolean(),
      role: Role,
    }),
    reply: Nothing,
  },
  'POST /api/organization/sign-on/mode': {
    summary: 'Who signs in with the provider; `only` names an administrator who keeps a password',
    access: ADMINISTRATORS,
    ids: { 'body.keeperId': 'member' },
    body: Type.Object({ mode: Mode, keeperId: Type.Optional(Type.Union([Id, Type.Literal('')])) }),
    reply: Nothing,
  },
  'POST /api/organization/sign-on/sign-out': setting(
    'Says whether people who sign out here are signed out at the provider as well; refused when it does not say where',
    Type.Object({ signsOut: Type.Boolean() }),
  ),
  'POST /api/organization/sign-on/domains': setting(
    'Adds a domain, which attracts nobody until it is proven',
    Type.Object({ domain: Domain }),
  ),
  'POST /api/organization/sign-on/domains/check': setting(
    'Looks for the text record that proves a domain',
    Type.Object({ domain: Domain }),
  ),
  'POST /api/organization/sign-on/domains/remove': setting(
    'Removes a domain; its people no longer sign in with the provider',
    Type.Object({ domain: Domain }),
  ),
  'POST /api/organization/sign-on/mappings': {
    summary: 'Says what a group of the directory means here',
    access: ADMINISTRATORS,
    ids: { 'body.groupId': 'group' },
    body: Type.Object({ directoryGroup: Group, role: Role, groupId: Type.Optional(Type.Union([Id, Type.Literal('')])) }),
    reply: Nothing,
  },
  'POST /api/organization/sign-on/mappings/remove': setting(
    'Forgets what a group of the directory means; people keep what they have',
    Type.Object({ directoryGroup: Group }),
  ),
  'POST /api/organization/sign-on/unlink': {
    summary: 'Lets a person sign on with a new account of the directory',
    access: ADMINISTRATORS,
    ids: { 'body.personId': 'member' },
    body: Type.Object({ personId: Id }),
    reply: Nothing,
  },
  'POST /api/organization/sign-on/scim/tokens': {
    summary: 'Makes a token for the directory, which is told this once; two are live at most',
    access: ADMINISTRATORS,
    ids: {},
    body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 730 }) }),
    reply: Type.Object({ token: Type.String() }),
  },
  'POST /api/organization/sign-on/scim/tokens/revoke': setting(
    'Revokes a token, named by its last characters; the directory is refused from then on',
    Type.Object({ ending: Type.String({ maxLength: 6 }) }),
  ),
  'POST /api/organization/sign-on/test': {
    summary: 'The address at the provider where a test of the connection begins; it signs nobody in',
    access: ADMINISTRATORS,
    ids: {},
    body: Nothing,
    reply: Next,
  },
} as const;
