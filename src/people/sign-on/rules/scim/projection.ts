// Which attributes of a resource are answered (RFC 7644, 3.9).

/** What is always answered. */
const ALWAYS = ['schemas', 'id'];

/** `attributes` and `excludedAttributes` as they stand in the query; '' when they do not. */
export function project(
  resource: object,
  { attributes, excludedAttributes }: { readonly attributes: string; readonly excludedAttributes: string },
): object {
  const only = namesIn(attributes).map((name) => name.replace(/\..*$/, ''));
  const without = namesIn(excludedAttributes);
  if (only.length === 0 && without.length === 0) return resource;
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      const key = name.toLowerCase();
      if (ALWAYS.includes(key)) return true;
      return only.length > 0 ? only.includes(key) : !without.includes(key);
    }),
  );
}

/** Whoever asks for a part of an attribute gets it whole; who excludes a part, too. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^urn:[\w.:-]+:/i, '')
        .toLowerCase(),
    )
    .filter((name) => name !== '');

export interface Page {
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
}

const MOST_AT_ONCE = 200;

/** As asked for, within limits; null for what is no number (RFC 7644, 3.4.2.4). */
export function readPage(startIndex: string | undefined, count: string | undefined): Page | null {
  const [start, most] = [startIndex ?? '1', count ?? '100'].map((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null));
  if (start === null || start === undefined || most === null || most === undefined) return null;
  return { startIndex: Math.max(1, start), count: Math.min(MOST_AT_ONCE, Math.max(0, most)) };
}
