// Learns in a process of its own, which is fed page by page and ends with the answer.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Basket, Learned, LearnSettings } from '#finding/recommendations/rules';
import type { ToLearner } from './learn-child.ts';

const CHILD = fileURLToPath(new URL('learn-child.ts', import.meta.url));
/** Of old space, in megabytes: it needs less for half a million order lines, and more would not be given. */
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
  // A child that dies while it is fed is told of where it is waited for.
  answer.catch(() => undefined);
  const tell = (message: ToLearner): Promise<void> =>
    new Promise((resolve, reject) => child.send(message, (error) => (error === null ? resolve() : reject(error))));
  for await (const baskets of pages) await tell({ baskets });
  await tell({ learn: settings });
  return answer;
}
