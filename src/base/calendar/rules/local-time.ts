// Local days and minutes of an instant in a time zone. Days are ISO dates; nothing here reads a clock.

export interface LocalTime {
  /** ISO date: `2026-11-20`. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Creating a format costs as much as a hundred uses. Keyed by the time zones of sites and stores; never changes a result. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cache of the last minute per zone, because carts ask for the same minute many times. */
const lastMinute = new Map<string, { readonly minute: number; readonly local: LocalTime }>();

/** The local wall-clock time. `now` in milliseconds since 1970. */
export function localTime(now: number, timeZone: string): LocalTime {
  const minute = Math.floor(now / 60_000);
  const known = lastMinute.get(timeZone);
  if (known?.minute === minute) return known.local;
  const local = readWall(now, timeZone);
  lastMinute.set(timeZone, { minute, local });
  return local;
}

/** The day of an instant in a time zone, as an ISO date: `2026-11-20`. */
export const localDay = (now: Date, timeZone: string): string => localTime(now.getTime(), timeZone).day;

function readWall(now: number, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const [, year = '', month = '', day = '', hour = '0', minute = '0'] = /(\d+)-(\d+)-(\d+)\D+(\d+):(\d+)/.exec(format.format(now)) ?? [];
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}
