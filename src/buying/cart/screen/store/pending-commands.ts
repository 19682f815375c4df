// The commands that have no answer yet. The first is sent at once; while it runs, later ones on the same line become one.
import type { CartCommand } from '../commands/command.ts';

/** `id` is the command's idempotency key: it stays the same when the call is tried again. */
export interface PendingCommand {
  readonly id: string;
  readonly command: CartCommand;
}

const sameSubject = (one: CartCommand, other: CartCommand): boolean => one.about.subject === other.about.subject;

/**
 * The queue with one more command. The first `out` commands have been sent and stay; of the waiting ones, those that the new command makes needless
 * are dropped: an older quantity of the same line, also on removal.
 */
export function queued(pending: readonly PendingCommand[], next: PendingCommand, out = 1): PendingCommand[] {
  const { command } = next;
  const kept = pending.filter(
    (waiting, at) => at < Math.max(out, 1) || !command.replaces.includes(waiting.command.kind) || !sameSubject(waiting.command, command),
  );
  return [...kept, next];
}

/** The commands that still matter when all are sent at once and arrive in any order: the last about each subject. */
export function lastPerSubject(pending: readonly PendingCommand[]): readonly PendingCommand[] {
  return pending.filter(
    ({ command }, at) =>
      !pending.slice(at + 1).some(({ command: later }) => command.undoneBy.includes(later.kind) && sameSubject(later, command)),
  );
}

/** The pending changes of one line. */
export interface LineOnItsWay {
  readonly pending: boolean;
  /** The line is being removed or moved to another list. */
  readonly leaving: boolean;
  /** The quantity shown until the server answers. */
  readonly wanted: number | undefined;
}

const STILL: LineOnItsWay = { pending: false, leaving: false, wanted: undefined };

/** Every line of a long cart asks after each command, so the pending commands are indexed once. */
const ways = new WeakMap<readonly PendingCommand[], ReadonlyMap<string, LineOnItsWay>>();

export function onItsWay(pending: readonly PendingCommand[], cartItemId: string): LineOnItsWay {
  let known = ways.get(pending);
  if (known === undefined) ways.set(pending, (known = lineByLine(pending)));
  return known.get(cartItemId) ?? STILL;
}

function lineByLine(pending: readonly PendingCommand[]): ReadonlyMap<string, LineOnItsWay> {
  const lines = new Map<string, LineOnItsWay>();
  for (const { command } of pending)
    for (const cartItemId of command.about.lines) {
      const line = lines.get(cartItemId) ?? STILL;
      const { leaving = false, wanted = line.wanted } = command.shows;
      lines.set(cartItemId, { pending: true, leaving: line.leaving || leaving, wanted });
    }
  return lines;
}
