// Names and secrets that nobody can guess.
import { randomFillSync } from 'node:crypto';

/** Asked of the system in one go for many: a question costs as much as a hundred bytes. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** So many random bytes in the letters of an address (base64url). Bytes are given once and wiped. */
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
