// The thread that builds one language's index: takes messages one by one and answers each.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SearchLanguage } from '#search/rules';
import { makeIndexKeeper, type ToKeeper } from './index-keeper.ts';

// Building takes several times what is kept: it is given back once the index was handed over.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const answer = makeIndexKeeper(workerData as SearchLanguage, () => {
  collect();
  return process.memoryUsage().heapUsed;
});
let isFirst = true;
parentPort?.on('message', (message: ToKeeper) => {
  const said = answer(message);
  parentPort?.postMessage(said);
  if (said.kind === 'packed' && isFirst) {
    isFirst = false;
    giveWay();
  }
});

/** From the first index on requests are answered: they go first on a machine that is busy. Elsewhere it would slow the whole process. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
