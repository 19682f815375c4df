// Whose tables a statement touches: law 5, as far as the text of the statements shows it. A table is its capability's whose schema creates it.

/** What a capability's statements, functions and views touch of another's. */
export interface Trespass {
  readonly file: string;
  readonly table: string;
  readonly owner: string;
}

const CAPABILITY = /^src\/(?:[^/]+\/)?([^/]+)\/(?:server|schema)\//;
const TABLE = /create (?:unlogged )?table (?:if not exists )?(\w+)/gi;
const TOUCHED = /\b(?:insert into|update|delete from|from|join)\s+(?:only )?(\w+)/g;

const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The folder it stands in: `cart`, `platform`, `demo`; `bench` and `tools` beside `src`. */
const capabilityOf = (file: string): string => CAPABILITY.exec(file)?.[1] ?? file.split('/')[file.startsWith('src/') ? 1 : 0] ?? '';

/** The capability that each table belongs to. */
export function tableOwners(schema: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...schema].flatMap(([file, text]) => names(text, TABLE).map((table) => [table, capabilityOf(file)])));
}

/**
 * Every table that a capability touches without owning it. A view is a door: it shows what its owner wants to be asked.
 * @param schema files of the schema by path
 * @param sources source files by path
 * @param apart capabilities whose statements are not looked at
 */
export function trespasses(
  schema: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
  apart: readonly string[],
): Trespass[] {
  const owners = tableOwners(schema);
  const asking = [...sources].filter(([file, text]) => !file.endsWith('.test.ts') && text.includes('statement<'));
  return [...schema, ...asking].flatMap(([file, text]) => {
    const own = capabilityOf(file);
    if (apart.includes(own)) return [];
    return [...new Set(names(text, TOUCHED))].flatMap((table) => {
      const owner = owners.get(table) ?? own;
      return owner === own ? [] : [{ file, table, owner }];
    });
  });
}
