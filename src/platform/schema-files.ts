// The SQL files of a database, with what the database records about each: its name and the hash of its statements.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where the SQL files of a database are. */
export interface Schema {
  /**
   * A text with one path per line, in the order for a new database; `#` starts a comment. A file that moved to another capability also lists its
   * former names: `stock/schema/stock.sql was: goods/stock.sql`.
   */
  readonly list: string;
  /** The folder that the paths start from. */
  readonly root: string;
  /** The folder of migrations: files `NNNN_name.sql`. */
  readonly migrations?: string;
  /**
   * The numbering that the list replaced: a database with all of it plus the file `lacks` equals a database made from the list. `holds`: a text that
   * names the files which the old numbering made; without it, all of them.
   */
  readonly replaces: { readonly files: number; readonly last: string; readonly lacks?: string; readonly holds?: string };
}

export interface SchemaFile {
  /** `cart/functions.sql` by its capability, so that a capability may move to another area; `0001_gift_notes.sql`. */
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
  /** Its names in databases that got it before it moved. */
  readonly formerNames: readonly string[];
}

export interface SchemaFiles {
  readonly first: readonly SchemaFile[];
  readonly later: readonly SchemaFile[];
}

/** Functions and triggers, applied again whenever their file changes. */
export const isFunctions = ({ name }: Pick<SchemaFile, 'name'>): boolean => name.endsWith('functions.sql');

interface Listed {
  readonly path: string;
  readonly formerNames: readonly string[];
}

const LINE = /^(?<path>\S+)(?: +was:(?<former>(?: +\S+)+))?$/;

/**
 * The paths in a list, below a folder.
 * @throws for a line of another form
 */
async function readList(list: string, root: string): Promise<readonly Listed[]> {
  const lines = (await readFile(list, 'utf8')).split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const { path, former = '' } = LINE.exec(line)?.groups ?? {};
      if (path === undefined) throw new Error(`${basename(list)}: "${line}" is no path, nor a path with "was:" and its former names.`);
      return { path: join(root, path), formerNames: former.split(' ').filter((name) => name !== '') };
    });
}

const nameOf = (path: string): string => `${basename(dirname(dirname(path)))}/${basename(path)}`;

/** The names of the files in a list, below a folder. */
export async function namesIn(list: string, root: string): Promise<ReadonlySet<string>> {
  return new Set((await readList(list, root)).map(({ path }) => nameOf(path)));
}

export async function readSchema({ list, root, migrations }: Schema): Promise<SchemaFiles> {
  const first = (await readList(list, root)).map(({ path, formerNames }) => readSchemaFile(path, nameOf(path), formerNames));
  const numbered = migrations === undefined ? [] : (await readdir(migrations)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  const later = numbered.map((name) => readSchemaFile(join(migrations ?? '', name), name));
  return { first: await Promise.all(first), later: await Promise.all(later) };
}

async function readSchemaFile(path: string, name: string, formerNames: readonly string[] = []): Promise<SchemaFile> {
  const sql = await readFile(path, 'utf8');
  // Comments may change at any time.
  const statements = sql.replaceAll(/^\s*--.*\n/gm, '');
  return { name, sql, hash: createHash('sha256').update(statements).digest('hex').slice(0, 32), formerNames };
}
