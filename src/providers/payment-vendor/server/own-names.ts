// Under which names the shop's requests stand in a company's books: the order, and a mark made of the request's own key. By such a name
// a request is found again whose answer was lost, and a move of money that was asked before.
import { createHash } from 'node:crypto';
import type { AuthoriseRequest } from '#buying/payment/server';

const MARK_LENGTH = 16;
const NAME = new RegExp(`^((.{1,60}?)-[0-9a-f]{${MARK_LENGTH}})(?:-([0-9a-f]{${MARK_LENGTH}}))?$`);

/** `0f1e2d3c4b5a6978`: the same for the same key, and no other key's. */
export function markOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, MARK_LENGTH);
}

/** `482190733316-0f1e2d3c4b5a6978` */
export function nameOf({ reference, idempotencyKey }: Pick<AuthoriseRequest, 'reference' | 'idempotencyKey'>): string {
  return `${reference}-${markOf(idempotencyKey)}`;
}

/** Of a payment's name and a move's key: `482190733316-0f1e2d3c4b5a6978-8a7b6c5d4e3f2a1b`. */
export function moveNameOf(name: string, key: string): string {
  return `${NAME.exec(name)?.[1] ?? name}-${markOf(key)}`;
}

/** Whether a move was made by this key. */
export function isNamedBy(name: string, key: string): boolean {
  return NAME.exec(name)?.[3] === markOf(key);
}

/** The order of a name; undefined for what is not the shop's. */
export function orderNamedIn(name: string): string | undefined {
  return NAME.exec(name)?.[2];
}
