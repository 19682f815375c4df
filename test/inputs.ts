// Generates inputs of any call from its schema: the smallest valid one, and the same with one field replaced.

/** The part of JSON Schema that is needed to find a field. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape | undefined>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** One of these matches any pattern of a contract. */
const TEXTS = ['x', 'xx', '1', '1111', '1'.repeat(12), '00000000-0000-4000-8000-000000000000', '2026-11-30'];

/** The path of each field at any depth; a list's entries have the list's path. */
export function fieldsOf(shape: Shape | undefined, path: string): readonly string[] {
  if (shape === undefined) return [];
  const { anyOf = [], allOf = [], items, properties = {} } = shape;
  return [
    ...[...anyOf, ...allOf, ...(items === undefined ? [] : [items])].flatMap((inner) => fieldsOf(inner, path)),
    ...Object.entries(properties).flatMap(([name, inner]) => [`${path}.${name}`, ...fieldsOf(inner, `${path}.${name}`)]),
  ];
}

/** Sets the value at a path; lists on the way get one generated entry. */
export function put(
  into: Record<string, unknown>,
  schema: Shape | undefined,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  const inner = schema?.properties?.[name];
  if (rest.length === 0) {
    into[name] = inner?.items?.type === 'string' ? [value] : value;
  } else if (inner?.items === undefined) {
    // An optional object needs its required fields when one of its fields is set.
    const next = { ...((into[name] ?? sample(inner)) as object) };
    into[name] = next;
    put(next, inner, rest, value);
  } else {
    const entry = sample(inner.items) as Record<string, unknown>;
    into[name] = [entry];
    put(entry, inner.items, rest, value);
  }
}

/** The smallest valid input of a schema. */
export function sample(shape: Shape | undefined): unknown {
  if (shape === undefined) return {};
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.anyOf !== undefined) return sample(shape.anyOf[0]);
  if (shape.allOf !== undefined) return Object.assign({}, ...shape.allOf.map(sample));
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0];
  if (type === 'object') return Object.fromEntries((shape.required ?? []).map((name) => [name, sample(shape.properties?.[name])]));
  if (type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => sample(shape.items));
  if (type === 'string') return TEXTS.find((text) => new RegExp(shape.pattern ?? '', 'u').test(text)) ?? '';
  if (type === 'boolean') return false;
  return type === 'null' ? null : Math.max(1, shape.minimum ?? 1);
}

/** Inputs that are valid except for one text, which is put once in each text value and key; with its path. */
export function* inputsWith(shape: Shape | undefined, text: string): Generator<readonly [value: unknown, path: string]> {
  if (shape === undefined) return;
  const { anyOf = [], allOf = [], items, properties = {}, patternProperties = {}, type } = shape;
  for (const inner of anyOf) yield* inputsWith(inner, text);
  for (const [at, inner] of allOf.entries()) {
    const others = allOf.filter((_, place) => place !== at).map(sample);
    for (const [value, path] of inputsWith(inner, text)) yield [Object.assign({}, ...others, value), path];
  }
  for (const [name, inner] of Object.entries({ ...properties, ...patternProperties })) {
    for (const [value, path] of inputsWith(inner, text)) yield [{ ...(sample(shape) as object), [name]: value }, `.${name}${path}`];
  }
  if (items !== undefined) for (const [value, path] of inputsWith(items, text)) yield [[value], `.0${path}`];
  if (type === 'object') yield [{ ...(sample(shape) as object), [text]: 'x' }, ''];
  if (type === undefined ? anyOf.length + allOf.length === 0 : type.includes('string')) yield [text, ''];
}
