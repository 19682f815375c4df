// Takes back what is shown: the version before it returns, or nothing (HDR-6).
import { CONTENT_STATES } from '#around/content-pieces/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db, Transaction } from '#platform/db';
import { changeShown } from './change-shown.ts';
import { LOCK_ITEMS, SHOW_VERSION, type VersionRow } from './content-queries.ts';
import { problemsOf, type Change } from './keep-content.ts';
import { NOTE_EVENT, SET_STATE, SHOWN_VERSIONS, VERSION_BEFORE } from './review-queries.ts';

interface Withdrawal extends Change {
  readonly comment: string;
  /** Nothing of the items is shown, whatever was shown before. */
  readonly toNothing: boolean;
}

interface Withdrawn {
  readonly itemId: string;
  readonly version: number;
  /** What is shown in its place; null: nothing. */
  readonly returns: number | null;
}

interface Withdrawals {
  readonly withdrawn: readonly Withdrawn[];
  readonly problems: readonly string[];
}

const nothing = (problems: readonly string[]): Withdrawals => ({ withdrawn: [], problems });

/** Withdraws what is shown of the items: of all of them, or of none when something is wrong. */
export const withdrawContent = (db: Db, itemIds: readonly string[], withdrawal: Withdrawal): Promise<Withdrawals> =>
  changeShown<Withdrawals>(db, nothing, async (tx) => {
    await tx.run(LOCK_ITEMS, [itemIds]);
    const shown = await tx.many(SHOWN_VERSIONS, [itemIds]);
    const missing = itemIds.filter((itemId) => !shown.some(({ item_id }) => item_id === itemId));
    if (missing.length > 0) return nothing(missing.map((itemId) => `${itemId}: nothing of it is shown`));
    const before = new Map<string, VersionRow>();
    for (const { item_id, version } of withdrawal.toNothing ? [] : shown) {
      const row = await tx.maybe(VERSION_BEFORE, [item_id, version]);
      if (row !== undefined) before.set(item_id, row);
    }
    const problems = [...before.values()].flatMap(({ version, piece }) =>
      problemsOf([piece]).map((problem) => `${problem}, in version ${version}; leave=nothing shows nothing`),
    );
    if (problems.length > 0) return nothing(problems);
    const withdrawn = shown.map(({ item_id, version }) => ({ itemId: item_id, version, returns: before.get(item_id)?.version ?? null }));
    for (const one of withdrawn) await take(tx, one, withdrawal);
    return { withdrawn, problems: [] };
  });

async function take(tx: Transaction, { itemId, version, returns }: Withdrawn, { by, now, comment }: Withdrawal): Promise<void> {
  const next = stateAfter(CONTENT_STATES, 'published', 'withdraw');
  if (!next.ok) return; // what is shown is published
  await tx.run(SHOW_VERSION, [itemId, returns]);
  await tx.run(SET_STATE, [itemId, version, next.value]);
  await tx.run(NOTE_EVENT, [itemId, version, next.value, by, now, comment]);
}
