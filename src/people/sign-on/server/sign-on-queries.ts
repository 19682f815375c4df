// SQL of sign-ons: attempts, the people behind them, and what failed.
import { statement } from '#platform/db';

export interface AttemptRow {
  readonly account_number: string;
  readonly back: string;
  readonly tester_id: string | null;
}

interface NewAttempt {
  readonly stateHash: Uint8Array;
  readonly browserHash: Uint8Array;
  readonly accountNumber: string;
  readonly back: string;
  readonly testerId: string | null;
  readonly expiresAt: Date;
}

export const BEGIN_ATTEMPT = statement<unknown, NewAttempt>(
  'sign_on_attempt_begin',
  (p) => `insert into sign_on_attempt (state_hash, browser_hash, account_number, back, tester_id, expires_at)
   values (${p.stateHash}, ${p.browserHash}, ${p.accountNumber}, ${p.back}, ${p.testerId}, ${p.expiresAt})`,
);

/** Of two simultaneous uses, one gets the row. $1: hash of the state; $2: of the browser's cookie; $3: the organization's link; $4: now. */
export const TAKE_ATTEMPT = statement<AttemptRow>(
  'sign_on_attempt_take',
  `delete from sign_on_attempt a using sign_on_connection c where a.state_hash = $1 and a.browser_hash = $2 and a.expires_at > $4
   and c.account_number = a.account_number and c.link_name = $3 returning a.account_number, a.back, a.tester_id`,
);

export const FORGET_ATTEMPTS = statement<unknown>('sign_on_attempt_forget', 'delete from sign_on_attempt where expires_at <= $1');

export const IDENTITY = statement<{ profile_id: string }>(
  'sign_on_identity_get',
  'select profile_id from sign_on_identity where account_number = $1 and issuer = $2 and subject = $3',
);

export const IDENTITY_OF_PERSON = statement<{ subject: string }>(
  'sign_on_identity_of',
  'select subject from sign_on_identity where account_number = $1 and issuer = $2 and profile_id = $3',
);

export const LINK_IDENTITY = statement<unknown>(
  'sign_on_identity_link',
  'insert into sign_on_identity (account_number, issuer, subject, profile_id, linked_at, used_at) values ($1, $2, $3, $4, $5, $5)',
);

export const IDENTITY_USED = statement<unknown>(
  'sign_on_identity_used',
  'update sign_on_identity set used_at = $4 where account_number = $1 and issuer = $2 and subject = $3',
);

/** Lets a person be linked anew. */
export const UNLINK = statement<unknown>(
  'sign_on_identity_unlink',
  'delete from sign_on_identity where account_number = $1 and profile_id = $2',
);

/** How many active people there are, and how many of them have signed on with the provider $2. */
export const COUNT_LINKED = statement<{ people: number; linked: number }>(
  'sign_on_identity_count',
  `select count(*)::int as people, count(*) filter (where exists (select from sign_on_identity i
     where i.account_number = p.account_number and i.issuer = $2 and i.profile_id = p.profile_id))::int as linked
   from organization_person p where p.account_number = $1 and p.is_active`,
);

/** Administrators who can keep a password, as they have one; $2: only this one. */
export const KEEPS_PASSWORD = statement<{ profile_id: string }>(
  'sign_on_keeps_password',
  `select profile_id from organization_person where account_number = $1 and role = 'administrator' and is_active and has_password
   and ($2::uuid is null or profile_id = $2)`,
);

export const NOTE_FAILURE = statement<unknown>(
  'sign_on_failure_note',
  'insert into sign_on_failure (account_number, at, code, email, detail) values ($1, $2, $3, $4, $5)',
);

/** At most one within an hour: anybody can send messages that are refused, and they shall not drown the failures of people. */
export const NOTE_REFUSED_LOGOUT = statement<unknown>(
  'sign_on_failure_note_logout',
  `insert into sign_on_failure (account_number, at, code, email, detail)
   select $1, $2, 'LOGOUT_REFUSED', '', $3
   where not exists (select from sign_on_failure where account_number = $1 and code = 'LOGOUT_REFUSED' and at > $2::timestamptz - interval '1 hour')`,
);

export const FAILURES_OF = statement<{ at: Date; code: string; email: string; detail: string }>(
  'sign_on_failures',
  'select at, code, email, detail from sign_on_failure where account_number = $1 order by failure_no desc limit 10',
);

export const FORGET_FAILURES = statement<unknown>('sign_on_failure_forget', `delete from sign_on_failure where at < $1`);

export const BEGIN_TEST = statement<unknown>(
  'sign_on_test_begin',
  `insert into sign_on_test (account_number, begun_at) values ($1, $2)
   on conflict (account_number) do update set begun_at = excluded.begun_at, ended_at = null, code = '', detail = '', email = '', full_name = '',
     role = '', received = '{}'`,
);

export interface TestResult {
  readonly code: string;
  readonly detail: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: string;
  readonly received: readonly string[];
}

export const END_TEST = statement<unknown, TestResult & { readonly accountNumber: string; readonly now: Date }>(
  'sign_on_test_end',
  (
    p,
  ) => `update sign_on_test set ended_at = ${p.now}, code = ${p.code}, detail = ${p.detail}, email = ${p.email}, full_name = ${p.fullName},
     role = ${p.role}, received = ${p.received} where account_number = ${p.accountNumber}`,
);

export interface TestRow {
  readonly begun_at: Date;
  readonly ended_at: Date | null;
  readonly code: string;
  readonly detail: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: string;
  readonly received: readonly string[];
}

export const TEST_OF = statement<TestRow>(
  'sign_on_test_of',
  'select begun_at, ended_at, code, detail, email, full_name, role, received from sign_on_test where account_number = $1',
);

/** What is kept about a person, for the download of their data. */
export const IDENTITIES_OF_PERSON = statement<object>(
  'personal_sign_ons',
  'select issuer as "provider", subject as "nameAtProvider", linked_at as "linkedAt", used_at as "usedAt" from sign_on_identity where profile_id = $1',
);
