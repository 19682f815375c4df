// Sends a mail about an approval, in the language of who gets it: the order, why it waits, a link that leads there after signing in. It may run twice.
import { reasonTexts } from './reason-texts.ts';
import { stillAsked } from '#buying/approvals/rules';
import { approvalsWords } from '#buying/approvals/words';
import { sayer, type Say } from '#base/locale/words';
import { amountText } from '#buying/orders/rules';
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { makePaths } from '#paths';
import { mailLocale } from '#people/preferences/rules';
import { localeOfReader, mailLanguageOf } from '#people/preferences/server';
import { statement, type Queries } from '#platform/db';
import type { QueueFacts } from '#platform/jobs';
import { LETTER_QUEUE, type ApprovalLetter } from './approval-letters.ts';
import { APPROVAL } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { presentPeople } from './step-facts.ts';

const READER = statement<{ readonly email: string; readonly spanish: boolean }>(
  'approval_reader',
  'select email, spanish from active_member where account_number = $1 and profile_id = $2',
);

/** Only while the order waits. */
const ASKING: ReadonlySet<string> = new Set<ApprovalLetter['kind']>(['asked', 'reminded', 'escalated', 'standIn', 'question']);

/** With the goods, for who has to decide about them. */
const TO_DECIDE: ReadonlySet<string> = new Set<ApprovalLetter['kind']>(['asked', 'reminded', 'escalated', 'standIn']);

/** A longer order is read on its page. */
const MOST_LINES = 10;

export function makeLetterJob({ db, hosts, mailer }: Pick<ApprovalsDeps, 'db' | 'hosts' | 'mailer'>): QueueFacts<ApprovalLetter> {
  return {
    name: LETTER_QUEUE,
    async handle({ accountNumber, orderNumber, kind, to, text }) {
      const [row, reader] = await Promise.all([db.maybe(APPROVAL, [accountNumber, orderNumber]), db.maybe(READER, [accountNumber, to])]);
      // Decided meanwhile, or gone: nobody has anything to do.
      if (row === undefined || reader === undefined || (ASKING.has(kind) && row.state !== 'waiting')) return;
      const people = await presentPeople(db, row, new Date(row.submitted_at));
      const copyLocale = await localeFor(db, row, to, reader.spanish);
      const locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
      const [site, paths, origin] = [siteOf('business', locale), makePaths(locale), hosts.origins.business];
      const money = (cents: number): string => amountText(cents / 100, row.currency, copyLocale, site.currency);
      const { renderApprovalLetter } = await import('#buying/approvals/mail');
      const mail = renderApprovalLetter({
        kind,
        locale: copyLocale,
        values: {
          buyer: row.buyer_name,
          number: shownOrderNumber(orderNumber),
          total: money(row.total),
          before: money(row.submitted_total),
          until: formatDate(row.expires_at, site.timeZone, copyLocale),
          names: stillAsked(people.at(row.step_no), row.answers, people.nameOf)
            .map(({ name }) => name)
            .join(', '),
        },
        reasons: ASKING.has(kind) || kind === 'sent' ? reasonTexts(row.verdict.reasons, row.currency, copyLocale, site.currency) : [],
        goods: TO_DECIDE.has(kind) ? goodsOf(row, sayer(approvalsWords, copyLocale), money) : { lines: [], more: 0 },
        comment: text,
        isFewer: kind === 'approved' && row.total < row.submitted_total,
        phone: site.phone,
        home: origin + paths.home(),
        link: origin + paths.approval(orderNumber),
      });
      await mailer.send({ to: reader.email, id: `approval-${kind}-${orderNumber}-${to}-${row.step_no}`, ...mail });
    },
  };
}

/** What is left of the lines; a line's total is in proportion to the units that were kept. */
function goodsOf({ lines }: ApprovalRow, say: Say<'mail.line'>, money: (cents: number) => string) {
  const left = lines.filter(({ kept }) => kept > 0);
  const texts = left
    .slice(0, MOST_LINES)
    .map(({ kept, qty, title, net }) => say('mail.line', { qty: kept, title, total: money(Math.round((net * kept) / qty)) }));
  return { lines: texts, more: left.length - texts.length };
}

/** The language that the reader chose for mails; else the buyer's is the one they ordered in, an approver's the one they signed in with. */
async function localeFor(on: Queries, row: ApprovalRow, to: string, spanish: boolean): Promise<CopyLocale> {
  const { buyer_id: buyerId, copy_locale: own } = row;
  if (to === buyerId) return mailLocale(own, await mailLanguageOf(on, to));
  const about = own === 'es-US' ? 'en-US' : own;
  return (await localeOfReader(on, to, about)) ?? (spanish ? 'es-US' : about);
}
