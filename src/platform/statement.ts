// Statements: SQL texts with names, their parameters by position or, where there are many, by name.
export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | undefined
  | readonly Value[]
  | { readonly [key: string]: unknown };

/** One SQL text with a name: prepared once per connection, and visible in the database's own statistics. */
export interface Statement<Row, Named = undefined> {
  readonly name: string;
  readonly text: string;
  /** What `$1`, `$2` … are called; absent where parameters are given by position. */
  readonly names?: readonly string[];
  /** Types of a row and of the parameters; carry no value. */
  readonly row?: Row;
  readonly named?: Named;
}

/** In a text, the place of each parameter by its name. */
export type Places<Named> = { readonly [Name in keyof Named]-?: string };

/** What a statement is asked with. */
export type ValuesOf<Named> = [Named] extends [undefined] ? [values?: readonly Value[]] : [values: Named];

/** Declares a statement. Names are unique; columns are given by the row type. */
export function statement<Row>(name: string, text: string): Statement<Row>;
/**
 * The same with parameters by name, for more than six: `statement<Row, { subTotal: Amount<'subTotal'> }>('…', (p) => `… ${p.subTotal} …`)`.
 * It is asked with an object; a name that is missing, or that there is none of, does not compile.
 */
export function statement<Row, Named extends { readonly [Name in keyof Named]: Value }>(
  name: string,
  text: (places: Places<Named>) => string,
): Statement<Row, Named>;
export function statement(name: string, text: string | ((places: Places<Record<string, Value>>) => string)): Statement<unknown, unknown> {
  if (typeof text === 'string') return { name, text };
  const names: string[] = [];
  const places = new Proxy<Record<string, string>>({}, { get: (_, place: string) => `$${numberOf(names, place)}` });
  return { name, text: text(places), names };
}

/** Numbers are given in the order in which the text first names the places. */
function numberOf(names: string[], place: string): number {
  if (!names.includes(place)) names.push(place);
  return names.indexOf(place) + 1;
}

/** The values in the order of the statement's parameters. */
export function valuesOf({ names }: Pick<Statement<unknown, unknown>, 'names'>, values: unknown): readonly Value[] {
  // A statement's type says which of the two its values are.
  if (names === undefined) return (values ?? []) as readonly Value[];
  const named = values as Readonly<Record<string, Value>>;
  return names.map((name) => named[name]); // own key: the statement's own text has it
}
