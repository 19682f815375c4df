// Ids of new lines, made by the server.
import { randomFillSync } from 'node:crypto';

const ID_BYTES = 9;

/** One random draw for many ids: a call for each would cost more than the rest of an added line. */
const drawn = Buffer.alloc(ID_BYTES * 128);

let used = drawn.length;

/** Random, so that an id reveals nothing about other carts. */
export function newCartItemId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.toString('base64url', used, (used += ID_BYTES));
}
