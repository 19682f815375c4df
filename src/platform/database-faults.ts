// What database errors mean: whether the database is away, and whether the failed work may run again.

/** An error of the driver, of PostgreSQL (`code` is its SQLSTATE) or of the operating system (`code` and `syscall`). */
export interface DatabaseFault {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
}

/** PostgreSQL could not order two transactions (40001), or they waited for each other (40P01): it rolled one of them back. */
const CONFLICTS = new Set(['40001', '40P01']);
/** A lock was not free within `lock_timeout`. */
const LOCKED = '55P03';

/** SQLSTATEs with which PostgreSQL itself ends the connection; it did not run the statement. */
const ENDED_BY_SERVER = /^(57P0[1235]|25P03)$/;
const LOST_CODES = /^(ECONNRESET|ETIMEDOUT|EPIPE|ERR_STREAM_DESTROYED|08\d{3})$/;
/** The driver's messages for a connection lost during a query. */
const LOST_MESSAGES = /Connection terminated|is not queryable|Query read timeout/;

const AWAY_CODES = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|53[1234]00|25006|57014)$/;
/** No connection was free or could be made in time, or the shop is stopping. */
const AWAY_MESSAGES = /timeout expired|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** Errors of work that was rolled back completely. */
const undone = new WeakSet<object>();
/** Errors of work that never reached the database, because there was no connection. */
const unreached = new WeakSet<object>();

/** Marks an error of work that was rolled back completely, and returns it. */
export function markUndone<E extends object>(error: E): E {
  undone.add(error);
  return error;
}

/** Marks an error of work that never reached the database, and returns it: another connection may be available at once. */
export function markUnreached<E extends DatabaseFault>(error: E): E {
  unreached.add(error);
  return isConnectionLost(error) && !error.message.includes('timeout') ? markUndone(error) : error;
}

export function isUnreached(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unreached.has(error);
}

export type Retry = 'conflict' | 'locked' | 'lost';

/** Why the work may run again from the start; undefined: it may not, or that would not help. */
export function retryReason(error: unknown): Retry | undefined {
  const { code = '' } = error as DatabaseFault;
  if (CONFLICTS.has(code)) return 'conflict';
  if (code === LOCKED) return 'locked';
  return typeof error === 'object' && error !== null && undone.has(error) ? 'lost' : undefined;
}

/** Whether the connection is gone. */
export function isConnectionLost({ code = '', message }: DatabaseFault): boolean {
  return ENDED_BY_SERVER.test(code) || LOST_CODES.test(code) || LOST_MESSAGES.test(message);
}

/** Whether PostgreSQL itself ended the connection before it ran the statement and all after it. */
export function isEndedByServer({ code = '' }: DatabaseFault): boolean {
  return ENDED_BY_SERVER.test(code);
}

/**
 * Whether the database is away, overloaded, out of disk space or a read-only replica. The reply is then 503 with Retry-After, so that the caller
 * tries again (trust 28, 31, 39).
 */
export function isOutage(error: DatabaseFault): boolean {
  const { code = '', message, syscall } = error;
  // The socket's file is missing or not readable for us; any other missing file is a bug.
  if ((code === 'ENOENT' || code === 'EACCES') && syscall === 'connect') return true;
  if (retryReason(error) !== undefined || isConnectionLost(error)) return true;
  return AWAY_CODES.test(code) || AWAY_MESSAGES.test(message);
}
