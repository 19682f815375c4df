// Generates OpenAPI 3.1 from the registered contracts, so that the description matches the API.
import { examplesOfCall, type Example } from '#around/api-docs/rules';
import { ownValue } from '#base/lookup/rules';
import type { ContractKey, Endpoint, Handlers, Registry } from '#platform/contract';
import { parseKey } from '#platform/contract';
import type { apiDocsContract } from '#around/api-docs/contract';
import { repliesOfCall } from './reply-examples.ts';
import { accessText, isOpen } from '#base/access/rules';

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: unknown;
}

const REFUSAL = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: { status: { type: 'integer' }, code: { type: 'string' }, message: { type: 'string' }, field: { type: 'string' } },
};

export function apiDocsHandlers(registry: Registry): Handlers<typeof apiDocsContract> {
  let made: OpenApi | undefined;
  return { 'GET /openapi.json': () => (made ??= describe(registry)) };
}

/** Describes every contract line. A call sent as POST with an override is listed under its real method. */
export function describe(registry: Registry): OpenApi {
  const paths = new Map<string, Map<string, unknown>>();
  for (const [key, { endpoint }] of registry.lines) {
    const { method, url, override } = parseKey(key);
    const path = url.replace(/:(\w+)/g, '{$1}');
    const as = (override ?? method).toLowerCase();
    const operations = paths.get(path) ?? new Map<string, unknown>();
    paths.set(path, operations.set(operations.has(as) ? 'x-also' : as, operation(key, endpoint, override)));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkwell',
      version: '1',
      description:
        'Every address may be preceded by /en-ca or /fr-ca. Money is in two-decimal numbers of the site’s currency. Errors are { status, code, message }.',
    },
    paths: Object.fromEntries([...paths].map(([path, operations]) => [path, Object.fromEntries(operations)])),
    components: { schemas: { Refusal: REFUSAL }, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-inkwell' } } },
  };
}

function operation(
  key: ContractKey,
  { summary, access, params, query, body, reply, ids }: Endpoint,
  override: string | undefined,
): unknown {
  const refusal = { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
  const examples = examplesOfCall(key);
  const parameters = [
    ...parametersOf(params, 'path', examples),
    ...parametersOf(query, 'query', examples),
    ...(override === undefined
      ? []
      : [
          {
            name: 'x-http-method-override',
            in: 'header',
            required: true,
            schema: { const: override },
            description: 'The call is sent as POST.',
          },
        ]),
  ];
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
    summary,
    'x-access': accessText(access),
    ...(Object.keys(ids).length === 0 && isOpen(access) ? {} : { security: [{ session: [] }], 'x-ids': ids }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: body, ...examplesOf(examples, (one) => one.body) } } },
        }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: reply, ...answersOf(key) } } },
      '4XX': refusal,
      503: refusal,
    },
  };
}

function answersOf(key: ContractKey): { readonly examples?: object } {
  const replies = repliesOfCall(key);
  return replies.length === 0 ? {} : { examples: Object.fromEntries(replies.map(([title, value]) => [title, { value }])) };
}

/** Titles and values of the examples that have a part. */
function examplesOf(examples: readonly Example[], part: (example: Example) => unknown): { readonly examples?: object } {
  const told = examples.flatMap((example) => (part(example) === undefined ? [] : [[example.title, { value: part(example) }] as const]));
  return told.length === 0 ? {} : { examples: Object.fromEntries(told) };
}

function parametersOf(schema: Endpoint['params'], where: 'path' | 'query', examples: readonly Example[]): readonly unknown[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Record<string, unknown>; required?: readonly string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
    ...examplesOf(examples, (one) => ownValue(where === 'path' ? one.params : one.query, name)),
  }));
}
