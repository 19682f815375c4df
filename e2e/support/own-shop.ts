// A shop configured as one test alone needs it.
import { onTestFinished } from 'vitest';
import { startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';

/**
 * Starts a shop with data of its own. It ends once the test is over and its pages are left: a page that still loads a part of itself from a
 * shop that goes away says that a script failed.
 */
export async function ownShop(env: Readonly<Record<string, string>>): Promise<RunningShop> {
  const directory = temporaryDirectory();
  onTestFinished(() => directory.remove());
  const shop = await startShop({ env: { DATA_DIR: directory.path, LOG_LEVEL: 'error', ...env } });
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}
