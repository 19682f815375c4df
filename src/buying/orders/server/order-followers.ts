// Does the tasks that follow placing (mail, recommendations, webhook) and order events (mail, money, webhooks): soon after they are written, by
// any server or staff command, with growing pauses after failures. Each kind has its own lane, so that a mail waits only for earlier mails.
import { makePoller, type Poller } from './poller.ts';
import { lanesOfEvents, lanesOfPlaced, type FollowerFacts } from './order-lanes.ts';

/** How often to look for postponed tasks; new ones are notified. */
const LOOK_MS = 5_000;
/** Follow-ups that no shopper waits for are done in batches. */
const LATER_MS = 500;

export interface OrderFollowers {
  /** Does every due task. Returns how many were done. */
  follow(): Promise<number>;
  /** Called after this server placed an order, to confirm it soon. The interval finds orders placed by other programs. */
  placed(): void;
  start(): Promise<void>;
  /** Stops looking and waits for running tasks. */
  stop(): Promise<void>;
}

export function makeOrderFollowers(facts: FollowerFacts): OrderFollowers {
  const { db, failed } = facts;
  const lanes = { ...lanesOfPlaced(facts), ...lanesOfEvents(facts) };
  const pollers = Object.fromEntries(Object.entries(lanes).map(([name, lane]) => [name, makePoller(lane, failed)])) as {
    readonly [name in keyof typeof lanes]: Poller;
  };
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  const all = Object.values(pollers);
  const lookAtAll = (): void => all.forEach(({ look }) => look());
  const lookLater = (): void => {
    later = undefined;
    pollers.announce.look();
    pollers.learn.look();
  };
  return {
    async follow() {
      const done = await Promise.all(Object.values(lanes).map((lane) => lane(() => false)));
      return done.reduce((sum, one) => sum + one, 0);
    },
    placed() {
      pollers.confirm.look();
      later ??= setTimeout(lookLater, LATER_MS).unref();
    },
    async start() {
      unlisten = await db.listen('order_task', () => [pollers.mail, pollers.money, pollers.webhook].forEach(({ look }) => look()));
      timer = setInterval(lookAtAll, LOOK_MS);
      timer.unref();
      lookAtAll();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(later);
      await unlisten?.();
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}
