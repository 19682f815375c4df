// Random names and secrets that nobody can guess.
import { randomFillSync } from 'node:crypto';

/** Random bytes fetched at once for many texts: one system call costs as much as a hundred bytes. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** This many random bytes as base64url. Bytes are used once and wiped. */
export function randomText(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const drawn = pool.subarray(used, used + bytes);
  used += bytes;
  const text = drawn.toString('base64url');
  drawn.fill(0);
  return text;
}
