// Names of what a rule refers to by id.
import { contentLocale, type CategoryTree } from '#goods/catalog/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { People, RuleTerms } from '#buying/approval-rules/rules';
import type { LocationChoice } from '#people/locations/server';

export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

export interface NamedThings {
  readonly people: People;
  readonly locations: readonly LocationChoice[];
  readonly categories: CategoryTree;
  readonly copyLocale: CopyLocale;
}

/** What is gone has no name. */
export function namesOf(rules: readonly RuleTerms[], { people, locations, categories, copyLocale }: NamedThings): NamedThing[] {
  const named = new Map<string, string>();
  const add = (id: string, name: string | undefined): void => void (name === undefined || named.set(id, name));
  for (const { conditions, levels, groupIds, profileIds } of rules) {
    for (const { kind, of } of conditions) {
      if (kind === 'category') add(of, categories.get(of)?.name[contentLocale(copyLocale)]);
      if (kind === 'shipTo') add(of, locations.find(({ locationId }) => locationId === of)?.name);
    }
    for (const id of [...groupIds, ...levels.filter(({ who }) => who === 'group').flatMap(({ named: ids }) => ids)])
      add(id, people.groups.get(id)?.name);
    for (const id of [...profileIds, ...levels.filter(({ who }) => who === 'people').flatMap(({ named: ids }) => ids)])
      add(id, people.members.get(id)?.name);
  }
  return [...named].map(([id, name]) => ({ id, name }));
}
