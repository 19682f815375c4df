// The four ways to ask, built once over whatever sends a statement.
import type { Queries, Statement, Value } from './db.ts';

interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  readonly changed: number;
}

/** Makes `Queries` from one function that sends a statement (`name` undefined: not prepared). */
export function queriesOver(send: (name: string | undefined, text: string, values: readonly Value[]) => Promise<Answer>): Queries {
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
