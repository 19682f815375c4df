// Brings the pictures of imported products into the shop.
import { dirname } from 'node:path';
import { importImages } from '#staff/intake/server';
import type { Db } from '#platform/db';
import { count, type makeProgressLine } from './progress-line.ts';
import type { Options } from './import-options.ts';

/** Further problems are only counted. */
export const MOST_PROBLEMS = 50;

/** Stores the pictures that these products name, and prints what happened. */
export async function takeImages(
  options: Options,
  db: Db,
  itemIds: readonly string[],
  line: ReturnType<typeof makeProgressLine>,
): Promise<void> {
  if (itemIds.length === 0) return;
  const hosts = options['image-host'];
  let printed = 0;
  const again = options['retry-images'];
  const { kept, notFetched, waiting, failed } = await importImages({
    db,
    itemIds,
    directory: options.images ?? dirname(options.file),
    now: new Date(),
    ...((options['fetch-images'] || again || hosts.length > 0) && { fetching: { allowedHosts: new Set(hosts), again } }),
    problem(itemId, what) {
      line.end();
      printed += 1;
      if (printed <= MOST_PROBLEMS) console.error(`  item ${itemId}: ${what}`);
    },
    progress: (sofar, items) => line.say(`pictures of ${count(items)} of ${count(itemIds.length)} products: ${count(sofar.kept)} new`),
  }).finally(line.end);
  if (kept > 0 || failed > 0) console.log(`Pictures: ${count(kept)} new, ${count(failed)} could not be had`);
  if (waiting > 0) console.log(`${count(waiting)} pictures could not be had lately and were left alone; --retry-images asks for them now`);
  if (notFetched > 0) console.log(`${count(notFetched)} pictures lie elsewhere and were not fetched; --fetch-images fetches them`);
}
