// A file of any format as rows, each a change of a product or category.
import type { CatalogRecord, CategoryRecord } from '#goods/catalog/rules';
import {
  attributeNamed,
  changeOfItem,
  feedHeaderProblems,
  headerProblems,
  itemOfCells,
  makeRowMapper,
  readCsvRow,
  wholeRecord,
  type FeedFacts,
  type ImportMap,
  type ProductChange,
} from '#staff/intake/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readJsonRecord } from './json-record.ts';
import type { Reading } from './reading/read-bytes.ts';
import { readFeedXml } from './reading/read-feed-xml.ts';
import { readJsonRows } from './reading/read-json-rows.ts';
import { readTable } from './reading/read-table.ts';
import { Unreadable } from './reading/unreadable.ts';

export type RowContent = { readonly category: CategoryRecord } | { readonly product: ProductChange };

export interface SourceRow {
  readonly row: number;
  readonly content: Outcome<RowContent, string>;
}

export interface ImportSource {
  /** Reads the file from its beginning. Throws `Unreadable` when it cannot be read further. */
  rows(reading?: Reading): AsyncIterable<SourceRow>;
  /** Categories that exist before the first row. */
  readonly categories: readonly CategoryRecord[];
  /** The category of products without one in the file. */
  readonly otherwise?: CategoryRecord;
}

/** The category of a feed's products without product_type. */
const UNSORTED: CategoryRecord = { id: 'more-products', order: 999, name: { 'en-US': 'More products', 'fr-CA': 'Autres produits' } };

/** JSON lines of a foreign catalogue, converted by a map. */
export function mappedSource(path: string, map: ImportMap): ImportSource {
  const mapRow = makeRowMapper(map);
  return {
    categories: map.categories.map(({ order = 0, ...category }) => ({ ...category, order })),
    async *rows(reading) {
      for await (const { row, value } of readJsonRows(path, reading)) {
        const mapped: Outcome<CatalogRecord, string> = value.ok ? mapRow(value.value) : value;
        yield { row, content: mapped.ok ? done({ product: wholeRecord(mapped.value) }) : mapped };
      }
    },
  };
}

/** The shop's JSON lines. */
export function jsonSource(path: string): ImportSource {
  return {
    categories: [],
    async *rows(reading) {
      for await (const { row, value } of readJsonRows(path, reading))
        yield { row, content: value.ok ? readJsonRecord(value.value) : value };
    },
  };
}

/** The shop's CSV format. */
export function csvSource(path: string): ImportSource {
  return {
    categories: [],
    async *rows(reading) {
      let header: readonly string[] | undefined;
      for await (const { row, cells } of readTable(path, ',', reading)) {
        if (header === undefined) {
          header = cells.map((cell) => cell.trim());
          refuse(headerProblems(header), row);
        } else yield { row, content: asProduct(readCsvRow(header, cells)) };
      }
      if (header === undefined) throw new Unreadable('The file is empty: its first row names the columns.');
    },
  };
}

/** A Merchant feed as tab-separated text. */
export function merchantTextSource(path: string, facts: FeedFacts): ImportSource {
  return {
    categories: [],
    otherwise: UNSORTED,
    async *rows(reading) {
      let header: readonly string[] | undefined;
      for await (const { row, cells } of readTable(path, '\t', reading)) {
        if (header === undefined) {
          header = cells.map(attributeNamed);
          refuse(feedHeaderProblems(header), row);
        } else {
          const item = itemOfCells(header, cells);
          yield { row, content: asProduct(item.ok ? changeOfItem(item.value, facts) : item) };
        }
      }
      if (header === undefined) throw new Unreadable('The file is empty: its first row names the columns.');
    },
  };
}

/** A Merchant feed as XML. */
export function merchantXmlSource(path: string, facts: FeedFacts): ImportSource {
  return {
    categories: [],
    otherwise: UNSORTED,
    async *rows(reading) {
      for await (const { row, line, item } of readFeedXml(path, reading)) {
        const content = asProduct(changeOfItem(item, facts));
        yield { row, content: content.ok ? content : failed(`${content.problem} (line ${line})`) };
      }
    },
  };
}

function asProduct(change: Outcome<ProductChange, string>): Outcome<RowContent, string> {
  return change.ok ? done({ product: change.value }) : change;
}

function refuse(problems: readonly string[], row: number): void {
  if (problems.length > 0) throw new Unreadable(`Row ${row}: ${problems.join('; ')}`, row);
}
