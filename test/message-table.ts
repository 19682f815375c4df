// docs/cart-messages.md as a program reads it: its rows, and what it has a person paste into the console.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MessageRow {
  readonly code: string;
  /** Item numbers and coupons that the row names. */
  readonly named: readonly string[];
  /** Requests to paste, in the row's order. */
  readonly pasted: readonly string[];
}

export interface MessageTable {
  /** What is pasted once, before the requests. */
  readonly helper: string;
  readonly rows: ReadonlyMap<string, MessageRow>;
  /** Parts of the shop that can be taken away by a statement. */
  readonly away: ReadonlyMap<string, AwayRow>;
}

/** Statements for the database, as the document has a person enter them. */
export interface AwayRow {
  /** Requests to paste, in the row's order. */
  readonly pasted: readonly string[];
  readonly take: string;
  readonly giveBack: string;
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
    const [, , take = '', giveBack = '', steps = ''] = cellsOf(row);
    away.set(code, { take: statementIn(take), giveBack: statementIn(giveBack), pasted: requestsIn(steps) });
  }
  return { away, helper: /```js\n([\s\S]+?)```/.exec(text)?.[1] ?? '', rows };
}

/** What is in backticks and calls something. */
const requestsIn = (steps: string): string[] => [...steps.matchAll(/`([^`]*\([^`]*)`/g)].map(([, request = '']) => request);

/** A cell that is one statement, its bars unescaped. */
const statementIn = (cell: string): string => cell.slice(1, -1).replaceAll('\\|', '|');

/** The cells of a row, from its code on. */
const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim());
