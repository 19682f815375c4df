// Small parts that contracts are written with. One JSON type each, because those have the fast serialiser.
import Type, { type TSchema } from 'typebox';

/** The schema or null. */
export function orNull<S extends TSchema & { readonly type: string }>(schema: S) {
  return Type.Unsafe<Type.Static<S> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** One of a few words. */
export function oneOf<const W extends readonly string[]>(...words: W) {
  return Type.Unsafe<W[number]>({ type: 'string', enum: [...words] });
}

/** Fields of one schema. */
export function all<S extends TSchema, const N extends string>(schema: S, ...names: readonly N[]): Record<N, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>; // exactly these names
}

/** True where it is said. */
export const Flag = Type.Optional(Type.Boolean());

/** Judged by rules, not by the schema: `−1`, `1.5`, `'１２'` and `1e9` all get the specification's answer (CART-11, CART-12). */
export const Quantity = Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] });
