// Reads map files of products and stores; reports every mistake with its place in the file.
import { readFile } from 'node:fs/promises';
import type { ImportMap, ShopTableMap, StoreMap } from '#staff/intake/rules';
import type { Parsed } from './map-parts.ts';
import { parseProductMap } from './product-map-schema.ts';
import { parseShopTableMap } from './shop-table-schema.ts';
import { parseStoreMap } from './store-map-schema.ts';

/** A map of a foreign catalogue in JSON, of another shop's table, or of stores. */
export type AnyMap = ImportMap | ShopTableMap | StoreMap;

/** Reads and checks a map file. Throws one error with all mistakes. */
export async function readMap(path: string): Promise<AnyMap> {
  const map = parseMap(await readFile(path, 'utf8'));
  if (map.wrong !== undefined) throw new Error(`The map ${path} is not usable:\n  ${map.wrong.join('\n  ')}`);
  return map.value;
}

/** A map of products; refuses a map of stores. */
export async function readImportMap(path: string): Promise<ImportMap> {
  const map = await readMap(path);
  if ('into' in map) throw new Error(`The map ${path} is not one of a foreign catalogue`);
  return map;
}

export function isStoreMap(map: AnyMap): map is StoreMap {
  return 'into' in map && map.into === 'stores';
}

export function parseMap(text: string): Parsed<AnyMap> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: [`it is not JSON: ${(error as Error).message}`] };
  }
  const into = typeof value === 'object' && value !== null && 'into' in value ? value.into : undefined;
  if (into === undefined) return parseProductMap(value);
  return into === 'feed' ? parseShopTableMap(value) : parseStoreMap(value);
}
