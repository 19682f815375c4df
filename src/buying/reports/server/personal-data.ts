// The reports that a person is mailed, in the download of their data; both tables lose their rows with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const SCHEDULES_OF_PERSON = statement<object>(
  'personal_report_mails',
  `select s.question as report, s.cadence, s.next_day::text as "nextDay" from report_reader r join report_schedule s using (account_number, schedule_id)
   where r.profile_id = $1 order by s.made_at`,
);

const SENDS_TO_PERSON = statement<object>(
  'personal_report_sends',
  'select question as report, day::text as day, state from report_send where profile_id = $1 order by day',
);

export const reportsPersonalData: PersonalData = {
  tables: [
    { name: 'reportMails', rows: SCHEDULES_OF_PERSON },
    { name: 'reportsSent', rows: SENDS_TO_PERSON },
  ],
};
