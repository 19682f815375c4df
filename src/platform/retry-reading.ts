// Retries a query whose answer was lost with its connection, if it only reads. Nobody knows whether the database ran it, and a write must not run
// twice. The retry runs in a read-only transaction, so the database itself decides which of the two it is.
import { isConnectionLost, type DatabaseFault } from './database-faults.ts';
import type { Batch } from './db.ts';
import type { Answer, Send } from './query-methods.ts';
import { LATEST_MS } from './retry-transaction.ts';

/** Statements that start otherwise write. These may still write, through a function or in a part. */
const MAY_READ = /^\s*(?:select|with)\b/i;
/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY = '25006';

/** The same function for single queries; it retries a read once when its answer was lost. */
export function retryReading(ask: Send, transaction: Batch['transaction']): Send {
  const readOnly = onlyReading(transaction);
  return async (name, text, values) => {
    const begun = performance.now();
    try {
      return await ask(name, text, values);
    } catch (error) {
      const isLate = performance.now() - begun > LATEST_MS;
      if (isLate || !MAY_READ.test(text) || !isConnectionLost(error as DatabaseFault)) throw error;
      return readOnly(name, text, values).catch((second: DatabaseFault) => {
        // It writes, so the result of the first attempt stays unknown.
        throw second.code === READ_ONLY ? error : second;
      });
    }
  };
}

function onlyReading(transaction: Batch['transaction']): Send {
  return (name, text, values) =>
    transaction(async (tx) => {
      const begun = tx.raw('set transaction read only');
      const asked =
        name === undefined ? tx.raw(text, values) : tx.many<Answer['rows'][number], undefined>({ name, text }, values).then(answerOf);
      return (await Promise.all([asked, begun]))[0];
    });
}

/** A read counts its rows as changed. */
const answerOf = (rows: Answer['rows']): Answer => ({ rows, changed: rows.length });
