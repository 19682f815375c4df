// The format and the identity of a file.
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FeedFacts, ImportMap, ShopTableMap } from '#staff/intake/rules';
import type { ExportFormat } from './export-format.ts';
import { jsonSource, mappedSource, merchantXmlSource, tableSource, type ImportSource } from './import-source.ts';
import { shopTableSource } from './shop-table-source.ts';

export const FORMATS: readonly ExportFormat[] = ['csv', 'jsonl', 'merchant-tsv', 'merchant-xml'];

const BY_ENDING: ReadonlyMap<string, ExportFormat> = new Map(
  Object.entries({
    csv: 'csv',
    json: 'jsonl',
    jsonl: 'jsonl',
    ndjson: 'jsonl',
    tsv: 'merchant-tsv',
    txt: 'merchant-tsv',
    xml: 'merchant-xml',
  }),
);

/** The format by the file's extension, ignoring `.gz`; undefined for an unknown one. */
export function formatOfName(path: string): ExportFormat | undefined {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return BY_ENDING.get(ending);
}

export function openSource(path: string, format: ExportFormat, facts: FeedFacts, map?: ImportMap | ShopTableMap): ImportSource {
  if (map !== undefined) return 'into' in map ? shopTableSource(path, map, facts) : mappedSource(path, map);
  if (format === 'csv') return tableSource(path, 'table', facts);
  if (format === 'jsonl') return jsonSource(path);
  return format === 'merchant-tsv' ? tableSource(path, 'feed', facts) : merchantXmlSource(path, facts);
}

/** The identity of a file. */
export interface FileMark {
  readonly bytes: number;
  /** Hash of the file and of the options that decide how it is read. Reads the whole file once, at the first call. */
  readonly hash: () => Promise<string>;
}

export function fileMark(path: string, readBy: unknown): FileMark {
  let hash: Promise<string> | undefined;
  return { bytes: statSync(path).size, hash: () => (hash ??= hashOf(path, readBy)) };
}

async function hashOf(path: string, readBy: unknown): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  return hash.update(JSON.stringify(readBy)).digest('base64url');
}
