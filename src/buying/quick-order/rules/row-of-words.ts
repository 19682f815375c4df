// A row written as words: "246811 x 3", "2 boxes of 246811", "246811 (10)" (ATC-6).

/** An item number, and a quantity as text ('' when missing). */
export interface TypedRow {
  readonly number: string;
  readonly qty: string;
}

/** What a shopper counts in, in the shop's languages. It says nothing about packs: the quantity is of what the number sells. */
const UNIT =
  '(?:(?:x|ea|each|pcs?|pieces?|units?|unit[ée]s?|un|box(?:es)?|bx|cases?|cs|cartons?|ctns?|packs?|packages?|pkgs?|pks?|reams?|rolls?|sets?|bottles?|bags?|pads?|pairs?|bo[iî]tes?|caisses?|paquets?|rames?|rouleaux?|bouteilles?|sacs?|cajas?|paquetes?|piezas?|unidad(?:es)?|rollos?|resmas?)\\.?)';
const SAID_QTY = '(?:(?:qty|quantity|qt[ée]|quantit[ée]|cant|cantidad)\\.?:?\\s*)?';

const QUANTITY = new RegExp(`^${SAID_QTY}(\\d{1,3}(?:[,\\s\\u00A0\\u202F]\\d{3})|\\d{1,5})(?:[.,]0+)?\\s*${UNIT}?$`, 'i');

export const isQuantity = (text: string): boolean => QUANTITY.test(text);

/** Plain digits where the meaning is clear: "1,000" and "12 ea" are 1000 and 12; other texts stay. */
export function plainQuantity(text: string): string {
  const digits = QUANTITY.exec(text.trim())?.[1];
  return digits === undefined ? text.trim() : digits.replaceAll(/\D/g, '');
}

/** The most specific first: `10 x 246811`, `2 boxes of 246811`. */
const QUANTITY_FIRST = new RegExp(
  `^${SAID_QTY}(\\d{1,5})\\s*(?:[x×*]\\s+|${UNIT}\\s+(?:(?:of|de|x)\\s+|d[’']\\s*)?|(?:of|de)\\s+)(\\S.*)$`,
  'i',
);
/** `246811 x 10`, `246811x10`, `246811 (10)`, `246811: 10`, `246811 - 2 boxes` */
const QUANTITY_LAST = [
  new RegExp(`^(\\S.*?)\\s+[x×*]\\s*(\\d{1,5})(?:\\s*${UNIT})?$`, 'i'),
  /^(\d{5,})[x×*](\d{1,4})$/i,
  new RegExp(`^(\\S.*?)\\s*\\(\\s*${SAID_QTY}(\\d{1,5})(?:\\s*${UNIT})?\\s*\\)$`, 'i'),
  new RegExp(`^(\\S.*?)\\s*[:=]\\s*(\\d{1,5})(?:\\s*${UNIT})?$`, 'i'),
  new RegExp(`^(\\S.*?)\\s+[–—-]\\s+${SAID_QTY}(\\d{1,5})(?:\\s*${UNIT})?$`, 'i'),
];

export function rowOfWords(line: string): TypedRow {
  const [, early, thing] = QUANTITY_FIRST.exec(line) ?? [];
  if (early !== undefined && thing !== undefined) return { number: thing, qty: early };
  for (const shape of QUANTITY_LAST) {
    const [, number, qty] = shape.exec(line) ?? [];
    if (number !== undefined && qty !== undefined) return { number, qty };
  }
  return rowOfTwo(line);
}

const TWO = new RegExp(`^(\\S.*?)\\s+(\\S+(?:\\s+${UNIT})?)$`, 'i');

function rowOfTwo(line: string): TypedRow {
  const [, first = '', last = ''] = TWO.exec(line) ?? [];
  if (first === '') return { number: line, qty: '' };
  // A short number before a longer one is a quantity; words before a number are the search text.
  if (isQuantity(first) && (!isQuantity(last) || last.length > 4)) return { number: last, qty: plainQuantity(first) };
  return isQuantity(last) ? { number: first, qty: plainQuantity(last) } : { number: line, qty: '' };
}
