// Data directories for shops of their own, whose embedded database has the whole schema already: such a shop starts in half the time.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbedded } from '../src/platform/embedded-db.ts';
import { migrate } from '../src/platform/migrate.ts';
import { temporaryDirectory } from './running-shop.ts';

/** A data directory as a shop leaves it that was started once: a copy of one that each worker makes. */
export async function startedDirectory(): Promise<ReturnType<typeof temporaryDirectory>> {
  const from = await (made ??= make());
  const directory = temporaryDirectory();
  cpSync(join(from, 'db'), join(directory.path, 'db'), { recursive: true });
  return directory;
}

let made: Promise<string> | undefined;

async function make(): Promise<string> {
  const path = join(inject('directories'), String(process.pid));
  const db = await openEmbedded(path);
  await migrate(db);
  await db.close();
  return path;
}
