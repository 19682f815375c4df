// What happens by itself: certificates end after their last day, and administrators get mails (B2B-4). Jobs may run twice, on any server.
import { shopDay, siteOf, type Country } from '#base/site/rules';
import type { CopyLocale } from '#base/locale/rules';
import { makePaths } from '#paths';
import { noteEvent } from '#people/organizations/server';
import { localeOfReader } from '#people/preferences/server';
import { holdersOf, makeProfiles, organizationOf } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { EXEMPTION_BY_ID } from './exemption-queries.ts';
import { WARN_DAYS } from './read-exemptions.ts';
import { EXPIRE, TAKE_MAILS, WARN, type MailDue } from './staff-queries.ts';

export interface ExemptionJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const MAIL_QUEUE = 'tax-exemption-mail';
const EVERY_MINUTE = '* * * * *';

interface ExemptionMail {
  readonly accountNumber: string;
  readonly exemptionId: string;
  readonly due: MailDue;
  readonly to: string;
}

export function exemptionJobs(deps: ExemptionJobDeps): readonly QueueFacts<never>[] {
  const due: QueueFacts<object> = { name: 'tax-exemptions-due', every: EVERY_MINUTE, handle: () => followDays(deps) };
  const mail: QueueFacts<ExemptionMail> = { name: MAIL_QUEUE, handle: (wanted) => sendOne(deps, wanted) };
  return [due, mail];
}

/** Ends what is over, warns of what ends soon, and queues the mails that staff and days have made due. */
export async function followDays({ db, clock, jobs }: Pick<ExemptionJobDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const today = shopDay(now);
  await db.transaction(async (tx) => {
    for (const { account_number: accountNumber, number } of await tx.many(EXPIRE, [today, now]))
      await noteEvent(tx, { accountNumber, name: 'Inkwell' }, { kind: 'exemptionExpired', about: number, at: now });
    await tx.run(WARN, [today, now, WARN_DAYS]);
    for (const { account_number: accountNumber, exemption_id: exemptionId, due } of await tx.many(TAKE_MAILS, []))
      for (const to of await holdersOf(tx, accountNumber, 'H_SAM'))
        await jobs.enqueue(tx, MAIL_QUEUE, { accountNumber, exemptionId, due, to } satisfies ExemptionMail);
  });
}

async function sendOne({ db, hosts, mailer }: ExemptionJobDeps, { accountNumber, exemptionId, due, to }: ExemptionMail): Promise<void> {
  const [row, organization, person] = await Promise.all([
    db.maybe(EXEMPTION_BY_ID, [accountNumber, exemptionId]),
    organizationOf(db, accountNumber),
    makeProfiles(db).get(to),
  ]);
  if (row === undefined || organization === undefined || person === undefined) return;
  const words = (await localeOfReader(db, person.profileId, LANGUAGE[row.country])) ?? LANGUAGE[row.country];
  const locale = words === 'es-US' ? 'en-US' : words;
  const [origin, paths] = [hosts.origins.business, makePaths(locale)];
  const { renderExemptionLetter } = await import('#goods/tax-exemptions/mail');
  const mail = renderExemptionLetter({
    kind: due,
    organization: organization.name,
    number: row.number,
    regions: row.regions,
    validUntil: row.valid_until ?? '',
    reason: row.reason,
    locale: words,
    phone: siteOf('business', locale).phone,
    home: origin + paths.home(),
    link: origin + paths.taxExemption(exemptionId),
  });
  await mailer.send({ to: person.email, id: `tax-exemption-${exemptionId}-${due}-${to}`, ...mail });
}

/** For whom the shop knows no language of: that of the certificate's country. */
const LANGUAGE: Readonly<Record<Country, CopyLocale>> = { US: 'en-US', CA: 'en-CA' };
