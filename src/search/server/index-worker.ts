// The thread that builds one language's index: takes messages one by one and answers each.
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchLanguage } from '#search/rules';
import { makeIndexKeeper, type ToKeeper } from './index-keeper.ts';

const answer = makeIndexKeeper(workerData as SearchLanguage, () => process.memoryUsage().heapUsed);
parentPort?.on('message', (message: ToKeeper) => parentPort?.postMessage(answer(message)));
