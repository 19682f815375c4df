// One value in an open file that has no name: it goes with the process, however that ends.
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Opens an empty file below the directory for temporary files. Answers its descriptor, which every thread of the process may use. */
export function openValueFile(): number {
  const directory = mkdtempSync(join(tmpdir(), 'inkwell-'));
  try {
    return openSync(join(directory, 'value'), 'w+', 0o600);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Writes a value over the file's previous one. Throws when the disk refuses. */
export function writeValue(file: number, value: unknown): void {
  const bytes = serialize(value);
  ftruncateSync(file);
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, at);
}

/** Reads what `writeValue` wrote. */
export function readValue(file: number): unknown {
  const bytes = Buffer.allocUnsafe(fstatSync(file).size);
  for (let at = 0; at < bytes.length;) {
    const read = readSync(file, bytes, at, bytes.length - at, at);
    if (read === 0) throw new Error('The file ends before its value.');
    at += read;
  }
  return deserialize(bytes);
}

/** Closes the file, and with it frees its place on the disk. */
export function closeValueFile(file: number): void {
  closeSync(file);
}
