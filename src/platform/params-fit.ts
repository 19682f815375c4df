// Whether the parameters of a page's address have the shape that a contract line names.
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

const compiled = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/** Typed code passes on what stands in the address; only its types are known there. */
export function paramsFit(shape: TSchema | undefined, params: unknown): boolean {
  if (shape === undefined || params === undefined) return true;
  const check = compiled.get(shape) ?? Compile(shape);
  compiled.set(shape, check);
  return check.Check(params);
}
