// The baskets of a real shop's year, from its file of invoice lines.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Basket } from '../src/finding/recommendations/rules/index.ts';

export interface Bought extends Basket {
  readonly at: number;
}

/** Baskets in the order of time; returns, postage and gifts are left out. */
export function readBaskets(file: string): readonly Bought[] {
  const byInvoice = new Map<string, { at: number; ownerId: string | null; items: Set<string> }>();
  for (const line of gunzipSync(readFileSync(file)).toString().split('\n').slice(1)) {
    const [invoice = '', stock = '', qty, ts = '', price, customer = ''] = line.split(',');
    if (invoice.startsWith('C') || Number(qty) <= 0 || !(Number(price) > 0) || !/^\d{5}/.test(stock)) continue;
    const one = byInvoice.get(invoice) ?? {
      at: Date.parse(`${ts.replace(' ', 'T')}Z`),
      ownerId: customer === '' ? null : customer,
      items: new Set(),
    };
    byInvoice.set(invoice, one);
    one.items.add(stock);
  }
  return [...byInvoice.values()].toSorted((a, b) => a.at - b.at).map(({ at, ownerId, items }) => ({ at, ownerId, itemIds: [...items] }));
}
