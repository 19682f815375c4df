// Transmits large page data as one JSON text: React Router's own encoding walks every value.

import { rawSafe } from './data-script.tsx';

/** A value on its way from a loader to its page. Only the text is transmitted. */
export interface Packed<T> {
  readonly json: string;
  /** Never set: only a type for the content. */
  readonly holds?: T;
}

/** Values of packs: on the server the original value, in the browser the parsed text. */
const values = new WeakMap<Packed<unknown>, unknown>();
/** Packs by value: an unchanged reply is not serialized again. */
const packs = new WeakMap<object, Packed<unknown>>();

/** For loaders. The value must be plain data and must not change. */
export function packed<T extends object>(value: T): Packed<T> {
  const known = packs.get(value) as Packed<T> | undefined; // each value maps to its own pack
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  const pack: Packed<T> = { json: json.length < LONG ? json : narrow(json) };
  values.set(pack, value);
  packs.set(value, pack);
  return pack;
}

/** Serialized values, escaped for a JSON string in a script; created once. */
const quoted = new WeakMap<object, Uint8Array>();

/** For loaders of long, often repeated data: a placeholder is rendered, and the prepared text is inserted when the page is sent. */
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

/** Like `carried`, for an object that is assembled anew from stable parts (a listing page from its tiles): each part is serialized once. */
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

/** JSON escaped for a JSON string in a script. */
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

/** Texts of at least this length are converted to one byte per character. */
const LONG = 100_000;

/**
 * Equivalent JSON with characters beyond Latin-1 escaped. A single curly quote makes V8 store a text with two bytes per character, which takes twice
 * as long to quote and encode. Repeated texts (a long cart) gain, others lose nothing.
 */
function narrow(json: string): string {
  const escaped = json.replaceAll(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  // V8 keeps a replaced string in two bytes per character; decoding from bytes uses one.
  return new TextDecoder().decode(new TextEncoder().encode(escaped));
}

/** For pages: returns the same object at each call. */
export function unpacked<T extends object>(pack: Packed<T>): T {
  const known = values.get(pack) as T | undefined; // only `packed` and this function add values
  if (known !== undefined) return known;
  const value = JSON.parse(pack.json) as T; // serialized by `packed`
  values.set(pack, value);
  return value;
}
