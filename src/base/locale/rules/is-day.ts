// Whether a text is an existing day in ISO format: 2026-12-31.

/** Also false for 2026-02-30, which Date parses as March 2. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
