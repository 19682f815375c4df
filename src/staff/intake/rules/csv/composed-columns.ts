// Columns with several values: flags, bundles, pictures, stock.
import { PRODUCT_FLAGS, type CatalogRecord, type DocumentRecord, type ProductFlag } from '#goods/catalog/rules';
import { isCustomRecord } from '#goods/customization/rules';
import { isLocation } from '#goods/inventory/rules';
import { joinList, joinPairs, splitList, splitPairs } from '../cell-text.ts';
import { readNumber, set, type CsvColumn } from './csv-column.ts';

/** A warehouse by name, a store by number, a star for every store. */
const isPlace = (text: string): boolean => text === '*' || isLocation(text);

export const FLAGS: CsvColumn = {
  name: 'flags',
  write: ({ record }) => joinList(PRODUCT_FLAGS.filter((flag) => record[flag] === true)),
  read(cell, draft) {
    const named = splitList(cell);
    const unknown = named.find((flag) => !PRODUCT_FLAGS.includes(flag as ProductFlag));
    if (unknown !== undefined) return `names the flag “${unknown}”; there are ${PRODUCT_FLAGS.join(', ')}`;
    for (const flag of PRODUCT_FLAGS) set(draft, flag, named.includes(flag) ? true : undefined);
    return undefined;
  },
};

/** "itemId=2 | itemId=1": the items of a bundle with quantities. */
export const BUNDLE: CsvColumn = {
  name: 'bundle',
  write: ({ record }) => joinPairs((record.bundle ?? []).map(({ itemId, qty }) => [itemId, String(qty)])),
  read(cell, draft) {
    const parts = (splitPairs(cell) ?? [['', '']]).map(([itemId, qty]) => ({ itemId, qty: Number(qty) }));
    if (parts.some(({ qty }) => !Number.isInteger(qty) || qty < 1)) return 'is not written as ITEM=2 | ITEM=1';
    set(draft, 'bundle', parts.length === 0 ? undefined : parts);
    return undefined;
  },
};

/** The drawing as JSON: {"type":"stapler","color":"navy"}. */
export const PICTURE: CsvColumn = {
  name: 'picture',
  write: ({ record }) => (record.picture === undefined ? '' : JSON.stringify(record.picture)),
  read(cell, draft) {
    if (cell === '') return void delete draft.picture;
    const picture = parsed(cell);
    if (typeof picture !== 'object' || picture === null || typeof (picture as { type?: unknown }).type !== 'string')
      return 'is not written as {"type":"stapler"}';
    draft.picture = picture as NonNullable<CatalogRecord['picture']>;
    return undefined;
  },
};

/** The customization options as JSON: {"lines":4,"lineLength":30,"colors":["black"],"typefaces":["sans"]}. */
export const CUSTOM: CsvColumn = {
  name: 'custom',
  write: ({ record }) => (record.custom === undefined ? '' : JSON.stringify(record.custom)),
  read(cell, draft) {
    if (cell === '') return void delete draft.custom;
    const custom = parsed(cell);
    if (!isCustomRecord(custom)) return 'is not written as {"lines":4,"lineLength":30}';
    draft.custom = custom;
    return undefined;
  },
};

/** Documents of a product as JSON: [{"kind":"warranty","title":{"en-US":"Warranty"},"address":"https://…","language":"en"}]. */
export const DOCUMENTS: CsvColumn = {
  name: 'documents',
  write: ({ record }) => (record.documents === undefined ? '' : JSON.stringify(record.documents)),
  read(cell, draft) {
    if (cell === '') return void delete draft.documents;
    const documents = parsed(cell);
    if (!Array.isArray(documents) || !documents.every(isDocument))
      return 'is not written as [{"kind":"warranty","title":{"en-US":"Warranty"},"address":"https://…","language":"en"}]';
    set(draft, 'documents', documents.length === 0 ? undefined : documents);
    return undefined;
  },
};

const TITLES = ['en-US', 'en-CA', 'fr-CA'];

/** Checks properties and their types; `recordProblem` checks the values. */
function isDocument(value: unknown): value is DocumentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, address, language, ...others } = value as Readonly<Record<string, unknown>>;
  if ([kind, address, language].some((part) => typeof part !== 'string') || Object.keys(others).length > 0) return false;
  if (typeof title !== 'object' || title === null || !('en-US' in title)) return false;
  return Object.entries(title).every(([locale, text]) => TITLES.includes(locale) && typeof text === 'string');
}

/** "US=60 | CA=25 | 0008=4": warehouses by name, stores by number. Initial stock of products that are new here. */
export const STOCK: CsvColumn = {
  name: 'stock',
  write: ({ stock }) => joinPairs(Object.entries(stock).map(([location, units]) => [location, String(units)])),
  read(cell, draft) {
    const amounts = (splitPairs(cell) ?? [['', '']]).map(
      ([location, units]) => [location, Number(/^\d{1,9}$/.test(units) ? units : Number.NaN)] as const,
    );
    if (amounts.some(([location, units]) => !isPlace(location) || Number.isNaN(units)))
      return `is “${cell}”, not written as US=60 | CA=25 | 0008=4`;
    const { US, CA, ...stores } = Object.fromEntries(amounts);
    const days = draft.stock?.backorderDays;
    draft.stock = {
      ...(US !== undefined && { US }),
      ...(CA !== undefined && { CA }),
      ...(Object.keys(stores).length > 0 && { stores }),
      ...(days !== undefined && { backorderDays: days }),
    };
    return undefined;
  },
};

export const BACKORDER: CsvColumn = {
  name: 'backorder_days',
  write: ({ record }) => String(record.stock?.backorderDays ?? ''),
  read(cell, draft) {
    const number = readNumber(cell);
    if (typeof number === 'string') return number;
    const { backorderDays: _before, ...stock } = draft.stock ?? {};
    draft.stock = { ...stock, ...(number !== undefined && { backorderDays: number }) };
    return undefined;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
