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

/** Rows below a header: the shop's table, or a Merchant feed as text. The header decides, and `assumed` for one that is neither. */
export function tableSource(path: string, assumed: 'table' | 'feed', facts: FeedFacts): ImportSource {
  return {
    categories: [],
    async *rows(reading) {
      let read: ReadCells | undefined;
      for await (const { row, cells } of readTable(path, reading)) {
        if (read === undefined) read = readerBelow(cells, row, assumed, facts);
        else yield { row, content: asProduct(read(cells)) };
      }
      if (read === undefined) throw new Unreadable('The file is empty: its first row names the columns.');
    },
  };
}

type ReadCells = (cells: readonly string[]) => Outcome<ProductChange, string>;

function readerBelow(cells: readonly string[], row: number, assumed: 'table' | 'feed', facts: FeedFacts): ReadCells {
  const header = cells.map((cell) => cell.trim());
  const attributes = cells.map(attributeNamed);
  const isFeed = header.includes('item_id') ? false : feedHeaderProblems(attributes).length === 0 || assumed === 'feed';
  refuse(isFeed ? feedHeaderProblems(attributes) : headerProblems(header), row);
  if (!isFeed) return (below) => readCsvRow(header, below);
  return (below) => {
    const item = itemOfCells(attributes, below);
    return item.ok ? unsorted(changeOfItem(item.value, facts)) : item;
  };
}

/** A feed's product without a category has one to go to. */
export const unsorted = (change: Outcome<ProductChange, string>): Outcome<ProductChange, string> =>
  change.ok ? done({ ...change.value, otherwise: UNSORTED }) : change;

/** A Merchant feed as XML. */
export function merchantXmlSource(path: string, facts: FeedFacts): ImportSource {
  return {
    categories: [],
    async *rows(reading) {
      for await (const { row, line, item } of readFeedXml(path, reading)) {
        const content = asProduct(unsorted(changeOfItem(item, facts)));
        yield { row, content: content.ok ? content : failed(`${content.problem} (line ${line})`) };
      }
    },
  };
}

export function asProduct(change: Outcome<ProductChange, string>): Outcome<RowContent, string> {
  return change.ok ? done({ product: change.value }) : change;
}

function refuse(problems: readonly string[], row: number): void {
  if (problems.length > 0) throw new Unreadable(`Row ${row}: ${problems.join('; ')}`, row);
}
