// The four query methods, built over any function that sends a statement.
import type { Queries, Transaction } from './db.ts';
import { valuesOf, type Statement, type Value } from './statement.ts';

export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  /** Number of rows written, or read when none were written. */
  readonly changed: number;
}

export type Send = (name: string | undefined, text: string, values: readonly Value[]) => Promise<Answer>;

/** Receives an error as soon as it arrives: answers come in the order of the queries, so its first call has the first error. */
export type Failed = (error: Error) => void;

export interface FirstErrorCounts {
  readonly send: Send;
  readonly failed: Failed;
  first(): Error | undefined;
  /** No query may follow: the connection may soon belong to somebody else. */
  end(): void;
  /** The same after successful work. @throws when a statement had failed and nobody threw its error: the commit would silently roll back */
  endWell(): void;
}

/**
 * Makes the first error of a transaction the error of all its statements: for later ones the database only says that the transaction is aborted
 * (25P02), and the caller may await any of them first.
 */
export function firstErrorCounts(sender: (failed: Failed) => Send): FirstErrorCounts {
  let first: Error | undefined;
  let isOver = false;
  const failed: Failed = (error) => void (first ??= error);
  const send = sender(failed);
  return {
    failed,
    first: () => first,
    end: () => void (isOver = true),
    endWell() {
      isOver = true;
      if (first !== undefined) throw new Error('Nothing of the transaction lasts: a statement had failed in it', { cause: first });
    },
    async send(...question) {
      if (isOver) throw new Error('Asked after the transaction had ended');
      try {
        return await send(...question);
      } catch (error) {
        failed(error as Error);
        throw first;
      }
    },
  };
}

/** Makes a transaction's `Queries` from a function that sends a statement, one that commits, and a promise of its end. */
export function transactionOver(send: Send, commit: () => Promise<unknown>, ended: Promise<void>): Transaction {
  let isEnding = false;
  return {
    ...queriesOver((...question) => (isEnding ? Promise.reject(new Error('Asked after the last question')) : send(...question))),
    ended,
    async last(questions) {
      const asked = questions();
      isEnding = true;
      const lasting = commit();
      lasting.catch(() => undefined); // reported below
      // The error of a statement says more than the error of the commit.
      const answer = await asked;
      await lasting;
      return answer;
    },
  };
}

/** Makes `Queries` from one function that sends a statement (`name` undefined: not prepared). */
export function queriesOver(send: Send): Queries {
  const ask = (statement: Statement<unknown, unknown>, values: unknown): Promise<Answer> =>
    send(statement.name, statement.text, valuesOf(statement, values));
  return {
    async many<Row>(statement: Statement<Row, unknown>, values?: unknown) {
      const { rows } = await ask(statement, values);
      return rows as Row[]; // reviewed with the statement: its declared row type names its columns
    },
    async maybe<Row>(statement: Statement<Row, unknown>, values?: unknown) {
      const { rows } = await ask(statement, values);
      return rows[0] as Row | undefined; // as above
    },
    async one<Row>(statement: Statement<Row, unknown>, values?: unknown) {
      const { rows } = await ask(statement, values);
      if (rows[0] === undefined) throw new Error(`${statement.name} found no row`);
      return rows[0] as Row; // as above
    },
    async run(statement: Statement<unknown, unknown>, values?: unknown) {
      return (await ask(statement, values)).changed;
    },
    raw: (text, values = []) => send(undefined, text, values),
  };
}
