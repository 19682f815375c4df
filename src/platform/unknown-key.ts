// Finds the key that a closed schema refuses, for a message that names it.
import { nearestWord } from '#base/lookup/rules';

export interface UnknownKey {
  /** `.items.0.quantity`: where it is, from the input's root. */
  readonly place: string;
  readonly key: string;
  /** The known key that may have been meant. */
  readonly meant: string | undefined;
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
}

/** The first key that the schema refuses; undefined when only values are wrong. */
export function unknownKey(schema: unknown, value: unknown, place = ''): UnknownKey | undefined {
  const shape = (schema ?? {}) as Shape;
  if (typeof value !== 'object' || value === null) return undefined;
  if (shape.anyOf !== undefined) return inEveryChoice(shape.anyOf, value, place);
  if (Array.isArray(value)) return firstOf(value.map((one, at) => [`${place}.${at}`, shape.items, one]));
  const known = new Map(Object.entries(shape.properties ?? {}));
  for (const key of Object.keys(value)) {
    if (known.has(key) || shape.additionalProperties !== false || isPattern(shape, key)) continue;
    return { place: `${place}.${key}`, key, meant: nearestWord(key, [...known.keys()]) };
  }
  return firstOf(Object.entries(value).map(([key, inner]) => [`${place}.${key}`, known.get(key), inner]));
}

function firstOf(inner: readonly (readonly [place: string, shape: Shape | undefined, value: unknown])[]): UnknownKey | undefined {
  for (const [place, shape, value] of inner) {
    const found = unknownKey(shape, value, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A key is unknown to a choice of schemas when every one that takes objects refuses one; where the value names its schema, when that one does. */
function inEveryChoice(choices: readonly Shape[], value: object, place: string): UnknownKey | undefined {
  const objects = choices.filter((shape) => shape.properties !== undefined || shape.items !== undefined || shape.anyOf !== undefined);
  const named = objects.filter((shape) => isNamed(shape, value));
  const found = (named.length > 0 ? named : objects).map((shape) => unknownKey(shape, value, place));
  return found.includes(undefined) ? undefined : found[0];
}

/** Whether a literal of the schema is in the value: `{ name: 'link' }` names the schema of links. */
const isNamed = ({ properties = {} }: Shape, value: object): boolean =>
  Object.entries(properties).some(([key, inner]) => inner.const !== undefined && inner.const === Reflect.get(value, key));

const isPattern = (shape: Shape, key: string): boolean =>
  Object.keys(shape.patternProperties ?? {}).some((pattern) => new RegExp(pattern, 'u').test(key));
