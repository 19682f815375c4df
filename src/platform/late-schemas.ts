// Compiles a call's validator and serializer at its first request: compiling all of them would take a second of the start. Both packages are
// Fastify's own; they are listed as dependencies only so that this file can import them.
import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildValidators = ReturnType<typeof ajvCompiler>;
type Validator = ReturnType<ReturnType<BuildValidators>>;

/** Fastify's `schemaController` option for one server. */
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
  // Fastify only calls the function and reads its `errors`.
  return late as unknown as Validator;
}
