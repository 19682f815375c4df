// SQL that counts refused cards and stores the open captcha, for each card form (PAY-8).
import type { AskedCaptcha } from '#buying/checkout/rules';
import { statement, type Places } from '#platform/db';
import type { CheckoutKey } from './checkout-key.ts';

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

const ofKey = (p: Places<CheckoutKey>): string => `where owner_id = ${p.ownerId} and site_id = ${p.siteId} and purpose = ${p.purpose}`;

interface Asking extends CheckoutKey {
  /** JSON of an `AskedCaptcha`. */
  readonly captcha: string;
  readonly now: Date;
}

function trialStatements({ form, refused, refusedAt, captcha, passed, also }: FormColumns) {
  return {
    /** Counts a refused card; a credit card is also removed from checkout. After `most` refusals in an hour, or one after a right answer, the captcha opens. */
    refused: statement<unknown, Asking & { readonly most: number }>(
      `checkout_refused_${form}`,
      (p) => `with counted as (
  select owner_id, site_id, purpose, case when ${refusedAt} > ${p.now}::timestamptz - interval '1 hour' then ${refused} + 1 else 1 end as n
  from checkout ${ofKey(p)} for update
)
update checkout c set ${also}${refusedAt} = ${p.now}, ${refused} = counted.n, ${passed} = false,
  ${captcha} = case when c.${passed} or counted.n >= ${p.most}::int then ${p.captcha}::jsonb else c.${captcha} end
from counted where c.owner_id = counted.owner_id and c.site_id = counted.site_id and c.purpose = counted.purpose`,
    ),
    of: statement<{ readonly captcha: AskedCaptcha | null; readonly captcha_passed: boolean }, CheckoutKey>(
      `checkout_${form}_captcha_of`,
      (p) => `select ${captcha} as captcha, ${passed} as captcha_passed from checkout ${ofKey(p)}`,
    ),
    /** Opens a captcha, unless one is open already. */
    ask: statement<unknown, Asking>(
      `checkout_ask_${form}_captcha`,
      (p) => `insert into checkout (owner_id, site_id, purpose, ${captcha}, updated_at)
  values (${p.ownerId}, ${p.siteId}, ${p.purpose}, ${p.captcha}::jsonb, ${p.now})
on conflict (owner_id, site_id, purpose) do update set ${also}${captcha} = coalesce(checkout.${captcha}, excluded.${captcha}), updated_at = excluded.updated_at`,
    ),
    /** Takes the captcha that an answer is for and opens the next one: of concurrent answers only one counts. */
    take: statement<{ readonly captcha: AskedCaptcha }, CheckoutKey & { readonly id: string; readonly next: string }>(
      `checkout_take_${form}_captcha`,
      (p) => `with open as (
  select owner_id, site_id, purpose, ${captcha} as captcha from checkout ${ofKey(p)} and ${captcha}->>'id' = ${p.id} for update
)
update checkout c set ${captcha} = ${p.next}::jsonb || jsonb_build_object('section', open.captcha->'section') from open
where c.owner_id = open.owner_id and c.site_id = open.site_id and c.purpose = open.purpose returning open.captcha`,
    ),
    /** The answer was right: the next card needs no captcha. */
    pass: statement<unknown, CheckoutKey & { readonly id: string }>(
      `checkout_pass_${form}_captcha`,
      (p) => `update checkout set ${captcha} = null, ${passed} = true ${ofKey(p)} and ${captcha}->>'id' = ${p.id}`,
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
