// The frame's built script and styles by their fingerprinted names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Of the pages where the shopper is asked. */
  readonly pageStyles: readonly string[];
}

const ENTRY = 'src/providers/sandbox-provider/screen/card-frame.ts';
const PAGES = 'src/providers/sandbox-provider/screen/asking-page.css';

/** Reads the build's manifest; undefined when the frame has not been built. */
export function readFrameFiles(directory: string): FrameFiles | undefined {
  const path = join(directory, '.vite/manifest.json');
  if (!existsSync(path)) return undefined;
  const { [ENTRY]: entry, [PAGES]: pages } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; css?: string[] }>;
  if (entry === undefined) return undefined;
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    pageStyles: pages === undefined ? [] : [`/${pages.file}`],
  };
}
