// The frame's built script and styles by their fingerprinted names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

const ENTRY = 'src/sandbox-provider/screen/card-frame.ts';

/** Reads the build's manifest; undefined when the frame has not been built. */
export function readFrameFiles(directory: string): FrameFiles | undefined {
  const path = join(directory, '.vite/manifest.json');
  if (!existsSync(path)) return undefined;
  const entry = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; css?: string[] }>)[ENTRY];
  return entry === undefined ? undefined : { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
}
