// What staff write of content: drafts, their history, and lists of them (HDR-6).
import { isPage } from '#people/access/rules';
import type { Piece } from '#around/content-pieces/rules';
import type { Queries } from '#platform/db';
import {
  ENSURE_ITEMS,
  HISTORY,
  LATEST_PIECES,
  PUBLISH_DRAFTS,
  REPLACE_SUBMITTED,
  WRITE_DRAFTS,
  type HistoryRow,
} from './content-queries.ts';
import { readPiece } from './piece-schema.ts';
import { LISTED, type ListedRow } from './review-queries.ts';

export interface Change {
  /** Who does it. */
  readonly by: string;
  readonly now: Date;
}

/** The pieces of a file, or a sentence for everything that is wrong with them. */
export function readPieces(values: readonly unknown[]): { readonly pieces: readonly Piece[]; readonly problems: readonly string[] } {
  const pieces: Piece[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [at, value] of values.entries()) {
    const read = readPiece(value, isPage);
    const name = nameOf(value) ?? `item ${at + 1}`;
    if ('id' in read) pieces.push(read);
    else problems.push(...read.map(({ field, problem }) => `${name}: ${field} ${problem}`));
    if (seen.has(name)) problems.push(`${name}: stands in the file twice`);
    seen.add(name);
  }
  return { pieces, problems };
}

function nameOf(value: unknown): string | undefined {
  const { id } = (typeof value === 'object' && value !== null ? value : {}) as { readonly id?: unknown }; // anything may stand in a file
  return typeof id === 'string' && id !== '' ? id.slice(0, 60) : undefined;
}

/** What is wrong with pieces, in sentences. */
export const problemsOf = (values: readonly unknown[]): readonly string[] => readPieces(values).problems;

/**
 * A draft replaces the item's draft before it; one that was submitted is kept beside it and is not reviewed any more. What is shown stays until it is
 * published.
 */
export async function writeDrafts(tx: Queries, pieces: readonly Piece[], { by, now }: Change): Promise<void> {
  const itemIds = pieces.map(({ id }) => id);
  await tx.run(ENSURE_ITEMS, [itemIds]);
  await tx.run(REPLACE_SUBMITTED, [itemIds]);
  await tx.run(WRITE_DRAFTS, [JSON.stringify(pieces), by, now]);
}

/** Writes pieces that are known to be right, and shows them without a review: the demonstration's. */
export async function insertContent(tx: Queries, pieces: readonly Piece[], change: Change): Promise<void> {
  await writeDrafts(tx, pieces, change);
  await tx.run(PUBLISH_DRAFTS, [pieces.map(({ id }) => id), change.by, change.now]);
}

/** Every version of an item, the newest first. */
export const historyOf = (on: Queries, itemId: string): Promise<readonly HistoryRow[]> => on.many(HISTORY, [itemId]);

/** The drafts, and what is shown of the other items: what an export writes and a preview shows. */
export const latestPieces = async (on: Queries): Promise<readonly Piece[]> =>
  (await on.many(LATEST_PIECES)).map(({ piece }) => piece as Piece); // checked when it was written

/** Every item with its published version and its open draft. */
export const listedContent = (on: Queries): Promise<readonly ListedRow[]> => on.many(LISTED);
