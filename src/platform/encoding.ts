// Compression of texts: thorough for texts that are kept, quick (well under a millisecond) for the others.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Shorter texts fit one packet anyway. */
const WORTHWHILE_BYTES = 1_200;
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;
const QUICK = { br: 3, gzip: 1 } as const;
const THOROUGH = { br: 6, gzip: 6 } as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliAt = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});

/** Whether compression makes the body smaller. */
export function isWorthEncoding(contentType: string | undefined, bytes: number): boolean {
  return bytes >= WORTHWHILE_BYTES && TEXT.test(contentType ?? '');
}

/** The best encoding that the browser accepts. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (acceptEncoding.includes('br')) return 'br';
  return acceptEncoding.includes('gzip') ? 'gzip' : undefined;
}

export function encodeQuickly(body: Uint8Array, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body, brotliAt(QUICK.br)) : gzipSync(body, { level: QUICK.gzip });
}

/** Compresses in another thread; takes some milliseconds. */
export async function encodeThoroughly(body: Uint8Array): Promise<Readonly<Record<Encoding, Buffer>>> {
  const [br, gz] = await Promise.all([brotli(body, brotliAt(THOROUGH.br)), gzipped(body, { level: THOROUGH.gzip })]);
  return { br: inOwnMemory(br), gzip: inOwnMemory(gz) };
}

/** A copy for keeping. Node cuts short buffers from blocks of 64 kB, and one that is kept keeps its whole block. */
export function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The text of one of its encodings. */
export function decoded({ br, gzip: gz }: Partial<Record<Encoding, Buffer>>): Buffer {
  if (gz !== undefined) return gunzipSync(gz);
  if (br !== undefined) return brotliDecompressSync(br);
  throw new Error('There is no encoding to read the text from.');
}
