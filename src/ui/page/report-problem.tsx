// Notes in the shop's log what went wrong in a browser (§7 POST /log). Nobody waits for it, and nothing is said when it fails.
import type { TSchema } from 'typebox';
import { caller } from './call.tsx';

/** A report that is not taken within this time is given up (§9). */
const LOG_TIMEOUT_MS = 1_000;

/** The line of the client log's contract: that capability stands on a higher floor, and takes whatever a page reports. */
interface LogLine {
  readonly 'POST /cc/api/log': { readonly body: TSchema; readonly reply: TSchema };
}

const call = caller<LogLine>();

interface Problem {
  /** What happened, in a few words or as a code of the specification. */
  readonly msg: string;
  readonly error?: unknown;
  readonly info?: unknown;
}

export function reportProblem(body: Problem): void {
  void call('POST /cc/api/log', { body }, {}, undefined, LOG_TIMEOUT_MS);
}
