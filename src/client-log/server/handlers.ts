// The call of `clientLogContract`: it answers at once, and never more than it can bear.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { clientLogContract } from '#client-log/contract';
import { clientReport, type ClientReport } from '#client-log/rules';
import { refuse } from '#outcome/rules';
import type { Handlers } from '#platform/contract';

export interface ClientLogDeps {
  readonly write: (report: ClientReport & { readonly requestId: string }) => void;
  /** Words for too many reports, by locale. */
  readonly tooMany: (locale: string) => string;
}

/** Reports a minute that are written down: of one address, and in all. */
const PER_ADDRESS = 30;
const IN_ALL = 600;

export function clientLogHandlers({ write, tooMany }: ClientLogDeps): Handlers<typeof clientLogContract> {
  const byAddress = new RateLimiterMemory({ points: PER_ADDRESS, duration: 60 });
  const byAll = new RateLimiterMemory({ points: IN_ALL, duration: 60 });
  const mayWrite = async (address: string): Promise<boolean> => {
    try {
      await byAddress.consume(address);
      await byAll.consume('all');
      return true;
    } catch (limit) {
      if (limit instanceof Error) throw limit;
      return false; // the library rejects with its counter
    }
  };
  return {
    'POST /cc/api/log': async ({ body, visit }) => {
      if (!(await mayWrite(visit.ip))) return refuse(429, 'TOO_MANY_REQUESTS', tooMany(visit.locale));
      write({ ...clientReport(body), requestId: visit.requestId });
      return { logged: true };
    },
  };
}
