import type { FastifyBaseLogger } from 'fastify';
import { clientLogContract } from '#around/client-log/contract';
import { clientLogHandlers } from '#around/client-log/server';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';
import { platformSay } from '#platform/platform-say';
import type { Visit } from '#platform/visit';

export interface ClientLogNeeds {
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  /** Counts the reports of who takes part in an experiment. */
  readonly onReport: (visit: Visit) => Promise<void>;
}

/** Writes pages' reports to the shop's own log. */
export function clientLogPart({ limits, log, onReport }: ClientLogNeeds): Part {
  const write = (report: object): void => log.warn({ client: report }, 'a page reported');
  const tooMany = (locale: Parameters<typeof platformSay>[1]): string => platformSay('TOO_MANY_REQUESTS', locale);
  const unwritten = (error: unknown): void => log.error({ err: error }, 'a report was not counted');
  return {
    calls: [
      answers(clientLogContract, clientLogHandlers({ limits, write, tooMany, onReport: (visit) => void onReport(visit).catch(unwritten) })),
    ],
  };
}
