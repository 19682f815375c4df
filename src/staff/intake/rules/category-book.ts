// The categories while a file is imported: finds the category of a row, and records the ones to create.
import type { CategoryRecord, PictureRecord } from '#goods/catalog/rules';
import { LOCALES, type Locale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makeCategoryIndex, type CategoryIndex } from './category-index.ts';
import type { CategoryPath } from './product-change.ts';

export interface CategoryBook {
  /** The category of a path; creates missing ones. A problem is the end of a sentence about the item. */
  place(path: CategoryPath): Outcome<string, string>;
  /** Adds a category from a file; existing ones stay as they are. */
  add(record: CategoryRecord): Outcome<void, string>;
  has(id: string): boolean;
  /** From the department down. */
  path(id: string): readonly CategoryRecord[];
  /** The categories created since the last call, parents first. */
  takeNew(): readonly CategoryRecord[];
}

const ID = /^[A-Za-z0-9._-]{1,60}$/;
const ID_SAYS = 'must be letters, digits, dots, hyphens and underscores';
const DEEPEST = 12;

/** `pictureFor`: the drawing for a category of which only the name is known. */
export function makeCategoryBook(
  known: readonly CategoryRecord[],
  pictureFor: (name: string) => PictureRecord | undefined = () => undefined,
): CategoryBook {
  const shelf = makeCategoryIndex(known, pictureFor);
  return {
    place({ ids = [], names = {} }) {
      if (ids.length > 0) return placeByIds(shelf, ids, names);
      const locale = LOCALES.find((one) => names[one] !== undefined);
      return locale === undefined ? failed('it has no category') : placeByNames(shelf, locale, names[locale] ?? []);
    },
    add(record) {
      const { id, parentId } = record;
      if (shelf.get(id) !== undefined) return done(undefined);
      if (!ID.test(id)) return failed(`the category id “${id}” ${ID_SAYS}`);
      if (parentId !== undefined && shelf.get(parentId) === undefined) return failed(`category ${id} stands before its parent ${parentId}`);
      shelf.add(record);
      return done(undefined);
    },
    has: (id) => shelf.get(id) !== undefined,
    path(id) {
      const path: CategoryRecord[] = [];
      for (let at = shelf.get(id); at !== undefined && path.length <= DEEPEST; at = shelf.get(at.parentId ?? '')) path.unshift(at);
      return path;
    },
    takeNew: shelf.takeNew,
  };
}

function placeByIds(shelf: CategoryIndex, ids: readonly string[], names: NonNullable<CategoryPath['names']>): Outcome<string, string> {
  const last = ids.at(-1) ?? '';
  if (shelf.get(last) !== undefined) return done(last);
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined) return failed(`its category id “${wrong}” ${ID_SAYS}`);
  if (ids.length > DEEPEST || new Set(ids).size < ids.length) return failed(`its category ${ids.join('/')} goes in circles`);
  for (const [at, id] of ids.entries()) {
    if (shelf.get(id) !== undefined) continue;
    const said = Object.entries(names).flatMap(([locale, list]) => (list[at] ? [[locale, list[at]] as const] : []));
    shelf.make(id, ids[at - 1], { 'en-US': titleOf(id), ...Object.fromEntries(said) });
  }
  return done(last);
}

function placeByNames(shelf: CategoryIndex, locale: Locale, names: readonly string[]): Outcome<string, string> {
  if (names.length > DEEPEST) return failed(`its category has more than ${DEEPEST} levels`);
  let parentId: string | undefined;
  for (const [at, name] of names.entries()) {
    const there = shelf.childNamed(parentId, locale, name);
    // A category that the shop has in no language gets the file's name as its English one too.
    parentId = there ?? shelf.make(shelf.freeId(names.slice(0, at + 1)), parentId, { 'en-US': name, [locale]: name });
  }
  return parentId === undefined ? failed('its category has no name') : done(parentId);
}

/** `copy-paper` → "Copy paper" */
function titleOf(id: string): string {
  const words = id.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
