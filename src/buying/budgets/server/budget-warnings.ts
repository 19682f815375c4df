// Warns the owner of a budget by mail when it is nearly used: once in each period.
import { formatForeignPrice, formatPrice, type CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { shopDay, siteOf } from '#base/site/rules';
import { makePaths } from '#paths';
import { localeOfReader } from '#people/preferences/server';
import { holdersOf, makeProfiles } from '#people/sessions/server';
import { statement, type Db, type Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Clock } from '#platform/clock';
import type { Mailer } from '#platform/mail';

const WARNING_QUEUE = 'budget-warning-mail';
const EVERY_MINUTE = '* * * * *';

interface Warning {
  readonly fundId: string;
}

export interface WarningDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

/** Of two servers that look at once, one claims the period. */
const CLAIM_WARNINGS = statement<{ readonly fund_id: string }>(
  'budget_warnings_claim',
  `update budget_period p set warned_at = $1 from budget_center c, fund_state f
where p.warned_at is null and c.account_number = p.account_number and c.name = p.center and f.fund_id = p.fund_id and c.retired_at is null and c.owner_id is not null
  and (p.ends is null or p.ends >= $2::date) and c.warn_at is not null and f.amount > 0 and (f.held + f.spent) * 100 >= f.amount * c.warn_at
returning p.fund_id`,
);

interface WarnedRow {
  readonly account_number: string;
  readonly center_id: string;
  readonly name: string;
  /** Null: the owner is not active in the organization any more. */
  readonly owner_id: string | null;
  readonly locale: CopyLocale;
  readonly currency: string | null;
  readonly amount: number;
  readonly used: number;
}

const WARNED = statement<WarnedRow>(
  'budget_warned',
  `select c.account_number, c.center_id, c.name, b.profile_id as owner_id, c.locale, c.currency, f.amount, f.held + f.spent as used
from budget_period p join budget_center c on c.account_number = p.account_number and c.name = p.center join fund_state f on f.fund_id = p.fund_id
  left join active_member b on b.profile_id = c.owner_id and b.account_number = c.account_number
where p.fund_id = $1 and f.amount > 0`,
);

export function makeBudgetWarnings({ db, clock, jobs, hosts, mailer }: WarningDeps): readonly QueueFacts<never>[] {
  const look: QueueFacts<object> = {
    name: 'budget-warnings',
    every: EVERY_MINUTE,
    retries: 0, // the next minute looks again
    handle: () =>
      db.transaction(async (tx) => {
        for (const { fund_id: fundId } of await tx.many(CLAIM_WARNINGS, [clock.now(), shopDay(clock.now())]))
          await jobs.enqueue(tx, WARNING_QUEUE, { fundId } satisfies Warning);
      }),
  };
  const mail: QueueFacts<Warning> = { name: WARNING_QUEUE, handle: ({ fundId }) => warn(db, { hosts, mailer }, fundId) };
  return [look, mail];
}

/** Currency of a budget center without one of its own: that of the site on which it was created, not of its owner's language. */
export const currencyOf = (locale: CopyLocale): Currency => siteOf('business', locale === 'es-US' ? 'en-US' : locale).currency;

/** Names its currency for who reads the shop's mails in another country's language. */
export const mailedPrice = (cents: number, currency: string, locale: CopyLocale): string =>
  (currency === currencyOf(locale) ? formatPrice : formatForeignPrice)(cents, currency, locale);

/** The owner, or those who keep budgets (H_SB) when the owner has gone. */
async function warn(db: Queries, mailing: Pick<WarningDeps, 'hosts' | 'mailer'>, fundId: string): Promise<void> {
  const row = await db.maybe(WARNED, [fundId]);
  if (row === undefined) return;
  const warned = row.owner_id === null ? await holdersOf(db, row.account_number, 'H_SB') : [row.owner_id];
  for (const profileId of warned) await mailTo(db, mailing, row, profileId);
}

async function mailTo(db: Queries, { hosts, mailer }: Pick<WarningDeps, 'hosts' | 'mailer'>, row: WarnedRow, profileId: string) {
  const reader = await makeProfiles(db).get(profileId);
  if (reader === undefined) return;
  const { amount, used, currency } = row;
  const locale = (await localeOfReader(db, profileId, row.locale)) ?? row.locale;
  const pageLocale = locale === 'es-US' ? 'en-US' : locale;
  const [origin, paths, site] = [hosts.origins.business, makePaths(pageLocale), siteOf('business', pageLocale)];
  const price = (cents: number): string => mailedPrice(cents, currency ?? currencyOf(row.locale), locale);
  const { renderBudgetLetter } = await import('#buying/budgets/mail');
  const letter = renderBudgetLetter({
    name: row.name,
    used: price(used),
    amount: price(amount),
    left: price(amount - used),
    percent: Math.floor((used * 100) / amount),
    locale,
    phone: site.phone,
    home: origin + paths.home(),
    link: origin + paths.budget(row.center_id),
  });
  await mailer.send({ to: reader.email, ...letter });
}
