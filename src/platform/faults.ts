// Uncaught errors: logged in full, counted, and answered to the request that caused them. One request never ends the process.
import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IN_FLIGHT_MS } from './drain.ts';

/** Exit code when the process may be in a wrong state: its supervisor must start it again. */
export const RESTART_CODE = 70;

/** After a rejected promise, a request gets this long to answer by itself before it gets an error. */
const ANSWER_MS = 2_000;
/** Requests in flight get this long before a faulty process ends; its supervisor waits longer. */
const DRAIN_MS = 15_000;
/** A request that waits for the payment company gets as long as in any other stop: money may be moving. */
const SERVICE_MS = IN_FLIGHT_MS;
const LOOK_EVERY_MS = 250;

interface Fault {
  readonly err: Error;
  readonly req?: FastifyRequest;
}

export interface FaultHandling {
  readonly log: { error(fault: Fault, message: string): void; fatal(fault: Fault, message: string): void };
  /** Answers requests in flight, closes in order and ends the process with this code. */
  readonly stop: (code: number) => Promise<void>;
  /** Whether any request waits for another service; absent: none ever does. */
  readonly isAwaitingService?: () => boolean;
}

/** Counts since the process started. */
export const faultCounts = { unhandledRejections: 0, uncaughtExceptions: 0 };

interface Work {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
const working = new AsyncLocalStorage<Work>();

/** Remembers which request the running code belongs to. Register this before any other hook. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => working.run({ request, reply }, done));
  // Events of the connection deliver the body, and the connection does not know the request.
  app.addHook('preValidation', (request, reply, done) => working.run({ request, reply }, done));
}

/**
 * Handles uncaught errors until the process ends (trust 40). After a rejected promise the process goes on. After an exception its state may be wrong:
 * requests in flight are answered, then the process ends with `RESTART_CODE`. Call the returned function when an application with a log exists.
 */
export function watchFaults(): (handling: FaultHandling) => void {
  let handling: FaultHandling = {
    log: { error: print, fatal: print },
    stop: (code) => process.exit(code),
  };
  let ending = false;
  // A closed log reader is no fault of the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  process.on('unhandledRejection', (reason) => {
    faultCounts.unhandledRejections += 1;
    const err = errorOf(reason);
    const work = working.getStore();
    handling.log.error(faultOf(err, work), 'a promise was rejected and nobody waited for it');
    if (work !== undefined) answerLater(err, work);
  });
  process.on('uncaughtException', (thrown: unknown) => {
    faultCounts.uncaughtExceptions += 1;
    const err = errorOf(thrown);
    const work = working.getStore();
    handling.log.fatal(faultOf(err, work), 'an exception was not caught; the process ends when what is in flight is answered');
    if (work !== undefined && awaitsService(work)) answerLater(err, work);
    else if (work !== undefined) answer(err, work);
    if (ending) return;
    ending = true;
    const latest = performance.now() + SERVICE_MS;
    const exit = (): void => {
      if (handling.isAwaitingService?.() === true && performance.now() < latest) setTimeout(exit, LOOK_EVERY_MS).unref();
      else process.exit(RESTART_CODE);
    };
    setTimeout(exit, DRAIN_MS).unref();
    handling.stop(RESTART_CODE).catch((error: unknown) => {
      handling.log.fatal({ err: errorOf(error) }, 'the process could not stop in order');
      process.exit(RESTART_CODE);
    });
  });
  return (next) => void (handling = next);
}

/** Lets a request answer by itself while it waits for another service, or did a moment ago. */
function answerLater(err: Error, work: Work): void {
  const latest = performance.now() + SERVICE_MS;
  let wasAwaiting = awaitsService(work);
  const look = (): void => {
    const waits = awaitsService(work);
    if ((!waits && !wasAwaiting) || performance.now() >= latest) return answer(err, work);
    wasAwaiting = waits;
    setTimeout(look, ANSWER_MS).unref();
  };
  setTimeout(look, ANSWER_MS).unref();
}

/** Applications without admission control have no tickets. */
function awaitsService({ request }: Work): boolean {
  return (request.admitted?.serviceCalls ?? 0) > 0;
}

/** Answers like any error of the request's own, unless it has been answered meanwhile. */
function answer(err: Error, { reply }: Work): void {
  if (!reply.sent && !reply.raw.headersSent) void reply.send(err);
}

function faultOf(err: Error, work: Work | undefined): Fault {
  return work === undefined ? { err } : { err, req: work.request };
}

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(inspect(thrown));
}

function print({ err }: Fault, message: string): void {
  process.stderr.write(`${message}: ${inspect(err)}\n`);
}
