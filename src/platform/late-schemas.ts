// What checks a call, and what writes its answer, is made when the call first comes: making all of them takes a start a second.
// The two packages are Fastify's own (dependencies of ours only to be named here); they make what they always made, later.
import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildValidators = ReturnType<typeof ajvCompiler>;
type Validator = ReturnType<ReturnType<BuildValidators>>;

/** Fastify's option of this name for one server. */
export function lateSchemas(): NonNullable<FastifyServerOptions['schemaController']> {
  const validators: BuildValidators = ajvCompiler();
  const serializers = stringifyCompiler();
  return {
    compilersFactory: {
      buildValidator: (...facts: Parameters<BuildValidators>) => {
        const compile = validators(...facts);
        return (route: Parameters<typeof compile>[0]) => lateValidator(() => compile(route));
      },
      buildSerializer: (...facts) => {
        const compile = serializers(...facts);
        return (route) => {
          let write: ReturnType<typeof compile> | undefined;
          return (value) => (write ??= compile(route))(value);
        };
      },
    },
  };
}

function lateValidator(compile: () => Validator): Validator {
  let check: Validator | undefined;
  const late = (value: unknown): unknown => {
    check ??= compile();
    const passed = check(value);
    late.errors = check.errors;
    return passed;
  };
  late.errors = undefined as Validator['errors'];
  // Of such a function Fastify asks these two things only: its answer, and then its errors.
  return late as unknown as Validator;
}
