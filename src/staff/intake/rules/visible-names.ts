// Removes invisible characters from product names, because shoppers who type a name would not find it (trust 34).
import type { CatalogRecord } from '#goods/catalog/rules';
import { withoutUnseen } from '#base/locale/rules';

/** The record with cleaned names, brand and part number. Longer texts stay unchanged. */
export function withVisibleNames(record: CatalogRecord): CatalogRecord {
  const text = Object.entries(record.text).map(([locale, said]) => [
    locale,
    said?.name === undefined ? said : { ...said, name: withoutUnseen(said.name) },
  ]);
  return {
    ...record,
    brand: withoutUnseen(record.brand),
    partNumber: withoutUnseen(record.partNumber),
    text: Object.fromEntries(text) as CatalogRecord['text'], // the same locales
  };
}
