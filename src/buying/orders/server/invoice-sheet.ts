// The sheet that an invoice is drawn on: what it says, its columns, and the strokes its parts share.
import type { CopyLocale } from '#base/locale/rules';
import type { Say } from '#base/locale/words';
import type { Invoice, Sellers } from '#buying/orders/rules';
import type { ordersWords } from '#buying/orders/words';
import { PAGE, type Paper } from '#platform/paper';
import type { PaidPart } from './paid-parts.ts';
import type { OrderRow } from './order-row.ts';
import type { TaxNumbers } from './tax-number-lines.ts';

export interface InvoiceFacts {
  readonly order: OrderRow;
  readonly kind: 'invoice' | 'credit';
  /** The document's number as people read it. */
  readonly number: string;
  readonly invoice: Invoice;
  /** Payments of an invoice, or refunds of a credit note. */
  readonly paid: readonly PaidPart[];
  /** When the money was captured, or the return arrived. */
  readonly at: Date;
  readonly taxNumbers: TaxNumbers;
  readonly sellers: Sellers;
  readonly timeZone: string;
}

export interface Sheet {
  readonly paper: Paper;
  readonly say: Say<(typeof ordersWords.keys)[number]>;
  readonly locale: CopyLocale;
  readonly money: (cents: number) => string;
}

export const { margin, height } = PAGE;
export const RIGHT = PAGE.width - margin;
export const INNER = RIGHT - margin;
export const BOTTOM = height - margin - 24;

/** Left edges of the table's columns; amounts end at the next one. */
export const COLUMNS = { item: margin, title: margin + 66, qty: margin + 300, price: margin + 350, amount: margin + 432 } as const;

export function amountAt(paper: Paper, text: string, from: number, to: number, y: number): void {
  paper.text(text, from, y, { width: to - from, align: 'right', lineBreak: false });
}

export function rule(paper: Paper, from: number = margin): void {
  paper.y += 3;
  paper.lineWidth(0.75).moveTo(from, paper.y).lineTo(RIGHT, paper.y).stroke('#555').fillColor('#000');
  paper.y += 6;
}
