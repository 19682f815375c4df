// Which edition of the drawings this is: it changes when any of their sources does, and with it every picture address.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '..', 'rules');

/** Read once, in a few milliseconds; drawing everything to see whether it changed would take a hundred times that. */
export const editionOfDrawings = (): string => (edition ??= readEdition());

let edition: string | undefined;

function readEdition(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test'),
  );
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(SOURCES, name)));
  return hash.digest('base64url');
}
