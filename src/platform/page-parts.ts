// Caches the markup of page parts that are the same on many pages. The key contains everything that the part shows, so an entry is never out of date:
// a changed price gives another key, and unused entries are dropped in time.

/** Most bytes; the least recently used part goes first. */
const DEFAULT_LIMIT = 16 * 1024 * 1024;
const OPEN = '<cached-part data-n="';
const CLOSE = '</cached-part>';
/** Markup that belongs to one page: ids made by React, scripts and pending content. */
const OWN_TO_ITS_PAGE = ['"_R_', '"_r_', '<script', '<!--$'];

export interface PagePartCache {
  forPage(): PagePartsOnServer;
}

export interface PagePartsOnServer {
  /** Number of the part on this page, and whether it is cached and need not be rendered. */
  readonly place: (key: string) => { readonly number: number; readonly isCached: boolean };
  /** The page with its parts inserted and their markers removed. New parts are cached. */
  readonly assemble: (html: Buffer) => Buffer;
}

export function makePagePartCache(limit = DEFAULT_LIMIT): PagePartCache {
  const kept = new Map<string, Buffer>();
  let size = 0;

  const take = (key: string): Buffer | undefined => {
    const markup = kept.get(key);
    if (markup === undefined) return undefined;
    kept.delete(key);
    kept.set(key, markup);
    return markup;
  };
  const keep = (key: string, drawn: Buffer): void => {
    if (kept.has(key) || OWN_TO_ITS_PAGE.some((mark) => drawn.includes(mark))) return;
    // Copies the bytes: a slice would keep the whole page in memory.
    kept.set(key, Buffer.from(drawn));
    size += key.length + drawn.length;
    for (const [oldest, markup] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= oldest.length + markup.length;
    }
  };

  return {
    forPage() {
      const places: { readonly key: string; readonly markup: Buffer | undefined }[] = [];
      return {
        place(key) {
          const markup = take(key);
          return { number: places.push({ key, markup }) - 1, isCached: markup !== undefined };
        },
        assemble: (html) =>
          eachPart(html, (number, drawn) => {
            const place = places[number];
            if (place === undefined) return drawn;
            if (place.markup === undefined) keep(place.key, drawn);
            return place.markup ?? drawn;
          }),
      };
    },
  };
}

function eachPart(html: Buffer, markupOf: (number: number, drawn: Buffer) => Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let open = html.indexOf(OPEN); open !== -1; open = html.indexOf(OPEN, at)) {
    const from = html.indexOf('>', open) + 1;
    const to = closeOf(html, from);
    const number = Number.parseInt(html.toString('latin1', open + OPEN.length, from), 10);
    const drawn = html.subarray(from, to);
    pieces.push(html.subarray(at, open), markupOf(number, drawn.includes(OPEN) ? eachPart(drawn, markupOf) : drawn));
    at = to + CLOSE.length;
  }
  return Buffer.concat([...pieces, html.subarray(at)]);
}

/** Where the part that begins at `from` ends, after all parts nested in it. */
function closeOf(html: Buffer, from: number): number {
  let to = html.indexOf(CLOSE, from);
  for (let open = html.indexOf(OPEN, from); open !== -1 && open < to; open = html.indexOf(OPEN, open + OPEN.length))
    to = html.indexOf(CLOSE, to + CLOSE.length);
  return to;
}
