import { reportsContract } from '#buying/reports/contract';
import { FORGET_SENDS, reportHandlers, reportJobs, reportsPersonalData, serveReportFile, type SendDeps } from '#buying/reports/server';
import { answers, type Part } from '#platform/part';

export function reportsPart(deps: SendDeps): Part {
  return {
    calls: [answers(reportsContract, reportHandlers(deps))],
    serve: (shop) => serveReportFile(shop, deps),
    jobs: reportJobs(deps),
    personalData: reportsPersonalData,
    keeps: [{ what: 'notes that a report was mailed', days: 365, since: 'it was mailed', forget: FORGET_SENDS }],
  };
}
