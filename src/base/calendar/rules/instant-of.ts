// The instant of a local day and time. Nothing here reads a clock.
import { localTime } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/**
 * Milliseconds since 1970 when the clocks of a time zone show this time: the earlier instant when they show it twice, and the moment of the change when
 * they leap over it.
 * @param day ISO date
 * @param minutes since midnight
 */
export function instantOf(day: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(day) + minutes * MINUTE_MS;
  // The offsets before and after any change that day.
  const offsets = [-DAY_MINUTES, DAY_MINUTES].map((away) => offsetAt(wall + away * MINUTE_MS, timeZone));
  const candidates = offsets.map((offset) => wall - offset).toSorted((a, b) => a - b);
  const shown = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wall);
  return shown ?? changeBetween(candidates[0] ?? wall, candidates[1] ?? wall, timeZone);
}

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { day, minutes } = localTime(instant, timeZone);
  return Date.parse(day) + minutes * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The first whole minute with the later offset. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}
