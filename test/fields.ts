// The fields of a schema, and the values that real replies give them.

/** The part of JSON Schema that is needed to find fields. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const told = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;

/** Every field that holds a value: `items[].priceInfo.basePrice`. */
export function fieldsOf(schema: Shape, at: string): readonly string[] {
  const { properties, items } = told(schema);
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, inner]) => fieldsOf(inner, at === '' ? name : `${at}.${name}`));
  return items === undefined ? [at] : fieldsOf(items, `${at}[]`);
}

export const ABSENT = Symbol('absent');

/** Records the value of each field; a missing optional field is recorded as absent. */
export function note(value: unknown, shape: Shape | undefined, at: string, seen: Map<string, Set<unknown>>): void {
  const { properties, items } = told(shape ?? {});
  if (value === ABSENT && properties !== undefined)
    for (const [name, inner] of Object.entries(properties)) note(ABSENT, inner, `${at}.${name}`, seen);
  else if (value === ABSENT && items !== undefined) note(ABSENT, items, `${at}[]`, seen);
  else if (Array.isArray(value)) for (const one of value) note(one, items, `${at}[]`, seen);
  else if (typeof value === 'object' && value !== null)
    for (const name of new Set([...Object.keys(value), ...Object.keys(properties ?? {})])) {
      const inner: unknown = name in value ? value[name as keyof typeof value] : ABSENT;
      note(inner, properties?.[name], at === '' ? name : `${at}.${name}`, seen);
    }
  else (seen.get(at) ?? seen.set(at, new Set()).get(at))?.add(value);
}
