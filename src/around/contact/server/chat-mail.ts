// Mails answers that were not read on the page, from any server; failed mails are retried with growing pauses.
import type { CopyLocale, Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { siteOf } from '#base/site/rules';
import { chatWasSeen } from './chat-was-seen.ts';
import { CLAIM_CHAT_MAILS, type ChatMailRow } from './chat-mail-queries.ts';

export interface ChatMailFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

const EVERY_MINUTE = '* * * * *';
/** Mails claimed at once. */
const BATCH = 20;
const PAUSE_SECONDS = 120;
/** About two days of attempts. */
const MOST_ATTEMPTS = 10;

export function makeChatMail(facts: ChatMailFacts): QueueFacts<object> {
  const { db, clock } = facts;
  return {
    name: 'chat-mail',
    every: EVERY_MINUTE,
    retries: 0, // the next minute retries
    async handle() {
      const rows = await db.many(CLAIM_CHAT_MAILS, [clock.now(), BATCH, PAUSE_SECONDS, MOST_ATTEMPTS]);
      const told = await Promise.allSettled(rows.map((row) => tell(row, facts)));
      const failures = told.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} answers could not be mailed`);
    },
  };
}

async function tell(row: ChatMailRow, { db, hosts, mailer }: ChatMailFacts): Promise<void> {
  const locale = row.locale as Locale; // this shop wrote the locale of a visit
  const paths = makePaths(locale);
  const origin = hosts.origins[row.tenant];
  // Vite builds the templates; loading them with the first mail lets API tests run without a build.
  const { renderChatMail } = await import('#around/contact/mail');
  const rendered = renderChatMail({
    locale: row.copy_locale as CopyLocale, // likewise
    name: row.name,
    answer: row.answer,
    phone: siteOf(row.tenant, locale).phone,
    home: origin + paths.home(),
    link: origin + paths.chat(),
  });
  await mailer.send({ to: row.email, ...rendered });
  await chatWasSeen(db, row.conversation_id, row.seq);
}
