// The shop's ids for its requests in a company's books: the order number and a hash of the idempotency key. They find a request whose
// answer was lost, and a capture or refund that was requested before.
import { createHash } from 'node:crypto';
import type { AuthoriseRequest } from '#buying/payment/server';

const MARK_LENGTH = 16;
const NAME = new RegExp(`^((.{1,60}?)-[0-9a-f]{${MARK_LENGTH}})(?:-([0-9a-f]{${MARK_LENGTH}}))?$`);

/** `0f1e2d3c4b5a6978`: a hash of the key. */
export function markOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, MARK_LENGTH);
}

/** `482190733316-0f1e2d3c4b5a6978` */
export function nameOf({ reference, idempotencyKey }: Pick<AuthoriseRequest, 'reference' | 'idempotencyKey'>): string {
  return `${reference}-${markOf(idempotencyKey)}`;
}

/** The payment's id and a hash of the move's key: `482190733316-0f1e2d3c4b5a6978-8a7b6c5d4e3f2a1b`. */
export function moveNameOf(name: string, key: string): string {
  return `${NAME.exec(name)?.[1] ?? name}-${markOf(key)}`;
}

/** Whether a move was made with this key. */
export function isNamedBy(name: string, key: string): boolean {
  return NAME.exec(name)?.[3] === markOf(key);
}

/** The order number in an id; undefined for an id that is not the shop's. */
export function orderNamedIn(name: string): string | undefined {
  return NAME.exec(name)?.[2];
}
