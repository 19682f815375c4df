// Ship-to locations of an organization, for those who keep them (H_SSD) and for those who order to them (USR-9, B2B-5).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { ADDRESS_ANSWER, TypedAddress } from '#people/addresses/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 300 });
const MANAGE = { permission: 'H_SSD' } as const;
const OF_LOCATION = Type.Object({ locationId: Id });
const LOCATION = { 'params.locationId': 'location' } as const;
const Nothing = Type.Object({});

const PLACE = all(Type.String(), 'name', 'code', 'attention', 'notes', 'address1', 'address2', 'city', 'state', 'zip', 'phone');

const GroupName = Type.Object(all(Type.String(), 'groupId', 'name'));
const PersonName = Type.Object(all(Type.String(), 'profileId', 'name'));

export const LocationView = Type.Object({
  locationId: Type.String(),
  ...PLACE,
  country: oneOf('USA', 'CA'),
  /** Everybody of the organization may use it; else these groups and people. */
  everybody: Type.Boolean(),
  groups: Type.Array(GroupName),
  people: Type.Array(PersonName),
  retiredAt: orNull(Type.String()),
});
export type LocationView = Type.Static<typeof LocationView>;

/** Who may be given a location. */
export const Assignees = Type.Object({ groups: Type.Array(GroupName), people: Type.Array(PersonName) });
export type Assignees = Type.Static<typeof Assignees>;

/** A location that the caller may have goods sent to. */
export const ShipToView = Type.Object({
  locationId: Type.String(),
  ...PLACE,
  country: oneOf('USA', 'CA'),
  isDefault: Type.Boolean(),
});
export type ShipToView = Type.Static<typeof ShipToView>;

const LocationBody = Type.Object({
  ...all(Text, 'name', 'code', 'attention', 'notes', 'address1', 'address2', 'city', 'state', 'zip', 'phone'),
  everybody: Type.Boolean(),
  groupIds: Type.Array(Id, { maxItems: 200 }),
  profileIds: Type.Array(Id, { maxItems: 500 }),
  /** Saves nothing while the address check has a suggestion or a question. */
  askFirst: Type.Optional(Type.Boolean()),
});

const Saved = Type.Object({ ...ADDRESS_ANSWER, id: orNull(Type.String()) });
export type SavedLocation = Type.Static<typeof Saved>;

/** Rows are numbered as in a spreadsheet; 0 concerns the whole table. */
const Imported = Type.Object({
  ...all(Type.Integer(), 'added', 'changed', 'unchanged', 'problemCount'),
  /** By row, the first 200. */
  problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
});
export type ImportedLocations = Type.Static<typeof Imported>;

export const ShipTo = Type.Object({
  organization: Type.String(),
  /** Whether the caller may ship, and bill, to addresses of their own. */
  ...all(Type.Boolean(), 'ownShipping', 'ownBilling'),
  /** Where the organization is billed; null for nowhere in particular. */
  billing: orNull(TypedAddress),
  /** The default first. */
  locations: Type.Array(ShipToView),
});
export type ShipTo = Type.Static<typeof ShipTo>;

export const locationsContract = {
  'GET /api/organization/locations': {
    summary: 'The ship-to locations of the caller’s organization, and who may use each',
    access: MANAGE,
    ids: {},
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 80 })),
      state: Type.Optional(oneOf('active', 'retired')),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Type.Object({
      organization: Type.String(),
      locations: Type.Array(LocationView),
      counts: Type.Object(all(Type.Integer(), 'active', 'retired')),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'GET /api/organization/location-assignees': {
    summary: 'The groups and people who may be given a location',
    access: MANAGE,
    ids: {},
    reply: Assignees,
  },
  'GET /api/organization/locations/:locationId': {
    summary: 'One location of the caller’s organization',
    access: MANAGE,
    ids: LOCATION,
    params: OF_LOCATION,
    reply: LocationView,
  },
  'POST /api/organization/locations': {
    summary: 'Adds a location in this site’s country; the same one again is the one that is there',
    access: MANAGE,
    ids: { 'body.groupIds': 'group', 'body.profileIds': 'member' },
    body: LocationBody,
    reply: Saved,
  },
  'POST /api/organization/locations/:locationId override PUT': {
    summary: 'Changes a location and who may use it; placed orders keep what they were placed with',
    access: MANAGE,
    ids: { ...LOCATION, 'body.groupIds': 'group', 'body.profileIds': 'member' },
    params: OF_LOCATION,
    body: LocationBody,
    reply: Saved,
  },
  'POST /api/organization/locations/:locationId/retire': {
    summary: 'Retires a location: nobody can order to it any more, open checkouts included',
    access: MANAGE,
    ids: LOCATION,
    params: OF_LOCATION,
    reply: Nothing,
  },
  'POST /api/organization/locations/:locationId/restore': {
    summary: 'Brings a retired location back',
    access: MANAGE,
    ids: LOCATION,
    params: OF_LOCATION,
    reply: Nothing,
  },
  'POST /api/organization/locations/import': {
    summary:
      'Adds and changes locations from a table, its header first; with a wrong row it writes nothing and says what is wrong with each',
    access: MANAGE,
    ids: {},
    body: Type.Object({ rows: Type.Array(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 40 }), { maxItems: 2_001 }) }),
    reply: Imported,
  },
  'GET /api/ship-to': {
    summary: 'Where the caller may have goods sent and be billed: the organization’s locations for them, and its rules',
    access: 'account',
    ids: {},
    reply: ShipTo,
  },
  'POST /api/ship-to/default': {
    summary: 'Makes a location the caller’s default for this site’s country; null: none',
    access: 'account',
    acting: { deed: 'addressChange' },
    ids: { 'body.locationId': 'location' },
    body: Type.Object({ locationId: orNull(Id) }),
    reply: Nothing,
  },
} as const;
