// The four ways to ask, built once over whatever sends a statement.
import type { Queries, Statement, Transaction, Value } from './db.ts';

export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  /** Rows that were written, or read where none were. */
  readonly changed: number;
}

export type Send = (name: string | undefined, text: string, values: readonly Value[]) => Promise<Answer>;

/** Makes a transaction's `Queries` from what sends a statement, from what makes it last, and from what tells its end. */
export function transactionOver(send: Send, commit: () => Promise<unknown>, ended: Promise<void>): Transaction {
  let isEnding = false;
  return {
    ...queriesOver((...question) => (isEnding ? Promise.reject(new Error('Asked after the last question')) : send(...question))),
    ended,
    async last(questions) {
      const asked = questions();
      isEnding = true;
      const [answer] = await Promise.all([asked, commit()]);
      return answer;
    },
  };
}

/** Makes `Queries` from one function that sends a statement (`name` undefined: not prepared). */
export function queriesOver(send: Send): Queries {
  const many = async <Row>(statement: Statement<Row>, values: readonly Value[] = []): Promise<Row[]> => {
    const { rows } = await send(statement.name, statement.text, values);
    return rows as Row[]; // the statement's declared row type is the reviewed claim about its columns
  };
  const maybe = async <Row>(statement: Statement<Row>, values: readonly Value[] = []): Promise<Row | undefined> =>
    (await many(statement, values))[0];
  return {
    many,
    maybe,
    async one(statement, values) {
      const row = await maybe(statement, values);
      if (row === undefined) throw new Error(`${statement.name} found no row`);
      return row;
    },
    async run(statement, values = []) {
      return (await send(statement.name, statement.text, values)).changed;
    },
    raw: (text, values = []) => send(undefined, text, values),
  };
}
