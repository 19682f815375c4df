// What an invoice or a credit memo says, before it is written.
import type { XmlElement } from '#people/cxml/rules';
import type { OrderReferred } from './sent-document.ts';
import type { BuyerLine, Unit } from './wanted-items.ts';

/** A line of an invoice as the shop's own papers have it; cents. */
export interface BilledLine extends Unit {
  readonly title: string;
  readonly qty: number;
  /** Units of the item that came back earlier; 0 on invoices. */
  readonly before: number;
  /** What the line is divided by: its units on the order. */
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  /** Handling, furniture service and surcharge. */
  readonly handling: number;
  readonly taxes: readonly { readonly name: string; readonly cents: number }[];
}

export interface BilledOrder {
  readonly kind: 'invoice' | 'creditMemo';
  readonly referred: OrderReferred;
  readonly number: string;
  readonly date: Date;
  /** The invoice that a credit memo takes back; null: the document is an invoice, or several were. */
  readonly of: { readonly number: string; readonly date: Date } | null;
  readonly currency: string;
  readonly language: string;
  readonly payInDays: number;
  readonly lines: readonly BilledLine[];
  readonly buyerLines: readonly BuyerLine[];
  /** Cents; with the taxes on delivery. */
  readonly subTotal: number;
  readonly discount: number;
  readonly handling: number;
  readonly shipping: number;
  readonly taxes: readonly { readonly name: string; readonly jurisdiction: string; readonly cents: number }[];
  readonly total: number;
  readonly parties: { readonly remitTo: XmlElement; readonly billTo: XmlElement };
  readonly words: { readonly tax: string; readonly handling: string };
}

/** The same, with what writes it. */
export interface Writing extends BilledOrder {
  readonly money: (cents: number) => XmlElement;
  readonly sign: 1 | -1;
  readonly said: (text: string) => XmlElement;
}
