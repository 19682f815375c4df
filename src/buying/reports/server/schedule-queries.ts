// SQL of reports that are mailed on a schedule.
import type { Cadence, Question } from '#buying/reports/rules';
import type { Locale } from '#base/locale/rules';
import { statement } from '#platform/db';

export interface ScheduleRow {
  readonly account_number: string;
  readonly schedule_id: string;
  readonly question: Question;
  readonly cadence: Cadence;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  readonly made_by: string;
  /** ISO date. */
  readonly next_day: string;
  readonly reader_ids: readonly string[];
}

const SCHEDULE = `s.account_number, s.schedule_id::text, s.question, s.cadence, s.filters, s.locale, s.made_by, s.next_day::text as next_day,
  array(select r.profile_id::text from report_reader r where r.account_number = s.account_number and r.schedule_id = s.schedule_id order by 1) as reader_ids`;

export const SCHEDULES = statement<ScheduleRow>(
  'report_schedules',
  `select ${SCHEDULE} from report_schedule s where s.account_number = $1 order by s.made_at, s.schedule_id`,
);

export const SCHEDULE_OF = statement<ScheduleRow>(
  'report_schedule_of',
  `select ${SCHEDULE} from report_schedule s where s.account_number = $1 and s.schedule_id = $2`,
);

/** Those whose day has come by $1 on the clocks of the sites. */
export const SCHEDULES_DUE = statement<ScheduleRow>(
  'report_schedules_due',
  `select ${SCHEDULE} from report_schedule s where s.next_day <= $1::date order by s.next_day, s.account_number, s.schedule_id limit 500`,
);

interface NewSchedule {
  readonly accountNumber: string;
  readonly scheduleId: string;
  readonly question: Question;
  readonly cadence: Cadence;
  readonly filters: string;
  readonly locale: Locale;
  readonly madeBy: string;
  readonly now: Date;
  readonly nextDay: string;
}

/** Adds nothing when the organization has 50 already. */
export const ADD_SCHEDULE = statement<unknown, NewSchedule>(
  'report_schedule_add',
  (p) => `insert into report_schedule (account_number, schedule_id, question, cadence, filters, locale, made_by, made_at, next_day)
  select ${p.accountNumber}::text, ${p.scheduleId}::uuid, ${p.question}::text, ${p.cadence}::text, ${p.filters}::jsonb, ${p.locale}::text, ${p.madeBy}::text,
    ${p.now}::timestamptz, ${p.nextDay}::date
  where (select count(*) from report_schedule s where s.account_number = ${p.accountNumber}) < 50`,
);

/** The same report on the same days: to the same readers it is there already. */
export const ADD_READERS = statement<unknown>(
  'report_readers_add',
  `insert into report_reader (account_number, schedule_id, profile_id) select $1, $2::uuid, p.id from unnest($3::uuid[]) as p(id) on conflict do nothing`,
);

export const LEAVE = statement<unknown>(
  'report_reader_leave',
  'delete from report_reader where account_number = $1 and schedule_id = $2 and profile_id = $3',
);

export const END_WITHOUT_READERS = statement<unknown>(
  'report_schedule_end_empty',
  `delete from report_schedule s where s.account_number = $1 and s.schedule_id = $2
   and not exists (select 1 from report_reader r where r.account_number = s.account_number and r.schedule_id = s.schedule_id)`,
);

export const STOP = statement<unknown>(
  'report_schedule_stop',
  'delete from report_schedule where account_number = $1 and schedule_id = $2',
);

/** Of servers that do it at once, one gets the row. */
export const MOVE_ON = statement<unknown>(
  'report_schedule_move_on',
  'update report_schedule set next_day = $4::date where account_number = $1 and schedule_id = $2 and next_day = $3::date',
);

export const ADD_SENDS = statement<unknown>(
  'report_sends_add',
  `insert into report_send (account_number, schedule_id, day, profile_id, question, at)
   select s.account_number, s.schedule_id, $3::date, r.profile_id, s.question, $4
   from report_schedule s join report_reader r using (account_number, schedule_id) where s.account_number = $1 and s.schedule_id = $2
   on conflict do nothing`,
);

export const SEND_WAITS = statement<{ readonly state: string }>(
  'report_send_waits',
  `select state from report_send where account_number = $1 and schedule_id = $2 and day = $3::date and profile_id = $4 and state = 'waiting'`,
);

export const END_SEND = statement<unknown>(
  'report_send_end',
  `update report_send set state = $5, at = $6 where account_number = $1 and schedule_id = $2 and day = $3::date and profile_id = $4 and state = 'waiting'`,
);

export interface SendRow {
  readonly day: string;
  readonly profile_id: string;
  readonly question: Question;
  readonly state: 'waiting' | 'sent' | 'withoutRight';
}

export const LATEST_SENDS = statement<SendRow>(
  'report_sends_latest',
  `select day::text as day, profile_id::text, question, state from report_send where account_number = $1 order by day desc, at desc, profile_id limit 30`,
);

/** Sends are told for a year. */
export const FORGET_SENDS = statement<unknown>('report_sends_forget', `delete from report_send where day < $1::timestamptz`);
