// A shop configured as one test alone needs it.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';

/** A data directory of one's own with the demo's catalogue and accounts, and without orders. */
export function filledDirectory(): ReturnType<typeof temporaryDirectory> {
  const directory = temporaryDirectory();
  // The database alone: beside it stands the lock of the program that filled it.
  cpSync(join(inject('filled'), 'db'), join(directory.path, 'db'), { recursive: true });
  return directory;
}

/**
 * Starts a shop on a `filledDirectory`. It ends once the test is over and its pages are left: a page that still loads a part of itself from a shop
 * that goes away says that a script failed.
 */
export async function ownShop(env: Readonly<Record<string, string>>): Promise<RunningShop> {
  const directory = filledDirectory();
  onTestFinished(() => directory.remove());
  const shop = await startShop({ env: { DATA_DIR: directory.path, LOG_LEVEL: 'error', ...env } });
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}
