// Notes in the shop's log what went wrong in a browser (§7 POST /log). Nobody waits for it, and nothing is said when it fails.
import type { clientLogContract } from '#client-log/contract';
import { caller } from '#ui/call';

/** A report that is not taken within this time is given up (§9). */
const LOG_TIMEOUT_MS = 1_000;

const call = caller<typeof clientLogContract>();

interface Problem {
  /** What happened, in a few words or as a code of the specification. */
  readonly msg: string;
  readonly error?: unknown;
  readonly info?: unknown;
}

export function reportProblem(body: Problem): void {
  void call('POST /cc/api/log', { body }, {}, undefined, LOG_TIMEOUT_MS);
}
