// The main thread's side of an index worker: one request at a time, one reply each.
import { Worker, type MessagePort } from 'node:worker_threads';
import type { SearchRowsQuestion } from '#goods/catalog/server';
import type { SearchLanguage } from '#finding/search/rules';
import type { BuilderReply, BuilderRequest } from './index-messages.ts';

/** Messages to the thread: those of its builder, or a request to read the rows of all products itself. */
export type ToThread =
  | BuilderRequest
  /** Reads the rows from the database at this address, and forwards them. */
  | { readonly kind: 'read'; readonly url: string; readonly question: SearchRowsQuestion; readonly port: MessagePort }
  /** Receives the forwarded rows. */
  | { readonly kind: 'follow'; readonly port: MessagePort }
  /** Writes all that the thread knows to this open file, for a thread that goes on from it. */
  | { readonly kind: 'save'; readonly file: number };
export type FromThread = BuilderReply | { readonly kind: 'failed'; readonly error: unknown };

/** What a thread begins with. `file`: descriptor of the open file that another thread saved to. */
export interface IndexThreadData {
  readonly language: SearchLanguage;
  readonly file?: number;
}

export interface IndexThread {
  /** Rejects when the thread reports an error, or has died. */
  ask(message: ToThread): Promise<BuilderReply>;
  close(): Promise<unknown>;
}

const YOUNG_MB = 96;

export function startIndexThread(data: IndexThreadData): IndexThread {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: data,
    // Tests and tools start this process with other import conditions.
    execArgv: ['--conditions=server'],
    // Rows are many and short-lived: a large young generation makes collecting them cheap.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting: { readonly done: (answer: BuilderReply) => void; readonly failed: (error: unknown) => void }[] = [];
  let death: Error | undefined;
  const die = (error: Error): void => {
    death ??= error;
    for (const { failed } of waiting.splice(0)) failed(death);
  };
  worker.on('message', (answer: FromThread) => {
    const asked = waiting.shift();
    if (answer.kind === 'failed') asked?.failed(answer.error);
    else asked?.done(answer);
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`The search index thread ended with code ${code}.`)));
  return {
    ask: (message) =>
      new Promise((done, failed) => {
        if (death !== undefined) return failed(death);
        waiting.push({ done, failed });
        worker.postMessage(message, 'port' in message ? [message.port] : []);
      }),
    close: () => worker.terminate(),
  };
}
