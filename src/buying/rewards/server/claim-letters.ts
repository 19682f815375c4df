// The mails about claims: that one has come, that it was granted, or why not (RWD-2). Staff decide outside the server, so a job looks every minute.
import { formatDate, formatPrice, type CopyLocale } from '#base/locale/rules';
import { statement } from '#platform/db';
import type { QueueFacts } from '#platform/jobs';
import type { AccountKey } from './lapse-queries.ts';
import { sendToMember, type LetterDeps } from './member-letter.ts';

interface UntoldClaim {
  readonly claimId: string;
  readonly profileId: string;
  readonly currency: AccountKey['currency'];
  readonly locale: CopyLocale | null;
  readonly reference: string;
  readonly boughtOn: string;
  readonly cents: number;
  readonly state: 'open' | 'granted' | 'refused';
  readonly reason: string | null;
  /** Cents that were given. */
  readonly given: number | null;
}

const UNTOLD = statement<UntoldClaim>(
  'reward_claims_untold',
  `select c.claim_id::text as "claimId", c.profile_id as "profileId", c.currency, c.locale, c.reference, c.bought_on::text as "boughtOn", c.cents, c.state,
     c.reason, e.cents as given
   from reward_claim c left join reward_entry e on e.order_number = '' and e.kind = 'given' and e.cause = 'claim-' || c.claim_id
   where c.told is distinct from c.state and c.state <> 'withdrawn' order by c.claim_id limit $1`,
);
const NOTE_TOLD = statement<unknown>('reward_claim_note_told', 'update reward_claim set told = $2 where claim_id = $1::bigint');

/** In one run; the next minute goes on. */
const MOST = 100;

export function makeClaimLetters(deps: LetterDeps): QueueFacts<object> {
  return {
    name: 'rewards-claim-letters',
    every: '* * * * *',
    retries: 0, // the next minute looks again
    async handle() {
      for (const claim of await deps.db.many(UNTOLD, [MOST])) await tell(deps, claim);
    },
  };
}

async function tell(deps: LetterDeps, claim: UntoldClaim): Promise<void> {
  const { claimId, state, reference, boughtOn, cents, given, reason, currency } = claim;
  await sendToMember(deps, claim, `rewards-claim-${claimId}-${state}`, (say, locale) => {
    const values = {
      reference,
      reason: reason ?? '',
      day: formatDate(new Date(`${boughtOn}T12:00:00Z`), 'UTC', locale),
      paid: formatPrice(cents, currency, locale),
      amount: formatPrice(given ?? 0, currency, locale),
    };
    const more = state === 'granted' ? [say('lastsYear')] : [];
    return { subject: say(`server.mail.${state}Subject`, values), paragraphs: [say(`server.mail.${state}Text`, values), ...more] };
  });
  await deps.db.run(NOTE_TOLD, [claimId, state]);
}
