// Reads a file, gzip or not, as validated UTF-8, in constant memory.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

/** Progress in bytes of the file on disk. */
export interface Reading {
  done: number;
}

/** Yields unpacked chunks; invalid UTF-8 throws with the line and a remedy. */
export async function* readUtf8(path: string, reading: Reading = { done: 0 }): AsyncGenerator<Buffer> {
  const zipped = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  file.on('data', (chunk) => (reading.done += chunk.length));
  // pipeline passes an error of the file on to the reader of the unpacked bytes.
  const bytes: Readable = zipped ? pipeline(file, createGunzip(), () => undefined) : file;
  const check = makeUtf8Check();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    check(chunk);
    yield chunk;
  }
  check();
}

/** Yields text without a byte order mark. */
export async function* readText(path: string, reading?: Reading): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of readUtf8(path, reading)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Looks at the first bytes, not at the name. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(2), length: 2 });
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Throws at the first byte that is not UTF-8, with its line; call it without a chunk at the end. */
function makeUtf8Check(): (chunk?: Buffer) => void {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let begun = false;
  return (chunk) => {
    if (!begun && chunk !== undefined) {
      begun = true;
      if ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff))
        throw new Unreadable('The file is UTF-16 text. Save it as UTF-8 and run the import again.');
    }
    try {
      strict.decode(chunk, { stream: chunk !== undefined });
    } catch {
      const at = line + linesBeforeFault(chunk);
      throw new Unreadable(
        `Line ${at.toLocaleString('en-US')} is not UTF-8 text (it may be Windows-1252 or Latin-1). Save the file as UTF-8 and run the import again.`,
        at,
      );
    }
    if (chunk !== undefined) line += countLines(chunk);
  };
}

function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

function linesBeforeFault(chunk: Buffer | undefined): number {
  if (chunk === undefined) return 0;
  const text = chunk.toString('utf8');
  const fault = text.indexOf('\uFFFD', text.startsWith('\uFFFD') ? 1 : 0);
  return text.slice(0, Math.max(fault, 0)).split('\n').length - 1;
}
