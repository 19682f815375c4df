// docs/cart-messages.md as a program reads it: its rows, and what it has a person paste into the console.
import { readFile } from 'node:fs/promises';

interface MessageRow {
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
}

export async function readMessageTable(): Promise<MessageTable> {
  const text = await readFile('docs/cart-messages.md', 'utf8');
  const rows = new Map<string, MessageRow>();
  for (const [row, code = ''] of text.matchAll(/^\| ([A-Z][A-Z_]+) \|.+\|$/gm)) {
    const [, , , item = '', steps = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const pasted = [...steps.matchAll(/`([^`]*\([^`]*)`/g)].map(([, request = '']) => request);
    const items = [...item.matchAll(/\b(?:\d{6}|389|235)\b/g)].map(([number]) => number);
    const coupons = [...steps.matchAll(/(?<!'|[A-Z_])(?:[A-Z]{3,}\d+|REWARDKEY|PENGIFT)\b/g)].map(([coupon]) => coupon);
    rows.set(code, { code, named: [...items, ...coupons], pasted });
  }
  return { helper: /```js\n([\s\S]+?)```/.exec(text)?.[1] ?? '', rows };
}
