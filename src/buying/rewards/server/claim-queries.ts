// SQL of purchases that earned nothing.
import { CLAIM_STATES, type ClaimState } from '#buying/rewards/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

export interface ClaimRow {
  readonly claim_id: string;
  readonly profile_id: string;
  readonly currency: 'USD' | 'CAD';
  readonly reference: string;
  readonly bought_on: string;
  readonly cents: number;
  readonly state: ClaimState;
  readonly reason: string | null;
}

const ROW = `select claim_id::text, profile_id, currency, reference, bought_on::text, cents, state, reason from reward_claim c`;

/** The latest first; of a receipt that was claimed again, the latest alone. */
export const CLAIMS_OF = statement<ClaimRow>(
  'reward_claims_of',
  `${ROW} where profile_id = $1 and currency = $2 and not (state = 'withdrawn' and exists (
     select from reward_claim l where l.profile_id = c.profile_id and l.currency = c.currency and l.reference = c.reference and l.claim_id > c.claim_id))
   order by c.claim_id desc limit 20`,
);

/** Those to decide, and those that were taken back since $1. */
export const CLAIMS_FOR_STAFF = statement<ClaimRow>(
  'reward_claims_for_staff',
  `(${ROW} where state = 'open' order by c.claim_id limit 200)
   union all (${ROW} where state = 'withdrawn' and decided_at > $1 order by c.claim_id limit 200)`,
);

export const LOCK_CLAIM = statement<ClaimRow>('reward_claim_lock', `${ROW} where c.claim_id = $1::bigint for update`);

/** Claims of $1 that staff have not decided, and all since $2. */
export const COUNT_CLAIMS = statement<{ readonly open: number; readonly recent: number }>(
  'reward_claims_count',
  `select count(*) filter (where state = 'open')::int as open, count(*) filter (where asked_at > $2)::int as recent
   from reward_claim where profile_id = $1`,
);

/** No row: this receipt is claimed. */
export const INSERT_CLAIM = statement<{ readonly claim_id: string }>(
  'reward_claim_insert',
  `insert into reward_claim (profile_id, currency, reference, bought_on, cents, asked_at, locale) values ($1, $2, $3, $4::date, $5, $6, $7)
   on conflict (currency, reference) where state <> 'withdrawn' do nothing returning claim_id::text`,
);

export const DECIDE_CLAIM = statement<unknown>(
  'reward_claim_decide',
  'update reward_claim set state = $2, reason = $3, decided_at = $4 where claim_id = $1::bigint',
);

/** Returns no row when the member has no such claim or staff have decided it. Waits while a decision holds the row's lock. */
export const WITHDRAW_CLAIM = statement<{ readonly claim_id: string }>(
  'reward_claim_withdraw',
  `update reward_claim set state = 'withdrawn', decided_at = $4
   where profile_id = $1 and currency = $2 and reference = $3 and state in ${statesAllowing(CLAIM_STATES, 'withdraw')} returning claim_id::text`,
);
