// Sanitizes a page's report for the log: one line, truncated, without secrets (trust 24, 27).

export interface ClientReport {
  readonly msg: string;
  readonly error: string;
  readonly info: string;
}

const MOST = { msg: 500, error: 2_000, info: 1_000 } as const;

export function clientReport(body: { readonly msg?: unknown; readonly error?: unknown; readonly info?: unknown }): ClientReport {
  return { msg: oneLine(body.msg, MOST.msg), error: oneLine(body.error, MOST.error), info: oneLine(body.info, MOST.info) };
}

/** Any value as one line: replaces control characters by spaces, card numbers and e-mail addresses by a placeholder. */
function oneLine(value: unknown, most: number): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .slice(0, most * 2)
    .replace(/(?:\\[nrt]|[\p{Cc}\p{Zl}\p{Zp}\p{Cf}])+/gu, ' ')
    .replace(/\d(?:[ -]?\d){12,18}/g, '…')
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…')
    .trim()
    .slice(0, most);
}
