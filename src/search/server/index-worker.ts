// The thread that builds one language's index: takes messages one by one and answers each.
import { parentPort, workerData } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SearchLanguage } from '#search/rules';
import { makeIndexKeeper, type ToKeeper } from './index-keeper.ts';

// Building takes several times what is kept: it is given back at once, and nobody waits for this thread.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const answer = makeIndexKeeper(workerData as SearchLanguage, () => {
  collect();
  return process.memoryUsage().heapUsed;
});
parentPort?.on('message', (message: ToKeeper) => parentPort?.postMessage(answer(message)));
