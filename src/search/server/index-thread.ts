// The other end of an index worker: one question at a time, one answer each.
import { Worker } from 'node:worker_threads';
import type { SearchLanguage } from '#search/rules';
import type { FromKeeper, ToKeeper } from './index-keeper.ts';

export interface IndexThread {
  /** Rejects when the thread has died. */
  ask(message: ToKeeper): Promise<FromKeeper>;
  close(): Promise<unknown>;
}

const YOUNG_MB = 96;

export function startIndexThread(language: SearchLanguage): IndexThread {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: language,
    // Tests and tools start this process with conditions of their own.
    execArgv: ['--conditions=server'],
    // Rows are many and soon forgotten: looking for what is still needed of them is most of collecting them.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting: { readonly done: (answer: FromKeeper) => void; readonly failed: (error: unknown) => void }[] = [];
  let death: Error | undefined;
  const die = (error: Error): void => {
    death ??= error;
    for (const { failed } of waiting.splice(0)) failed(death);
  };
  worker.on('message', (answer: FromKeeper) => waiting.shift()?.done(answer));
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`The search index thread ended with code ${code}.`)));
  return {
    ask: (message) =>
      new Promise((done, failed) => {
        if (death !== undefined) return failed(death);
        waiting.push({ done, failed });
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}
