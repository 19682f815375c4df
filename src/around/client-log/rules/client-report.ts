// A page's report as it may stand in the log: one line, cut, and nothing in it that is secret (trust 24, 27).

export interface ClientReport {
  readonly msg: string;
  readonly error: string;
  readonly info: string;
}

const MOST = { msg: 500, error: 2_000, info: 1_000 } as const;

export function clientReport(body: { readonly msg?: unknown; readonly error?: unknown; readonly info?: unknown }): ClientReport {
  return { msg: oneLine(body.msg, MOST.msg), error: oneLine(body.error, MOST.error), info: oneLine(body.info, MOST.info) };
}

/** Text of anything: what would break or disguise a line of the log becomes a space, numbers of cards and addresses of mail a sign. */
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
