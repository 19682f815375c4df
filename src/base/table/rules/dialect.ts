// The separator of a table.

/** The strongest first: a tab is never part of a text, a comma often is. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface TableDialect {
  readonly separator: Separator;
  /** Where the first row begins: after the line `sep=;` that spreadsheets write and read. */
  readonly start: number;
}

/** So many lines are looked at for a separator. */
const MOST_LINES = 20;

/** The dialect of a table by its beginning; a text without any separator is read with commas. */
export function dialectOf(begin: string): TableDialect {
  const told = /^\uFEFF?"?sep=([\t;|,])"?[^\S\r\n]*(?:\r\n|[\r\n]|$)/i.exec(begin);
  // The pattern allows separators only.
  if (told !== null) return { separator: told[1] as Separator, start: told[0].length };
  const lines = withoutQuoted(begin).split(/[\r\n]+/, MOST_LINES);
  const separator = lines.map((line) => SEPARATORS.find((one) => line.includes(one))).find((one) => one !== undefined);
  return { separator: separator ?? ',', start: 0 };
}

/** Quoted cells may hold separators and line breaks of their own. */
const withoutQuoted = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, '');
