// SQL of requests for more money in a budget.
import { MONEY_REQUEST_STATES, type MoneyRequestState } from '#buying/budgets/rules';
import { statesThatAllow } from '#base/state-table/rules';
import type { CopyLocale } from '#base/locale/rules';
import { statement } from '#platform/db';

export interface RequestRow {
  readonly request_id: string;
  readonly account_number: string;
  readonly center: string;
  readonly profile_id: string;
  /** Who asks. */
  readonly name: string;
  readonly cents: number;
  readonly note: string;
  readonly locale: CopyLocale;
  readonly state: MoneyRequestState;
  readonly asked_at: Date;
  readonly answered_by: string | null;
  readonly granted: number | null;
  readonly answer: string;
}

const COLUMNS = `r.request_id, r.account_number, r.center, r.profile_id, coalesce(b.name, '') as name, r.cents::int, r.note, r.locale, r.state, r.asked_at, r.answered_by,
  r.granted::int, r.answer`;
const FROM = `from budget_request r left join organization_buyer b on b.profile_id = r.profile_id and b.account_number = r.account_number`;
const WAITS = statesThatAllow(MONEY_REQUEST_STATES, 'grant')
  .map((state) => `'${state}'`)
  .join(', ');

interface NewRequest {
  readonly requestId: string;
  readonly accountNumber: string;
  readonly center: string;
  readonly profileId: string;
  readonly cents: number;
  readonly note: string;
  readonly locale: CopyLocale;
  readonly now: Date;
}

/** No row: one of this person waits already. */
export const ADD_REQUEST = statement<{ readonly request_id: string }, NewRequest>(
  'budget_request_add',
  (p) => `insert into budget_request (request_id, account_number, center, profile_id, cents, note, locale, state, asked_at)
  values (${p.requestId}, ${p.accountNumber}, ${p.center}, ${p.profileId}, ${p.cents}, ${p.note}, ${p.locale}, '${MONEY_REQUEST_STATES.begins}', ${p.now})
  on conflict (account_number, center, profile_id) where state = 'waiting' do nothing returning request_id`,
);

/** Of person $3 for center $2, the latest first. */
export const REQUESTS_OF_PERSON = statement<RequestRow>(
  'budget_request_of_person',
  `select ${COLUMNS} ${FROM} where r.account_number = $1 and r.center = $2 and r.profile_id = $3 order by r.asked_at desc limit 1`,
);

/** What person $2 waits for, by center. */
export const WAITING_OF_PERSON = statement<{ readonly center: string; readonly cents: number }>(
  'budget_request_waiting_of_person',
  `select center, cents::int from budget_request where account_number = $1 and profile_id = $2 and state in (${WAITS})`,
);

export const WAITING_FOR_CENTER = statement<RequestRow>(
  'budget_request_waiting',
  `select ${COLUMNS} ${FROM} where r.account_number = $1 and r.center = $2 and r.state in (${WAITS}) order by r.asked_at limit 50`,
);

export const REQUEST = statement<RequestRow>('budget_request_get', `select ${COLUMNS} ${FROM} where r.request_id = $1`);

export const LOCK_REQUEST = statement<RequestRow>(
  'budget_request_lock',
  `select ${COLUMNS} ${FROM} where r.account_number = $1 and r.center = $2 and r.request_id = $3 for update of r`,
);

interface Answered {
  readonly requestId: string;
  readonly state: MoneyRequestState;
  readonly by: string;
  readonly granted: number | null;
  readonly answer: string;
  readonly now: Date;
}

export const ANSWER_REQUEST = statement<unknown, Answered>(
  'budget_request_answer',
  (
    p,
  ) => `update budget_request set state = ${p.state}, answered_by = ${p.by}, granted = ${p.granted}::bigint, answer = ${p.answer}, answered_at = ${p.now}
  where request_id = ${p.requestId} and state in (${WAITS})`,
);

/** $5: by name. */
export const WITHDRAW_REQUEST = statement<unknown>(
  'budget_request_withdraw',
  `update budget_request set state = 'withdrawn', answered_at = $4, answered_by = $5 where account_number = $1 and center = $2 and profile_id = $3
  and state in (${WAITS})`,
);

export const REQUESTS_IN_DOWNLOAD = statement<object>(
  'budget_request_personal',
  `select center as budget, cents::int, case when locale in ('en-CA', 'fr-CA') then 'CAD' else 'USD' end as currency, note, state,
     asked_at as "askedAt", answer from budget_request where profile_id = $1 order by asked_at`,
);
