// Shows drafts that were approved, or an earlier version again (HDR-6).
import { CONTENT_STATES } from '#around/content-pieces/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db } from '#platform/db';
import { changeShown } from './change-shown.ts';
import { LOCK_ITEMS, MAKE_AGAIN, OPEN_VERSIONS, PUBLISH_DRAFTS, RENUMBER_DRAFT, SHOW_VERSION } from './content-queries.ts';
import { problemsOf, type Change } from './keep-content.ts';

interface Published {
  readonly published: readonly string[];
  readonly problems: readonly string[];
}
interface RolledBack {
  readonly made: number;
  readonly problems: readonly string[];
}

const nothingPublished = (problems: readonly string[]): Published => ({ published: [], problems });
const nothingMade = (problems: readonly string[]): RolledBack => ({ made: 0, problems });

/** Publishes the approved drafts of some items, or all (null), together: all of them are shown, or none. Returns their names, or what is wrong. */
export const publishDrafts = (db: Db, itemIds: readonly string[] | null, { by, now }: Change): Promise<Published> =>
  changeShown<Published>(db, nothingPublished, async (tx) => {
    await tx.run(LOCK_ITEMS, [itemIds]);
    const open = await tx.many(OPEN_VERSIONS, [itemIds]);
    const approved = open.filter(({ state }) => stateAfter(CONTENT_STATES, state, 'publish').ok);
    const missing = (itemIds ?? []).filter((itemId) => !approved.some(({ item_id }) => item_id === itemId));
    const wrong = [
      ...missing.map((itemId) => {
        const row = open.find(({ item_id }) => item_id === itemId);
        return row === undefined ? `${itemId}: has no draft` : `${itemId}:${row.version} is not approved`;
      }),
      ...problemsOf(approved.map(({ piece }) => piece)),
    ];
    if (wrong.length > 0) return nothingPublished(wrong);
    const published = approved.map(({ item_id }) => item_id);
    await tx.run(PUBLISH_DRAFTS, [published, by, now]);
    return { published, problems: [] };
  });

/** Shows an earlier version again, as the newest, and returns the number it has now (0 with problems). It was reviewed when it was first published. */
export const rollBack = (db: Db, itemId: string, version: number, { by, now }: Change): Promise<RolledBack> =>
  changeShown<RolledBack>(db, nothingMade, async (tx) => {
    await tx.run(LOCK_ITEMS, [[itemId]]);
    await tx.run(RENUMBER_DRAFT, [itemId]);
    const again = await tx.maybe(MAKE_AGAIN, [itemId, version, by, now]);
    if (again === undefined) return nothingMade([`${itemId}: version ${version} was never shown`]);
    await tx.run(SHOW_VERSION, [itemId, again.version]);
    return { made: again.version, problems: problemsOf([again.piece]) };
  });
