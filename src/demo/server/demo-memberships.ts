// The memberships of the demo accounts SELECT and PREMIUM (RWD-4), as if they had been bought some months ago, with what their owners agreed to.
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { checkoutWords } from '#buying/checkout/words';
import { statement } from '#platform/db';

const MEMBERSHIPS = [
  { of: 'select', program: 'SELECT', item: '970049', cents: 4_900, daysAgo: 98 },
  { of: 'premium', program: 'PREMIUM', item: '970099', cents: 9_900, daysAgo: 200 },
] as const;

const INSERT_MEMBERSHIPS = statement<unknown>(
  'demo_memberships',
  `with wanted as (
  select p.profile_id, m.program, m.item, m.cents, m.words, current_date - m."daysAgo" as begins_on,
    (current_date - m."daysAgo" + interval '1 year')::date as ends_on
  from jsonb_to_recordset($1::jsonb) as m(of text, program text, item text, cents int, words text, "daysAgo" int)
    join profile p on p.tenant = 'consumer' and p.email = m.of || '@inkwell.example' and p.membership_program = m.program
), told as (
  update profile p set membership_until = w.ends_on, membership_cents = w.cents from wanted w where w.profile_id = p.profile_id
), running as (
  insert into membership (profile_id, program, state, site_id, locale, item_id, begins_on, ends_on, changed_at)
  select profile_id, program, 'active', 'consumer-US', 'en-US', item, begins_on, ends_on, now() from wanted on conflict do nothing returning profile_id
)
insert into membership_consent (profile_id, item_id, words, locale, at)
select w.profile_id, w.item, w.words, 'en-US', w.begins_on::timestamptz from wanted w join running using (profile_id)`,
);

const agreedTo = (title: string, cents: number): string =>
  sayer(checkoutWords, 'en-US')('server.renewalTerms', { title, price: formatPrice(cents, 'USD', 'en-US') });

export const demoMemberships = [
  INSERT_MEMBERSHIPS,
  [JSON.stringify(MEMBERSHIPS.map((one) => ({ ...one, words: agreedTo(`Inkwell ${one.program} membership, 1 year`, one.cents) })))],
] as const;
