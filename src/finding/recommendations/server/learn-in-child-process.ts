// Learns in a child process, which receives the baskets page by page and exits after its answer.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Basket, Learned, LearnSettings } from '#finding/recommendations/rules';
import type { ToLearner } from './learn-child.ts';

const CHILD = fileURLToPath(new URL('learn-child.ts', import.meta.url));
/** Limit of V8's old space in megabytes: half a million order lines need less. */
const HEAP_MB = 900;

/** Rejects when the process dies; `signal` ends it early. */
export async function learnInProcess(
  pages: AsyncIterable<readonly Basket[]>,
  settings: LearnSettings,
  signal: AbortSignal,
): Promise<Learned> {
  const child = fork(CHILD, [], {
    execArgv: ['--conditions=server', `--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    signal,
  });
  const answer = new Promise<Learned>((resolve, reject) => {
    child.once('message', (learned) => resolve(learned as Learned)); // the child's only message
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Learning ended with code ${String(code)} and without an answer.`)));
  });
  // A child that dies early is reported where the answer is awaited.
  answer.catch(() => undefined);
  const tell = (message: ToLearner): Promise<void> =>
    new Promise((resolve, reject) => child.send(message, (error) => (error === null ? resolve() : reject(error))));
  for await (const baskets of pages) await tell({ baskets });
  await tell({ learn: settings });
  return answer;
}
