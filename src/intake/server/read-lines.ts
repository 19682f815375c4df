// The lines of a file, gzip or not, one at a time: a file of any size is read in the same memory.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Lines end with a line feed and with nothing else: U+2028 may stand inside a JSON text, where Node's readline would cut it. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const zipped = await isGzip(path);
  const source = createReadStream(path);
  const stream: Readable = zipped ? source.pipe(createGunzip()) : source;
  // What breaks while the file is read must break the loop over its lines.
  source.on('error', (error) => stream.destroy(error));
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
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
