// Large data of a page, carried as one JSON text: the page's own encoding walks every value of what a loader returns.

import { rawSafe } from './data-script.tsx';

/** A value on its way from a loader to its page. The text is all that travels. */
export interface Packed<T> {
  readonly json: string;
  /** Never there: it says what comes out again. */
  readonly holds?: T;
}

/** What is in a pack: on the server the value that went in, in the browser the text read once. */
const values = new WeakMap<Packed<unknown>, unknown>();
/** Packs made before: an answer that is given again is not written again. */
const packs = new WeakMap<object, Packed<unknown>>();

/** For loaders. The value is plain data, and is not changed any more. */
export function packed<T extends object>(value: T): Packed<T> {
  const known = packs.get(value) as Packed<T> | undefined; // under each value stands its own pack
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  const pack: Packed<T> = { json: json.length < LONG ? json : narrow(json) };
  values.set(pack, value);
  packs.set(value, pack);
  return pack;
}

/** Texts of values as they stand inside a string of JSON in a script, made once. */
const quoted = new WeakMap<object, Uint8Array>();

/** For loaders of what is long and often given again: its text is put in when the page is sent, and is not quoted each time. */
export function carried<T extends object>(value: T, carry: (text: Uint8Array) => string): Packed<T> {
  let text = quoted.get(value);
  if (text === undefined) {
    text = quotedText(packed(value).json);
    quoted.set(value, text);
  }
  const pack: Packed<T> = { json: carry(text) };
  values.set(pack, value);
  return pack;
}

/**
 * As `carried`, for a whole that is put together anew each time from things that stay (a page of a list, from its tiles): the text of each of
 * those is made once.
 */
export function carriedInParts<T extends object>(value: T, carry: (text: Uint8Array) => string): Packed<T> {
  const texts: Uint8Array[] = [];
  let sign = '{';
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    if (part === undefined) continue;
    texts.push(quotedText(`${sign}${JSON.stringify(name)}:`));
    sign = ',';
    if (!Array.isArray(part)) texts.push(textOfPart(part));
    else part.forEach((one, at) => texts.push(quotedText(at === 0 ? '[' : ','), textOfPart(one)));
    if (Array.isArray(part)) texts.push(quotedText(part.length === 0 ? '[]' : ']'));
  }
  texts.push(quotedText(sign === '{' ? '{}' : '}'));
  const pack: Packed<T> = { json: carry(joined(texts)) };
  values.set(pack, value);
  return pack;
}

function textOfPart(part: unknown): Uint8Array {
  if (typeof part !== 'object' || part === null) return quotedText(JSON.stringify(part) ?? 'null');
  let text = quoted.get(part);
  if (text === undefined) quoted.set(part, (text = quotedText(JSON.stringify(part))));
  return text;
}

/** JSON as it stands inside a string of JSON in a script. */
const quotedText = (json: string): Uint8Array => new TextEncoder().encode(rawSafe(JSON.stringify(json).slice(1, -1)));

function joined(texts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const text of texts) {
    whole.set(text, at);
    at += text.length;
  }
  return whole;
}

/** From this length on, in letters, a text is worth making narrow. */
const LONG = 100_000;

/**
 * The same JSON with an escape for each letter beyond Latin-1: a single curly quote makes a text wide, and quoting and encoding a wide one
 * takes twice as long. What is written several times (a long cart) gains, what is written once loses nothing.
 */
function narrow(json: string): string {
  const escaped = json.replaceAll(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  // An engine keeps what replaces a part as wide as the whole was; what it reads from bytes it makes as narrow as it can be.
  return new TextDecoder().decode(new TextEncoder().encode(escaped));
}

/** For pages: the same object each time it is asked for. */
export function unpacked<T extends object>(pack: Packed<T>): T {
  const known = values.get(pack) as T | undefined; // `packed` and this function put in nothing else
  if (known !== undefined) return known;
  const value = JSON.parse(pack.json) as T; // written by `packed`
  values.set(pack, value);
  return value;
}
