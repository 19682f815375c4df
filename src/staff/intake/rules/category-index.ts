// Categories by id and by name: the existing ones and those created during an import.
import type { CategoryRecord, PictureRecord } from '#goods/catalog/rules';
import { LOCALES, type Locale } from '#base/locale/rules';
import { slugOf } from '#paths';

export interface CategoryIndex {
  get(id: string): CategoryRecord | undefined;
  /** The id of a child category with this name in a language. */
  childNamed(parentId: string | undefined, locale: Locale, name: string): string | undefined;
  /** Adds a category from a file. */
  add(record: CategoryRecord): void;
  /** Creates one from its place and name, and returns its id. */
  make(id: string, parentId: string | undefined, name: CategoryRecord['name']): string;
  /** An unused id, made from the names down to the category. */
  freeId(names: readonly string[]): string;
  /** The categories added since the last call, in order. */
  takeNew(): readonly CategoryRecord[];
}

export function makeCategoryIndex(
  known: readonly CategoryRecord[],
  pictureFor: (name: string) => PictureRecord | undefined,
): CategoryIndex {
  const byId = new Map<string, CategoryRecord>();
  const byName = new Map<string, string>();
  let added: CategoryRecord[] = [];
  const enter = (record: CategoryRecord): void => {
    byId.set(record.id, record);
    for (const locale of LOCALES) {
      const key = nameKey(record.parentId, locale, nameIn(record.name, locale));
      if (!byName.has(key)) byName.set(key, record.id);
    }
  };
  for (const record of known.toSorted((a, b) => (a.id < b.id ? -1 : 1))) enter(record);
  const add = (record: CategoryRecord): void => {
    enter(record);
    added.push(record);
  };
  return {
    get: (id) => byId.get(id),
    childNamed: (parentId, locale, name) => byName.get(nameKey(parentId, locale, name)),
    add,
    make(id, parentId, name) {
      const picture = pictureFor(name['en-US']);
      add({ id, ...(parentId !== undefined && { parentId }), order: byId.size + 1, name, ...(picture && { picture }) });
      return id;
    },
    freeId(names) {
      const [short = '', long = ''] = [names.at(-1) ?? '', names.join(' ')].map((name) => slugOf(name).slice(0, 56));
      if (!byId.has(short)) return short;
      let id = long;
      for (let n = 2; byId.has(id); n += 1) id = `${long}-${n}`;
      return id;
    },
    takeNew() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}

const nameKey = (parentId: string | undefined, locale: Locale, name: string): string => `${parentId ?? ''}\n${locale}\n${name}`;

const nameIn = (name: CategoryRecord['name'], locale: Locale): string =>
  name[locale] ?? (locale === 'fr-CA' ? name['en-CA'] : undefined) ?? name['en-US'];
