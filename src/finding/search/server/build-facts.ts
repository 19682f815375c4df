// Size and duration of a build of the search indexes.
import type { BuilderReply, PackedReply } from './index-messages.ts';
import { askEach, type IndexThreads } from './index-threads.ts';

/** Cost of a build, for the log and the benchmark. */
export interface BuildFacts {
  readonly products: number;
  readonly seconds: number;
  /** Shared memory of the indexes, plus what their threads hold for updates. */
  readonly indexMb: number;
  readonly threadsMb: number;
}

/** Measures the memory in the background, only for the log. */
export async function measureBuild(packed: readonly PackedReply[], threads: IndexThreads, seconds: number): Promise<BuildFacts> {
  return buildFactsOf(packed, await askEach(threads, () => ({ kind: 'weigh' })), seconds);
}

function buildFactsOf(packed: readonly PackedReply[], weighed: readonly BuilderReply[], seconds: number): BuildFacts {
  const mb = (bytes: readonly number[]): number => bytes.reduce((sum, one) => sum + one, 0) / 1e6;
  return {
    products: packed[0]?.packed.count ?? 0,
    seconds,
    indexMb: mb(packed.map((answer) => bytesOf(answer.packed))),
    threadsMb: mb(weighed.map((answer) => (answer.kind === 'weighed' ? answer.bytes : 0))),
  };
}

function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  return typeof part === 'object' && part !== null ? Object.values(part).reduce<number>((sum, one) => sum + bytesOf(one), 0) : 0;
}
