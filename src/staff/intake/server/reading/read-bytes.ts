// Reads a file, gzip or not, in any encoding that it shows or declares, as validated UTF-8, in constant memory.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { encodingOf } from '#base/table/rules';
import { Unreadable } from './unreadable.ts';

/** Progress in bytes of the file on disk. */
export interface Reading {
  done: number;
}

/** Yields unpacked chunks in UTF-8; text that is not in the file's encoding throws with the line and a remedy. */
export async function* readUtf8(path: string, reading: Reading = { done: 0 }): AsyncGenerator<Buffer> {
  const zipped = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  file.on('data', (chunk) => (reading.done += chunk.length));
  // pipeline passes an error of the file on to the reader of the unpacked bytes.
  const bytes: Readable = zipped ? pipeline(file, createGunzip(), () => undefined) : file;
  let transcode: ReturnType<typeof makeTranscoder> | undefined;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    transcode ??= makeTranscoder(chunk);
    const text = transcode(chunk);
    if (text.length > 0) yield text;
  }
  transcode?.();
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

/** Converts a file in pieces, by its first one; call the result without a piece at the end. Throws at text that is not in the file's encoding. */
function makeTranscoder(begin: Buffer): (chunk?: Buffer) => Buffer {
  const encoding = encodingOf(begin);
  const strict = decoderOf(encoding);
  let line = 1;
  return (chunk = Buffer.alloc(0)) => {
    const text = strictly(strict, chunk, () => faultIn(encoding, line, chunk));
    if (encoding === 'utf-8') {
      line += countLines(chunk);
      return chunk;
    }
    const bytes = Buffer.from(text);
    line += countLines(bytes);
    return bytes;
  };
}

function strictly(decoder: TextDecoder, chunk: Buffer, fault: () => Unreadable): string {
  try {
    return decoder.decode(chunk, { stream: chunk.length > 0 });
  } catch {
    throw fault();
  }
}

/** The encodings of the web, which are those that shops declare. */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Unreadable(`The file says that it is ${encoding}, which is not known here. Save it as UTF-8, and say so in its first line.`);
  }
}

function faultIn(encoding: string, line: number, chunk: Buffer): Unreadable {
  const at = line + (encoding === 'utf-8' ? linesBeforeFault(chunk) : 0);
  const said = at.toLocaleString('en-US');
  if (encoding !== 'utf-8')
    return new Unreadable(`About line ${said} the file is not ${encoding}. Save it as UTF-8 and run the import again.`, at);
  const reason = 'is not UTF-8 text (it may be Windows-1252 or Latin-1). Save the file as UTF-8 and run the import again.';
  return new Unreadable(`Line ${said} ${reason}`, at);
}

function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

function linesBeforeFault(chunk: Buffer): number {
  const text = chunk.toString('utf8');
  const fault = text.indexOf('\uFFFD', text.startsWith('\uFFFD') ? 1 : 0);
  return text.slice(0, Math.max(fault, 0)).split('\n').length - 1;
}
