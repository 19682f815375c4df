// Tells an organization's administrators by mail that a contract ends soon: each of them once for each end.
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { ENDS_SOON_DAYS } from '#buying/contracts/rules';
import { contractDays } from '#goods/pricing/rules';
import { claimEndingContracts, endingContract, type EndingContract } from '#goods/pricing/server';
import { makePaths } from '#paths';
import { rightsOf } from '#people/access/rules';
import { localeOfReader } from '#people/preferences/server';
import { listMembers, organizationOf } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';

const NOTICE_QUEUE = 'contract-end-mail';
const EVERY_HOUR = '7 * * * *';
/** Of more members only the first so many can be administrators that are told. */
const MOST_MEMBERS = 10_000;

interface Notice extends EndingContract {
  readonly to: string;
}

export interface NoticeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

const READER = statement<{ readonly email: string; readonly spanish: boolean }>(
  'contract_end_reader',
  'select email, spanish from active_member where account_number = $1 and profile_id = $2',
);

export function makeEndNotices(deps: NoticeDeps): readonly QueueFacts<never>[] {
  const { db, clock, jobs } = deps;
  const look: QueueFacts<object> = {
    name: 'contract-ends',
    every: EVERY_HOUR,
    retries: 0, // the next hour looks again
    handle: () =>
      db.transaction(async (tx) => {
        for (const ending of await claimEndingContracts(tx, clock.now(), ENDS_SOON_DAYS))
          for (const to of await administratorsOf(tx, ending.account_number))
            await jobs.enqueue(tx, NOTICE_QUEUE, { ...ending, to } satisfies Notice);
      }),
  };
  const mail: QueueFacts<Notice> = { name: NOTICE_QUEUE, handle: (notice) => tell(deps, notice) };
  return [look, mail];
}

async function administratorsOf(tx: Parameters<typeof listMembers>[0], accountNumber: string): Promise<readonly string[]> {
  const organization = await organizationOf(tx, accountNumber);
  const { members } = await listMembers(tx, accountNumber, { search: '', active: true, ids: null, limit: MOST_MEMBERS, offset: 0 });
  const shared = organization?.permissions ?? [];
  return members.flatMap(({ profileId, granted, withheld }) =>
    rightsOf({ granted: [...shared, ...granted], withheld }).permissions.has('H_SAM') ? [profileId] : [],
  );
}

/** Nothing when the contract goes on after all, or the administrator has gone. */
async function tell({ db, clock, hosts, mailer }: NoticeDeps, { to, ...ending }: Notice): Promise<void> {
  const [contract, reader] = await Promise.all([endingContract(db, ending, clock.now()), db.maybe(READER, [ending.account_number, to])]);
  if (contract === undefined || reader === undefined) return;
  const isCanadian = contract.currency === 'CAD';
  const own = await localeOfReader(db, to, isCanadian ? 'en-CA' : 'en-US');
  // In Canada in both languages, while the shop does not know which one an administrator reads.
  const locales: readonly CopyLocale[] = own !== null ? [own] : isCanadian ? ['en-CA', 'fr-CA'] : [reader.spanish ? 'es-US' : 'en-US'];
  const origin = hosts.origins.business;
  const { last } = contractDays({ from: null, until: contract.valid_until.getTime() }, contract.currency);
  const { renderContractLetter } = await import('#buying/contracts/mail');
  const letter = renderContractLetter(
    locales.map((locale) => {
      const pageLocale = locale === 'es-US' ? 'en-US' : locale;
      const paths = makePaths(pageLocale);
      return {
        name: contract.name,
        number: ending.contract_number,
        day: formatDate(new Date(`${last}T00:00:00Z`), 'UTC', locale),
        locale,
        phone: siteOf('business', pageLocale).phone,
        home: origin + paths.home(),
        link: origin + paths.contracts(),
      };
    }),
  );
  await mailer.send({ to: reader.email, id: `contract-end-${ending.account_number}-${ending.contract_number}-${last}-${to}`, ...letter });
}
