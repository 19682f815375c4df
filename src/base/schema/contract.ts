// Building blocks of contract schemas. Each has a single JSON type, for which the serializer is fast.
import Type, { type TSchema } from 'typebox';

/** The schema or null. */
export function orNull<S extends TSchema & { readonly type: string }>(schema: S) {
  return Type.Unsafe<Type.Static<S> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** One of several literal strings. */
export function oneOf<const W extends readonly string[]>(...words: W) {
  return Type.Unsafe<W[number]>({ type: 'string', enum: [...words] });
}

/** Several fields with the same schema. */
export function all<S extends TSchema, const N extends string>(schema: S, ...names: readonly N[]): Record<N, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>; // exactly these names
}

/** An optional boolean; absent means false. */
export const Flag = Type.Optional(Type.Boolean());

/** Validated by rules, not by the schema: `−1`, `1.5`, `'１２'` and `1e9` all get the specification's answer (CART-11, CART-12). */
export const Quantity = Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] });

/**
 * An object with keys that clients of the specification send along and that this call does not read, such as the rest of a cart item. A call that
 * changes something refuses every other key (decision 0292).
 */
export function withUnread<S extends TSchema>(schema: S, ...keys: readonly string[]): S {
  return { ...schema, patternProperties: { [`^(${keys.join('|')})$`]: {} } };
}
