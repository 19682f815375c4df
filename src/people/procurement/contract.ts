// Connections of an organization with its purchasing systems, as its administrators set them (H_SAM, B2B-9).
import Type, { type TSchema } from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const IdOrNone = Type.Union([Id, Type.Literal('')]);
const Nothing = Type.Object({});
const Kind = oneOf('cxml', 'oci');
const ADMINISTRATORS = { permission: 'H_SAM' } as const;
const OF_CONNECTION = Type.Object({ connectionId: Id });
const CONNECTION = { 'params.connectionId': 'procurementConnection' } as const;

const change = <B extends TSchema>(summary: string, body: B) => ({
  summary,
  access: ADMINISTRATORS,
  ids: CONNECTION,
  params: OF_CONNECTION,
  body,
  reply: Nothing,
});

const NAMES = ['fromDomain', 'fromIdentity', 'senderDomain', 'senderIdentity', 'toDomain', 'toIdentity'] as const;
const CHOICES = {
  shopsAs: oneOf('shared', 'named'),
  opensAccounts: Type.Boolean(),
  role: oneOf('buyer', 'approver', 'groupApprover', 'viewer'),
  shipTo: oneOf('setup', 'fixed', 'usual'),
  encoding: oneOf('urlencoded', 'base64'),
} as const;

/** `sharedProfileId`, `locationId`: '' for none. Origins: one a line. */
export const ConnectionView = Type.Object({
  ...all(Type.String(), 'connectionId', 'name', ...NAMES, 'ociUser', 'sharedProfileId', 'locationId', 'classification', 'defaultCode'),
  ...all(Type.String(), 'returnOrigins', 'frameOrigins'),
  ...CHOICES,
  kind: Kind,
  isEnabled: Type.Boolean(),
  isTest: Type.Boolean(),
  sessionMinutes: Type.Integer(),
});
export type ConnectionView = Type.Static<typeof ConnectionView>;

const Choice = Type.Object(all(Type.String(), 'id', 'name'));

/** Instants. `code` '': all was well; else the code of what was wrong. */
const Document = Type.Object({ ...all(Type.String(), 'at', 'kind', 'code', 'detail'), direction: oneOf('in', 'out') });

export const ConnectionPage = Type.Object({
  connection: ConnectionView,
  /** For the purchasing system: where it posts cXML to, or leads its browser to. */
  address: Type.String(),
  secrets: Type.Array(Type.Object({ ...all(Type.String(), 'ending', 'madeAt', 'madeBy'), expiresAt: orNull(Type.String()) })),
  people: Type.Array(Type.Object(all(Type.String(), 'userName', 'profileId', 'name'))),
  /** Active people and locations of the organization, to choose from. */
  members: Type.Array(Choice),
  locations: Type.Array(Choice),
  provenDomains: Type.Array(Type.String()),
  documents: Type.Array(Document),
  page: Type.Integer(),
  pages: Type.Integer(),
});
export type ConnectionPage = Type.Static<typeof ConnectionPage>;

const Short = Type.String({ maxLength: 200 });

export const procurementContract = {
  'GET /api/organization/procurement': {
    summary: 'The connections of the caller’s organization',
    access: ADMINISTRATORS,
    acting: 'never',
    ids: {},
    reply: Type.Object({
      /** False in a shop without a key for secrets. */
      isOffered: Type.Boolean(),
      organization: Type.String(),
      connections: Type.Array(
        Type.Object({
          ...all(Type.String(), 'connectionId', 'name'),
          kind: Kind,
          isEnabled: Type.Boolean(),
          isTest: Type.Boolean(),
          lastUsed: orNull(Type.String()),
        }),
      ),
    }),
  },
  'GET /api/organization/procurement/:connectionId': {
    summary: 'One connection, with what was exchanged lately',
    access: ADMINISTRATORS,
    acting: 'never',
    ids: CONNECTION,
    params: OF_CONNECTION,
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })) }),
    reply: ConnectionPage,
  },
  'POST /api/organization/procurement': {
    summary: 'Begins a connection: in test mode, and turned off',
    access: ADMINISTRATORS,
    ids: {},
    body: Type.Object({ kind: Kind, name: Short }),
    reply: Type.Object({ connectionId: Type.String() }),
  },
  'POST /api/organization/procurement/:connectionId': {
    summary: 'Sets a connection',
    access: ADMINISTRATORS,
    ids: { ...CONNECTION, 'body.sharedProfileId': 'member', 'body.locationId': 'location' },
    params: OF_CONNECTION,
    body: Type.Object({
      ...all(Short, 'name', ...NAMES, 'classification', 'defaultCode'),
      ...all(Type.String({ maxLength: 3_000 }), 'returnOrigins', 'frameOrigins'),
      ...CHOICES,
      sharedProfileId: IdOrNone,
      locationId: IdOrNone,
      sessionMinutes: Type.String({ maxLength: 5 }),
    }),
    reply: Nothing,
  },
  'POST /api/organization/procurement/:connectionId/state': change(
    'Turns a connection on or off, or says whether it is being tried; turning it off ends its visits',
    Type.Object({ isEnabled: Type.Boolean(), isTest: Type.Boolean() }),
  ),
  'POST /api/organization/procurement/:connectionId/secret': {
    summary: 'Makes a secret, which is told this once; the one before works for a week',
    access: ADMINISTRATORS,
    ids: CONNECTION,
    params: OF_CONNECTION,
    body: Nothing,
    reply: Type.Object({ secret: Type.String() }),
  },
  'POST /api/organization/procurement/:connectionId/secret/revoke': change(
    'Ends an old secret before its time, named by its last characters',
    Type.Object({ ending: Type.String({ maxLength: 4 }) }),
  ),
  'POST /api/organization/procurement/:connectionId/people': {
    summary: 'Says whom a name in the purchasing system stands for',
    access: ADMINISTRATORS,
    ids: { ...CONNECTION, 'body.personId': 'member' },
    params: OF_CONNECTION,
    body: Type.Object({ userName: Short, personId: IdOrNone }),
    reply: Nothing,
  },
  'POST /api/organization/procurement/:connectionId/people/remove': change(
    'Forgets whom a name stands for',
    Type.Object({ userName: Short }),
  ),
  'POST /api/organization/procurement/:connectionId/remove': change('Removes a connection with everything of it', Nothing),
} as const;
