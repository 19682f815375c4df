// Tax exemption certificates of an organization, for those who administer it (H_SAM, B2B-4). Days are calendar days, '' for none.
import Type from 'typebox';
import { all, oneOf } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Word = Type.String({ maxLength: 100 });
const Day = Type.String({ maxLength: 10 });
const MANAGE = { permission: 'H_SAM' } as const;
const OF_EXEMPTION = Type.Object({ exemptionId: Id });
const EXEMPTION = { 'params.exemptionId': 'taxExemption' } as const;

export const ExemptionView = Type.Object({
  ...all(Type.String(), 'exemptionId', 'number', 'validFrom', 'validUntil', 'reason', 'submittedBy'),
  country: oneOf('US', 'CA'),
  kind: oneOf('resale', 'government', 'nonprofit', 'school', 'tribe', 'firstNations', 'diplomat'),
  ...all(Type.Array(Type.String()), 'regions', 'taxes'),
  state: oneOf('submitted', 'approved', 'declined', 'withdrawn', 'expired', 'revoked', 'replaced'),
  /** Instants; '' for not yet. */
  ...all(Type.String(), 'submittedAt', 'decidedAt', 'endedAt'),
  /** Approved, but its first day has not come; and approved, with a last day in the next 30 days. */
  ...all(Type.Boolean(), 'isComing', 'endsSoon'),
  /** The certificate that it takes the place of, and the one submitted in its place; '' for none. */
  ...all(Type.String(), 'replaces', 'replacedBy'),
});
export type ExemptionView = Type.Static<typeof ExemptionView>;

/** What certificates did to a cart: a row for each tax that they take away, and why others are charged ('' for nothing to say). */
export const TaxExemption = Type.Object({
  exempt: Type.Array(Type.Object(all(Type.String(), 'label', 'why'))),
  taxedWhy: Type.String(),
});

/** `id` '': `errors` says what is wrong with which field, and nothing was saved. */
const Saved = Type.Object({
  id: Type.String(),
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'message'))),
});
export type SavedExemption = Type.Static<typeof Saved>;

/** A document of 4 MB as base64, with the JSON around it. */
const MOST_BYTES = 5_400_000;

export const taxExemptionsContract = {
  'GET /api/organization/tax-exemptions': {
    summary: 'The tax exemption certificates of the caller’s organization in the site’s country, the latest first',
    access: MANAGE,
    ids: {},
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }),
    reply: Type.Object({
      organization: Type.String(),
      /** The whole account buys without tax, by agreement with the shop. */
      isAccountExempt: Type.Boolean(),
      exemptions: Type.Array(ExemptionView),
      /** Where no tax is charged today: states or provinces with the taxes that are left off. */
      covered: Type.Array(Type.Object({ region: Type.String(), taxes: Type.Array(Type.String()) })),
      today: Type.String(),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'GET /api/organization/tax-exemptions/:exemptionId': {
    summary: 'One certificate of the caller’s organization',
    access: MANAGE,
    ids: EXEMPTION,
    params: OF_EXEMPTION,
    reply: Type.Object({ ...ExemptionView.properties, today: Type.String() }),
  },
  'POST /api/organization/tax-exemptions': {
    summary: 'Submits a certificate with its document for review; the same one again is the one that is there',
    access: MANAGE,
    ids: { 'body.replaces': 'taxExemption' },
    bodyLimit: MOST_BYTES,
    body: Type.Object({
      ...all(Word, 'kind', 'number'),
      regions: Type.Array(Type.String({ maxLength: 2 }), { maxItems: 80 }),
      taxes: Type.Array(Type.String({ maxLength: 5 }), { maxItems: 10 }),
      ...all(Day, 'validFrom', 'validUntil'),
      /** The certificate that it takes the place of once it is approved. */
      replaces: Type.Optional(Type.Union([Id, Type.Literal('')])),
      /** The scan as base64: PDF, JPEG or PNG, at most 4 MB. The body limit bounds its length. */
      document: Type.String(),
    }),
    reply: Saved,
  },
  'POST /api/organization/tax-exemptions/:exemptionId/withdraw': {
    summary: 'Takes a certificate back that is not reviewed yet',
    access: MANAGE,
    ids: EXEMPTION,
    params: OF_EXEMPTION,
    reply: Type.Object({}),
  },
} as const;
