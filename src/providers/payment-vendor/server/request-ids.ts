// The shop's ids for its requests in a company's books: the order number and a hash of the idempotency key. They find a request whose
// answer was lost, and a capture or refund that was requested before.
import { createHash } from 'node:crypto';
import type { AuthoriseRequest } from '#buying/payment/server';

const HASH_LENGTH = 16;
const REQUEST_ID = new RegExp(`^((.{1,60}?)-[0-9a-f]{${HASH_LENGTH}})(?:-([0-9a-f]{${HASH_LENGTH}}))?$`);

/** `0f1e2d3c4b5a6978`: a hash of the key. */
export function keyHashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, HASH_LENGTH);
}

/** `482190733316-0f1e2d3c4b5a6978` */
export function requestIdOf({ reference, idempotencyKey }: Pick<AuthoriseRequest, 'reference' | 'idempotencyKey'>): string {
  return `${reference}-${keyHashOf(idempotencyKey)}`;
}

/** The payment's id and a hash of the move's key: `482190733316-0f1e2d3c4b5a6978-8a7b6c5d4e3f2a1b`. */
export function moveIdOf(requestId: string, key: string): string {
  return `${REQUEST_ID.exec(requestId)?.[1] ?? requestId}-${keyHashOf(key)}`;
}

/** Whether a move was made with this key. */
export function isMoveOf(requestId: string, key: string): boolean {
  return REQUEST_ID.exec(requestId)?.[3] === keyHashOf(key);
}

/** The order number in an id; undefined for an id that is not the shop's. */
export function orderNumberIn(requestId: string): string | undefined {
  return REQUEST_ID.exec(requestId)?.[2];
}
