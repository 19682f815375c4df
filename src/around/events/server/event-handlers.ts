// Handlers of `eventsContract`: a page learns where to send, and the collector keeps what it is sent.
import type { eventsContract } from '#around/events/contract';
import { PURPOSE_OF, visitorData, type EventSettings } from '#around/events/rules';
import { tooManyTries } from '#base/outcome/rules';
import { allows, allowsTracking } from '#platform/allows-tracking';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Limits } from '#platform/limits';
import { platformSay } from '#platform/platform-say';
import { keepEvents } from './keep-events.ts';

export interface EventNeeds {
  readonly db: Queries;
  readonly limits: Limits;
  readonly settings: EventSettings;
}

/** Requests per minute: of an address, and in all. A request has up to 20 events. */
const REQUESTS = [
  { by: ['address'], most: 120, seconds: 60 },
  { by: [], most: 6_000, seconds: 60 },
] as const;

/** A browser's clock may be wrong; an event is never put further back than a page can stay open unsent. */
const OLDEST_MS = 3_600_000;

export function eventHandlers({ db, limits, settings }: EventNeeds): Handlers<typeof eventsContract> {
  const requests = limits.of('events', REQUESTS);
  return {
    'GET /api/events/settings': async ({ visit }) => {
      const adapters = settings.adapters.filter((name) => allows(PURPOSE_OF[name], visit));
      const shopper = allowsTracking(visit) ? await visit.shopper() : null;
      return {
        adapters: [...adapters],
        key: settings.key,
        pixels: adapters.includes('pixels') ? [...settings.pixels] : [],
        visitor: allowsTracking(visit) ? withList(visitorData(shopper, visit.site.tenant)) : null,
      };
    },

    'POST /api/events': async ({ body, visit }) => {
      if (!settings.adapters.includes('collector') || !allowsTracking(visit)) return { kept: 0 };
      const { wait } = await requests.take({ address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', platformSay('TOO_MANY_REQUESTS', visit.copyLocale));
      const now = visit.now.getTime();
      const events = body.events.map((noted) => ({ ...noted, at: new Date(Math.min(Math.max(noted.at, now - OLDEST_MS), now)) }));
      return { kept: await keepEvents(db, visit, events) };
    },
  };
}

/** The reply's list is one that may be written to. */
const withList = ({ permissions, ...data }: ReturnType<typeof visitorData>) => ({ ...data, permissions: [...permissions] });
