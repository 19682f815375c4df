// Faults that nobody caught: logged whole, counted, and answered to the request that caused them. One request never ends the process.
import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IN_FLIGHT_MS } from './drain.ts';

/** The process ends with this code when its state may be wrong: it is to be started again. */
export const RESTART_CODE = 70;

/** A request that was still going on after a rejected promise is answered by itself, or by us after this long. */
const ANSWER_MS = 2_000;
/** What is in flight has this long to be answered before a faulty process ends; its supervisor waits longer. */
const DRAIN_MS = 15_000;
/** Whoever waits for the payment company has as long as in any other stop: money may be moving. */
const ASIDE_MS = IN_FLIGHT_MS;
const LOOK_EVERY_MS = 250;

interface Fault {
  readonly err: Error;
  readonly req?: FastifyRequest;
}

export interface FaultHandling {
  readonly log: { error(fault: Fault, message: string): void; fatal(fault: Fault, message: string): void };
  /** Answers what came in, closes in order and ends the process with the code it is given. */
  readonly stop: (code: number) => Promise<void>;
  /** Whether any request waits for somebody outside; absent: none ever does. */
  readonly isAnyAside?: () => boolean;
}

/** Since the process started. */
export const faultCounts = { unhandledRejections: 0, uncaughtExceptions: 0 };

interface Work {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
const working = new AsyncLocalStorage<Work>();

/** Remembers which request the code belongs to that runs. Before any other hook of the application. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => working.run({ request, reply }, done));
  // A body comes in events of the connection, which knows nothing of the request.
  app.addHook('preValidation', (request, reply, done) => working.run({ request, reply }, done));
}

/**
 * Decides what becomes of faults that nobody caught, until the process ends (trust 40). A rejected promise leaves the others as they
 * are: the process goes on. After an exception the state may be wrong: what is in flight is answered, then the process ends with
 * `RESTART_CODE`. The returned function says how, once there is an application with a log.
 */
export function watchFaults(): (handling: FaultHandling) => void {
  let handling: FaultHandling = {
    log: { error: print, fatal: print },
    stop: (code) => process.exit(code),
  };
  let ending = false;
  // Whoever read the log has gone: that is no fault of the shop.
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
    if (work !== undefined && isAside(work)) answerLater(err, work);
    else if (work !== undefined) answer(err, work);
    if (ending) return;
    ending = true;
    const latest = performance.now() + ASIDE_MS;
    const exit = (): void => {
      if (handling.isAnyAside?.() === true && performance.now() < latest) setTimeout(exit, LOOK_EVERY_MS).unref();
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

/** A request that waits for somebody outside, or did a moment ago, is left to answer by itself. */
function answerLater(err: Error, work: Work): void {
  const latest = performance.now() + ASIDE_MS;
  let wasAside = isAside(work);
  const look = (): void => {
    const waits = isAside(work);
    if ((!waits && !wasAside) || performance.now() >= latest) return answer(err, work);
    wasAside = waits;
    setTimeout(look, ANSWER_MS).unref();
  };
  setTimeout(look, ANSWER_MS).unref();
}

/** Applications that admit everybody have no tickets. */
function isAside({ request }: Work): boolean {
  return (request.admitted?.asides ?? 0) > 0;
}

/** As any failure of its own would be answered, unless it has been answered meanwhile. */
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
