// The period of a sale price: "2027-01-01T00:00-0500/2027-01-31T23:59-0500".

/** False for an unreadable period, so that the full price applies. */
export function isInEffect(period: string, now: Date): boolean {
  const [from, to] = period.split('/').map((text) => Date.parse(text.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2')));
  return from !== undefined && to !== undefined && now.getTime() >= from && now.getTime() <= to;
}
