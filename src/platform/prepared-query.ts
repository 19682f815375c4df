// A named statement for PostgreSQL. The driver's own query asks for the columns at every execution; those of a prepared statement stay the same as
// long as its connection lives.
import pg from 'pg';
import utils from 'pg/lib/utils.js';
import { ownValue } from '#base/lookup/rules';
import type { Answer } from './query-methods.ts';

type Done = (error: Error | null, answer?: Answer) => void;

/** The columns of a statement. */
interface Shape {
  readonly columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[];
  /** An empty row: copies of one object are faster to fill and read than growing objects. */
  readonly empty: Readonly<Record<string, null>>;
}

const NO_ROWS: Shape = { columns: [], empty: {} };

/** Fields of the driver's connection that its types leave out. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts of prepared statements, and of those sent and not answered yet, by name. */
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly (Buffer | string | null)[] }): void;
  describe(what: { readonly type: 'P'; readonly name: '' }): void;
  execute(what: object): void;
  sync(): void;
}

/** The columns of the statements that each connection has answered. */
const shapesOf = new WeakMap<Connection, Map<string, Shape>>();

/** In a pipeline the driver accepts only instances of its own query class; these behave like one. */
const DriverQuestion: new (text: string) => object = pg.Query;

export class PreparedQuery extends DriverQuestion {
  /** Set by the driver. */
  declare callback: Done;
  readonly name: string;
  readonly text: string;
  /** Milliseconds; read by the driver. */
  readonly query_timeout: number;
  /** Serialized values: one that cannot be serialized fails before anything is sent. */
  readonly #values: readonly (Buffer | string | null)[];
  readonly #rows: Record<string, unknown>[] = [];
  #shape: Shape | undefined;
  #known: Map<string, Shape> | undefined;
  #isKnown = false;
  /** True when some of it may have reached the database. */
  isSent = false;
  #changed = 0;
  #unread: Error | undefined;

  constructor(name: string, text: string, values: readonly unknown[], answerMs: number) {
    super(text);
    this.query_timeout = answerMs;
    this.name = name;
    this.text = text;
    this.#values = values.map(utils.prepareValue);
  }

  submit(connection: Connection): Error | null {
    const { name, text } = this;
    const sent = ownValue(connection.parsedStatements, name) ?? ownValue(connection.submittedNamedStatements, name);
    if (sent !== undefined && sent !== text) return new Error(`Two statements are named ${name}`);
    this.#known = shapesOf.get(connection) ?? new Map();
    shapesOf.set(connection, this.#known);
    this.#shape = this.#known.get(name);
    this.#isKnown = this.#shape !== undefined;
    this.isSent = true;
    connection.stream.cork();
    try {
      if (sent === undefined) {
        connection.parse({ name, text });
        Object.assign(connection.submittedNamedStatements, { [name]: text });
      }
      connection.bind({ statement: name, values: this.#values });
      if (!this.#isKnown) connection.describe({ type: 'P', name: '' });
      connection.execute({});
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] }): void {
    this.#shape = {
      columns: fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns, empty } = this.#shape ?? NO_ROWS;
    const row: Record<string, unknown> = { ...empty };
    try {
      columns.forEach(({ name, parse }, at) => {
        const text = fields[at] ?? null;
        if (text !== null) row[name] = parse(text); // own key: the statement's column, null in every empty row
      });
      this.#rows.push(row);
    } catch (error) {
      this.#unread ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#changed = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    if (!this.#isKnown) this.#known?.set(this.name, this.#shape ?? NO_ROWS);
  }

  handleReadyForQuery(): void {
    if (this.#unread === undefined) this.callback(null, { rows: this.#rows, changed: this.#changed });
    else this.callback(this.#unread);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}
