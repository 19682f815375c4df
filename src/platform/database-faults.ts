// What the errors of a database mean: whether it is away, and whether the work that met one may be done again.

/** An error of the driver, of PostgreSQL (`code` is its SQLSTATE) or of the operating system (`code` and `syscall`). */
export interface DatabaseFault {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
}

/** Two transactions could not be put in an order (40001), or waited for each other (40P01): one of them was undone whole. */
const CONFLICTS = new Set(['40001', '40P01']);
/** A lock was not free within `lock_timeout`. */
const LOCKED = '55P03';

/** SQLSTATEs by which PostgreSQL itself says that it ends the connection: the statement that hears of it was not done. */
const ENDED_BY_SERVER = /^(57P0[1235]|25P03)$/;
const LOST_CODES = /^(ECONNRESET|ETIMEDOUT|EPIPE|ERR_STREAM_DESTROYED|08\d{3})$/;
/** The driver's own sentences for a connection that was lost while something was asked of it. */
const LOST_MESSAGES = /Connection terminated|is not queryable|Query read timeout/;

const AWAY_CODES = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|53[1234]00|25006|57014)$/;
/** No connection came free, or none was made in time; or the shop is ending. */
const AWAY_MESSAGES = /timeout expired|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** Errors of work of which nothing lasts. */
const undone = new WeakSet<object>();
/** Errors of work that never reached the database, because there was no connection to it. */
const unreached = new WeakSet<object>();

/** Notes that nothing lasts of the work that ended with this error, and returns it. */
export function markUndone<E extends object>(error: E): E {
  undone.add(error);
  return error;
}

/** Notes that the work never reached the database, and returns the error: another connection may be had at once where one just broke. */
export function markUnreached<E extends DatabaseFault>(error: E): E {
  unreached.add(error);
  return isConnectionLost(error) && !error.message.includes('timeout') ? markUndone(error) : error;
}

export function isUnreached(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unreached.has(error);
}

export type Retry = 'conflict' | 'locked' | 'lost';

/** Why work that ended so may be done again as if it had never begun; undefined: it may not, or that would not help. */
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

/** Whether PostgreSQL itself ended the connection instead of doing the statement that was answered so, and all behind it. */
export function isEndedByServer({ code = '' }: DatabaseFault): boolean {
  return ENDED_BY_SERVER.test(code);
}

/**
 * A database that is away, is too slow or too busy, has no room to write or is a stand-in that only reads is said as 503 with Retry-After,
 * so that the caller tries again (trust 28, 31, 39).
 */
export function isOutage(error: DatabaseFault): boolean {
  const { code = '', message, syscall } = error;
  // The socket's file is missing or closed to us; any other file that is missing is a mistake of ours.
  if ((code === 'ENOENT' || code === 'EACCES') && syscall === 'connect') return true;
  if (retryReason(error) !== undefined || isConnectionLost(error)) return true;
  return AWAY_CODES.test(code) || AWAY_MESSAGES.test(message);
}
