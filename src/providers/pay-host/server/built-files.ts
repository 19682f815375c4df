// Addresses of the built script and styles with their fingerprints.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FormFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

export interface BuiltFiles {
  /** Undefined when the form was not built. */
  readonly form: FormFiles | undefined;
  /** The address of a style sheet by its source path, as a list. */
  sheet(source: string): readonly string[];
}

const ENTRY = 'src/providers/pay-host/screen/card-frame.ts';

/** Reads the build's manifest; undefined without a build. */
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
