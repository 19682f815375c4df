// Reads map files of products and stores; reports every mistake with its place in the file.
import { readFile } from 'node:fs/promises';
import type { ImportMap, StoreMap } from '#staff/intake/rules';
import type { Parsed } from './map-parts.ts';
import { parseProductMap } from './product-map-schema.ts';
import { parseStoreMap } from './store-map-schema.ts';

/** Reads and checks a map file. Throws one error with all mistakes. */
export async function readMap(path: string): Promise<ImportMap | StoreMap> {
  const map = parseMap(await readFile(path, 'utf8'));
  if (map.wrong !== undefined) throw new Error(`The map ${path} is not usable:\n  ${map.wrong.join('\n  ')}`);
  return map.value;
}

/** A map of products; refuses a map of stores. */
export async function readImportMap(path: string): Promise<ImportMap> {
  const map = await readMap(path);
  if (isStoreMap(map)) throw new Error(`The map ${path} is one of stores`);
  return map;
}

export function isStoreMap(map: ImportMap | StoreMap): map is StoreMap {
  return 'into' in map;
}

export function parseMap(text: string): Parsed<ImportMap | StoreMap> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: [`it is not JSON: ${(error as Error).message}`] };
  }
  return typeof value === 'object' && value !== null && 'into' in value ? parseStoreMap(value) : parseProductMap(value);
}
