// Arrivals as an iCalendar file (RFC 5545) for any calendar program. The texts are an argument.
import { addDays } from '#base/calendar/rules';

export interface CalendarEvent {
  /** Stable, so that a calendar updates its entry when the file is imported again. */
  readonly uid: string;
  /** ISO dates, both included. */
  readonly from: string;
  readonly to: string;
  /** Minutes after midnight in the place's local time; null for all-day events. */
  readonly startsAt: number | null;
  readonly title: string;
  readonly text: string;
  readonly place: string;
}

const LONGEST_LINE = 75;
const STAY = 'PT30M';

/** `stamp`: when the events were last decided. */
export function calendarText(events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Inkwell//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, from, to, startsAt, title, text, place }: CalendarEvent, stamp: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...(startsAt === null
      ? [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`]
      : [`DTSTART:${compact(from)}T${clock(startsAt)}`, `DURATION:${STAY}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    // A delivery does not block the shopper's time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (isoDay: string): string => isoDay.replaceAll('-', '');

function clock(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds lines at 75 bytes with a continuation space, never within a character. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > LONGEST_LINE) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
