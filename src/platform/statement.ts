// Statements: named SQL texts with parameters by position or, when there are many, by name.
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

/** One named SQL text: prepared once per connection, and visible in the database's statistics. */
export interface Statement<Row, Named = undefined> {
  readonly name: string;
  readonly text: string;
  /** Names of `$1`, `$2` …; absent when parameters are given by position. */
  readonly names?: readonly string[];
  /** Types of a row and of the parameters only; holds no value. */
  readonly row?: Row;
  readonly named?: Named;
}

/** The placeholder of each parameter by name, for use in the text. */
export type Places<Named> = { readonly [Name in keyof Named]-?: string };

/** Parameters of a query method for a statement. */
export type ValuesOf<Named> = [Named] extends [undefined] ? [values?: readonly Value[]] : [values: Named];

/** Declares a statement. Its name must be unique; the row type declares the columns. */
export function statement<Row>(name: string, text: string): Statement<Row>;
/**
 * The same with parameters by name, for more than six: `statement<Row, { subTotal: Amount<'subTotal'> }>('…', (p) => `… ${p.subTotal} …`)`. Its
 * values are an object; a missing or unknown name does not compile.
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

/** Numbers follow the order in which the text first names the places. */
function numberOf(names: string[], place: string): number {
  if (!names.includes(place)) names.push(place);
  return names.indexOf(place) + 1;
}

/** The values in the order of the statement's parameters. */
export function valuesOf({ names }: Pick<Statement<unknown, unknown>, 'names'>, values: unknown): readonly Value[] {
  // The statement's type decides which of the two its values are.
  if (names === undefined) return (values ?? []) as readonly Value[];
  const named = values as Readonly<Record<string, Value>>;
  return names.map((name) => named[name]); // own key: named in the statement's text
}
