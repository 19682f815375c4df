// Reads a product's texts and attributes from a row of a foreign catalogue.
import type { CatalogRecord, ProductText } from '#goods/catalog/rules';
import { ownValue } from '#base/lookup/rules';
import type { ImportMap } from './import-map.ts';
import { makeSourceReader, textOf, type Row } from './row-reader.ts';

export const MOST_LETTERS = 400;

/** Texts in every locale of the map; null without an English name. Attributes are in English only. */
export function makeTextReader({ text, specs }: ImportMap): (row: Row) => CatalogRecord['text'] | null {
  const specsOf = makeSpecReader(specs);
  const readers = Object.entries(text).map(([locale, { name, description, pack }]) => ({
    locale,
    name: makeSourceReader(name),
    description: makeSourceReader(description),
    pack: makeSourceReader(pack),
  }));
  const readIn = (locale: string, row: Row): Partial<ProductText> => {
    const reader = readers.find((one) => one.locale === locale);
    const [name, description, pack] = [reader?.name(row), reader?.description(row), reader?.pack(row)];
    return {
      ...(name !== undefined && { name: name.slice(0, MOST_LETTERS) }),
      ...(description !== undefined && { description }),
      ...(pack !== undefined && { pack }),
    };
  };
  return (row) => {
    const { name, description = '', pack } = readIn('en-US', row);
    if (name === undefined) return null;
    const others = readers.filter(({ locale }) => locale !== 'en-US').map(({ locale }) => [locale, readIn(locale, row)] as const);
    return {
      'en-US': { name, description, ...(pack !== undefined && { pack }), ...(specs && { specs: specsOf(row) }) },
      ...Object.fromEntries(others.filter(([, texts]) => texts.name !== undefined)),
    };
  };
}

function makeSpecReader(specs: ImportMap['specs']): (row: Row) => (readonly [label: string, value: string])[] {
  const without = specs?.without === undefined ? undefined : new RegExp(specs.without, 'iu');
  return (row) => {
    const found: (readonly [string, string])[] = [];
    for (const field of Object.keys(row)) {
      const prefix = specs?.prefixes.find((start) => field.startsWith(start));
      if (prefix === undefined || without?.test(field)) continue;
      const value = ownValue(row, field) === true ? 'Yes' : ownValue(row, field) === false ? undefined : textOf(row, field);
      if (value !== undefined) found.push([labelOf(field.slice(prefix.length)), value.slice(0, MOST_LETTERS)]);
      if (found.length >= (specs?.most ?? 0)) break;
    }
    return found;
  };
}

/** `usb_2_0_ports_quantity` → "Usb 2 0 ports quantity" */
function labelOf(name: string): string {
  const words = name.replace(/_+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
