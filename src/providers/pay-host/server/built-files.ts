// The built script and styles by their fingerprinted names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FormFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

export interface BuiltFiles {
  /** Undefined when the form was not built. */
  readonly form: FormFiles | undefined;
  /** A style sheet by its place in the source, as a list of addresses. */
  sheet(source: string): readonly string[];
}

const ENTRY = 'src/providers/pay-host/screen/card-frame.ts';

/** Reads the build's manifest; undefined when nothing was built. */
export function readBuiltFiles(directory: string): BuiltFiles | undefined {
  const path = join(directory, '.vite/manifest.json');
  if (!existsSync(path)) return undefined;
  const built = new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; css?: string[] }>));
  const entry = built.get(ENTRY);
  return {
    form: entry && { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) },
    sheet(source) {
      const sheet = built.get(source);
      return sheet === undefined ? [] : [`/${sheet.file}`];
    },
  };
}
