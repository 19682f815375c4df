// Reads XML that strangers send. Nothing is looked up, expanded or fetched, and there are limits to how much is read (trust 26).
import { SaxesParser } from 'saxes';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { XmlElement } from '#people/cxml/rules';

/** Largest document in bytes: an order of a thousand lines has a third of this. */
export const MOST_DOCUMENT_BYTES = 1_000_000;
const MOST_DEPTH = 40;
const MOST_ELEMENTS = 40_000;
const MOST_ATTRIBUTES = 40;

export type XmlProblem =
  | 'DOCUMENT_TOO_LARGE'
  /** It defines names of its own (an internal subset): entities are how documents attack who reads them. */
  | 'DOCUMENT_DEFINES_NAMES'
  | 'DOCUMENT_BROKEN'
  | 'ENCODING_UNKNOWN';

interface Draft {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** The root of a document. A document type may be named, but it is not fetched. */
export function parseXml(document: string | Uint8Array): Outcome<XmlElement, XmlProblem> {
  if (document.length > MOST_DOCUMENT_BYTES) return failed('DOCUMENT_TOO_LARGE');
  const text = typeof document === 'string' ? document : decoded(document);
  if (text === null) return failed('ENCODING_UNKNOWN');
  const open: Draft[] = [];
  let root: Draft | undefined;
  let problem: XmlProblem | undefined;
  let count = 0;
  const stop = (found: XmlProblem): void => void (problem ??= found);
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  parser.on('error', () => stop('DOCUMENT_BROKEN'));
  parser.on('doctype', (type) => type.includes('[') && stop('DOCUMENT_DEFINES_NAMES'));
  parser.on('opentag', ({ name, attributes }) => {
    const draft: Draft = { name, attributes: new Map(Object.entries(attributes)), children: [], text: '' };
    count += 1;
    if (count > MOST_ELEMENTS || open.length >= MOST_DEPTH || draft.attributes.size > MOST_ATTRIBUTES) stop('DOCUMENT_TOO_LARGE');
    (open.at(-1)?.children ?? []).push(draft);
    root ??= draft;
    open.push(draft);
  });
  const add = (more: string): void => {
    const last = open.at(-1);
    if (last !== undefined) last.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  for (const piece of piecesOf(text)) {
    parser.write(piece);
    if (problem !== undefined) return failed(problem);
  }
  parser.close();
  return problem !== undefined || root === undefined ? failed(problem ?? 'DOCUMENT_BROKEN') : done(root);
}

const PIECE = 16_384;

/** In pieces, so that reading ends soon after the first fault. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE);
}

const DECLARED = /^[^>]{0,100}?encoding\s*=\s*["']([\w.-]{1,20})["']/;
const KNOWN = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252', 'utf-16', 'utf-16le', 'utf-16be']);

/** The text of bytes in the encoding that they declare; null when it is unknown, or the bytes are not in it. */
function decoded(bytes: Uint8Array): string | null {
  const mark = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1]?.toLowerCase();
  const encoding = mark ?? declared ?? 'utf-8';
  if (!KNOWN.has(encoding)) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
