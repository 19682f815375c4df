// SQL of requests to join an organization. Who asks is in `lone_person` as long as they belong to none: a request of anybody else waits no more.
import { statement } from '#platform/db';

export const RULE_OF = statement<{ allowed_at: Date }>('join_rule_of', 'select allowed_at from join_rule where account_number = $1');

export const ALLOW = statement<unknown>(
  'join_rule_allow',
  'insert into join_rule (account_number, allowed_at) values ($1, $2) on conflict do nothing',
);

export const CLOSE = statement<unknown>('join_rule_close', 'delete from join_rule where account_number = $1');

/** Requests of profile $1 that nobody decided until $2. */
export const LAPSE_OF = statement<unknown>(
  'join_request_lapse_of',
  `update join_request set state = 'lapsed', decided_at = expires_at where profile_id = $1 and state = 'waiting' and expires_at <= $2`,
);

export const COUNT_SINCE = statement<{ count: number }>(
  'join_request_count_since',
  'select count(*)::int as count from join_request where profile_id = $1 and account_number = $2 and asked_at > $3',
);

interface NewRequest {
  readonly accountNumber: string;
  readonly requestId: string;
  readonly profileId: string;
  readonly message: string;
  readonly copyLocale: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** 0 rows when a request of the person waits already, or they belong to an organization. */
export const ASK = statement<unknown, NewRequest>(
  'join_request_ask',
  (p) => `insert into join_request (account_number, request_id, profile_id, message, copy_locale, state, asked_at, expires_at)
   select ${p.accountNumber}::text, ${p.requestId}::uuid, l.profile_id, ${p.message}::text, ${p.copyLocale}::text, 'waiting', ${p.now}::timestamptz,
     ${p.expiresAt}::timestamptz
   from lone_person l where l.profile_id = ${p.profileId}::uuid
   on conflict (profile_id) where state = 'waiting' do nothing`,
);

export interface OwnRow {
  readonly account_number: string;
  readonly state: 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'lapsed';
  readonly message: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
}

export const LATEST_OF = statement<OwnRow>(
  'join_request_latest',
  `select account_number, state, message, reason, asked_at, expires_at from join_request where profile_id = $1
   order by asked_at desc, request_id desc limit 1`,
);

export const WITHDRAW = statement<{ account_number: string }>(
  'join_request_withdraw',
  `update join_request set state = 'withdrawn', decided_at = $2 where profile_id = $1 and state = 'waiting' and expires_at > $2
   returning account_number`,
);

export interface RequestRow {
  readonly request_id: string;
  readonly profile_id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
}

const WAITING = `from join_request r join lone_person l using (profile_id) where r.account_number = $1 and r.state = 'waiting' and r.expires_at > $2`;

export const COUNT_WAITING = statement<{ readonly count: number }>('join_count_waiting', `select count(*)::int as count ${WAITING}`);
const REQUEST = 'r.request_id, r.profile_id, l.name, l.email, r.message, r.asked_at, r.expires_at';

export const REQUESTS = statement<RequestRow>(
  'join_request_list',
  `select ${REQUEST} ${WAITING} order by r.asked_at, r.request_id limit 100`,
);

export const REQUEST_OF = statement<RequestRow>('join_request_of', `select ${REQUEST} ${WAITING} and r.request_id = $3`);

/** Of two simultaneous decisions, one gets the row. */
export const DECIDE = statement<unknown>(
  'join_request_decide',
  `update join_request set state = $4, decided_at = $3, reason = $5 where account_number = $1 and request_id = $2 and state = 'waiting'
   and expires_at > $3`,
);

export interface MailedRow {
  readonly state: OwnRow['state'];
  readonly message: string;
  readonly reason: string;
  readonly copy_locale: string;
  readonly profile_id: string;
}

export const MAILED = statement<MailedRow>(
  'join_request_mailed',
  'select state, message, reason, copy_locale, profile_id from join_request where account_number = $1 and request_id = $2',
);

/** Decided requests are told for 90 days. */
export const FORGET_REQUESTS = statement<unknown>('join_request_forget', `delete from join_request where expires_at < $1`);

export const REQUESTS_OF_PERSON = statement<object>(
  'personal_join_requests',
  `select account_number as "organizationNumber", message, state, reason, asked_at as "askedAt", decided_at as "decidedAt" from join_request
   where profile_id = $1 order by asked_at`,
);
