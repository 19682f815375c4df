// Whether a text is a day as the shop writes one: 2026-12-31, and one that is in the calendar.

/** False for 2026-02-30 too, which other readers take for the second of March. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
