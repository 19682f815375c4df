// Which lists are shown, and in which order (LST-2): filter, search, sort and page.
import type { AccessLevel } from './list-access.ts';

export const LIST_PAGE_SIZE = 100;
export const MOST_LISTS = 100;
export const MOST_ITEMS = 200;
export const MOST_FAVORITES = 10;

export type ListFilter = AccessLevel | 'FAVORITE';
export type ListSort = 'name' | 'modified' | 'access';

export interface ListsAsked {
  readonly sortBy: ListSort;
  readonly descending: boolean;
  readonly size: number;
  readonly page: number;
  readonly search: string;
  readonly filters: ReadonlySet<ListFilter>;
}

interface AskedText {
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
  readonly size?: string | undefined;
  readonly page?: string | undefined;
  readonly search?: string | undefined;
  readonly access?: string | undefined;
}

const FILTERS: readonly ListFilter[] = ['PERSONAL', 'SHARED', 'GLOBAL', 'FAVORITE'];

/** Missing or invalid values get the default: page 1 of 100, modified ascending, every list. */
export function readListsQuery({ sortBy, sortOrder = '', size, page, search = '', access = '' }: AskedText): ListsAsked {
  const asked = access.split(',').map((word) => word.trim().toUpperCase());
  const known = FILTERS.filter((filter) => asked.includes(filter));
  return {
    sortBy: sortBy === 'name' || sortBy === 'access' ? sortBy : 'modified',
    descending: /^desc/i.test(sortOrder),
    size: Math.min(positive(size) ?? LIST_PAGE_SIZE, LIST_PAGE_SIZE),
    page: positive(page) ?? 1,
    search: foldText(search).trim(),
    filters: new Set(known.length === 0 ? ['PERSONAL', 'SHARED', 'GLOBAL'] : known),
  };
}

/** The fields of a list that finding needs; `text` is the folded text that a search looks in. */
export interface FoundList {
  readonly name: string;
  readonly modifiedAt: number;
  readonly accessLevel: AccessLevel;
  readonly favorite: boolean;
  readonly text: string;
}

export function findLists<L extends FoundList>(lists: readonly L[], asked: ListsAsked, locale: string): readonly L[] {
  const found = lists.filter((list) => isAsked(list, asked.filters) && list.text.includes(asked.search));
  const byName = nameOrder(locale);
  const order: Record<ListSort, (a: L, b: L) => number> = {
    name: byName,
    modified: (a, b) => a.modifiedAt - b.modifiedAt || byName(a, b),
    access: (a, b) => FILTERS.indexOf(a.accessLevel) - FILTERS.indexOf(b.accessLevel) || byName(a, b),
  };
  const sorted = found.toSorted(order[asked.sortBy]);
  return asked.descending ? sorted.toReversed() : sorted;
}

/** A favourite is no access level: the filter narrows alone, and adds to level filters. */
function isAsked({ accessLevel, favorite }: FoundList, filters: ReadonlySet<ListFilter>): boolean {
  return filters.has(accessLevel) || (favorite && filters.has('FAVORITE'));
}

/** A-Z before 0-9, accents by locale. */
function nameOrder(locale: string): (a: FoundList, b: FoundList) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const startsWithDigit = ({ name }: FoundList): number => (/^\p{Nd}/u.test(name) ? 1 : 0);
  return (a, b) => startsWithDigit(a) - startsWithDigit(b) || compare(a.name, b.name);
}

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** How many lists a card asks for; all of them unless it says. */
export function readCardSize(size: string | undefined): number {
  return Math.min(positive(size) ?? MOST_LISTS, MOST_LISTS);
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
