// Shared code of the intake's tests: files in a temporary directory, imports and exports without a command line.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '#base/locale/rules';
import type { ImportMap, ShopTableMap } from '#staff/intake/rules';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/db';
import {
  exportCatalogue,
  feedFacts,
  feedView,
  fileMark,
  formatOfName,
  importCatalogue,
  openSource,
  type ExportFormat,
  type ImportFacts,
  type ImportSummary,
} from '#staff/intake/server';

const NOW = new Date('2026-11-20T17:00:00Z');
const config = readConfig({});

export interface Imported {
  readonly summary: ImportSummary;
  readonly problems: readonly (readonly [row: number, what: string])[];
  readonly notes: readonly (readonly [row: number, what: string])[];
}

type Options = Partial<Omit<ImportFacts, 'db' | 'source'>> & {
  readonly map?: ImportMap | ShopTableMap;
  readonly locale?: Locale;
  readonly format?: ExportFormat;
  readonly now?: Date;
  readonly allowFree?: boolean;
};

export async function importFile(db: Db, path: string, options: Options = {}): Promise<Imported> {
  const { map, locale = 'en-US', now = NOW, allowFree, format = formatOfName(path) ?? 'jsonl', ...others } = options;
  const problems: (readonly [number, string])[] = [];
  const notes: (readonly [number, string])[] = [];
  const source = openSource(path, format, feedFacts(config, locale, now, 10, allowFree), map);
  const file = fileMark(path, [format, locale]);
  const summary = await importCatalogue({
    db,
    source,
    file,
    problem: (row, what) => problems.push([row, what]),
    note: (row, what) => notes.push([row, what]),
    ...others,
  });
  return { summary, problems, notes };
}

export async function exportText(db: Db, format: ExportFormat, locale: Locale = 'en-US', now = NOW): Promise<string> {
  const parts: string[] = [];
  await exportCatalogue({ db, format, view: feedView(config, 'consumer', locale, now), write: async (text) => void parts.push(text) });
  return parts.join('');
}

/** Writes files into a new directory and returns their paths. */
export async function makeFiles(): Promise<(name: string, content: string | Uint8Array) => Promise<string>> {
  const directory = await mkdtemp(join(tmpdir(), 'inkwell-intake-'));
  return async (name, content) => {
    const path = join(directory, name);
    await writeFile(path, content);
    return path;
  };
}
