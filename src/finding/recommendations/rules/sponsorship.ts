// Sponsorships: a brand pays for one product at one position of some lists, for some days.

export interface Sponsorship {
  readonly sponsorshipId: string;
  readonly itemId: string;
  /** The list: a category with its subcategories, or searches with these words. One of the two is null. */
  readonly categoryId: string | null;
  readonly words: string | null;
  /** Null: both editions. */
  readonly tenant: 'consumer' | 'business' | null;
  /** Position on the first page of the list, from 1. */
  readonly position: number;
  /** First and last day, ISO dates in UTC. */
  readonly since: string;
  readonly until: string;
}

/** The facts of a list that sponsorships match. */
export interface SponsoredList {
  readonly tenant: 'consumer' | 'business';
  /** The category and its ancestors; empty for a search. */
  readonly categories: readonly string[];
  /** The search text; empty for a category. */
  readonly query: string;
}

/** Most per page of two dozen products. */
const MOST_IN_LIST = 2;

/** The sponsorships of a list by position, one per position. */
export function sponsoredIn({ tenant, categories, query }: SponsoredList, sponsorships: readonly Sponsorship[]): readonly Sponsorship[] {
  const asked = new Set(wordsIn(query));
  const fits = (one: Sponsorship): boolean =>
    (one.tenant ?? tenant) === tenant &&
    (one.categoryId === null
      ? asked.size > 0 && wordsIn(one.words ?? '').every((word) => asked.has(word))
      : categories.includes(one.categoryId));
  const taken = new Set<number>();
  return sponsorships
    .filter(fits)
    .toSorted((a, b) => a.position - b.position)
    .filter(({ position }) => !taken.has(position) && taken.add(position))
    .slice(0, MOST_IN_LIST);
}

/** The sponsorships that are paid for on a day. */
export const sponsoredOn = (day: string, sponsorships: readonly Sponsorship[]): readonly Sponsorship[] =>
  sponsorships.filter(({ since, until }) => since <= day && day <= until);

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const SPONSORSHIP_COLUMNS = ['sponsorship_id', 'item_id', 'category_id', 'words', 'tenant', 'position', 'since', 'until'] as const;

/** Parses a row of the staff's sheet; returns an error sentence when it is malformed. */
export function readSponsorship(cells: Readonly<Record<string, string | undefined>>): Sponsorship | string {
  const cell = (name: (typeof SPONSORSHIP_COLUMNS)[number]): string => (cells[name] ?? '').trim();
  const [categoryId, words, tenant, position] = [cell('category_id'), cell('words'), cell('tenant'), Number(cell('position'))];
  if (!/^[\w-]{1,40}$/.test(cell('sponsorship_id'))) return 'sponsorship_id is not 1 to 40 letters, digits or hyphens';
  if (cell('item_id') === '') return 'item_id is empty';
  if ((categoryId === '') === (words === '')) return 'either category_id or words says where it stands';
  if (words !== '' && (wordsIn(words).length === 0 || words.length > 80)) return 'words holds no word, or more than 80 characters';
  if (tenant !== '' && tenant !== 'consumer' && tenant !== 'business') return 'tenant is neither consumer nor business nor empty';
  if (!Number.isInteger(position) || position < 1 || position > 24) return 'position is not 1 to 24';
  if (![cell('since'), cell('until')].every(isDay)) return 'since and until are not days as 2026-11-30';
  if (cell('until') < cell('since')) return 'until is before since';
  return {
    sponsorshipId: cell('sponsorship_id'),
    itemId: cell('item_id'),
    categoryId: categoryId || null,
    words: words || null,
    tenant: tenant || null,
    position,
    since: cell('since'),
    until: cell('until'),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
