// Paths of SCIM attributes (RFC 7644, figure 7), as far as this service has attributes: `name.givenName`, `emails[type eq "work"].value`, each also with
// the URN of its schema before it. Names count whatever their case.

export interface AttributePath {
  /** Lower case; '' for an attribute of another schema. */
  readonly attribute: string;
  /** Lower case; '' for the whole attribute. */
  readonly sub: string;
  /** Which of several values; null: all. */
  readonly where: { readonly attribute: string; readonly value: string | boolean } | null;
}

export const VALUE = '"(?:[^"\\\\]|\\\\.)*"|true|false';
export const PATH = `(?:urn:[\\w.:-]+:)?\\$?[a-z][\\w-]*(?:\\[\\s*[a-z]\\w*\\s+eq\\s+(?:${VALUE})\\s*\\])?(?:\\.\\$?[a-z][\\w-]*)?`;

const PARTS = new RegExp(
  `^(urn:[\\w.:-]+:)?(\\$?[a-z][\\w-]*)(?:\\[\\s*([a-z]\\w*)\\s+eq\\s+(${VALUE})\\s*\\])?(?:\\.(\\$?[a-z][\\w-]*))?$`,
  'i',
);

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):$/i;
const LONGEST = 1_000;

/** Null for what is no such path. */
export function readPath(text: string): AttributePath | null {
  const parts = text.length > LONGEST ? null : PARTS.exec(text.trim());
  if (parts === null) return null;
  const [, urn, attribute = '', inner, value, sub = ''] = parts;
  const isOurs = urn === undefined || CORE.test(urn);
  const read = value === undefined ? undefined : readValue(value);
  if (read === null) return null;
  return {
    attribute: isOurs ? attribute.toLowerCase() : '',
    sub: sub.toLowerCase(),
    where: inner === undefined || read === undefined ? null : { attribute: inner.toLowerCase(), value: read },
  };
}

/** A JSON text, `true` or `false`; null for a text with escapes that JSON does not have. */
export function readValue(text: string): string | boolean | null {
  if (!text.startsWith('"')) return text.toLowerCase() === 'true';
  try {
    return JSON.parse(text) as string; // a text, because of the quote
  } catch {
    return null;
  }
}
