// Handler of `clientLogContract`: answers at once, and limits the load.
import type { clientLogContract } from '#around/client-log/contract';
import { clientReport, type ClientReport } from '#around/client-log/rules';
import { tooManyTries } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';

export interface ClientLogDeps {
  readonly limits: Limits;
  readonly write: (report: ClientReport & { readonly requestId: string }) => void;
  readonly onReport: (visit: Visit) => void;
  /** Error text for too many reports, by locale. */
  readonly tooMany: (locale: string) => string;
}

/** Reports logged per minute: per address, and in all. */
const REPORTS = [
  { by: ['address'], most: 30, seconds: 60 },
  { by: [], most: 600, seconds: 60 },
] as const;

export function clientLogHandlers({ limits, write, tooMany, onReport }: ClientLogDeps): Handlers<typeof clientLogContract> {
  const reports = limits.of('client-log', REPORTS);
  return {
    'POST /cc/api/log': async ({ body, visit }) => {
      const { wait } = await reports.take({ address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', tooMany(visit.locale));
      write({ ...clientReport(body), requestId: visit.requestId });
      onReport(visit);
      return { logged: true };
    },
  };
}
