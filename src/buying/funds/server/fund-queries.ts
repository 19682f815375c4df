// All SQL of funds.
import { statement } from '#platform/db';
import type { FundKind } from '#buying/funds/rules';

/** SQL state of the error that funds fall short; its detail is a JSON array of their labels. */
export const FUNDS_SHORT = 'IW004';

export const OPEN_FUND = statement<unknown>(
  'fund_open',
  'insert into fund (fund_id, account_number, kind, amount) values ($1, $2, $3, $4)',
);

export interface FirstEntry {
  readonly fundId: string;
  readonly kind: 'set' | 'carried';
  readonly cents: number;
  readonly left: number | null;
  readonly by: string | null;
  readonly note: string;
  readonly at: Date;
}

export const FIRST_ENTRY = statement<unknown, FirstEntry>(
  'fund_first_entry',
  (p) => `insert into fund_entry (fund_id, kind, amount_change, left_after, by_whom, note, at)
values (${p.fundId}, ${p.kind}, ${p.cents}, ${p.left}::bigint, ${p.by}::text, ${p.note}, ${p.at})`,
);

/** Locks funds until the transaction ends. */
export const LOCK = statement<unknown>('fund_lock', 'select from lock_funds($1::uuid[])');

interface HeldCharges {
  readonly orderNumber: string;
  readonly kind: FundKind;
  readonly replaces: string | null;
  readonly fundIds: readonly string[];
  readonly labels: readonly string[];
  readonly cents: readonly number[];
  readonly mayGoOver: readonly boolean[];
  readonly by: string | null;
  readonly now: Date;
}

export const HOLD = statement<unknown, HeldCharges>(
  'fund_hold',
  (
    p,
  ) => `select from hold_funds(${p.orderNumber}, ${p.kind}, ${p.replaces}, ${p.fundIds}::uuid[], ${p.labels}::text[], ${p.cents}::bigint[],
  ${p.mayGoOver}::boolean[], ${p.by}, ${p.now})`,
);

/** $2 spent or released; $3 the kind, null for all. */
export const SETTLE = statement<unknown>('fund_settle', 'select from settle_funds($1, $2, $3, $4)');

interface CreditedCharges {
  readonly orderNumber: string;
  readonly kind: 'cancelled' | 'returned';
  readonly cause: string;
  /** Null: all that is left of every charge. */
  readonly labels: readonly string[] | null;
  readonly cents: readonly number[] | null;
  readonly of: FundKind | null;
  readonly now: Date;
}

export const CREDIT = statement<unknown, CreditedCharges>(
  'fund_credit',
  (p) => `select from credit_funds(${p.orderNumber}, ${p.kind}, ${p.cause}, ${p.labels}::text[], ${p.cents}::bigint[], ${p.of}, ${p.now})`,
);

export const MOVE = statement<{ readonly moved: boolean }>('fund_move', 'select move_funds($1, $2, $3, $4, $5, $6) as moved');

export const SET_AMOUNT = statement<unknown>('fund_set_amount', 'select from set_fund($1, $2, $3, $4, $5)');

export const ADD_AMOUNT = statement<{ readonly added: boolean }>('fund_add_amount', 'select add_to_fund($1, $2, $3, $4, $5) as added');
