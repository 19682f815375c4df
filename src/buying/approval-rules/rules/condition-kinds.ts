// The conditions a rule can have, and what each asks for.

/** What a condition is about: where its `of` comes from. */
export type ConditionSubject = 'period' | 'center' | 'category' | 'brand' | 'location' | 'payment';

interface KindFacts {
  /** What `over` counts; null: the kind has no figure. */
  readonly over: 'cents' | 'lines' | null;
  readonly of: ConditionSubject | null;
  /** Whether `of` may be '', which stands for all of the kind. */
  readonly any?: true;
  readonly hasItems?: true;
  readonly hasNot?: true;
}

export const CONDITION_KINDS = {
  /** The total is over an amount. */
  total: { over: 'cents', of: null },
  /** The total is over the buyer's own limit, or else that of their group; without one there is no limit. */
  ownLimit: { over: null, of: null },
  /** One line is over an amount. */
  line: { over: 'cents', of: null },
  /** The buyer's orders of the running period, this one included, are over an amount. */
  period: { over: 'cents', of: 'period' },
  /** A budget would go over, by more than an amount. */
  budget: { over: 'cents', of: 'center', any: true },
  /** One of these items is in the order. */
  items: { over: null, of: null, hasItems: true },
  /** Goods of a category, or one below it, cost more than an amount. */
  category: { over: 'cents', of: 'category' },
  brand: { over: 'cents', of: 'brand' },
  /** An item has no contract price. */
  offContract: { over: null, of: null },
  /** An item is blocked by the organization. */
  blocked: { over: null, of: null },
  /** The order goes to a location; with `not` to any other place, typed addresses included. */
  shipTo: { over: null, of: 'location', hasNot: true },
  payment: { over: null, of: 'payment' },
  /** The order has more lines than this. */
  lineCount: { over: 'lines', of: null },
  /** The delivery fee is over an amount. */
  delivery: { over: 'cents', of: null },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type ConditionKind = keyof typeof CONDITION_KINDS;
export const KINDS = Object.keys(CONDITION_KINDS) as readonly ConditionKind[]; // exactly its keys

export const kindFacts = (kind: ConditionKind): KindFacts => CONDITION_KINDS[kind];
