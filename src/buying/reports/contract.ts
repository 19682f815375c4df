// Reports on what an organization orders (H_R, B2B-5). Amounts are cents of the site's currency; days are ISO dates on its clock.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const READ = { permission: 'H_R' } as const;
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Question = oneOf(
  'time',
  'center',
  'person',
  'group',
  'category',
  'location',
  'contract',
  'savings',
  'items',
  'budgets',
  'approvers',
  'reasons',
);
const Word = Type.String({ maxLength: 120 });

/** Filters are absent for everything; '' is what has no budget center, or no group. */
const FILTERS = { center: Type.Optional(Word), person: Type.Optional(Word), group: Type.Optional(Word), location: Type.Optional(Word) };
const AGAINST = Type.Optional(oneOf('before', 'yearAgo', 'nothing'));

const Days = Type.Object({ from: Type.String(), to: Type.String() });
const Choice = Type.Object(all(Type.String(), 'value', 'label'));

export const ReportLine = Type.Object({
  key: Type.String(),
  label: Type.String(),
  ...all(Type.Integer(), 'orders', 'units'),
  ...all(Type.Number(), 'cents', 'onContract'),
  /** Cents of the period it is compared with; null without one. */
  before: orNull(Type.Number()),
  /** ISO 8601: the latest order; null for none. */
  latest: orNull(Type.String()),
  /** Of budgets: planned, held, left. Of approvals: declined, and hours until the decision. Null: there is none. */
  more: Type.Array(orNull(Type.Number())),
});
export type ReportLine = Type.Static<typeof ReportLine>;

export const Report = Type.Object({
  question: Question,
  organization: Type.String(),
  currency: oneOf('USD', 'CAD'),
  period: Type.Object({ kind: oneOf('month', 'lastMonth', 'quarter', 'year', 'days'), from: Type.String(), to: Type.String() }),
  against: oneOf('before', 'yearAgo', 'nothing'),
  comparedWith: orNull(Days),
  filters: Type.Object({ center: orNull(Word), person: orNull(Word), group: orNull(Word), location: orNull(Word) }),
  choices: Type.Object({
    center: Type.Array(Choice),
    person: Type.Array(Choice),
    group: Type.Array(Choice),
    location: Type.Array(Choice),
  }),
  total: ReportLine,
  /** The largest rows, or all days, weeks or months in their order. */
  charted: Type.Array(ReportLine),
  /** One page of all rows. */
  rows: Type.Array(ReportLine),
  ...all(Type.Integer(), 'page', 'pages', 'count'),
  /** Orders of the period in other currencies, which are in no amount. */
  elsewhere: Type.Array(Type.Object({ currency: Type.String(), orders: Type.Integer() })),
  /** Lines of a download, and the most it can have. */
  ...all(Type.Integer(), 'lines', 'mostLines'),
});
export type Report = Type.Static<typeof Report>;

const Reader = Type.Object(all(Type.String(), 'profileId', 'name', 'email'));

export const ScheduleView = Type.Object({
  scheduleId: Type.String(),
  question: Question,
  cadence: oneOf('weekly', 'monthly'),
  /** The day on which the next one is sent. */
  next: Type.String(),
  madeBy: Type.String(),
  /** Names of what it is limited to. */
  limits: Type.Array(Type.String()),
  readers: Type.Array(Type.Object({ ...all(Type.String(), 'profileId', 'name'), mayRead: Type.Boolean() })),
  isReader: Type.Boolean(),
});
export type ScheduleView = Type.Static<typeof ScheduleView>;

const SendView = Type.Object({
  day: Type.String(),
  question: Question,
  name: Type.String(),
  state: oneOf('waiting', 'sent', 'withoutRight'),
});

export const ReportMails = Type.Object({
  schedules: Type.Array(ScheduleView),
  /** The latest sends. */
  sends: Type.Array(SendView),
  /** Who has H_R. */
  readers: Type.Array(Reader),
});
export type ReportMails = Type.Static<typeof ReportMails>;

const OF_SCHEDULE = Type.Object({ scheduleId: Id });
const SCHEDULE = { 'params.scheduleId': 'reportSchedule' } as const;
const Nothing = Type.Object({});

export const reportsContract = {
  'GET /api/organization/reports/:question': {
    summary: 'What the caller’s organization ordered in a period, by one question, beside another period',
    access: READ,
    ids: { 'params.question': 'own' },
    params: Type.Object({ question: Type.String({ maxLength: 40 }) }),
    query: Type.Object({
      period: Type.Optional(oneOf('month', 'lastMonth', 'quarter', 'year', 'days')),
      /** The days of `days`. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      against: AGAINST,
      ...FILTERS,
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    }),
    reply: Report,
  },
  'GET /api/organization/report-mails': {
    summary: 'The reports that are mailed on a schedule, who gets them, and the latest sends',
    access: READ,
    ids: {},
    reply: ReportMails,
  },
  'POST /api/organization/report-mails': {
    summary: 'Mails a report every week or month to people who have the right to reports',
    access: READ,
    ids: { 'body.profileIds': 'member' },
    body: Type.Object({
      question: Question,
      cadence: oneOf('weekly', 'monthly'),
      profileIds: Type.Array(Id, { maxItems: 50 }),
      ...FILTERS,
    }),
    reply: Type.Object({ scheduleId: Type.String() }),
  },
  'POST /api/organization/report-mails/:scheduleId/leave': {
    summary: 'Stops a report’s mails to the caller; with the last reader the schedule ends',
    access: READ,
    ids: SCHEDULE,
    params: OF_SCHEDULE,
    reply: Nothing,
  },
  'POST /api/organization/report-mails/:scheduleId/stop': {
    summary: 'Stops a report’s mails to everybody',
    access: READ,
    ids: SCHEDULE,
    params: OF_SCHEDULE,
    reply: Nothing,
  },
} as const;
