// Calls that change something refuse keys they do not know: a misspelt one would otherwise do more than was asked for (decision 0292).
import Type, { type TSchema } from 'typebox';
import { withUnread } from '#base/schema/contract';

/** The part of JSON Schema that says which keys an input may have. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** The fields of a contract line that are needed here. */
interface Line {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly changesState?: boolean;
}

/** Parameters that the specification's clients add to every call (§7). */
const ON_EVERY_CALL = withUnread(Type.Object({}), 'mmx', 'requestType') as Shape;

/** The body of a call that reads none: absent, or an object with no more than those parameters. */
export const NO_BODY = { ...ON_EVERY_CALL, type: ['object', 'null'], additionalProperties: false } as const;

/** Whether a call changes something: every one that is not a GET, unless its contract line says otherwise. */
export function changesState(key: string, endpoint: Line): boolean {
  return endpoint.changesState ?? !key.startsWith('GET ');
}

/** The line as it is served: body and query of a call that changes something are closed. */
export function closedInput<L extends Line>(key: string, endpoint: L): L {
  if (!changesState(key, endpoint)) return endpoint;
  const query: Shape = endpoint.query ?? {};
  return {
    ...endpoint,
    query: closed({ ...ON_EVERY_CALL, ...query }, key) as TSchema,
    ...(endpoint.body === undefined ? {} : { body: closed(endpoint.body as Shape, key) as TSchema }),
  };
}

/** The same schema whose objects refuse keys they do not name, except those that say otherwise. Schemas are shared with replies, so this copies. */
function closed(shape: Shape, key: string): Shape {
  if (shape.allOf !== undefined) throw new Error(`${key}: an intersection cannot be closed; spread the properties into one object`);
  const isObject = shape.properties !== undefined || shape.patternProperties !== undefined;
  return {
    ...shape,
    ...(shape.properties && {
      properties: Object.fromEntries(Object.entries(shape.properties).map(([name, inner]) => [name, closed(inner, key)])),
    }),
    ...(shape.items && { items: closed(shape.items, key) }),
    ...(shape.anyOf && { anyOf: shape.anyOf.map((inner) => closed(inner, key)) }),
    ...(isObject && { additionalProperties: shape.additionalProperties ?? false }),
  };
}
