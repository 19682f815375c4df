// What a directory asks first: what this service can do, and which attributes it keeps (RFC 7643, 5 to 7).
const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0';

const supported = (yes: boolean) => ({ supported: yes });

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${SCHEMAS}:ServiceProviderConfig`],
  patch: supported(true),
  bulk: { ...supported(false), maxOperations: 0, maxPayloadSize: 0 },
  filter: { ...supported(true), maxResults: 200 },
  changePassword: supported(false),
  sort: supported(false),
  etag: supported(true),
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator of the organization makes at Inkwell.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, name: 'User' | 'Group', description: string) => ({
  schemas: [`${SCHEMAS}:ResourceType`],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema: `${SCHEMAS}:${name}`,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

export const resourceTypes = (base: string) => [
  resourceType(base, 'User', 'A person of the organization'),
  resourceType(base, 'Group', 'A group of the organization’s directory'),
];

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly description: string;
  readonly required?: boolean;
  readonly multiValued?: boolean;
  readonly caseExact?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly subAttributes?: readonly ReturnType<typeof attribute>[];
}

const attribute = (facts: Attribute): object => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...facts,
});

const NAME = [
  { name: 'formatted', type: 'string', description: 'The whole name' },
  { name: 'familyName', type: 'string', description: 'Family name' },
  { name: 'givenName', type: 'string', description: 'Given name' },
] as const;

const EMAIL = [
  { name: 'value', type: 'string', description: 'An address at a verified domain' },
  { name: 'type', type: 'string', description: 'Always work' },
  { name: 'primary', type: 'boolean', description: 'Always true: there is one address' },
] as const;

const REFERENCE = [
  { name: 'value', type: 'string', description: 'The id', mutability: 'immutable' },
  { name: '$ref', type: 'reference', description: 'The address', mutability: 'immutable' },
  { name: 'display', type: 'string', description: 'The name', mutability: 'readOnly' },
] as const;

const schema = (base: string, name: 'User' | 'Group', description: string, attributes: readonly Attribute[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: `${SCHEMAS}:${name}`,
  name,
  description,
  attributes: attributes.map(attribute),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${SCHEMAS}:${name}` },
});

const part = (parts: readonly Attribute[]) => parts.map(attribute);

export const schemas = (base: string) => [
  schema(base, 'User', 'A person of the organization', [
    { name: 'userName', type: 'string', description: 'The name in the directory', required: true, uniqueness: 'server' },
    { name: 'externalId', type: 'string', description: 'The directory’s own id', caseExact: true },
    { name: 'name', type: 'complex', description: 'The name', subAttributes: part(NAME) },
    { name: 'displayName', type: 'string', description: 'The whole name' },
    { name: 'emails', type: 'complex', description: 'The work address', multiValued: true, subAttributes: part(EMAIL) },
    { name: 'active', type: 'boolean', description: 'Whether the person may sign in' },
    {
      name: 'groups',
      type: 'complex',
      description: 'Groups of the person',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: part(REFERENCE),
    },
  ]),
  schema(base, 'Group', 'A group of the organization’s directory', [
    { name: 'displayName', type: 'string', description: 'The name', required: true, uniqueness: 'server' },
    { name: 'externalId', type: 'string', description: 'The directory’s own id', caseExact: true },
    { name: 'members', type: 'complex', description: 'Its people', multiValued: true, subAttributes: part(REFERENCE) },
  ]),
];
