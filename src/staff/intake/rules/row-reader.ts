// Reads fields of a foreign row as text, of any JSON type.
import { ownValue } from '#base/lookup/rules';
import type { Source } from './import-map.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A field as text: trimmed, without markup and literal line breaks; undefined when it is empty. */
export function textOf(row: Row, field: string): string | undefined {
  const value = ownValue(row, field);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' && typeof first !== 'number' && typeof first !== 'boolean') return undefined;
  const text = String(first)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\\[nrt]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** Several fields as one text: `title|short_description`. */
export function joinedText(row: Row, fields: string): string {
  return fields
    .split('|')
    .map((field) => textOf(row, field) ?? '')
    .join(' ');
}

/** A reader of a source, with its patterns compiled once. */
export function makeSourceReader(source: Source | undefined): (row: Row) => string | undefined {
  const steps = (source ?? []).map(({ field, matching }) => ({
    field,
    pattern: matching === undefined ? undefined : new RegExp(matching, 'iu'),
  }));
  return (row) => {
    for (const { field, pattern } of steps) {
      const text = textOf(row, field);
      if (text !== undefined && (pattern === undefined || pattern.test(text))) return text;
    }
    return undefined;
  };
}
