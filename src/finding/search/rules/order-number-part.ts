// Recognizes an order number, or a part of one, in a search.

/** Digits of an order number; it is written in groups of four. */
const DIGITS = 12;
/** A shorter part may as well be a size, a model or an item. */
const LONG_PART = 7;
const SHORTEST_PART = 3;
const GROUPED = /^\d{4}(?:[ -]\d{4}){1,2}$/;
const SAID = /^(?:order|commande|pedido)s?(?: (?:number|num|no|nr|numero|de))*\.? ?[:#]? ?([\d -]+)$/;

export interface OrderNumberPart {
  readonly digits: string;
  /** Whether it can be nothing else: it is called an order, written in its groups, or long. */
  readonly isSure: boolean;
}

/** Null for a text that is no part of an order number. */
export function orderNumberPart(query: string): OrderNumberPart | null {
  const text = plain(query);
  const called = SAID.exec(text)?.[1];
  const digits = (called ?? text.replace(/^#/, '')).replace(/[ -]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST_PART || digits.length > DIGITS) return null;
  return { digits, isSure: called !== undefined || GROUPED.test(text) || digits.length >= LONG_PART };
}

function plain(query: string): string {
  return query
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\bno\b\.?|\bn[o°º]/g, 'no')
    .replace(/\s+/g, ' ')
    .trim();
}
