// The queue of commands (behaviour.md): one runs at a time, and the next is sent when it has an answer, even while lines still fade. A failed command
// leaves the cart unchanged and shows the reason. A page that closes sends the rest.
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { ShopStore } from '#store';
import { badgeChanged } from './badge.ts';
import type { CartCommand, CommandAnswer } from '../commands/command.ts';
import { sendCommand } from './cart-calls.ts';
import { cartEvents, selectCart } from './cart-slice.ts';
import { REMOVAL_MS } from './cart-timing.ts';
import { withKeepalive } from './cart-headers.ts';
import { mayAskDelta } from './merge-reply.ts';
import { lastPerSubject, type PendingCommand } from './pending-commands.ts';
import { badgeOf, forgetSavedCart } from './saved-cart.ts';
import { applyAnswer, applyFailure, hasNothingToRead } from './apply-answer.ts';
import { wantsLessMotion } from '#ui/kit/less-motion';

/** Resolves when the server has answered; `null` when a later command made this one needless. */
export type RunCommand = (command: CartCommand) => Promise<CommandAnswer | Refusal | null>;

export interface CommandQueue {
  readonly run: RunCommand;
  /** Resolves when no command is pending; false when an answer since has something to read: a failure, or less than requested. */
  readonly settled: () => Promise<boolean>;
}

// oxlint-disable-next-line max-lines-per-function -- its steps share what was sent, answered and shown; apart, each would need all of it
export function startQueue(store: ShopStore): CommandQueue {
  const waiting = new Map<string, (answer: CommandAnswer | Refusal | null) => void>();
  const leaving = new Set<(quietly: boolean) => void>();
  /** Sent commands that are not applied yet, and those of them with an answer. */
  const [out, answered] = [new Set<string>(), new Set<string>()];
  /** Sent commands that asked for a part of the cart: a retry under the same key must be the same request. */
  const inPart = new Set<string>();
  let shown = Promise.resolve();
  let [working, quietly] = [false, true];
  const pendingOf = () => selectCart(store.getState()).pending;
  const settle = (id: string, answer: CommandAnswer | Refusal | null): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  /** Resolves commands dropped for a later one of the same line, or for another shopper. */
  const resolveDropped = (): void => {
    const kept = new Set(pendingOf().map(({ id }) => id));
    for (const id of waiting.keys()) if (!kept.has(id)) settle(id, null);
  };
  /** Applies answers in the order of their commands; a line that still fades delays later answers, but not sending. */
  const show = async (next: PendingCommand, answer: CommandAnswer | Refusal, before: Promise<void>, fades?: Promise<unknown>) => {
    await before;
    await fades;
    for (const ids of [out, answered, inPart]) ids.delete(next.id);
    // After a change of shoppers, the previous shopper's answer is dropped.
    if (pendingOf()[0]?.id === next.id) {
      if (isRefusal(answer)) applyFailure(store, next, answer);
      else applyAnswer(store, next, answer);
      settle(next.id, answer);
      quietly &&= hasNothingToRead(answer);
    }
    resolveDropped();
    if (pendingOf().length > 0) return;
    for (const leave of leaving) leave(quietly);
    leaving.clear();
    quietly = true;
  };
  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    const nextOf = () => pendingOf().find(({ id }) => !out.has(id));
    for (let next = nextOf(); next !== undefined; next = nextOf()) {
      const [alone, fades] = [out.size === 0, fading(next.command)];
      out.add(next.id);
      const delta = mayAskDelta(selectCart(store.getState()).cart);
      if (delta) inPart.add(next.id);
      const answer = await sendAndCount(next, delta);
      answered.add(next.id);
      shown = show(next, answer, shown, fades);
      if (alone && fades === undefined) await shown;
    }
    working = false;
  };
  store.listen({
    actionCreator: cartEvents.commandSent,
    effect: () => {
      resolveDropped();
      return work();
    },
  });
  // Sends the unanswered commands again and all waiting ones; the same request changes nothing twice (CART-26). They may overtake each other, so each
  // line sends only its last command.
  window.addEventListener('pagehide', () => {
    const left = lastPerSubject(pendingOf().filter(({ id }) => !answered.has(id)));
    if (left.length === 0) return;
    forgetSavedCart();
    withKeepalive(() => left.forEach((one) => void sendCommand(one, inPart.has(one.id))));
  });
  const run: RunCommand = (command) => {
    const id = crypto.randomUUID();
    const answer = new Promise<CommandAnswer | Refusal | null>((resolve) => waiting.set(id, resolve));
    store.dispatch(cartEvents.commandSent({ id, command, out: pendingOf().filter((one) => out.has(one.id)).length }));
    return answer;
  };
  const settled = (): Promise<boolean> => (pendingOf().length > 0 ? new Promise((resolve) => leaving.add(resolve)) : Promise.resolve(true));
  return { run, settled };
}

/** Updates the badge as soon as the answer is there, while lines still fade. */
async function sendAndCount(next: PendingCommand, delta: boolean): Promise<CommandAnswer | Refusal> {
  const answer = await sendCommand(next, delta);
  if (!isRefusal(answer) && answer.cart !== null) badgeChanged(badgeOf(answer.cart), { tellTabs: false });
  return answer;
}

/** A removed line fades for a second before the rest is shown, and a furniture service spins for two (MINI-2). */
function fading({ shows: { spinsMs = 0, leaving = false } }: CartCommand): Promise<unknown> | undefined {
  const animated = leaving && !wantsLessMotion();
  const ms = animated ? REMOVAL_MS : spinsMs;
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}
