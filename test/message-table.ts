// Parses docs/cart-messages.md: its rows, and its console snippets.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MessageRow {
  readonly code: string;
  /** Item numbers and coupons in the row. */
  readonly named: readonly string[];
  /** Console requests in the row's order. */
  readonly pasted: readonly string[];
}

export interface MessageTable {
  /** Console helper to paste before the requests. */
  readonly helper: string;
  readonly rows: ReadonlyMap<string, MessageRow>;
  /** Parts of the shop that an SQL statement can disable. */
  readonly away: ReadonlyMap<string, AwayRow>;
}

/** SQL statements in the document. */
export interface AwayRow {
  /** Console requests in the row's order. */
  readonly pasted: readonly string[];
  readonly take: string;
  readonly restore: string;
}

export async function readMessageTable(): Promise<MessageTable> {
  const text = await readFile(join(import.meta.dirname, '../docs/cart-messages.md'), 'utf8');
  const rows = new Map<string, MessageRow>();
  for (const [row, code = ''] of text.matchAll(/^\| ([A-Z][A-Z_]+) \|.+\|$/gm)) {
    const [, , item = '', steps = ''] = cellsOf(row);
    const pasted = requestsIn(steps);
    const items = [...item.matchAll(/\b(?:\d{6}|389|235)\b/g)].map(([number]) => number);
    const coupons = [...steps.matchAll(/(?<!'|[A-Z_])(?:[A-Z]{3,}\d+|REWARDKEY|PENGIFT)\b/g)].map(([coupon]) => coupon);
    rows.set(code, { code, named: [...items, ...coupons], pasted });
  }
  const away = new Map<string, AwayRow>();
  for (const [row, code = ''] of text.matchAll(/^\| `([A-Z_]+)` \|.+\|$/gm)) {
    const [, , take = '', restore = '', steps = ''] = cellsOf(row);
    away.set(code, { take: statementIn(take), restore: statementIn(restore), pasted: requestsIn(steps) });
  }
  return { away, helper: /```js\n([\s\S]+?)```/.exec(text)?.[1] ?? '', rows };
}

/** Code in backticks that calls something. */
const requestsIn = (steps: string): string[] => [...steps.matchAll(/`([^`]*\([^`]*)`/g)].map(([, request = '']) => request);

/** A cell with one statement, with unescaped bars. */
const statementIn = (cell: string): string => cell.slice(1, -1).replaceAll('\\|', '|');

/** The cells of a row, starting with its code. */
const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim());
