// SQL of reviewing certificates and of what time does to them.
import { EXEMPTION_STATES } from '#goods/tax-exemptions/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import type { ExemptionRow } from './exemption-queries.ts';

const FACTS = `account_number, exemption_id::text, country, kind, number, regions, taxes, valid_from::text, valid_until::text, state, reason,
  submitted_by, submitted_at, decided_at, ended_at, replaces::text`;

export type ReviewedRow = Omit<ExemptionRow, 'replaced_by'>;

/** $1: only those that wait. */
export const ALL_EXEMPTIONS = statement<ReviewedRow>(
  'tax_exemption_all',
  `select ${FACTS} from tax_exemption where not $1::boolean or state = 'submitted' order by submitted_at, exemption_id`,
);

/** By its whole id or its first letters. */
export const EXEMPTIONS_CALLED = statement<ReviewedRow>(
  'tax_exemption_called',
  `select ${FACTS} from tax_exemption where exemption_id::text like $1 || '%' limit 2`,
);

/** The certificate, and the one that it takes the place of, in one order for everybody. Placing an order locks them too, so nothing else is locked first. */
export const LOCK_EXEMPTIONS = statement<ReviewedRow>(
  'tax_exemption_lock',
  `select ${FACTS} from tax_exemption where account_number = $1 and (exemption_id = $2
     or exemption_id = (select n.replaces from tax_exemption n where n.account_number = $1 and n.exemption_id = $2))
   order by exemption_id for update`,
);

/** $3: state; $4: reason; $5: now. */
export const DECIDE = statement<unknown>(
  'tax_exemption_decide',
  `update tax_exemption set state = $3, reason = $4, decided_at = $5, mail_due = $3 where account_number = $1 and exemption_id = $2`,
);

/** $3: `revoked` or `replaced`. Nobody is mailed about a certificate whose successor is approved in the same moment. */
export const END = statement<unknown>(
  'tax_exemption_end',
  `update tax_exemption set state = $3, reason = $4, ended_at = $5, mail_due = case when $3 = 'revoked' then 'revoked' end
   where account_number = $1 and exemption_id = $2 and state in ${statesAllowing(EXEMPTION_STATES, 'revoke')}`,
);

// What somebody else has locked, an order that is being placed or a review, waits for the next minute: so nobody waits in a circle.

/** $1: today; $2: now. */
export const EXPIRE = statement<{ readonly account_number: string; readonly number: string }>(
  'tax_exemption_expire',
  `with over as (select account_number, exemption_id from tax_exemption
     where valid_until < $1::date and state in ${statesAllowing(EXEMPTION_STATES, 'expire')} for update skip locked)
   update tax_exemption e set state = 'expired', ended_at = $2 from over o
   where e.account_number = o.account_number and e.exemption_id = o.exemption_id returning e.account_number, e.number`,
);

/** One warning for each certificate whose last day is near and that nobody has submitted a successor for. $1: today; $2: now; $3: days ahead. */
export const WARN = statement<unknown>(
  'tax_exemption_warn',
  `with near as (select e.account_number, e.exemption_id from tax_exemption e
     where e.state = 'approved' and e.warned_at is null and e.mail_due is null and e.valid_until between $1::date and $1::date + $3::integer
       and not exists (select from tax_exemption n where n.account_number = e.account_number and n.replaces = e.exemption_id
         and n.state in ('submitted', 'approved'))
     for update of e skip locked)
   update tax_exemption e set warned_at = $2, mail_due = 'endsSoon' from near n
   where e.account_number = n.account_number and e.exemption_id = n.exemption_id`,
);

export type MailDue = 'approved' | 'declined' | 'revoked' | 'endsSoon';

/** Takes the mails that are due, so that no other server queues them too. */
export const TAKE_MAILS = statement<{ readonly account_number: string; readonly exemption_id: string; readonly due: MailDue }>(
  'tax_exemption_take_mails',
  `with due as (select account_number, exemption_id, mail_due from tax_exemption where mail_due is not null
     order by account_number, exemption_id limit 100 for update skip locked)
   update tax_exemption e set mail_due = null from due d where e.account_number = d.account_number and e.exemption_id = d.exemption_id
   returning e.account_number, e.exemption_id::text, d.mail_due as due`,
);
