// Approval rules of an organization: administrators write them (H_SAM), budget managers those about budgets (H_SB), people managers see them (B2B-8).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Nothing = Type.Object({});
const SEE = { permission: ['H_SAM', 'H_SB', 'H_MU'] } as const;
const WRITE = { permission: ['H_SAM', 'H_SB'] } as const;
const ADMINISTER = { permission: 'H_SAM' } as const;
const OF_RULE = Type.Object({ ruleId: Id });
const RULE = { 'params.ruleId': 'approvalRule' } as const;

const KINDS = [
  'total',
  'ownLimit',
  'line',
  'period',
  'budget',
  'items',
  'category',
  'brand',
  'offContract',
  'blocked',
  'shipTo',
  'payment',
  'lineCount',
  'delivery',
] as const;
const Kind = oneOf(...KINDS);
const Mode = oneOf('oneOf', 'allOf');
const Who = oneOf('people', 'H_AO', 'H_AL', 'H_AG', 'group', 'buyersGroup', 'budgetOwner', 'administrators');

const Named = Type.Object(all(Type.String(), 'id', 'name'));
const NamedList = Type.Array(Named);

const Terms = {
  /** `over`: cents or lines. `of`: period, center, category, brand, location or payment kind. `named`: item numbers. */
  conditions: Type.Array(
    Type.Object({ kind: Kind, over: Type.Integer(), of: Type.String(), named: Type.Array(Type.String()), not: Type.Boolean() }),
  ),
  everybody: Type.Boolean(),
  ...all(Type.Array(Type.String()), 'groupIds', 'profileIds'),
  /** `named`: profiles of `people`, the group of `group`. */
  levels: Type.Array(Type.Object({ mode: Mode, who: Who, named: Type.Array(Type.String()) })),
  /** ISO dates; '': open. */
  ...all(Type.String(), 'startsOn', 'endsOn'),
};

export const TermsView = Type.Object(Terms);
export type TermsView = Type.Static<typeof TermsView>;

export const RuleView = Type.Object({
  ruleId: Type.String(),
  version: Type.Integer(),
  ...Terms,
  isPaused: Type.Boolean(),
  /** The stored rule cannot be read: it asks the administrators about every order until it is written anew or deleted. */
  isUnreadable: Type.Boolean(),
  /** Today lies between its days. */
  isInForce: Type.Boolean(),
  /** Whether the caller may change it. */
  mayChange: Type.Boolean(),
});
export type RuleView = Type.Static<typeof RuleView>;

const Typed = Type.String({ maxLength: 80 });
/** A rule as it was typed: amounts are text, such as "$1,000.00". */
export const TypedRule = Type.Object({
  conditions: Type.Array(
    Type.Object({ kind: Kind, over: Typed, of: Typed, named: Type.Array(Typed, { maxItems: 100 }), not: Type.Boolean() }),
    { maxItems: 8 },
  ),
  everybody: Type.Boolean(),
  ...all(Type.Array(Id, { maxItems: 200 }), 'groupIds', 'profileIds'),
  levels: Type.Array(Type.Object({ mode: Mode, who: Who, named: Type.Array(Id, { maxItems: 50 }) }), { maxItems: 5 }),
  ...all(Type.String({ maxLength: 10 }), 'startsOn', 'endsOn'),
});
export type TypedRule = Type.Static<typeof TypedRule>;
const TYPED_IDS = { 'body.groupIds': 'group', 'body.profileIds': 'member' } as const;

/** `ruleId` is null when something has to be changed first. `field`: `conditions.0.over`, `levels.1`, `endsOn`. */
const Saved = Type.Object({
  ruleId: orNull(Type.String()),
  problems: Type.Array(Type.Object(all(Type.String(), 'field', 'code', 'message'))),
});
export type SavedRule = Type.Static<typeof Saved>;

const Settings = Type.Object({
  version: Type.Integer(),
  ...all(orNull(Type.Integer()), 'remindAfterHours', 'escalateAfterHours'),
  /** Null: the administrators. */
  escalateTo: orNull(Type.String()),
  expireAfterHours: Type.Integer(),
  mayApproveOwn: Type.Boolean(),
});
export type SettingsView = Type.Static<typeof Settings>;

const LimitView = Type.Object({ subject: oneOf('person', 'group'), ...all(Type.String(), 'id', 'name'), cents: Type.Integer() });
export type LimitView = Type.Static<typeof LimitView>;

export const Choices = Type.Object({
  /** Everybody active; `approvers` may decide about orders. */
  people: NamedList,
  approvers: NamedList,
  groups: NamedList,
  /** Names; centers have no ids. */
  centers: Type.Array(Type.String()),
  locations: NamedList,
  /** In the order of the tree; `depth` from 0. */
  categories: Type.Array(Type.Object({ ...all(Type.String(), 'id', 'name'), depth: Type.Integer() })),
  brands: Type.Array(Type.String()),
});
export type Choices = Type.Static<typeof Choices>;

export const FactView = Type.Object({
  kind: oneOf(...KINDS, 'unreadable'),
  isMet: Type.Boolean(),
  actual: Type.Integer(),
  limit: orNull(Type.Integer()),
  overBy: Type.Integer(),
  subject: Type.String(),
  not: Type.Boolean(),
  titles: Type.Array(Type.String()),
});

const StepView = Type.Object({ mode: Mode, names: Type.Array(Type.String()), rules: Type.Integer(), isStandIn: Type.Boolean() });
export type StepView = Type.Static<typeof StepView>;

const VerdictView = Type.Object({ outcome: oneOf('free', 'asks', 'nobody'), steps: Type.Array(StepView) });
export type VerdictView = Type.Static<typeof VerdictView>;

/** How many orders would have waited, and how many of them for more than one step. */
const Count = Type.Object(all(Type.Integer(), 'asked', 'several'));

/** What is judged: an order of the organization, the caller's cart, or an order that is made up. */
export const Trial = Type.Object({
  source: oneOf('order', 'cart', 'madeUp'),
  orderNumber: Type.String({ maxLength: 40 }),
  buyer: Type.Union([Id, Type.Literal('')]),
  items: Type.Array(Type.Object({ item: Typed, qty: Type.Integer({ minimum: 1, maximum: 9_999 }) }), { maxItems: 20 }),
  center: Typed,
  payment: oneOf('card', 'account', 'gift', 'paypal', 'rewards'),
  /** '': an address that is no location. */
  shipTo: Type.Union([Id, Type.Literal('')]),
  /** What if: another total, without an item, on another center, to another location; '' leaves it as it is. */
  whatIf: Type.Optional(Type.Object({ ...all(Typed, 'amount', 'without', 'center'), shipTo: Type.Union([Id, Type.Literal('')]) })),
});
export type Trial = Type.Static<typeof Trial>;

const Tried = Type.Object({
  /** Null: there is nothing to judge; `problem` says why. */
  submission: orNull(Type.Object({ buyer: Type.String(), ...all(Type.Integer(), 'totalCents', 'lines') })),
  problem: Type.String(),
  /** What is wrong with the change; it is not tried then. */
  problems: Saved.properties.problems,
  saved: VerdictView,
  /** With the change; null when nothing was changed. */
  changed: orNull(VerdictView),
  rules: Type.Array(
    Type.Object({
      ruleId: Type.String(),
      isChanged: Type.Boolean(),
      state: oneOf('hit', 'missed', 'notBuyer', 'notNow'),
      facts: Type.Array(FactView),
      steps: Type.Array(StepView),
    }),
  ),
  /** Orders of the last 30 days. */
  recent: Type.Object({ orders: Type.Integer(), saved: Count, changed: orNull(Count) }),
});
export type Tried = Type.Static<typeof Tried>;

export const ChangeView = Type.Object({
  at: Type.String(),
  actorName: Type.String(),
  kind: oneOf('added', 'changed', 'paused', 'resumed', 'deleted', 'restored', 'settings', 'limit'),
  version: Type.Integer(),
  /** The rule as it was then, with the names of then; null when the change is about no rule. */
  rule: orNull(TermsView),
  names: NamedList,
  settings: orNull(Settings),
  /** `limit`: whose, and how much; `cents` null: none any more. */
  about: Type.String(),
  cents: orNull(Type.Integer()),
});
export type ChangeView = Type.Static<typeof ChangeView>;

export const approvalRulesContract = {
  'GET /api/organization/approval-rules': {
    summary: 'The approval rules of the caller’s organization, its limits and settings, and the latest changes',
    access: SEE,
    ids: {},
    reply: Type.Object({
      organization: Type.String(),
      ...all(Type.Boolean(), 'mayAdminister', 'mayWrite'),
      rules: Type.Array(RuleView),
      /** Of every person, group, location and category that the rules name. */
      names: NamedList,
      settings: Settings,
      limits: Type.Array(LimitView),
      withoutLimit: Type.Integer(),
      changes: Type.Array(ChangeView),
      /** Orders that can be tried, latest first. */
      orders: Type.Array(
        Type.Object({ ...all(Type.String(), 'orderNumber', 'buyer', 'placedAt'), cents: Type.Integer(), currency: oneOf('USD', 'CAD') }),
      ),
      hasCart: Type.Boolean(),
    }),
  },
  'GET /api/organization/approval-rule-choices': {
    summary: 'What a rule can be about and whom it can ask: people, groups, centers, locations, categories and brands',
    access: SEE,
    ids: {},
    reply: Choices,
  },
  'POST /api/organization/approval-rules': {
    summary: 'Adds a rule, or says what is wrong with it',
    access: WRITE,
    ids: TYPED_IDS,
    body: TypedRule,
    reply: Saved,
  },
  'POST /api/organization/approval-rules/:ruleId override PUT': {
    summary: 'Changes a rule that nobody else has changed since it was read',
    access: WRITE,
    ids: { ...RULE, ...TYPED_IDS },
    params: OF_RULE,
    body: Type.Object({ ...TypedRule.properties, version: Type.Integer() }),
    reply: Saved,
  },
  'POST /api/organization/approval-rules/:ruleId/pause': {
    summary: 'Pauses a rule, or puts it in force again',
    access: WRITE,
    ids: RULE,
    params: OF_RULE,
    body: Type.Object({ paused: Type.Boolean() }),
    reply: Nothing,
  },
  'POST /api/organization/approval-rules/:ruleId override DELETE': {
    summary: 'Deletes a rule; for 30 days it can be restored',
    access: WRITE,
    ids: RULE,
    params: OF_RULE,
    reply: Nothing,
  },
  'POST /api/organization/approval-rules/:ruleId/restore': {
    summary: 'Brings a deleted rule back',
    access: WRITE,
    ids: RULE,
    params: OF_RULE,
    reply: Nothing,
  },
  'POST /api/organization/approval-settings': {
    summary: 'Says when to remind, whom to ask instead, when an order goes back, and whether people may approve their own orders',
    access: ADMINISTER,
    ids: {},
    body: Settings,
    reply: Saved,
  },
  'POST /api/organization/approval-limits': {
    summary: 'Sets the limit of a person or a group on single orders; an empty amount means no limit',
    access: ADMINISTER,
    ids: { 'body.profileId': 'member', 'body.groupId': 'group' },
    /** One of the two is ''. */
    body: Type.Object({ ...all(Type.Union([Id, Type.Literal('')]), 'profileId', 'groupId'), amount: Typed }),
    reply: Saved,
  },
  'GET /api/organization/approval-changes': {
    summary: 'Who changed which rule when, newest first',
    access: SEE,
    ids: {},
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }),
    reply: Type.Object({ changes: Type.Array(ChangeView), ...all(Type.Integer(), 'page', 'pages') }),
  },
  'POST /api/organization/approval-trials': {
    summary: 'Who would have to approve an order and why, with the rules as saved and with a change; saves nothing',
    access: SEE,
    changesState: false,
    ids: {
      'body.ruleId': 'approvalRule',
      'body.rule.groupIds': 'group',
      'body.rule.profileIds': 'member',
      'body.trial.orderNumber': 'order',
    },
    body: Type.Object({
      trial: Trial,
      /** The rule that is being changed; '': a new one. */
      ruleId: Type.Union([Id, Type.Literal('')]),
      rule: Type.Optional(TypedRule),
    }),
    reply: Tried,
  },
} as const;
