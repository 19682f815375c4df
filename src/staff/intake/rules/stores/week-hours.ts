// Opening hours of a week in the format of store lists.

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** No store opens before six in the morning, so an earlier hour is in the afternoon. */
const EARLIEST = 6;

/** "Mon: 10-9:30; Sun: 11-7" → "10:00-21:30" by day, Monday first; a missing day is closed. Undefined for an unreadable text. */
export function weekHours(text: string): readonly (string | null)[] | undefined {
  const days = new Map<string, string | null>();
  for (const part of text.split(/[;,]\s*/)) {
    const [, name = '', hours = ''] = /^([a-z]+)\.?:?\s+(.+)$/i.exec(part.trim()) ?? [];
    const day = DAYS.find((one) => name.toLowerCase().startsWith(one));
    const open = dayHours(hours);
    if (day === undefined || open === undefined) return undefined;
    days.set(day, open);
  }
  return DAYS.map((day) => days.get(day) ?? null);
}

function dayHours(text: string): string | null | undefined {
  if (/^closed$/i.test(text.trim())) return null;
  const match = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, from = '', fromMinute = '00', to = '', toMinute = '00'] = match;
  const open = Number(from) > 0 && Number(from) < EARLIEST ? Number(from) + 12 : Number(from);
  const close = Number(to) < 12 ? Number(to) + 12 : Number(to);
  const hours = `${clock(open, fromMinute)}-${clock(close, toMinute)}`;
  return open < 24 && close < 24 && hours.slice(0, 5) < hours.slice(6) ? hours : undefined;
}

const clock = (hour: number, minute: string): string => `${String(hour).padStart(2, '0')}:${minute}`;
