// The receivers of events.
import type { AdapterName, EventSettings, NotedEvent, VisitorData } from '#around/events/rules';
import { EVENT_CHANNEL } from '../event-channel.ts';
import { toCollector } from './collector.ts';
import { toDataLayer } from './data-layer.ts';
import { toPixels } from './pixels.ts';

/** Sends one event; `visitor` is null without consent to analytics. */
export type Adapter = (noted: NotedEvent, visitor: VisitorData | null) => void;

export function adapterOf(name: AdapterName, { key, pixels }: EventSettings): Adapter {
  switch (name) {
    case 'console':
      // oxlint-disable-next-line no-console -- the console is what was configured
      return ({ page, event }) => console.info('[event]', page, event);
    case 'collector':
      return toCollector();
    case 'data-layer':
      return toDataLayer(key);
    case 'pixels':
      return toPixels(pixels);
    case 'page': {
      const channel = new BroadcastChannel(EVENT_CHANNEL);
      return (noted) => channel.postMessage(noted);
    }
  }
}
