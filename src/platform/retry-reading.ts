// A question whose answer was lost with its connection. Nobody knows whether the database did it: what only reads may be asked again, what writes
// may not. Which of the two it is, the database says: it is asked again where nothing can be written.
import { isConnectionLost, type DatabaseFault } from './database-faults.ts';
import type { Batch } from './db.ts';
import type { Answer, Send } from './query-methods.ts';
import { LATEST_MS } from './retry-transaction.ts';

/** What begins otherwise writes. What begins so may write all the same, by a function or in a part of it. */
const MAY_READ = /^\s*(?:select|with)\b/i;
/** SQLSTATE of a transaction that can only read and was asked to write. */
const READ_ONLY = '25006';

/** The same way to ask what is asked alone; once more in a transaction where the answer to a reading was lost. */
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
        // It writes: what became of it the first time is still unknown.
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

/** Of a reading as many rows count as it read. */
const answerOf = (rows: Answer['rows']): Answer => ({ rows, changed: rows.length });
