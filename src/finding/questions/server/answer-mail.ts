// Mails the asker once, soon after staff wrote the answer, from any server. Failed mails are retried with growing pauses; the address is deleted with
// the mail.
import type { Catalog } from '#goods/catalog/server';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { siteOf } from '#base/site/rules';
import { CLAIM_ANSWER_MAILS, END_ANSWER_MAIL, FORGET_ANSWER_MAILS, type AnswerMailRow } from './answer-mail-queries.ts';

export interface AnswerMailFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  readonly catalog: Pick<Catalog, 'get'>;
}

const EVERY_MINUTE = '* * * * *';
/** Mails claimed at once. */
const BATCH = 20;
const PAUSE_SECONDS = 120;
/** About two days of attempts. */
const MOST_ATTEMPTS = 10;

/** A job that runs every minute, because staff write answers from a tool that runs no queue. */
export function makeAnswerMail(facts: AnswerMailFacts): QueueFacts<object> {
  const { db, clock } = facts;
  return {
    name: 'answer-mail',
    every: EVERY_MINUTE,
    retries: 0, // the next minute retries
    async handle() {
      const failures: unknown[] = [];
      for (;;) {
        const rows = await db.many(CLAIM_ANSWER_MAILS, [clock.now(), BATCH, PAUSE_SECONDS, MOST_ATTEMPTS]);
        for (const row of rows) await tell(row, facts).catch((error: unknown) => failures.push(error));
        if (rows.length < BATCH) break;
      }
      await db.run(FORGET_ANSWER_MAILS, [clock.now(), MOST_ATTEMPTS]);
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} answers could not be mailed`);
    },
  };
}

/** Drops answers that were withdrawn meanwhile, or whose product is no longer sold. */
async function tell(row: AnswerMailRow, { db, hosts, mailer, catalog }: AnswerMailFacts): Promise<void> {
  const { answer, tenant } = row;
  const product = catalog.get(row.item_id);
  if (row.state === 'published' && answer !== null && product !== undefined && product.status !== 'unpublished') {
    const locale = row.locale as Locale; // this shop wrote the locale of a visit
    const paths = makePaths(locale);
    const origin = hosts.origins[tenant];
    // Vite builds the templates; loading them with the first mail lets API tests run without a build.
    const { renderAnswerMail } = await import('#finding/questions/mail');
    const rendered = renderAnswerMail({
      locale: (row.copy_locale ?? locale) as CopyLocale, // likewise
      author: row.author,
      product: product.title[locale],
      question: row.body,
      answer,
      phone: siteOf(tenant, locale).phone,
      home: origin + paths.home(),
      link: origin + paths.questions(row.item_id),
    });
    await mailer.send({ to: row.email, ...rendered });
  }
  await db.run(END_ANSWER_MAIL, [row.question_id]);
}
