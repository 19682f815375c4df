// Names of goods as they are found: what nobody sees in them would hide them from whoever types them (trust 34).
import type { CatalogRecord } from '#goods/catalog/rules';
import { withoutUnseen } from '#base/locale/rules';

/** The record with names, brand and part number as they look. Longer texts stay as they came. */
export function withoutUnseenNames(record: CatalogRecord): CatalogRecord {
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
