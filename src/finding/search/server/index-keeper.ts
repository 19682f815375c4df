// Keeps one language's documents cut into terms, and packs an index whenever any of them changed. Lives in a thread of its own.
import type { SearchRow } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import { makeShelf, type NamedCategory, type PackedIndex, type SearchLanguage, type Shelf } from '#finding/search/rules';
import { phrasesOf, type Phrase, type Spoken } from './phrases.ts';
import { documentOf, rankingFacts } from './search-words.ts';
import { makeUnindexable, packSound, type Unindexable } from './unindexable.ts';

/** What the keeper is told, in this order: begin, rows as often as needed, pack. */
export type ToKeeper =
  | { readonly kind: 'begin'; readonly categories: readonly NamedCategory[] }
  /** `rows`: two lines a product, its `SearchRow` and its long texts, both as JSON. */
  | { readonly kind: 'rows'; readonly rows: string }
  /** `gone`: items that are no more, or `unseen`: all that no row since the beginning named. `anyway`: also what is the same as before. */
  | { readonly kind: 'pack'; readonly gone: readonly string[] | 'unseen'; readonly anyway: boolean }
  /** Gives back what packing took, and says what is kept. */
  | { readonly kind: 'weigh' };

/** `undigested`: all that are left out now. */
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
/** Bought with something else only: nobody searches for them by these words. */
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
  /** Counts the beginnings: what no row has named since the last one is gone. */
  let round = 0;
  let changed = true;

  const { once, forget } = makeShared();
  const begin = (next: readonly NamedCategory[]): void => {
    round += 1;
    if (JSON.stringify(next) === JSON.stringify(categories)) return;
    // Every document says the name of its category.
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
    // Words that were being learnt are learnt again.
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
      // A row may be written anew with another price and the same words.
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

/** Texts that many products share are kept once. */
function makeShared(): { readonly once: (text: string) => string; readonly forget: () => void } {
  const shared = new Map<string, string>();
  const once = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  return { once, forget: () => shared.clear() };
}

/** The same signs as numbers, for texts of a megabyte: written by the platform at once, into memory that is used again for the next page. */
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
