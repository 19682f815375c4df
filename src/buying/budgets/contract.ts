// What an order can be charged to, as the cart's reply shows it (CART-1, B2B-1), and the budgets of an organization for those who see and keep them (H_EBL,
// H_SB). Amounts have two decimals.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** The account's budget centers, by name. level LINE: each line may have its own center; budgetingEnabled: the account limits spending. */
const InvoiceInfo = Type.Object({
  bc: Type.Object({
    level: oneOf('ORDER', 'LINE'),
    values: Type.Array(Type.String()),
    ...all(Type.Boolean(), 'budgetingEnabled', 'isConfigured'),
  }),
});

/** The chosen center. availableBalance is null without a limit, and negative when the center is overspent. */
const BudgetDetails = Type.Object({ budgetCenter: Type.String(), availableBalance: orNull(Type.Number()) });

/**
 * What an order does to the running period of a center. amount, leftBefore and leftAfter are null without a limit; used: spent and held before the order;
 * overBy 0: it fits. `who` may allow more: the owner, else those who keep budgets; '' for nobody.
 */
const BudgetEffectView = Type.Object({
  ...all(Type.String(), 'center', 'who'),
  ...all(Type.Number(), 'cost', 'used', 'overBy'),
  /** asked: what the caller has asked for in it and waits for. */
  ...all(orNull(Type.Number()), 'amount', 'leftBefore', 'leftAfter', 'asked'),
  period: oneOf('once', 'month', 'quarter', 'year'),
  whenOver: oneOf('approval', 'refuse'),
});
export type BudgetEffectView = Type.Static<typeof BudgetEffectView>;

/** Fields of a cart, for callers that ask for all parts. */
export const INVOICE_PARTS = { bcDetails: Type.Optional(BudgetDetails), invoiceInfo: Type.Optional(InvoiceInfo) };

/** Fields of checkout: the order's purchase order and center, '' for none, and what it does to the budgets that it is charged to. */
export const CHARGED = {
  chargedTo: Type.Object(all(Type.String(), 'purchaseOrder', 'purchaseOrderRelease', 'budgetCenter')),
  budgets: Type.Array(BudgetEffectView),
};

/** A line of the cart's contract. */
export const CART_BUDGETS = {
  summary: 'What an order of the cart would do to the budgets that it is charged to (B2B-1); none for whoever orders for themselves',
  access: 'shopper',
  ids: {},
  reply: Type.Object({ budgets: Type.Array(BudgetEffectView) }),
} as const;

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 300 });
const MANAGE = { permission: 'H_SB' } as const;
const OF_CENTER = Type.Object({ centerId: Id });
const CENTER = { 'params.centerId': 'budget' } as const;
const Nothing = Type.Object({});
const Named = Type.Object(all(Type.String(), 'id', 'name'));

/** The running period of a budget, or the last one of a budget that has ended. starts, ends: days; left: null without a limit. */
export const BudgetView = Type.Object({
  ...all(Type.String(), 'centerId', 'name', 'since', 'starts', 'currency'),
  state: oneOf('running', 'planned', 'ended', 'retired'),
  period: oneOf('once', 'month', 'quarter', 'year'),
  fiscalMonth: Type.Integer(),
  /** `ends`: the last day of the period; lastDay: of the budget. */
  ...all(orNull(Type.String()), 'ends', 'lastDay'),
  /** Of each period; amountNow: of this one, with what was carried over and moved. */
  ...all(orNull(Type.Number()), 'amount', 'amountNow', 'left'),
  ...all(Type.Number(), 'spent', 'held'),
  warnAt: orNull(Type.Integer()),
  whenOver: oneOf('approval', 'refuse'),
  ...all(Type.Boolean(), 'carriesOver', 'forLines', 'isNearlyUsed', 'canManage'),
  owner: orNull(Named),
  ...all(Type.Array(Named), 'groups', 'people'),
});
export type BudgetView = Type.Static<typeof BudgetView>;

/** `change`: what the entry does to what is left; of a spent entry that was held before, what was spent. */
const Entry = Type.Object({
  kind: oneOf('set', 'moved', 'carried', 'held', 'released', 'spent', 'cancelled', 'returned'),
  ...all(Type.String(), 'at', 'note'),
  ...all(orNull(Type.String()), 'orderNumber', 'by'),
  change: Type.Number(),
  leftAfter: orNull(Type.Number()),
});
export type BudgetEntry = Type.Static<typeof Entry>;

/** A request for more money in a budget. granted: what was added; answer: the comment of the person who answered. */
const MoneyRequest = Type.Object({
  ...all(Type.String(), 'requestId', 'from', 'note', 'askedAt', 'answer'),
  amount: Type.Number(),
  granted: orNull(Type.Number()),
  answeredBy: orNull(Type.String()),
  state: oneOf('waiting', 'granted', 'declined', 'withdrawn'),
});
export type MoneyRequest = Type.Static<typeof MoneyRequest>;

export const Assignees = Type.Object(all(Type.Array(Named), 'groups', 'people'));
export type BudgetAssignees = Type.Static<typeof Assignees>;

const Body = Type.Object({
  ...all(Text, 'name', 'amount', 'period', 'fiscalMonth', 'since', 'ends', 'warnAt', 'whenOver'),
  ...all(Type.Boolean(), 'carriesOver', 'forLines'),
  ownerId: orNull(Id),
  groupIds: Type.Array(Id, { maxItems: 200 }),
  profileIds: Type.Array(Id, { maxItems: 500 }),
});

const Saved = Type.Object({
  id: orNull(Type.String()),
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'code', 'message'))),
});
export type SavedBudget = Type.Static<typeof Saved>;

/** Rows are numbered as in a spreadsheet; 0 concerns the whole table. */
const Imported = Type.Object({
  ...all(Type.Integer(), 'added', 'changed', 'unchanged', 'problemCount'),
  /** By row, the first 200. */
  problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
});
export type ImportedBudgets = Type.Static<typeof Imported>;

export const budgetsContract = {
  'GET /api/budgets': {
    summary: 'The budgets of the caller’s organization in this site’s currency, with the sums of those that run; an owner gets their own',
    access: 'account',
    ids: {},
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 80 })),
      state: Type.Optional(oneOf('running', 'nearlyUsed', 'ended')),
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Type.Object({
      organization: Type.String(),
      budgets: Type.Array(BudgetView),
      counts: Type.Object(all(Type.Integer(), 'running', 'nearlyUsed', 'ended')),
      /** `seesAll`: else they are the caller's own alone. */
      ...all(Type.Boolean(), 'canManage', 'seesAll'),
      totals: Type.Object(all(Type.Number(), 'amount', 'spent', 'held', 'left')),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'GET /api/budget-assignees': {
    summary: 'The groups and people who may own and charge a budget',
    access: MANAGE,
    ids: {},
    reply: Assignees,
  },
  'GET /api/budgets/:centerId': {
    summary: 'One budget with the history of its running period, newest first; its owner sees it as well',
    access: 'account',
    ids: CENTER,
    params: OF_CENTER,
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }),
    reply: Type.Object({
      budget: BudgetView,
      heldBy: Type.Integer(),
      entries: Type.Array(Entry),
      /** Budgets that money can be moved from and to. */
      others: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), left: Type.Number() })),
      /** Waiting for an answer of the caller: the owner, or those who keep budgets. */
      requests: Type.Array(MoneyRequest),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'POST /api/budgets': {
    summary: 'Adds a budget in this site’s currency',
    access: MANAGE,
    ids: { 'body.ownerId': 'member', 'body.groupIds': 'group', 'body.profileIds': 'member' },
    body: Body,
    reply: Saved,
  },
  'POST /api/budgets/:centerId override PUT': {
    summary: 'Changes a budget; another amount changes the running period by the difference',
    access: MANAGE,
    ids: { ...CENTER, 'body.ownerId': 'member', 'body.groupIds': 'group', 'body.profileIds': 'member' },
    params: OF_CENTER,
    body: Body,
    reply: Saved,
  },
  'POST /api/budgets/:centerId/retire': {
    summary: 'Retires a budget: nothing is charged to it any more, open carts included',
    access: MANAGE,
    ids: CENTER,
    params: OF_CENTER,
    reply: Nothing,
  },
  'POST /api/budgets/:centerId/restore': {
    summary: 'Brings a retired budget back',
    access: MANAGE,
    ids: CENTER,
    params: OF_CENTER,
    reply: Nothing,
  },
  'POST /api/budgets/:centerId/move': {
    summary: 'Moves money from another budget to this one, in their running periods',
    access: MANAGE,
    ids: { ...CENTER, 'body.from': 'budget' },
    params: OF_CENTER,
    body: Type.Object({ from: Id, amount: Text, note: Type.String({ maxLength: 200 }) }),
    reply: Saved,
  },
  'POST /api/budgets/import': {
    summary: 'Adds and changes budgets from a table, its header first; with a wrong row it writes nothing and names every wrong row',
    access: MANAGE,
    ids: {},
    body: Type.Object({ rows: Type.Array(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 40 }), { maxItems: 2_001 }) }),
    reply: Imported,
  },
  'GET /api/budget-requests': {
    summary: 'Who is asked for more in a budget that the caller may charge, and the caller’s latest request; `center` is its name',
    access: 'account',
    ids: {},
    query: Type.Object({ center: Type.String({ maxLength: 60 }) }),
    reply: Type.Object({ ...all(Type.String(), 'center', 'who'), latest: orNull(MoneyRequest) }),
  },
  'POST /api/budget-requests': {
    summary: 'Asks the owner of a budget for more; of each person one request waits for each budget',
    access: 'account',
    ids: {},
    body: Type.Object({ center: Type.String({ maxLength: 60 }), amount: Text, note: Text }),
    reply: Saved,
  },
  'POST /api/budget-requests/withdraw': {
    summary: 'Takes the caller’s waiting request back; a second time changes nothing',
    access: 'account',
    ids: {},
    body: Type.Object({ center: Type.String({ maxLength: 60 }) }),
    reply: Nothing,
  },
  'POST /api/budgets/:centerId/requests/:requestId': {
    summary: 'Grants a request, which adds the amount to the running period, or declines it with a comment: its owner, or H_SB',
    access: 'account',
    ids: { ...CENTER, 'params.requestId': 'part' },
    params: Type.Object({ centerId: Id, requestId: Id }),
    body: Type.Object({ decision: oneOf('grant', 'decline'), amount: Text, answer: Text }),
    reply: Saved,
  },
} as const;
