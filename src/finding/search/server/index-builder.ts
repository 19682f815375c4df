// Holds one language's documents as terms, and packs an index after changes. Runs in a worker thread.
import type { SearchRow } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import { makeShelf, type NamedCategory, type PackedIndex, type SearchLanguage, type Shelf } from '#finding/search/rules';
import { phrasesOf, type Phrase, type Spoken } from './completions.ts';
import { documentOf, rankingFacts } from './product-document.ts';
import { makeUnindexable, packSound, type Unindexable } from './unindexable.ts';

/** Messages to the keeper, in this order: begin, rows any number of times, pack. */
export type ToKeeper =
  | { readonly kind: 'begin'; readonly categories: readonly NamedCategory[] }
  /** `rows`: two lines per product, its `SearchRow` and its long texts, both as JSON. */
  | { readonly kind: 'rows'; readonly rows: string }
  /** `gone`: removed items, or `unseen`: all items without a row since `begin`. `anyway`: pack even without changes. */
  | { readonly kind: 'pack'; readonly gone: readonly string[] | 'unseen'; readonly anyway: boolean }
  /** Frees the memory used for packing, and reports the memory in use. */
  | { readonly kind: 'weigh' };

/** `undigested`: all products that are left out now. */
export type FromKeeper =
  | { readonly kind: 'taken' }
  | { readonly kind: 'same'; readonly undigested: readonly Unindexable[] }
  | {
      readonly kind: 'packed';
      readonly packed: PackedIndex;
      readonly phrases: readonly Phrase[];
      readonly undigested: readonly Unindexable[];
    }
  | { readonly kind: 'weighed'; readonly bytes: number };

const LOCALES: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };
/** Sold only together with something else: nobody searches for these words. */
const ONLY_BESIDE: ReadonlySet<string> = new Set(['warranty', 'assembly', 'techHelp']);

interface Kept {
  readonly version: string;
  round: number;
  /** Whether anybody searches for it: then it adds to the phrases. */
  readonly isSpoken: boolean;
  readonly brand: string;
  readonly category: string;
  readonly fits: readonly string[];
}

const NONE: readonly string[] = [];

export function makeIndexKeeper(language: SearchLanguage, heapBytes: () => number): (message: ToKeeper) => FromKeeper {
  const locale = LOCALES[language];
  let shelf = makeShelf(language);
  let categories: readonly NamedCategory[] = [];
  let places = new Map<string, number>();
  const kept = new Map<string, Kept>();
  const undigested = makeUnindexable();
  const unitsOf = makePageUnits();
  /** Counts the `begin` messages: items without a row since the latest one are removed. */
  let round = 0;
  let changed = true;

  const { once, forget } = makeShared();
  const begin = (next: readonly NamedCategory[]): void => {
    round += 1;
    if (JSON.stringify(next) === JSON.stringify(categories)) return;
    // Every document contains the name of its category.
    categories = next;
    places = new Map(next.map(({ id }, place) => [id, place]));
    shelf = makeShelf(language);
    kept.clear();
    undigested.clear();
    changed = true;
  };
  const leaveOut = (itemId: string, error: unknown): void => {
    remove(itemId);
    undigested.add(itemId, error, round);
    // Drops the caches of an unfinished run.
    shelf.rest();
  };
  const put = (row: SearchRow, texts: string, units: Uint16Array): void => {
    const { item_id: itemId, version } = row;
    const before = kept.get(itemId);
    if (before?.version === version) return void (before.round = round);
    undigested.delete(itemId);
    const place = places.get(row.category_id) ?? categories.length;
    const category = categories[place]?.name ?? '';
    try {
      kept.set(itemId, keptOf(row, category, round, once));
      // A row may change its price but not its words.
      if (shelf.put(documentOf(row, texts, units, category, locale), rankingFacts(row, place, locale))) changed = true;
    } catch (error) {
      leaveOut(itemId, error);
    }
  };
  const remove = (itemId: string): void => {
    undigested.delete(itemId);
    if (!kept.delete(itemId)) return;
    shelf.remove(itemId);
    changed = true;
  };
  const unseen = (): string[] => [...kept, ...undigested.all].filter(([, one]) => one.round !== round).map(([itemId]) => itemId);

  return (message) => {
    switch (message.kind) {
      case 'begin':
        begin(message.categories);
        return { kind: 'taken' };
      case 'rows':
        eachRow(message.rows, unitsOf(message.rows), put);
        return { kind: 'taken' };
      case 'pack': {
        for (const itemId of message.gone === 'unseen' ? unseen() : message.gone) remove(itemId);
        if (!changed && !message.anyway) return { kind: 'same', undigested: undigested.list() };
        shelf.rest();
        forget();
        const packed = packSound(shelf, leaveOut);
        changed = false;
        return { kind: 'packed', packed, phrases: phrasesOf(spokenOf(kept.values()), language), undigested: undigested.list() };
      }
      case 'weigh':
        return { kind: 'weighed', bytes: heapBytes() + bytesOf(shelf) };
    }
  };
}

function keptOf({ version, status, kind, brand, fits }: SearchRow, category: string, round: number, once: (text: string) => string): Kept {
  const isSpoken = status === 'active' && !ONLY_BESIDE.has(kind);
  return { version: once(version), round, isSpoken, brand: once(brand), category, fits: fits ?? NONE };
}

function bytesOf({ entries, lengths, sentences }: Shelf): number {
  return [entries.terms, entries.counts, lengths.list, sentences.list].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Stores texts that many products share only once. */
function makeShared(): { readonly once: (text: string) => string; readonly forget: () => void } {
  const shared = new Map<string, string>();
  const once = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  return { once, forget: () => shared.clear() };
}

/** Converts texts of a megabyte to UTF-16 units with one platform call, into a buffer that is reused for the next page. */
function makePageUnits(): (text: string) => Uint16Array {
  let bytes = Buffer.from(new ArrayBuffer(0));
  return (text) => {
    if (text.length * 2 > bytes.length) bytes = Buffer.from(new ArrayBuffer(text.length * 3));
    bytes.write(text, 'utf16le');
    return new Uint16Array(bytes.buffer, 0, text.length);
  };
}

function eachRow(rows: string, units: Uint16Array, each: (row: SearchRow, texts: string, units: Uint16Array) => void): void {
  for (let at = 0; at < rows.length;) {
    const middle = rows.indexOf('\n', at);
    const found = rows.indexOf('\n', middle + 1);
    const end = found < 0 ? rows.length : found;
    each(JSON.parse(rows.slice(at, middle)) as SearchRow, rows.slice(middle + 1, end), units.subarray(middle + 1, end));
    at = end + 1;
  }
}

function* spokenOf(kept: Iterable<Kept>): Iterable<Spoken> {
  for (const one of kept) if (one.isSpoken) yield one;
}
