// Names the goods that arrive on another day than the shopper saw (CHK-4).
import { isPickup, type DeliveryType } from '#goods/delivery/rules';
import { formatDay, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import type { Visit } from '#platform/visit';
import type { MovedArrival } from './place-problem.ts';

/** The review shows every day, so the message names only a few. */
const MOST_NAMED = 3;

/** "Copy paper now arrives Fri, Nov 27, not Tue, Nov 24. Nothing was charged. …" */
export function arrivalChangedText(moved: readonly MovedArrival[], { locale, copyLocale }: Pick<Visit, 'locale' | 'copyLocale'>): string {
  const say = sayer(ordersWords, copyLocale);
  const named = moved.slice(0, MOST_NAMED).map(({ title, was, now }) => {
    const key = isPickup({ type: now.type as DeliveryType }) ? 'pickupMoved' : 'arrivalMoved'; // our own text of our own types
    const values = { title: title[locale], was: daysOf(was, copyLocale), now: daysOf(now, copyLocale) };
    if (values.now === null) return say('arrivalOpen', values);
    return values.was === null ? say(`${key}Now`, values) : say(key, values);
  });
  const more = moved.length - named.length;
  return [
    ...(named.length === 0 ? [say('arrivalMovedSome')] : named),
    ...(more > 0 ? [say('arrivalMore', { n: more })] : []),
    say('ARRIVAL_CHANGED'),
  ].join(' ');
}

function daysOf({ earliest, latest }: MovedArrival['now'], locale: CopyLocale): string | null {
  if (earliest === null) return null;
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), 'UTC', locale);
  return latest === null || latest === earliest ? day(earliest) : `${day(earliest)} – ${day(latest)}`;
}
