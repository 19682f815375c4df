// SQL of tries of a connection.
import { statement } from '#platform/db';

interface NewTrial {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly trialId: string;
  readonly now: Date;
  readonly request: string;
  readonly response: string;
  readonly startPage: string;
}

export const INSERT_TRIAL = statement<unknown, NewTrial>(
  'punchout_trial_insert',
  (p) => `insert into punchout_trial (account_number, connection_id, trial_id, at, request, response, start_page)
   values (${p.accountNumber}, ${p.connectionId}, ${p.trialId}, ${p.now}, ${p.request}, ${p.response}, ${p.startPage})`,
);

export interface TrialRow {
  readonly trial_id: string;
  readonly at: Date;
  readonly request: string;
  readonly response: string;
  readonly start_page: string;
  readonly message: string | null;
  readonly received_at: Date | null;
  readonly ended_at: Date | null;
}

/** The latest ten. */
export const TRIALS_OF = statement<TrialRow>(
  'punchout_trials',
  `select trial_id, at, request, response, start_page, message, received_at, ended_at from punchout_trial
   where account_number = $1 and connection_id = $2 order by at desc, trial_id limit 10`,
);

export const TRIAL_OF = statement<TrialRow>(
  'punchout_trial_one',
  `select trial_id, at, request, response, start_page, message, received_at, ended_at from punchout_trial
   where account_number = $1 and connection_id = $2 and trial_id = $3`,
);

/**
 * Ends the visit of a try: its address is no longer good, and its session is over. Once; a cart that has come back stays. Returns the hash of the session's
 * token (null: it had not begun), or no row without such a try.
 */
export const END_TRIAL = statement<{ readonly token_hash: Uint8Array | null }>(
  'punchout_trial_end',
  `with visit as (
     update punchout_session set outcome = coalesce(outcome, 'left'), outcome_at = coalesce(outcome_at, $4), ends_at = least(ends_at, $4),
       start_until = least(start_until, $4)
     where account_number = $1 and connection_id = $2 and buyer_cookie = $3::text returning token_hash
   ), trial as (
     update punchout_trial set ended_at = case when received_at is null then coalesce(ended_at, $4) end
     where account_number = $1 and connection_id = $2 and trial_id = $3::uuid and start_page <> '' returning trial_id
   )
   select v.token_hash from trial left join visit v on true`,
);

/** Keeps the message of a try that is waited for; it may come again. 0 rows when nobody waits for it. */
export const RECEIVE = statement<{ readonly connection_id: string }>(
  'punchout_trial_receive',
  'update punchout_trial set message = $3, received_at = $2 where trial_id = $1 and at > $4 returning connection_id',
);

export const FORGET_TRIALS = statement<unknown>('punchout_trial_forget', 'delete from punchout_trial where at < $1');
