// Writes a cXML document as text.
import { element, type XmlElement } from './element.ts';

const VERSION = '1.2.045';

/** Documents of invoices and of fulfillment have rules of their own. */
export type DocumentType = 'cXML' | 'Fulfill' | 'InvoiceDetail';

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

const escaped = (text: string, what: RegExp): string => text.replaceAll(what, (letter) => ESCAPES.get(letter) ?? '');

// What XML 1.0 has no way to say is left out.
const IN_TEXT = /[&<>\r]|(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;
const IN_ATTRIBUTE = /[&<>"']|\p{Cc}|[\ufffe\uffff]/gu;

/** One element with everything in it; children stand on lines of their own. */
export function writeElement({ name, attributes, children, text }: XmlElement, indent = ''): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value, IN_ATTRIBUTE)}"`).join('');
  const inside = escaped(text, IN_TEXT);
  if (children.length === 0) return `${indent}<${name}${given}${inside === '' ? '/>' : `>${inside}</${name}>`}\n`;
  // A child among text stays on its line: white space there would be part of the text.
  if (inside !== '')
    return `${indent}<${name}${given}>${inside}${children.map((child) => writeElement(child).trim()).join('')}</${name}>\n`;
  return `${indent}<${name}${given}>\n${children.map((child) => writeElement(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

export interface DocumentFacts {
  /** Unique in the world: what came twice is known by it. */
  readonly payloadId: string;
  readonly now: Date;
  readonly language: string;
  readonly type?: DocumentType;
}

/** A whole document with its declaration. */
export function writeDocument({ payloadId, now, language, type = 'cXML' }: DocumentFacts, ...content: readonly XmlElement[]): string {
  const timestamp = now.toISOString().replace(/\.\d+Z$/, '+00:00');
  const root = element('cXML', { version: VERSION, payloadID: payloadId, timestamp, 'xml:lang': language }, ...content);
  const schema = `http://xml.cxml.org/schemas/cXML/${VERSION}/${type}.dtd`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "${schema}">\n${writeElement(root)}`;
}
