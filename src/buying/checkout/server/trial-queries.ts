// SQL of cards that are tried one after the other, for each form of its own: what was refused, and the question that is open (PAY-8).
import type { AskedCaptcha } from '#buying/checkout/rules';
import { statement } from '#platform/db';

interface FormColumns {
  /** In the names of the statements. */
  readonly form: 'payment' | 'gift';
  readonly refused: string;
  readonly refusedAt: string;
  readonly captcha: string;
  readonly passed: string;
  /** What else a refused card changes. */
  readonly also: string;
}

function trialStatements({ form, refused, refusedAt, captcha, passed, also }: FormColumns) {
  return {
    /** Counts a refused card; of a credit card it is asked again, the rest stays. After $4 in an hour, or one after a right answer, the question $5 comes first. */
    refused: statement<unknown>(
      `checkout_refused_${form}`,
      `with counted as (
  select owner_id, site_id, case when ${refusedAt} > $3::timestamptz - interval '1 hour' then ${refused} + 1 else 1 end as n
  from checkout where owner_id = $1 and site_id = $2 for update
)
update checkout c set ${also}${refusedAt} = $3, ${refused} = counted.n, ${passed} = false,
  ${captcha} = case when c.${passed} or counted.n >= $4::int then $5::jsonb else c.${captcha} end
from counted where c.owner_id = counted.owner_id and c.site_id = counted.site_id`,
    ),
    of: statement<{ readonly captcha: AskedCaptcha | null; readonly captcha_passed: boolean }>(
      `checkout_${form}_captcha_of`,
      `select ${captcha} as captcha, ${passed} as captcha_passed from checkout where owner_id = $1 and site_id = $2`,
    ),
    /** Asks a question, unless one is open already. */
    ask: statement<unknown>(
      `checkout_ask_${form}_captcha`,
      `insert into checkout (owner_id, site_id, ${captcha}, updated_at) values ($1, $2, $3::jsonb, $4)
on conflict (owner_id, site_id) do update set ${also}${captcha} = coalesce(checkout.${captcha}, excluded.${captcha}), updated_at = excluded.updated_at`,
    ),
    /** Takes the question that an answer ($3) is for, and puts the next one ($4) in its place: each question takes one answer, of however many at once. */
    take: statement<{ readonly captcha: AskedCaptcha }>(
      `checkout_take_${form}_captcha`,
      `with open as (
  select owner_id, site_id, ${captcha} as captcha from checkout where owner_id = $1 and site_id = $2 and ${captcha}->>'id' = $3 for update
)
update checkout c set ${captcha} = $4::jsonb || jsonb_build_object('section', open.captcha->'section') from open
where c.owner_id = open.owner_id and c.site_id = open.site_id returning open.captcha`,
    ),
    /** The answer was right: nothing is asked before the next card. */
    pass: statement<unknown>(
      `checkout_pass_${form}_captcha`,
      `update checkout set ${captcha} = null, ${passed} = true where owner_id = $1 and site_id = $2 and ${captcha}->>'id' = $3`,
    ),
  };
}

export const CREDIT_TRIALS = trialStatements({
  form: 'payment',
  refused: 'refused_cards',
  refusedAt: 'refused_at',
  captcha: 'captcha',
  passed: 'captcha_passed',
  also: 'payment = null, ',
});

export const GIFT_TRIALS = trialStatements({
  form: 'gift',
  refused: 'refused_gifts',
  refusedAt: 'gift_refused_at',
  captcha: 'gift_captcha',
  passed: 'gift_captcha_passed',
  also: '',
});
