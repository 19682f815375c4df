// Reads named fields of a call's input: `body.items.itemId` is the `itemId` of every item.
import { ownValue } from '#base/lookup/rules';

const MOST = 12;
const LONGEST = 60;

/** The different texts and numbers in those fields, the first dozen, each cut. */
export function namedFields(input: object, fields: readonly string[]): readonly string[] {
  const found = fields.flatMap((field) => valuesAt(input, field.split('.')));
  return [...new Set(found)].slice(0, MOST);
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value).slice(0, LONGEST)] : [];
  return typeof value === 'object' && value !== null ? valuesAt(ownValue(value as Readonly<Record<string, unknown>>, name), rest) : [];
}
