// Runs the payment host: its port, its company's service, and its end.
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#platform/clock';
import { originOf } from '#platform/config';
import type { FaultHandling } from '#platform/faults';
import { openCompany } from './hosted-companies.ts';
import { buildPayHost } from './pay-host-app.ts';
import type { PayHostSettings } from './pay-host-settings.ts';

export interface RunningPayHost {
  /** Log for uncaught errors, without the content of payment requests. */
  readonly faultLog: FaultHandling['log'];
  close(): Promise<void>;
}

/** Resolves when the service is ready. Calls `listening` with the port before that; early requests wait. */
export async function runPayHost(settings: PayHostSettings, listening: (port: number) => void): Promise<RunningPayHost> {
  const { listen, reached } = settings;
  let origin = '';
  const ownOrigin = (): string => origin;
  const company = openCompany(settings, ownOrigin);
  const app = await buildPayHost({ ...settings, company, clock: systemClock, ownOrigin });
  const port = await listenAt(app, listen, company.opening);
  origin = originOf({ scheme: reached.scheme, publicPort: reached.port ?? port }, reached.payHost);
  listening(port);
  await company.opening;
  company.tell?.((error) => app.log.warn({ err: error }, 'the shop was not notified'));
  return {
    faultLog: faultLogOf(app),
    async close() {
      await company.stop?.();
      await app.close();
      await company.close?.();
    },
  };
}

/** Logs only message and stack, since other properties of an error may contain rows of the database. */
function faultLogOf({ log }: FastifyInstance): FaultHandling['log'] {
  const facts = ({ err, req }: Parameters<FaultHandling['log']['error']>[0]): object => ({ problem: err.message, stack: err.stack, req });
  return {
    error: (fault, message) => log.error(facts(fault), message),
    fatal: (fault, message) => log.fatal(facts(fault), message),
  };
}

/** A stopping host keeps its port until its company has closed its database. */
async function listenAt(
  app: FastifyInstance,
  { host, port, mayMove }: PayHostSettings['listen'],
  opening: Promise<unknown> | undefined,
): Promise<number> {
  const whenInUse =
    <T>(act: (error: Error) => T) =>
    (error: NodeJS.ErrnoException): T => {
      if (error.code !== 'EADDRINUSE') throw error;
      return act(error);
    };
  const again = async (): Promise<string> => {
    await opening?.catch(() => undefined);
    return app.listen({ host, port });
  };
  const elsewhere = (cause: Error): Promise<string> => {
    if (mayMove) return app.listen({ host, port: 0 });
    throw new Error(
      `Port ${port} on ${host} is in use by another program. Stop it, or set INKWELL_PAY_PORT to another number for the card form.`,
      { cause },
    );
  };
  const address = await app.listen({ host, port }).catch(whenInUse(again)).catch(whenInUse(elsewhere));
  return Number(new URL(address).port);
}
