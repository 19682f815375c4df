// Handlers of `reportsContract`. The organization is always the session's: no call names one.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { reportsContract } from '#buying/reports/contract';
import { questionNamed } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { readReport, type ReportDeps } from './read-report.ts';
import { addSchedule, leaveSchedule, readReportMails, stopSchedule, type ScheduleProblem } from './schedules.ts';

interface ReportHandlerDeps extends ReportDeps {
  readonly db: Db;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function reportHandlers(deps: ReportHandlerDeps): Handlers<typeof reportsContract> {
  const { db } = deps;
  return {
    denied: (visit, _line, admission) =>
      admission === 'signIn' ? refused(visit, 401, 'LOGIN_REQUIRED') : refused(visit, 403, 'REPORTS_NOT_ALLOWED'),
    'GET /api/organization/reports/:question': (call) =>
      asMember(call, ({ accountNumber }) => {
        const { visit, params, query } = call;
        const question = questionNamed(params.question);
        if (question === undefined) return refused(visit, 404, 'REPORT_NOT_FOUND');
        const { site, copyLocale, now } = visit;
        return readReport(deps, { accountNumber, site, copyLocale, now }, question, query);
      }),
    'GET /api/organization/report-mails': (call) => asMember(call, (actor) => readReportMails(db, actor, call.visit)),
    'POST /api/organization/report-mails': (call) =>
      asMember(call, async (actor) => {
        const { question, cadence, profileIds, center = null, person = null, group = null, location = null } = call.body;
        const form = { question, cadence, profileIds, filters: { center, person, group, location } };
        const added = await addSchedule(db, actor, call.visit, form);
        return added.ok ? { scheduleId: added.value } : problem(call.visit, added.problem);
      }),
    'POST /api/organization/report-mails/:scheduleId/leave': (call) =>
      asMember(call, async (actor) => {
        const left = await leaveSchedule(db, actor, call.params.scheduleId);
        return left.ok ? {} : problem(call.visit, left.problem);
      }),
    'POST /api/organization/report-mails/:scheduleId/stop': (call) =>
      asMember(call, async (actor) => {
        const stopped = await stopSchedule(db, actor, call.params.scheduleId);
        return stopped.ok ? {} : problem(call.visit, stopped.problem);
      }),
  };
}

/** Somebody without an organization has no reports. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal> | Refusal): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 404, 'REPORT_NOT_FOUND') : answer(actor);
}

const problem = (visit: Visit, code: ScheduleProblem): Refusal =>
  refused(visit, code === 'SCHEDULE_NOT_FOUND' || code === 'READER_UNKNOWN' ? 404 : 422, code);

const refused = (
  { copyLocale }: Visit,
  status: 401 | 403 | 404 | 422,
  code: ScheduleProblem | 'LOGIN_REQUIRED' | 'REPORTS_NOT_ALLOWED' | 'REPORT_NOT_FOUND',
): Refusal => refuse(status, code, sayer(reportsWords, copyLocale)(code));
