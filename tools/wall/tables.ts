// Whose tables a statement touches: law 5, as far as the text of the statements shows it.

/** What a capability's statements touch of another's. */
export interface Trespass {
  readonly file: string;
  readonly table: string;
  /** Whose it is; null: nobody writes it, or several do. */
  readonly owner: string | null;
}

const STATEMENTS = /^src\/(?:[^/]+\/)?([^/]+)\/server\/(?!.*\.test\.ts).*\.ts$/;
const TABLE = /create (?:unlogged )?table (?:if not exists )?(\w+)/gi;
const VIEW = /create (?:or replace )?view (\w+)/gi;
const WRITTEN = /\b(?:insert into|update|delete from)\s+(?:only )?(\w+)/g;
const TOUCHED = /\b(?:insert into|update|delete from|from|join)\s+(?:only )?(\w+)/g;

const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/**
 * Every table that a capability touches without being the only one to write it. A view is a door: it shows what its owner wants to be asked.
 * @param migrations texts of the migrations, oldest first
 * @param files source files by path
 * @param apart capabilities whose statements are not looked at
 */
export function trespasses(migrations: readonly string[], files: ReadonlyMap<string, string>, apart: readonly string[]): Trespass[] {
  const views = new Set(migrations.flatMap((text) => names(text, VIEW)));
  const tables = new Set(migrations.flatMap((text) => names(text, TABLE)).filter((name) => !views.has(name)));
  const statements = [...files].flatMap(([file, text]) => {
    const capability = STATEMENTS.exec(file)?.[1];
    return capability === undefined || apart.includes(capability) || !text.includes('statement<') ? [] : [{ file, text, capability }];
  });
  const writers = new Map<string, Set<string>>();
  for (const { text, capability } of statements)
    for (const table of names(text, WRITTEN)) writers.set(table, (writers.get(table) ?? new Set()).add(capability));
  const found: Trespass[] = [];
  for (const { file, text, capability } of statements)
    for (const table of new Set(names(text, TOUCHED))) {
      const [owner = null, ...others] = writers.get(table) ?? [];
      if (tables.has(table) && (owner !== capability || others.length > 0))
        found.push({ file, table, owner: others.length > 0 ? null : owner });
    }
  return found;
}
