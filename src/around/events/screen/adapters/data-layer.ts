// A data layer in GA4's shape, which a script of the shop's operator brings: an event waits for it, and is dropped with one line when it does not come.
import { ADAPTER_WAIT, ga4Event } from '#around/events/rules';
import { allows } from '#ui/page/consent';
import { consoleOnly } from '#ui/page/console-only';
import { until } from '#ui/page/until';
import type { Adapter } from './adapter-of.ts';

export function toDataLayer(key: string): Adapter {
  const layer = (): unknown[] | undefined => {
    const found: unknown = Reflect.get(window, key);
    return Array.isArray(found) ? found : undefined;
  };
  let coming: Promise<boolean> | undefined;
  return (noted, visitor) => {
    if (visitor === null) return;
    const push = (): void => void layer()?.push(ga4Event(noted, visitor));
    if (layer() !== undefined) return push();
    // All events of a page wait together, so that there is one line.
    coming ??= until(() => layer() !== undefined, ADAPTER_WAIT).then((came) => {
      if (!came) consoleOnly(`The data layer ${key} did not come; events are dropped.`);
      return came;
    });
    void coming.then((came) => came && allows('analytics') && push());
  };
}
