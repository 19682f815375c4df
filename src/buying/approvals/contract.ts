// Orders that wait for approval: the queue, decisions, what is written about them; and the two calls of §7 (B2B-3). Amounts have two decimals.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { CustomDesign } from '#goods/customization/contract';

const Nothing = Type.Object({});
const Words = Type.String({ maxLength: 500 });
const Person = Type.Object({ profileId: Type.String(), name: Type.String() });
const Number12 = Type.String({ maxLength: 20 });
const ORDER = { 'params.orderNumber': 'order' } as const;
const OF_ORDER = Type.Object({ orderNumber: Number12 });
const Day = Type.String({ maxLength: 10 });

export const ApprovalSummary = Type.Object({
  orderNumber: Type.String(),
  buyer: Type.String(),
  isOwn: Type.Boolean(),
  /** `waiting`, `placing` (approved, being paid), `placed`, `notPlaced` (approved, and the payment failed), `declined`, `withdrawn`, `expired`. */
  state: oneOf('waiting', 'placing', 'placed', 'notPlaced', 'declined', 'withdrawn', 'expired'),
  /** The cart's status of §5 meanwhile; ''. */
  cartStatus: oneOf('TRANSIENT', 'APPROVED', ''),
  /** It waits for an answer that the caller can give. */
  forMe: Type.Boolean(),
  total: Type.Number(),
  currency: oneOf('USD', 'CAD'),
  units: Type.Integer(),
  /** Instants. */
  submittedAt: Type.String(),
  expiresAt: Type.String(),
  decidedAt: Type.String(),
  /** Who still has to answer, by name. */
  waitsFor: Type.Array(Type.String()),
  reasons: Type.Array(Type.String()),
});
export type ApprovalSummary = Type.Static<typeof ApprovalSummary>;

export const ApprovalLineView = Type.Object({
  lineNo: Type.Integer(),
  itemId: Type.String(),
  partNumber: Type.String(),
  customerSku: Type.String(),
  title: Type.String(),
  link: Type.String(),
  image: Type.String(),
  qty: Type.Integer(),
  kept: Type.Integer(),
  each: Type.Number(),
  total: Type.Number(),
  budgetCenter: Type.String(),
  /** The line's own; ''. */
  purchaseOrder: Type.String(),
  onContract: Type.Boolean(),
  /** Goods outside the contracts of an organization that has some. */
  offContract: Type.Boolean(),
  /** The contract that made the price, by name; ''. */
  contract: Type.String(),
  /** What goods made to order are made with, with its code (CAT-8). */
  customization: orNull(CustomDesign),
});
export type ApprovalLineView = Type.Static<typeof ApprovalLineView>;

export const ApprovalStepView = Type.Object({
  mode: oneOf('oneOf', 'allOf'),
  state: oneOf('done', 'waiting', 'later'),
  people: Type.Array(
    Type.Object({
      name: Type.String(),
      answer: oneOf('approve', 'decline', ''),
      /** Who answered for them, or will today; ''. */
      by: Type.String(),
      /** Left the organization. */
      isGone: Type.Boolean(),
    }),
  ),
});
export type ApprovalStepView = Type.Static<typeof ApprovalStepView>;

/** What an order comes to with some decisions about its lines. */
const ApprovalOutlook = Type.Object({
  ...all(Type.Integer(), 'kept', 'declined', 'reduced'),
  /** `less`: what goes back to the buyer. */
  ...all(Type.Number(), 'goods', 'discount', 'delivery', 'fees', 'tax', 'total', 'less'),
  /** The order's budget center, which pays delivery while some lines are charged to others; '' otherwise, and for who does not decide. */
  deliveryTo: Type.String(),
  /** Goods of each line after discounts, for the units that are kept. */
  lines: Type.Array(Type.Object({ lineNo: Type.Integer(), qty: Type.Integer(), total: Type.Number() })),
  /** The budget centers that it charges or charged; none for who does not decide. */
  budgets: Type.Array(
    Type.Object({
      center: Type.String(),
      /** Null: it has no limit. */
      amount: orNull(Type.Number()),
      /** What is used of it with this order, and without. */
      ...all(Type.Number(), 'used', 'without', 'overBy'),
    }),
  ),
});
export type ApprovalOutlook = Type.Static<typeof ApprovalOutlook>;

export const ApprovalDetail = Type.Intersect([
  ApprovalSummary,
  Type.Object({
    /** '': may answer. Else why not. */
    barred: oneOf('', 'ownOrder', 'notAsked', 'decided'),
    steps: Type.Array(ApprovalStepView),
    lines: Type.Array(ApprovalLineView),
    shipTo: Type.Array(Type.String()),
    ...all(Type.String(), 'purchaseOrder', 'purchaseOrderRelease'),
    budgetCenter: Type.String(),
    /** Centers that a line can be moved to. */
    centers: Type.Array(Type.String()),
    paidBy: Type.Array(Type.Object({ name: Type.String(), amount: Type.Number() })),
    submittedTotal: Type.Number(),
    /** As nobody has taken anything off; null for an order that does not wait. */
    outlook: orNull(ApprovalOutlook),
    comments: Type.Array(
      Type.Object({
        author: Type.String(),
        isOwn: Type.Boolean(),
        kind: oneOf('comment', 'approve', 'decline', 'withdraw'),
        body: Type.String(),
        at: Type.String(),
      }),
    ),
    /** Where the buyer answers the bank; ''. */
    bankUrl: Type.String(),
  }),
]);
export type ApprovalDetail = Type.Static<typeof ApprovalDetail>;

const Found = Type.Object({
  /** Without one asked for: `waiting` for who may decide, else `mine`. */
  scope: oneOf('waiting', 'approved', 'declined', 'all', 'mine'),
  /** The caller has a right to decide about orders. */
  decides: Type.Boolean(),
  approvals: Type.Array(ApprovalSummary),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  /** Those that wait for the caller, and the instant of the oldest; ''. */
  waiting: Type.Integer(),
  oldest: Type.String(),
  /** What the orders of this list come to, on all of its pages. */
  sums: Type.Array(Type.Object({ currency: oneOf('USD', 'CAD'), total: Type.Number() })),
  substitute: Type.Object({ profileId: Type.String(), name: Type.String(), from: Type.String(), until: Type.String() }),
  /** Who can stand in: those who may decide. */
  colleagues: Type.Array(Person),
});
export type ApprovalsFound = Type.Static<typeof Found>;

const Filter = Type.Object({
  scope: Type.Optional(Type.String({ maxLength: 20 })),
  page: Type.Optional(Type.String({ maxLength: 6 })),
  /** Part of the buyer's name. */
  buyer: Type.Optional(Type.String({ maxLength: 80 })),
  /** Dollars. */
  over: Type.Optional(Type.String({ maxLength: 20 })),
  /** Has waited so many days. */
  days: Type.Optional(Type.String({ maxLength: 4 })),
  reason: Type.Optional(Type.String({ maxLength: 20 })),
});

const Line = Type.Object({
  lineNo: Type.Integer({ minimum: 1 }),
  qty: Type.Integer({ minimum: 0, maximum: 9999 }),
  budgetCenter: Type.Optional(Type.String({ maxLength: 60 })),
});

const Decided = Type.Object({ orderNumber: Type.String(), state: ApprovalSummary.properties.state });

/** An approval action of §3, as §7 sends it in an array. */
export const ApprovalAction = Type.Object({
  cartId: Type.Optional(Type.String({ maxLength: 40 })),
  approvalComments: Type.Optional(Words),
  ownerProfileId: Type.Optional(Type.String({ maxLength: 40 })),
  orderNumber: Number12,
  action: oneOf('ACCEPT', 'DECLINE'),
});

const ActionAnswer = Type.Object({
  orderNumber: Type.String(),
  success: Type.Boolean(),
  /** '' when it counts. */
  code: Type.String(),
  message: Type.String(),
  state: Type.String(),
});

const ApprovalOrder = Type.Object({
  orderNumber: Type.String(),
  cartId: Type.String(),
  ownerProfileId: Type.String(),
  ownerName: Type.String(),
  orderTotal: Type.Number(),
  currencyCode: oneOf('USD', 'CAD'),
  submittedDate: Type.String(),
  status: oneOf('TRANSIENT', 'APPROVED', ''),
  reasons: Type.Array(Type.String()),
});

export const approvalsContract = {
  'GET /api/approvals': {
    summary: 'Orders that wait or waited for approval, as far as the caller sees them',
    access: 'account',
    ids: {},
    query: Filter,
    reply: Found,
  },
  'GET /api/approvals/waiting': {
    summary: 'How many orders wait for the caller',
    access: 'account',
    ids: {},
    reply: Type.Object({ waiting: Type.Integer() }),
  },
  'GET /api/approvals/:orderNumber': {
    summary: 'One of them: why it came, its lines, who answered, what was written',
    access: 'account',
    ids: ORDER,
    params: OF_ORDER,
    reply: ApprovalDetail,
  },
  'POST /api/approvals/:orderNumber/decision': {
    summary: 'Approves an order, perhaps with fewer goods, or declines it; deciding twice changes nothing',
    access: 'account',
    ids: { ...ORDER, 'body.lines.lineNo': 'part' },
    params: OF_ORDER,
    body: Type.Object({
      action: oneOf('approve', 'decline'),
      comment: Type.Optional(Words),
      lines: Type.Optional(Type.Array(Line, { maxItems: 1000 })),
    }),
    reply: Decided,
  },
  'POST /api/approvals/:orderNumber/preview': {
    summary: 'What approving an order with fewer goods would come to, and do to its budgets; changes nothing',
    access: 'account',
    ids: { ...ORDER, 'body.lines.lineNo': 'part' },
    changesState: false,
    params: OF_ORDER,
    body: Type.Object({ lines: Type.Array(Line, { maxItems: 1000 }) }),
    reply: ApprovalOutlook,
  },
  'POST /api/approvals/:orderNumber/comments': {
    summary: 'Writes to the buyer, or as the buyer to the approvers',
    access: 'account',
    ids: { ...ORDER, 'body.text': 'note' },
    params: OF_ORDER,
    body: Type.Object({ text: Words }),
    reply: Nothing,
  },
  'POST /api/approvals/:orderNumber/withdraw': {
    summary: 'The buyer takes an order back that waits',
    access: 'account',
    ids: ORDER,
    params: OF_ORDER,
    reply: Decided,
  },
  'POST /api/approvals/substitute': {
    summary: 'Says who answers while the caller is away; without a person, nobody',
    access: 'account',
    ids: { 'body.profileId': 'member' },
    body: Type.Object({ profileId: Type.String({ maxLength: 40 }), from: Day, until: Day }),
    reply: Nothing,
  },
  'POST /ele-lpd/api/sparxProxy/getApprovalOrdersData': {
    summary: 'The orders that wait for the caller (§7)',
    access: 'account',
    ids: {},
    changesState: false,
    reply: Type.Object({ orders: Type.Array(ApprovalOrder) }),
  },
  'POST /ele-lpd/api/approvalsProxy/order': {
    summary: 'Approves or declines several orders; each is answered apart. The address and every object have to say the same (§7, T33)',
    access: 'account',
    ids: { 'body.orderNumber': 'order', 'body.cartId': 'own', 'body.ownerProfileId': 'own' },
    query: Type.Object({ action: oneOf('approve', 'decline') }),
    body: Type.Array(ApprovalAction, { maxItems: 50 }),
    reply: Type.Object({ orders: Type.Array(ActionAnswer) }),
  },
} as const;
