// Sends errors of the browser to the shop's log (§7 POST /log). Nothing waits for it, and failures are ignored.
import type { TSchema } from 'typebox';
import { caller } from './call.tsx';

/** Timeout of a report (§9). */
const LOG_TIMEOUT_MS = 1_000;

/** The client log's contract line, declared here because that capability is on a higher floor. */
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
