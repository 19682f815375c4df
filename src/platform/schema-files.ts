// The files a database is made of, with what the database itself notes of each: its name and the hash of its statements.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where the files of a database stand. */
export interface Schema {
  /** A text with one path a line, in the order in which they are applied to a new database; what follows `#` is a remark. */
  readonly list: string;
  /** The folder that its paths begin in. */
  readonly root: string;
  /** The folder of what came later: files `NNNN_name.sql`. */
  readonly migrations?: string;
  /** The numbering that the list took the place of: a database with all of it, and then the file `lacks`, has what the list makes. */
  readonly replaces: { readonly files: number; readonly last: string; readonly lacks?: string };
}

export interface SchemaFile {
  /** `cart/functions.sql` by its capability, so that a capability may move to another area; `0001_gift_notes.sql`. */
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export interface SchemaFiles {
  readonly first: readonly SchemaFile[];
  readonly later: readonly SchemaFile[];
}

/** Functions and triggers, applied again whenever their file changes. */
export const isFunctions = ({ name }: Pick<SchemaFile, 'name'>): boolean => name.endsWith('functions.sql');

export async function readSchema({ list, root, migrations }: Schema): Promise<SchemaFiles> {
  const lines = (await readFile(list, 'utf8')).split('\n').map((line) => line.replace(/#.*/, '').trim());
  const paths = lines.filter((line) => line !== '').map((line) => join(root, line));
  const first = paths.map((path) => readSchemaFile(path, `${basename(dirname(dirname(path)))}/${basename(path)}`));
  const numbered = migrations === undefined ? [] : (await readdir(migrations)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  const later = numbered.map((name) => readSchemaFile(join(migrations ?? '', name), name));
  return { first: await Promise.all(first), later: await Promise.all(later) };
}

async function readSchemaFile(path: string, name: string): Promise<SchemaFile> {
  const sql = await readFile(path, 'utf8');
  // Remarks may be put better at any time.
  const statements = sql.replaceAll(/^\s*--.*\n/gm, '');
  return { name, sql, hash: createHash('sha256').update(statements).digest('hex').slice(0, 32) };
}
