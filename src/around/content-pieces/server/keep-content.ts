// Staff's use cases: drafts are written, published in one transaction, looked back at, and rolled back (HDR-6).
import { isPage } from '#people/access/rules';
import { unfilledPlaces, type Piece } from '#around/content-pieces/rules';
import type { Db, Queries, Transaction } from '#platform/db';
import {
  DRAFTS,
  ENSURE_ITEMS,
  HISTORY,
  LATEST_PIECES,
  LIVE_PIECES,
  LOCK_ITEM,
  MAKE_AGAIN,
  PUBLISH_DRAFTS,
  RENUMBER_DRAFT,
  SHOW_VERSION,
  WRITE_DRAFTS,
  type HistoryRow,
} from './content-queries.ts';
import { usable } from './content-pieces.ts';
import { readPiece } from './piece-schema.ts';

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

/** A draft replaces the item's draft before it; what is shown stays until it is published. */
export async function writeDrafts(tx: Queries, pieces: readonly Piece[], { by, now }: Change): Promise<void> {
  await tx.run(ENSURE_ITEMS, [pieces.map(({ id }) => id)]);
  await tx.run(WRITE_DRAFTS, [JSON.stringify(pieces), by, now]);
}

/** Writes pieces that are known to be right, and shows them. */
export async function insertContent(tx: Queries, pieces: readonly Piece[], change: Change): Promise<void> {
  await writeDrafts(tx, pieces, change);
  await tx.run(PUBLISH_DRAFTS, [pieces.map(({ id }) => id), change.by, change.now]);
}

/** Publishes the drafts of some items, or all (null), together: all of them are shown, or none. Returns their names, or what is wrong. */
export async function publishDrafts(
  db: Db,
  itemIds: readonly string[] | null,
  change: Change,
): Promise<{ readonly published: readonly string[]; readonly problems: readonly string[] }> {
  return db
    .transaction(async (tx) => {
      const drafts = await tx.many(DRAFTS, [itemIds]);
      const found = drafts.map(({ item_id }) => item_id);
      const missing = (itemIds ?? []).filter((itemId) => !found.includes(itemId)).map((itemId) => `${itemId}: has no draft`);
      const { problems } = readPieces(drafts.map(({ piece }) => piece));
      const wrong = [...missing, ...problems];
      if (wrong.length > 0) return { published: [], problems: wrong };
      await tx.run(PUBLISH_DRAFTS, [found, change.by, change.now]);
      const empty = await unfilled(tx);
      if (empty.length > 0) throw new UnfilledPlace(empty);
      return { published: found, problems: [] };
    })
    .catch((error: unknown) => {
      if (error instanceof UnfilledPlace) return { published: [], problems: error.problems };
      throw error;
    });
}

/** Rolls the transaction back: what was to be shown would leave a slot empty for some. */
class UnfilledPlace extends Error {
  readonly problems: readonly string[];
  constructor(itemIds: readonly string[]) {
    super('a slot would be empty for some');
    this.problems = itemIds.map((itemId) => `${itemId}: is for some visitors, and nothing in its slot is for the others at the same time`);
  }
}

async function unfilled(tx: Transaction): Promise<readonly string[]> {
  return unfilledPlaces((await tx.many(LIVE_PIECES)).map(({ piece }) => usable(piece)));
}

/** Every version of an item, the newest first. */
export const historyOf = (on: Queries, itemId: string): Promise<readonly HistoryRow[]> => on.many(HISTORY, [itemId]);

/** Shows an earlier version again, as the newest. The number it has now; undefined when it was never published. */
export async function rollBack(db: Db, itemId: string, version: number, { by, now }: Change): Promise<number | undefined> {
  return db
    .transaction(async (tx) => {
      await tx.maybe(LOCK_ITEM, [itemId]);
      await tx.run(RENUMBER_DRAFT, [itemId]);
      const made = await tx.maybe(MAKE_AGAIN, [itemId, version, by, now]);
      if (made === undefined) throw new NeverShown();
      await tx.run(SHOW_VERSION, [itemId, made.version]);
      return made.version;
    })
    .catch((error: unknown) => {
      if (error instanceof NeverShown) return undefined;
      throw error;
    });
}

/** Rolls the transaction back, with the draft's new number. */
class NeverShown extends Error {}

/** The drafts, and what is shown of the other items: what an export writes and a preview shows. */
export const latestPieces = async (on: Queries): Promise<readonly Piece[]> =>
  (await on.many(LATEST_PIECES)).map(({ piece }) => piece as Piece); // checked when it was written
