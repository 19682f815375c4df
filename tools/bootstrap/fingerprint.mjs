// A short name for the state of many files: it changes when one is added, removed, renamed or saved.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @param {string} path
 * @returns {Generator<{ path: string, stat: import('node:fs').Stats }>}
 */
function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield { path, stat };
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name));
}

/**
 * @param {string} root folder the parts stand in
 * @param {readonly string[]} parts files and folders below root; absent ones count as absent
 * @param {(path: string) => boolean} counts whether a file, named relative to root with `/`, matters
 */
export function fingerprint(root, parts, counts) {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (const { path, stat } of filesUnder(join(root, part))) {
      const name = relative(root, path).replaceAll('\\', '/');
      if (counts(name)) hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
