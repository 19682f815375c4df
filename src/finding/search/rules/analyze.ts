// Cuts text into index terms, and a query into slots: one per word, with its alternative spellings.
import { CHUNK } from './word-scanner.ts';
import { fold, type SearchLanguage } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

const LONGEST = 32;

/** Calls back with every term of a chunk. A compound gives its parts and the whole: "TN-480" gives tn, 480 and tn480. */
export function termsOfChunk(chunk: string, language: SearchLanguage, each: (term: string, word: string) => void): void {
  const parts = partsOf(chunk, language);
  for (const part of parts) if (!isStopWord(part, language)) each(stem(part, language), part);
  const whole = wholeOf(parts);
  if (whole !== null) each(whole, whole);
}

/** The words of a short text as terms. */
export function termsIn(text: string, language: SearchLanguage): readonly string[] {
  return slotsOf(text, language).flatMap(({ ways }) => ways.at(-1) ?? []);
}

/** The words of a phrase, folded but not stemmed: for comparing with a query that is being typed. */
export function foldWords(text: string): readonly string[] {
  return fold(text, 'en').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A normalized phrase for comparison: its terms in order, regardless of inflection. */
export function phraseKey(text: string, language: SearchLanguage): string {
  return termsIn(text, language).join(' ');
}

export interface QuerySlot {
  /** The typed word, folded. */
  readonly word: string;
  /** Alternatives, each a list of terms that must all match. */
  readonly ways: readonly (readonly string[])[];
}

/** The slots of a query. Skips words such as "for", unless there are no others or the word is still being typed. */
export function slotsOf(query: string, language: SearchLanguage, keepLast = false): readonly QuerySlot[] {
  const all = [...fold(query, language).matchAll(CHUNK)].map(([chunk]) => ({ chunk, parts: partsOf(chunk, language) }));
  const asked = all.filter(({ parts }, at) => (keepLast && at === all.length - 1) || parts.some((part) => !isStopWord(part, language)));
  return (asked.length > 0 ? asked : all).slice(0, MOST_SLOTS).map(({ chunk, parts }) => {
    const whole = wholeOf(parts);
    return { word: chunk, ways: [...(whole === null ? [] : [[whole]]), parts.map((part) => stem(part, language))] };
  });
}

/** Longer queries are pasted texts, whose first words are enough. */
const MOST_SLOTS = 12;

const JOINED = /[-./'_+&]/;

function partsOf(chunk: string, language: SearchLanguage): readonly string[] {
  if (!JOINED.test(chunk)) return [chunk];
  // A decimal number stays one part: 8.5.
  const parts = chunk.split(/(?<!\d)\.|\.(?!\d)|[-/'_+&]/u).filter((part) => part !== '');
  if (language === 'fr' && chunk.includes("'") && parts.length > 1 && /^(l|d|j|m|n|s|t|c|qu)$/.test(parts[0] ?? '')) return parts.slice(1);
  return language === 'en' && chunk.endsWith("'s") ? parts.slice(0, -1) : parts;
}

function wholeOf(parts: readonly string[]): string | null {
  if (parts.length < 2) return null;
  const whole = parts.join('').replaceAll('.', '');
  return whole.length <= LONGEST ? whole : null;
}
