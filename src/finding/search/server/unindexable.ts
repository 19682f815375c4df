// Products that cannot be indexed: left out of the index, so that all others are found (trust 40).
import { packIndex, type PackedIndex, type ForwardIndex, type IndexedDocument } from '#finding/search/rules';

export interface Unindexable {
  readonly itemId: string;
  readonly problem: string;
}

/** The products left out now, with the round in which each was found. */
export type LeftOut = ReadonlyMap<string, { readonly problem: string; readonly round: number }>;

export function makeUnindexable(saved?: LeftOut) {
  const all = new Map(saved);
  return {
    all,
    add: (itemId: string, error: unknown, round: number) =>
      void all.set(itemId, { problem: error instanceof Error ? error.message : String(error), round }),
    delete: (itemId: string) => void all.delete(itemId),
    clear: () => all.clear(),
    list: (): readonly Unindexable[] => [...all].map(([itemId, { problem }]) => ({ itemId, problem })),
  };
}

/** Packs the index. Finds documents that prevent packing by bisection, and leaves them out. */
export function packIndexable(forward: ForwardIndex, exclude: (itemId: string, error: unknown) => void): PackedIndex {
  try {
    return packIndex(forward);
  } catch {
    for (const [itemId, error] of unpackable(forward, [...forward.documents])) exclude(itemId, error);
    return packIndex(forward);
  }
}

function unpackable(
  forward: ForwardIndex,
  documents: readonly (readonly [string, IndexedDocument])[],
): readonly (readonly [string, unknown])[] {
  try {
    packIndex({ ...forward, documents: new Map(documents) });
    return [];
  } catch (error) {
    if (documents.length <= 1) return documents.map(([itemId]) => [itemId, error] as const);
    const middle = documents.length >> 1;
    return [documents.slice(0, middle), documents.slice(middle)].flatMap((half) => unpackable(forward, half));
  }
}
