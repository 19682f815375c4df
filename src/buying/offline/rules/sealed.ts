// What a shopper's ended session leaves: changes that nobody sent yet. They wait for the same shopper, and nobody else sees them.
import { EMPTY, type Kept, type KeptList, type Sealed } from './kept.ts';

/** As long as the shop knows the keys of changes, less a day. */
const SEALED_MS = 179 * 86_400_000;

/**
 * What this session may see; everything else is sealed for its owner, or goes. It takes over rows that were kept without a session, as an account takes
 * over a guest's cart. `now`: milliseconds since 1970.
 */
export function ownOf(kept: Partial<Kept> | undefined, context: string, now: number): Kept {
  // A page of an older edition may have kept less.
  const all = { ...EMPTY, ...kept };
  if (all.context === context) return all;
  const rows = all.context === '' && all.owner === '' ? all.rows : EMPTY.rows;
  return { ...EMPTY, context, rows, sealed: sealedAfter(all, now) };
}

function sealedAfter(kept: Kept, now: number): readonly Sealed[] {
  const { owner, edits, troubles, rows } = kept;
  const still = kept.sealed.filter(({ at }) => now - at < SEALED_MS);
  if (owner === '' || edits.length + troubles.length + rows.length === 0) return still;
  const waiting = new Set([...edits.map(({ listId }) => listId), ...troubles.map(({ edit }) => edit.listId)]);
  const lists = kept.lists.filter(({ listId }) => waiting.has(listId));
  return [...still, { owner, at: now, lists, edits, troubles, rows }];
}

/** This session is the owner's: what was sealed for them is theirs again, and is sent before what they have done since. */
export function openedBy(kept: Kept, owner: string): Kept {
  const own = kept.sealed.filter((part) => part.owner === owner);
  return {
    ...kept,
    owner,
    lists: withCopies(kept.lists, own.flatMap(({ lists }) => lists).toReversed()),
    edits: [...own.flatMap(({ edits }) => edits), ...kept.edits],
    troubles: [...own.flatMap(({ troubles }) => troubles), ...kept.troubles],
    rows: [...own.flatMap(({ rows }) => rows), ...kept.rows],
    sealed: kept.sealed.filter((part) => part.owner !== owner),
  };
}

/** A newer copy of a list stays. */
function withCopies(lists: readonly KeptList[], copies: readonly KeptList[]): readonly KeptList[] {
  const there = new Set(lists.map(({ listId }) => listId));
  return [...lists, ...copies.filter(({ listId }, at) => !there.has(listId) && copies.findIndex((one) => one.listId === listId) === at)];
}
