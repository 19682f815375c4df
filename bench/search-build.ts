// Building the search index measured: time, CPU, memory and waits.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeCatalog } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { makeSearchEngine, type BuildFacts } from '#finding/search/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from './print-figure.ts';

/** How long a build takes, what it costs, and how soon a change is found. */
export async function measureBuild(db: Db): Promise<void> {
  const catalog = await makeCatalog({ db });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const turns = countTurns();
  let built: BuildFacts | undefined;
  delay.enable();
  const since = performance.now();
  const before = process.cpuUsage();
  const engine = await makeSearchEngine({
    db,
    catalog,
    warn: (error) => console.error(error),
    built: (facts) => void (built = facts),
  });
  const seconds = (performance.now() - since) / 1_000;
  while (built === undefined) await sleep(5);
  print(`Build at ${built?.products.toLocaleString('en-US')} products, both languages`, `${seconds.toFixed(1)} s`, '≤ 10 s');
  const { user, system } = process.cpuUsage(before);
  print('  CPU of all threads, without the database', `${((user + system) / 1e6).toFixed(1)} s`, '');
  waits(delay, turns);
  const { indexMb = 0, threadsMb = 0 } = built ?? {};
  print(
    '  memory: two copies of the index, and the threads',
    `${(2 * indexMb + threadsMb).toFixed(0)} MB (index ${indexMb.toFixed(0)})`,
    '≤ 700 MB',
  );
  await oneChange(db, engine, delay, turns);
  turns.stop();
  await engine.close();
  await catalog.close();
}

/** From a new title in the database to the index that has it. */
async function oneChange(
  db: Db,
  engine: Awaited<ReturnType<typeof makeSearchEngine>>,
  delay: ReturnType<typeof monitorEventLoopDelay>,
  turns: ReturnType<typeof countTurns>,
): Promise<void> {
  const before = engine.version;
  await sleep(500);
  delay.reset();
  turns.reset();
  const since = performance.now();
  await db.raw(
    `update product set title = jsonb_set(title, '{en-US}', '"Changed goods"') where item_id = (select min(item_id) from product)`,
  );
  while (engine.version === before && performance.now() - since < 30_000) await sleep(20);
  print('One changed product is found after', `${((performance.now() - since) / 1_000).toFixed(1)} s`, '');
  waits(delay, turns);
}

/** By the clock a wait counts what else the machine does; the CPU of the longest turn does not. */
function waits(delay: ReturnType<typeof monitorEventLoopDelay>, turns: ReturnType<typeof countTurns>): void {
  print('  requests wait at most', `${(delay.max / 1e6).toFixed(0)} ms`, '≤ 50 ms');
  print('  CPU of the longest turn of their thread', `${turns.longestMs.toFixed(0)} ms`, '≤ 50 ms');
}

/** Measures how much this thread does in one turn. */
function countTurns() {
  let [longest, isOn] = [0, true];
  let before = process.threadCpuUsage();
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    before = process.threadCpuUsage();
    if (isOn) setTimeout(turn);
  };
  turn();
  return {
    get longestMs() {
      return longest / 1e3;
    },
    reset: () => void (longest = 0),
    stop: () => void (isOn = false),
  };
}
