// An amount of money as people write it: `1,500.00`, `$1,500`, `1 500,00 $`.

/** Cents; undefined for what is no amount. A comma before three digits parts thousands, before one or two it is the decimal mark. */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$]/gu, '');
  const english = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(bare);
  const french = /^(\d+),(\d{1,2})$/.exec(bare);
  const [, whole, part = ''] = english ?? french ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
