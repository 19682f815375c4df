// SQL that counts refused cards and stores the open captcha, for each card form (PAY-8).
import type { AskedCaptcha } from '#buying/checkout/rules';
import { statement } from '#platform/db';

interface FormColumns {
  /** Part of the statements' names. */
  readonly form: 'payment' | 'gift';
  readonly refused: string;
  readonly refusedAt: string;
  readonly captcha: string;
  readonly passed: string;
  /** Further columns that a refused card changes. */
  readonly also: string;
}

function trialStatements({ form, refused, refusedAt, captcha, passed, also }: FormColumns) {
  return {
    /** Counts a refused card; a credit card is also removed from checkout. After $4 refusals in an hour, or one after a right answer, captcha $5 opens. */
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
    /** Opens a captcha, unless one is open already. */
    ask: statement<unknown>(
      `checkout_ask_${form}_captcha`,
      `insert into checkout (owner_id, site_id, ${captcha}, updated_at) values ($1, $2, $3::jsonb, $4)
on conflict (owner_id, site_id) do update set ${also}${captcha} = coalesce(checkout.${captcha}, excluded.${captcha}), updated_at = excluded.updated_at`,
    ),
    /** Takes the captcha that answer $3 is for and opens the next one ($4): of concurrent answers only one counts. */
    take: statement<{ readonly captcha: AskedCaptcha }>(
      `checkout_take_${form}_captcha`,
      `with open as (
  select owner_id, site_id, ${captcha} as captcha from checkout where owner_id = $1 and site_id = $2 and ${captcha}->>'id' = $3 for update
)
update checkout c set ${captcha} = $4::jsonb || jsonb_build_object('section', open.captcha->'section') from open
where c.owner_id = open.owner_id and c.site_id = open.site_id returning open.captcha`,
    ),
    /** The answer was right: the next card needs no captcha. */
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
