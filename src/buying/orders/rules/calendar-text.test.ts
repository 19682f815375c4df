import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from './calendar-text.ts';

const event: CalendarEvent = {
  uid: '482190733316-1@inkwell.example',
  from: '2026-02-27',
  to: '2026-02-28',
  startsAt: null,
  title: 'Inkwell delivery, 4 items',
  text: 'Order 4821-9073-3316\nPaper; pens, ink',
  place: '14 Elm St, Framingham',
};
const stamp = new Date('2026-02-20T14:03:09.123Z');
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

test('[CHK-4] a delivery of several days is one all-day event that ends the day after the last', () => {
  expect(calendarText([event], stamp).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Inkwell//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:482190733316-1@inkwell.example',
    'DTSTAMP:20260220T140309Z',
    'DTSTART;VALUE=DATE:20260227',
    'DTEND;VALUE=DATE:20260301',
    'SUMMARY:Inkwell delivery\\, 4 items',
    'DESCRIPTION:Order 4821-9073-3316\\nPaper\\; pens\\, ink',
    'LOCATION:14 Elm St\\, Framingham',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[CHK-4] a pickup starts when it is ready, on the store’s own clock', () => {
  const text = calendarText([{ ...event, from: '2026-11-20', to: '2026-11-20', startsAt: 11 * 60 + 5, place: '' }], stamp);
  expect(text).toContain('DTSTART:20261120T110500\r\nDURATION:PT30M\r\n');
  expect(text).not.toContain('LOCATION');
});

test('[CHK-4] no line is longer than 75 bytes, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = calendarText([{ ...event, title }], stamp);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const kept = title.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
      expect(unfolded(text)).toContain(`SUMMARY:${kept}\r\n`);
    }),
  );
});
