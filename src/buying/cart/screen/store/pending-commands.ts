// What the shopper asked of the cart and has not been answered yet. The first command goes out at once; while it is under way,
// later ones to the same line become one.
import type { CartCommand } from '../commands/command.ts';

/** `id` is the command's idempotency key: it stays the same when the call is tried again. */
export interface PendingCommand {
  readonly id: string;
  readonly command: CartCommand;
}

const sameSubject = (one: CartCommand, other: CartCommand): boolean => one.about.subject === other.about.subject;

/**
 * The queue with one more command. The first ones, `out` of them, have gone out and stay as they are; of those that wait, the ones that
 * it makes needless give way: a quantity to a newer one of the same line, and to a removal.
 */
export function queued(pending: readonly PendingCommand[], next: PendingCommand, out = 1): PendingCommand[] {
  const { command } = next;
  const kept = pending.filter(
    (waiting, at) => at < Math.max(out, 1) || !command.replaces.includes(waiting.command.kind) || !sameSubject(waiting.command, command),
  );
  return [...kept, next];
}

/** Those that still mean something once all arrive, in whatever order: of what was said about one thing, the last. */
export function lastWords(pending: readonly PendingCommand[]): readonly PendingCommand[] {
  return pending.filter(
    ({ command }, at) =>
      !pending.slice(at + 1).some(({ command: later }) => command.undoneBy.includes(later.kind) && sameSubject(later, command)),
  );
}

/** What is on its way to one line. */
export interface LineOnItsWay {
  readonly pending: boolean;
  /** It is being taken out or put aside. */
  readonly leaving: boolean;
  /** The quantity the shopper sees while the server has not answered. */
  readonly wanted: number | undefined;
}

const STILL: LineOnItsWay = { pending: false, leaving: false, wanted: undefined };

/** Every line of a long cart asks after each command: what is on its way is gone through once. */
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
