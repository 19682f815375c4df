// The bytes of a file, gzip or not, as UTF-8 text that is checked to be that. A file of any size is read in the same memory.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

/** How far a file has been read, in bytes as they lie on the disk. */
export interface Reading {
  done: number;
}

/** The bytes as they come, unpacked; text that is not UTF-8 ends it with the line and what to do. */
export async function* readUtf8(path: string, reading: Reading = { done: 0 }): AsyncGenerator<Buffer> {
  const zipped = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  file.on('data', (chunk) => (reading.done += chunk.length));
  // pipeline hands an error of the file on to whoever reads the unpacked bytes.
  const bytes: Readable = zipped ? pipeline(file, createGunzip(), () => undefined) : file;
  const check = makeUtf8Check();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    check(chunk);
    yield chunk;
  }
  check();
}

/** The same as text, without a byte order mark. */
export async function* readText(path: string, reading?: Reading): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of readUtf8(path, reading)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** By its first bytes, whatever it is called. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(2), length: 2 });
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Throws at the first byte that is not UTF-8, with its line; called without a chunk at the end. */
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
