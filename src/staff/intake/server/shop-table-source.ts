// The product table of another shop, by a map (`maps/shopify.json`, `woocommerce.json`, `magento.json`).
import { ownValue } from '#base/lookup/rules';
import { changeOfItem, makeItemReader, type FeedFacts, type ShopTableMap } from '#staff/intake/rules';
import { asProduct, unsorted, type ImportSource } from './import-source.ts';
import { readTable } from './reading/read-table.ts';
import { Unreadable } from './reading/unreadable.ts';

export function shopTableSource(path: string, map: ShopTableMap, facts: FeedFacts): ImportSource {
  return {
    categories: [],
    async *rows(reading) {
      const itemOf = makeItemReader(map);
      let header: readonly string[] | undefined;
      for await (const { row, cells } of readTable(path, reading)) {
        if (header === undefined) {
          header = cells.map((cell) => cell.trim());
          refuseOther(header, map);
          continue;
        }
        const item = itemOf(new Map(header.map((name, at) => [name, cells[at] ?? ''])));
        if (item !== undefined) yield { row, content: asProduct(unsorted(changeOfItem(item, facts))) };
      }
      if (header === undefined) throw new Unreadable('The file is empty: its first row names the columns.');
    },
  };
}

/** A table is of the map's kind when each required attribute has a column. */
function refuseOther(header: readonly string[], map: ShopTableMap): void {
  for (const attribute of ['id', 'title', 'price']) {
    const fields = (ownValue(map.attributes, attribute) ?? []).flatMap((source) => source.fields ?? []);
    if (!fields.some((field) => header.includes(field)))
      throw new Unreadable(`Row 1: no column “${fields.join('”, “')}”: this is no table of ${map.name}`, 1);
  }
}
