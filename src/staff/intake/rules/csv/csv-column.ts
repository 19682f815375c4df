// The columns of the shop's CSV format: each writes one part of a record into a cell and reads it back.
import type { CatalogRecord, CategoryRecord } from '#goods/catalog/rules';
import { joinList, splitList } from '../cell-text.ts';

/** A record during an import: an empty cell deletes its property. */
export type Draft = { -readonly [K in keyof CatalogRecord]?: CatalogRecord[K] | undefined };

/** What a row is written from: the record, its categories from the department down, and the stock by location. */
export interface RowFacts {
  readonly record: CatalogRecord;
  readonly path: readonly CategoryRecord[];
  readonly stock: Readonly<Record<string, number>>;
}

export interface CsvColumn {
  readonly name: string;
  write(facts: RowFacts): string;
  /** Sets its part of the draft. Returns a problem as the end of a sentence that begins with the column's name. */
  read(cell: string, draft: Draft): string | undefined;
}

type Written = string | number | boolean | undefined;

/** A column of a text property. */
export function textColumn<K extends keyof CatalogRecord>(name: string, key: K, allowed?: readonly string[]): CsvColumn {
  return {
    name,
    write: ({ record }) => String((record[key] as Written) ?? ''),
    read(cell, draft) {
      if (cell !== '' && allowed !== undefined && !allowed.includes(cell)) return `is “${cell}”, not one of ${allowed.join(', ')}`;
      set(draft, key, cell === '' ? undefined : cell);
      return undefined;
    },
  };
}

export function numberColumn<K extends keyof CatalogRecord>(name: string, key: K, kind: 'whole' | 'any' = 'whole'): CsvColumn {
  return {
    name,
    write: ({ record }) => String((record[key] as Written) ?? ''),
    read(cell, draft) {
      const number = readNumber(cell, kind);
      if (typeof number === 'string') return number;
      set(draft, key, number);
      return undefined;
    },
  };
}

/** "a | b" */
export function listColumn<K extends keyof CatalogRecord>(name: string, key: K): CsvColumn {
  return {
    name,
    write: ({ record }) => joinList((record[key] as readonly string[] | undefined) ?? []),
    read(cell, draft) {
      const list = splitList(cell);
      set(draft, key, list.length === 0 ? undefined : list);
      return undefined;
    },
  };
}

/** Undefined for an empty cell; for anything but a number the end of a sentence. */
export function readNumber(cell: string, kind: 'whole' | 'any' = 'whole'): number | string | undefined {
  if (cell === '') return undefined;
  if (/^\s*[-−]/.test(cell)) return `is “${cell}”: it must not be negative`;
  const pattern = kind === 'whole' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,12})?$/;
  return pattern.test(cell) ? Number(cell) : `is “${cell}”, not a ${kind === 'whole' ? 'whole number' : 'number'}`;
}

/** Sets a property whose value has the property's type: text, number or list of texts. */
export function set(draft: Draft, key: keyof CatalogRecord, value: unknown): void {
  if (value === undefined) delete draft[key];
  else Object.assign(draft, { [key]: value });
}
