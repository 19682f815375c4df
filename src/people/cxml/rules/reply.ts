// The answers to requests, and the header of documents that we send.
import { element, type XmlElement } from './element.ts';
import { writeDocument, type DocumentFacts } from './write-document.ts';

/** What cXML calls each code; the same numbers as HTTP where there is one. */
const STATUS_TEXTS = {
  200: 'OK',
  201: 'Accepted',
  204: 'No Content',
  280: 'Forwarded',
  281: 'Forwarded',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  417: 'Expectation Failed',
  450: 'Not Implemented',
  475: 'Signature Required',
  477: 'Signature Unacceptable',
  500: 'Internal Server Error',
  550: 'Unable to reach cXML server',
  551: 'Unable to forward request',
  560: 'Temporary server error',
} as const;

export type StatusCode = keyof typeof STATUS_TEXTS;

export interface Status {
  readonly code: StatusCode;
  /** What exactly is wrong, for who runs the other system; '' when all is well. */
  readonly detail: string;
}

/** A whole `Response`, with what was asked for when there is something. */
export function writeResponse(facts: DocumentFacts, { code, detail }: Status, answer: XmlElement | null = null): string {
  const status = element('Status', { code: String(code), text: STATUS_TEXTS[code], 'xml:lang': facts.language }, detail);
  return writeDocument(facts, element('Response', {}, status, answer));
}

/** Who somebody is in the other system. */
export interface Identity {
  readonly domain: string;
  readonly identity: string;
}

const credential = ({ domain, identity }: Identity, secret?: string): XmlElement =>
  element('Credential', { domain }, element('Identity', {}, identity), secret === undefined ? null : element('SharedSecret', {}, secret));

export interface HeaderFacts {
  readonly from: Identity;
  readonly to: Identity;
  readonly sender: Identity;
  /** Only between servers: a message that a browser carries names no secret. */
  readonly secret?: string;
  readonly userAgent: string;
}

export function headerOf({ from, to, sender, secret, userAgent }: HeaderFacts): XmlElement {
  return element(
    'Header',
    {},
    element('From', {}, credential(from)),
    element('To', {}, credential(to)),
    element('Sender', {}, credential(sender, secret), element('UserAgent', {}, userAgent)),
  );
}

/** An amount of whole cents. */
export const moneyOf = (cents: number, currency: string): XmlElement => element('Money', { currency }, decimalOf(cents));

/** `-1234` → `-12.34`. */
export function decimalOf(cents: number): string {
  const whole = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
}

/** Whole cents of a decimal number with at most two places that are not zero; null for anything else. */
export function centsOf(decimal: string): number | null {
  const [, sign = '', whole = '', places = ''] = /^\s*([-+]?)(\d{1,12})(?:\.(\d{1,10}))?\s*$/.exec(decimal) ?? [];
  if (whole === '' || !/^\d{0,2}0*$/.test(places)) return null;
  return Number(whole + places.slice(0, 2).padEnd(2, '0')) * (sign === '-' && !/^0*$/.test(whole + places) ? -1 : 1);
}
