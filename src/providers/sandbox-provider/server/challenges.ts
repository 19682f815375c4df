// The bank's challenge before an authorisation: on its own page, answered once, with a time limit.
import type { CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { Clock } from '#platform/clock';
import { statement, type Queries } from '#platform/db';
import type { Challenge } from '#providers/sandbox-provider/rules';
import type { AuthorisationRow } from './provider-queries.ts';

export interface ChallengeRow {
  readonly challenge_id: string;
  readonly status: AuthorisationRow['status'];
  readonly amount: number;
  readonly currency: Currency;
  readonly reference: string;
  readonly return_to: string;
  readonly locale: CopyLocale;
  readonly challenge_until: Date;
  readonly brand: string;
  readonly last_four: string;
  readonly challenge: Challenge;
}

const CHALLENGE = statement<ChallengeRow>(
  'sandbox_challenge',
  `select a.challenge_id, a.status, a.amount, a.currency, a.reference, a.return_to, a.locale, a.challenge_until, c.brand, c.last_four, c.challenge
from sandbox_authorisation a join sandbox_card c on c.token = a.token
where a.challenge_id = $1 and c.challenge is not null and a.return_to is not null`,
);

/** Ends an open challenge, once: $2 true authorises. $3 now; the same statement queues the notification. */
const END_CHALLENGE = statement<unknown>(
  'sandbox_end_challenge',
  `with ended as (
  update sandbox_authorisation set status = case when $2 then 'authorised' else 'declined' end, decline_reason = case when $2 then null else 'challengeFailed' end
  where challenge_id = $1 and status = 'challenge' and (not $2 or challenge_until > $3::timestamptz) returning *
)
insert into sandbox_event (kind, authorisation_id, amount, at, next_at)
select status, authorisation_id, amount, $3::timestamptz, $3::timestamptz + interval '1 second' from ended`,
);

export interface Challenges {
  find(id: string): Promise<ChallengeRow | undefined>;
  /** `confirmed`: the shopper said yes; the card's behaviour decides the outcome. A second answer changes nothing. */
  answer(row: ChallengeRow, confirmed: boolean): Promise<void>;
  endIfLate(row: Pick<AuthorisationRow, 'challenge_id' | 'challenge_until'>): Promise<void>;
}

export function makeChallenges(db: Queries, clock: Clock): Challenges {
  return {
    find: (id) => db.maybe(CHALLENGE, [id]),
    async answer({ challenge_id: id, challenge }, confirmed) {
      await db.run(END_CHALLENGE, [id, confirmed && challenge === 'passes', clock.now()]);
    },
    async endIfLate({ challenge_id: id, challenge_until: until }) {
      if (until !== null && until <= clock.now()) await db.run(END_CHALLENGE, [id, false, clock.now()]);
    },
  };
}
