// The four ways to ask, built once over whatever sends a statement.
import type { Queries, Transaction } from './db.ts';
import { valuesOf, type Statement, type Value } from './statement.ts';

export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  /** Rows that were written, or read where none were. */
  readonly changed: number;
}

export type Send = (name: string | undefined, text: string, values: readonly Value[]) => Promise<Answer>;

/** Hears an error the moment it is answered: answers come in the order of the questions, so the first it hears is the first there was. */
export type Failed = (error: Error) => void;

export interface FirstErrorCounts {
  readonly send: Send;
  readonly failed: Failed;
  first(): Error | undefined;
  /** From now on nothing may be asked: the connection may soon be somebody else's. */
  end(): void;
  /** The same for work that came to its end. @throws when a statement had failed and nobody said so: a commit would be taken for a rollback */
  endWell(): void;
}

/**
 * The first error of a transaction is the error of all its statements: of those after it the database says only that the transaction is
 * aborted (25P02), and whoever waits for several of them may hear of any of them first.
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

/** Makes a transaction's `Queries` from what sends a statement, from what makes it last, and from what tells its end. */
export function transactionOver(send: Send, commit: () => Promise<unknown>, ended: Promise<void>): Transaction {
  let isEnding = false;
  return {
    ...queriesOver((...question) => (isEnding ? Promise.reject(new Error('Asked after the last question')) : send(...question))),
    ended,
    async last(questions) {
      const asked = questions();
      isEnding = true;
      const lasting = commit();
      lasting.catch(() => undefined); // said below
      // Why a statement was refused says more than that nothing lasts.
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
      return rows as Row[]; // the statement's declared row type is the reviewed claim about its columns
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
