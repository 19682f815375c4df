// What the running shop does with its parts: ends them, and runs a job of theirs.
import type { Drain } from '#platform/drain';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Part } from '#platform/part';

/** In order, after the requests in flight. */
export async function closeParts(parts: readonly Part[], drain: Pick<Drain, 'end'>, jobs: Pick<Jobs, 'stop'>): Promise<void> {
  await drain.end();
  const downward = parts.toReversed();
  for (const part of downward) await part.stop?.();
  await jobs.stop();
  for (const part of downward) await part.close?.();
}

/** On a schedule a job has no data. */
export const runQueue = async (queues: readonly QueueFacts<never>[], name: string): Promise<void> =>
  queues.find((queue) => queue.name === name)?.handle({} as never);
