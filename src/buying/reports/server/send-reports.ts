// The jobs that mail reports: one looks every hour which schedules are due, the other sends one mail. Both may run twice.
import { localTime } from '#base/calendar/rules';
import { siteOf } from '#base/site/rules';
import { SEND_FROM, sendDayAfter } from '#buying/reports/rules';
import { memberOf, organizationOf } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { letterOf, type LetterDeps } from './report-letter.ts';
import { mayRead } from './readers.ts';
import { ADD_SENDS, END_SEND, MOVE_ON, SCHEDULE_OF, SCHEDULES_DUE, SEND_WAITS, type ScheduleRow } from './schedule-queries.ts';

export interface SendDeps extends LetterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const DUE_QUEUE = 'reports-due';
const MAIL_QUEUE = 'report-mail';
const HOURLY = '7 * * * *';

interface ReportMail {
  readonly accountNumber: string;
  readonly scheduleId: string;
  /** The day it is sent on, ISO. */
  readonly day: string;
  readonly profileId: string;
}

export function reportJobs(deps: SendDeps): readonly QueueFacts<never>[] {
  const due: QueueFacts<object> = { name: DUE_QUEUE, every: HOURLY, handle: () => sendDue(deps) };
  const mail: QueueFacts<ReportMail> = { name: MAIL_QUEUE, handle: (wanted) => sendOne(deps, wanted) };
  return [due, mail];
}

/** Queues the mails of schedules whose day has come, and sets their next day. A shop that stood still for weeks sends the latest alone. */
export async function sendDue({ db, clock, jobs }: Pick<SendDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const { day: today, minutes } = localTime(now.getTime(), siteOf('business', 'en-US').timeZone);
  if (minutes < SEND_FROM) return;
  for (const { account_number: accountNumber, schedule_id: scheduleId, cadence, next_day: planned, reader_ids: readers } of await db.many(
    SCHEDULES_DUE,
    [today],
  )) {
    const next = sendDayAfter(today, cadence);
    await db.transaction(async (tx) => {
      if ((await tx.run(MOVE_ON, [accountNumber, scheduleId, planned, next])) === 0) return;
      const day = latestBefore(next, planned, today, cadence);
      await tx.run(ADD_SENDS, [accountNumber, scheduleId, day, now]);
      for (const profileId of readers)
        await jobs.enqueue(tx, MAIL_QUEUE, { accountNumber, scheduleId, day, profileId } satisfies ReportMail);
    });
  }
}

/** The last planned day that has come. */
function latestBefore(next: string, planned: string, today: string, cadence: ScheduleRow['cadence']): string {
  let day = planned;
  for (let after = sendDayAfter(day, cadence); after < next && after <= today; after = sendDayAfter(day, cadence)) day = after;
  return day;
}

async function sendOne(deps: SendDeps, { accountNumber, scheduleId, day, profileId }: ReportMail): Promise<void> {
  const { db, clock, mailer } = deps;
  const [waits, schedule, organization, member] = await Promise.all([
    db.maybe(SEND_WAITS, [accountNumber, scheduleId, day, profileId]),
    db.maybe(SCHEDULE_OF, [accountNumber, scheduleId]),
    organizationOf(db, accountNumber),
    memberOf(db, accountNumber, profileId),
  ]);
  // Sent already, or the schedule was stopped meanwhile.
  if (waits === undefined || schedule === undefined || !schedule.reader_ids.includes(profileId)) return;
  const ends = (state: 'sent' | 'withoutRight') => db.run(END_SEND, [accountNumber, scheduleId, day, profileId, state, clock.now()]);
  if (organization === undefined || member === undefined || !mayRead(member, organization.permissions)) {
    await ends('withoutRight');
    return;
  }
  const id = `report-${scheduleId}-${day}-${profileId}`;
  await mailer.send({ to: member.email, id, ...(await letterOf(deps, { schedule, day, member, organization: organization.name })) });
  await ends('sent');
}
