// Reports that are mailed on a schedule: to whom, when, and what was sent (H_R).
import { randomUUID } from 'node:crypto';
import { localDay } from '#base/calendar/rules';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Report, ReportMails } from '#buying/reports/contract';
import { filtersFor, sendDayAfter, type Cadence, type Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { listMembers } from '#people/sessions/server';
import type { Actor } from '#people/organizations/server';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { readChoices } from './read-choices.ts';
import type { Filters } from './read-sums.ts';
import { nameOf, readersOf } from './readers.ts';
import { groupNames } from './row-labels.ts';
import {
  ADD_READERS,
  ADD_SCHEDULE,
  END_WITHOUT_READERS,
  LATEST_SENDS,
  LEAVE,
  SCHEDULE_OF,
  SCHEDULES,
  STOP,
  type ScheduleRow,
} from './schedule-queries.ts';

export type ScheduleProblem = 'READERS_REQUIRED' | 'READER_UNKNOWN' | 'SCHEDULES_FULL' | 'SCHEDULE_NOT_FOUND';

export interface ScheduleForm {
  readonly question: Question;
  readonly cadence: Cadence;
  readonly profileIds: readonly string[];
  readonly filters: Filters;
}

const LIMITS = ['center', 'person', 'group', 'location'] as const;

/** The filters of a schedule, as they were stored. */
export function filtersOf({ filters }: Pick<ScheduleRow, 'filters'>): Filters {
  const stored = new Map(Object.entries(filters));
  const read = (name: (typeof LIMITS)[number]): string | null => {
    const value = stored.get(name);
    return typeof value === 'string' ? value : null;
  };
  return { center: read('center'), person: read('person'), group: read('group'), location: read('location') };
}

/** The names of what a report is limited to, whether or not an order has it still. */
export function limitsOf(filters: Filters, choices: Report['choices'], copyLocale: CopyLocale): string[] {
  const say = sayer(reportsWords, copyLocale);
  return LIMITS.flatMap((name) => {
    const value = filters[name]; // own key: one of the four
    if (value === null) return [];
    const none = say(name === 'group' ? 'server.noGroup' : 'server.noCenter');
    return [choices[name].find((choice) => choice.value === value)?.label ?? (value || none)];
  });
}

export async function readReportMails(db: Queries, { accountNumber, profileId }: Actor, visit: Visit): Promise<ReportMails> {
  const [schedules, sends, readers, groups] = await Promise.all([
    db.many(SCHEDULES, [accountNumber]),
    db.many(LATEST_SENDS, [accountNumber]),
    readersOf(db, accountNumber),
    groupNames(db, accountNumber),
  ]);
  const ids = [...new Set([...schedules.flatMap((row) => row.reader_ids), ...sends.map((row) => row.profile_id)])];
  const asked = { search: '', active: null, ids, limit: Math.max(1, ids.length), offset: 0 };
  const people = new Map((await listMembers(db, accountNumber, asked)).members.map((member) => [member.profileId, nameOf(member)]));
  const choices = await readChoices(db, { accountNumber, now: visit.now, copyLocale: visit.copyLocale, groups });
  const may = new Set(readers.map((reader) => reader.profileId));
  return {
    schedules: schedules.map((row) => {
      return {
        scheduleId: row.schedule_id,
        question: row.question,
        cadence: row.cadence,
        next: row.next_day,
        madeBy: row.made_by,
        limits: limitsOf(filtersOf(row), choices, visit.copyLocale),
        readers: row.reader_ids.map((id) => ({ profileId: id, name: people.get(id) ?? '', mayRead: may.has(id) })),
        isReader: row.reader_ids.includes(profileId),
      };
    }),
    sends: sends.map(({ day, question, state, profile_id: id }) => ({ day, question, state, name: people.get(id) ?? '' })),
    readers: readers.map((reader) => ({ profileId: reader.profileId, name: nameOf(reader), email: reader.email })),
  };
}

export async function addSchedule(db: Db, actor: Actor, visit: Visit, form: ScheduleForm): Promise<Outcome<string, ScheduleProblem>> {
  const { accountNumber, name } = actor;
  const profileIds = [...new Set(form.profileIds)];
  if (profileIds.length === 0) return failed('READERS_REQUIRED');
  // Those of another report make no difference to this one.
  const given = filtersFor(form.question).flatMap((filter) => {
    const value = form.filters[filter]; // own key: one of the four
    return value === null ? [] : [[filter, value] as const];
  });
  return db.transaction(async (tx) => {
    const may = new Set((await readersOf(tx, accountNumber)).map(({ profileId }) => profileId));
    if (profileIds.some((id) => !may.has(id))) return failed('READER_UNKNOWN');
    const scheduleId = randomUUID();
    const added = await tx.run(ADD_SCHEDULE, {
      accountNumber,
      scheduleId,
      question: form.question,
      cadence: form.cadence,
      filters: JSON.stringify(Object.fromEntries(given)),
      locale: visit.locale,
      madeBy: name,
      now: visit.now,
      nextDay: sendDayAfter(localDay(visit.now, visit.site.timeZone), form.cadence),
    });
    if (added === 0) return failed('SCHEDULES_FULL');
    await tx.run(ADD_READERS, [accountNumber, scheduleId, profileIds]);
    return done(scheduleId);
  });
}

/** Leaving a schedule that one does not get is no change. */
export function leaveSchedule(db: Db, { accountNumber, profileId }: Actor, scheduleId: string): Promise<Outcome<null, ScheduleProblem>> {
  return db.transaction(async (tx) => {
    if ((await tx.maybe(SCHEDULE_OF, [accountNumber, scheduleId])) === undefined) return failed('SCHEDULE_NOT_FOUND');
    await tx.run(LEAVE, [accountNumber, scheduleId, profileId]);
    await tx.run(END_WITHOUT_READERS, [accountNumber, scheduleId]);
    return done(null);
  });
}

export async function stopSchedule(db: Queries, { accountNumber }: Actor, scheduleId: string): Promise<Outcome<null, ScheduleProblem>> {
  return (await db.run(STOP, [accountNumber, scheduleId])) === 0 ? failed('SCHEDULE_NOT_FOUND') : done(null);
}
