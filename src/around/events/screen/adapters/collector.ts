// Our own receiver: events in groups, and what is left when the page is left.
import type { eventsContract } from '#around/events/contract';
import { MOST_AT_ONCE, type CollectedEvent, type NotedEvent } from '#around/events/rules';
import { caller } from '#ui/page/call';
import { allows } from '#ui/page/consent';
import type { Adapter } from './adapter-of.ts';

/** Events that follow each other go together. */
const GATHER_MS = 1_000;

type Waiting = NotedEvent & { readonly event: CollectedEvent };

export function toCollector(): Adapter {
  let waiting: Waiting[] = [];
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = caller<typeof eventsContract>(undefined, () => isLeaving);
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    // What waited when the shopper changed their mind stays here.
    if (events.length > 0 && allows('analytics')) void call('POST /api/events', { body: { events } });
  };
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    send();
    isLeaving = false;
  });
  return ({ event, ...noted }) => {
    // The server counts orders itself.
    if (event.name === 'purchase') return;
    waiting.push({ ...noted, event });
    if (waiting.length >= MOST_AT_ONCE) send();
    else timer ??= setTimeout(send, GATHER_MS);
  };
}
