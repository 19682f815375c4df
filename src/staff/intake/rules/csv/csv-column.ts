// The columns of our own table: each writes one part of a record into a cell and reads it back.
import type { CatalogRecord, CategoryRecord } from '#goods/catalog/rules';
import { joinList, splitList } from '../cell-text.ts';

/** A record on its way in: what a cell leaves empty is deleted. */
export type Draft = { -readonly [K in keyof CatalogRecord]?: CatalogRecord[K] | undefined };

/** What a row is written from: the record, its categories from the department down, and what is on hand, by location. */
export interface RowFacts {
  readonly record: CatalogRecord;
  readonly path: readonly CategoryRecord[];
  readonly stock: Readonly<Record<string, number>>;
}

export interface CsvColumn {
  readonly name: string;
  write(facts: RowFacts): string;
  /** Sets its part of the draft, or says what is wrong with the cell: the end of a sentence that begins with the column's name. */
  read(cell: string, draft: Draft): string | undefined;
}

type Written = string | number | boolean | undefined;

/** A column of one property that is a text. */
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

/** Undefined for an empty cell, the end of a sentence for what is no such number. */
export function readNumber(cell: string, kind: 'whole' | 'any' = 'whole'): number | string | undefined {
  if (cell === '') return undefined;
  if (/^\s*[-−]/.test(cell)) return `is “${cell}”: it must not be negative`;
  const pattern = kind === 'whole' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,12})?$/;
  return pattern.test(cell) ? Number(cell) : `is “${cell}”, not a ${kind === 'whole' ? 'whole number' : 'number'}`;
}

/** The cells of a column hold what its property is made of: text, numbers, lists of text. */
export function set(draft: Draft, key: keyof CatalogRecord, value: unknown): void {
  if (value === undefined) delete draft[key];
  else Object.assign(draft, { [key]: value });
}
