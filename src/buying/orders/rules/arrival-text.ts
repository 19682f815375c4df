// The text of an arrival, shared by page, mail and calendar. The words are an argument.
import { SAME_DAY_BY } from '#goods/delivery/rules';
import { formatDayAhead, formatTime } from '#base/locale/rules';
import type { ShipmentKind } from './shipments.ts';
import type { ReceiptWords } from './receipt-words.ts';

interface Arrival {
  readonly kind: ShipmentKind;
  /** ISO date; an arrival in another year shows its year. */
  readonly orderedOn: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  readonly backOrder: boolean;
}

/** "Arrives Sat, Nov 21", "Arrives Fri, Nov 20, by 7 pm", "Ready Fri, Nov 20, by 11:15 am". */
export function arrivalText({ kind, orderedOn, earliest, latest, readyAt, backOrder }: Arrival, { say, locale }: ReceiptWords): string {
  const day = (iso: string): string => formatDayAhead(iso, orderedOn, locale);
  const time = (minutes: number): string => formatTime(new Date(Date.UTC(2000, 0, 1, 0, minutes)), 'UTC', locale);
  if (kind === 'nothing') return say('sentByEmail');
  // Only a back order may lack a date; any other line without one can no longer be delivered as ordered.
  if (earliest === null) return say(backOrder ? 'arrivesLater' : 'arrivesNot');
  if (kind === 'pickup') {
    if (readyAt === null) return say('readyOn', { day: day(earliest) });
    return say('readyAt', { day: day(earliest), time: time(readyAt) });
  }
  // A same-day delivery has an hour (SDD).
  if (earliest === orderedOn && latest === orderedOn) return say('arrivesBy', { day: day(earliest), time: time(SAME_DAY_BY) });
  if (latest === null || latest === earliest) return say('arrives', { day: day(earliest) });
  return say('arrivesBetween', { from: day(earliest), to: day(latest) });
}
