// Cuts text into the terms of the index, and a query into slots: what is asked for, each with the ways it may be written.
import { CHUNK } from './chunks.ts';
import { fold, type SearchLanguage } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

const LONGEST = 32;

/** Every term a chunk is found by. A compound is found by its parts and as a whole: "TN-480" by tn, 480 and tn480. */
export function termsOfChunk(chunk: string, language: SearchLanguage, each: (term: string, word: string) => void): void {
  const parts = partsOf(chunk, language);
  for (const part of parts) if (!isStopWord(part, language)) each(stem(part, language), part);
  const whole = wholeOf(parts);
  if (whole !== null) each(whole, whole);
}

/** The single words of a short text as terms. */
export function termsIn(text: string, language: SearchLanguage): readonly string[] {
  return slotsOf(text, language).flatMap(({ ways }) => ways.at(-1) ?? []);
}

/** The words of a phrase, folded but whole: for comparing with what is being typed. */
export function foldWords(text: string): readonly string[] {
  return fold(text, 'en').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A phrase as it is compared whole: its terms in order, however they are inflected. */
export function phraseKey(text: string, language: SearchLanguage): string {
  return termsIn(text, language).join(' ');
}

export interface QuerySlot {
  /** As typed, folded. */
  readonly word: string;
  /** Ways to match, each a list of terms that all must be there. */
  readonly ways: readonly (readonly string[])[];
}

/** What a query asks for, word by word; words such as "for" are left out unless there is nothing else, or one is still typed. */
export function slotsOf(query: string, language: SearchLanguage, keepLast = false): readonly QuerySlot[] {
  const all = [...fold(query, language).matchAll(CHUNK)].map(([chunk]) => ({ chunk, parts: partsOf(chunk, language) }));
  const asked = all.filter(({ parts }, at) => (keepLast && at === all.length - 1) || parts.some((part) => !isStopWord(part, language)));
  return (asked.length > 0 ? asked : all).slice(0, MOST_SLOTS).map(({ chunk, parts }) => {
    const whole = wholeOf(parts);
    return { word: chunk, ways: [...(whole === null ? [] : [[whole]]), parts.map((part) => stem(part, language))] };
  });
}

/** A longer query is a pasted text: its first words say enough. */
const MOST_SLOTS = 12;

const JOINED = /[-./'_+&]/;

function partsOf(chunk: string, language: SearchLanguage): readonly string[] {
  if (!JOINED.test(chunk)) return [chunk];
  // A decimal number is one part: 8.5.
  const parts = chunk.split(/(?<!\d)\.|\.(?!\d)|[-/'_+&]/u).filter((part) => part !== '');
  if (language === 'fr' && chunk.includes("'") && parts.length > 1 && /^(l|d|j|m|n|s|t|c|qu)$/.test(parts[0] ?? '')) return parts.slice(1);
  return language === 'en' && chunk.endsWith("'s") ? parts.slice(0, -1) : parts;
}

function wholeOf(parts: readonly string[]): string | null {
  if (parts.length < 2) return null;
  const whole = parts.join('').replaceAll('.', '');
  return whole.length <= LONGEST ? whole : null;
}
