// What a rule can be about and whom it can ask, for the form and for the check of what was typed.
import { contentLocale } from '#goods/catalog/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Choices } from '#buying/approval-rules/contract';
import { mayDecide, type KnownThings, type People } from '#buying/approval-rules/rules';
import { locationChoices, type LocationChoice } from '#people/locations/server';
import type { Visit } from '#platform/visit';
import { peopleOf } from './rule-book.ts';
import type { RuleDeps } from './rule-deps.ts';

export interface OwnThings {
  readonly people: People;
  readonly centers: readonly string[];
  readonly locations: readonly LocationChoice[];
}

export async function ownThings(
  { db, centersOf }: RuleDeps,
  { site, now }: Pick<Visit, 'site' | 'now'>,
  accountNumber: string,
): Promise<OwnThings> {
  const [people, centers, locations] = await Promise.all([
    peopleOf(db, accountNumber),
    centersOf(accountNumber, site.currency, now),
    locationChoices(db, accountNumber),
  ]);
  return { people, centers, locations };
}

export const knownThings = ({ people, centers, locations }: OwnThings, { catalog }: Pick<RuleDeps, 'catalog'>): KnownThings => ({
  people: new Set(people.members.keys()),
  approvers: new Set([...people.members.values()].filter(mayDecide).map(({ profileId }) => profileId)),
  groups: new Set(people.groups.keys()),
  centers: new Set(centers),
  locations: new Set(locations.map(({ locationId }) => locationId)),
  isCategory: (id) => catalog.categories.get(id) !== undefined,
  isItem: (itemId) => catalog.get(itemId) !== undefined,
});

export function choicesOf(
  { people, centers, locations }: OwnThings,
  { catalog }: Pick<RuleDeps, 'catalog'>,
  copyLocale: CopyLocale,
): Choices {
  const all = [...people.members.values()];
  const named = (list: typeof all) => list.map(({ profileId: id, name }) => ({ id, name }));
  return {
    people: named(all),
    approvers: named(all.filter(mayDecide)),
    groups: [...people.groups].map(([id, { name }]) => ({ id, name })),
    centers: [...centers],
    locations: locations.map(({ locationId: id, name }) => ({ id, name })),
    categories: categoriesBelow(catalog, null, copyLocale, 0),
    brands: [...new Set(catalog.all().map(({ brand }) => brand))].filter((brand) => brand !== '').toSorted((a, b) => a.localeCompare(b)),
  };
}

/** The tree, each category before those below it. */
function categoriesBelow(catalog: RuleDeps['catalog'], id: string | null, copyLocale: CopyLocale, depth: number): Choices['categories'] {
  return catalog.categories
    .children(id)
    .flatMap((one) => [
      { id: one.id, name: one.name[contentLocale(copyLocale)], depth },
      ...categoriesBelow(catalog, one.id, copyLocale, depth + 1),
    ]);
}
