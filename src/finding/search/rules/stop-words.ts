// Stop words.
import type { SearchLanguage } from './fold.ts';

const WORDS: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: new Set([
    'a',
    'an',
    'and',
    'at',
    'by',
    'for',
    'from',
    'in',
    'my',
    'of',
    'on',
    'or',
    'that',
    'the',
    'to',
    'with',
    'which',
    'fits',
    'need',
    // No goods are called so; "shes", whose stem one of them is, may then be corrected to "shoes".
    'he',
    'she',
    'they',
    'you',
    'his',
    'her',
    'their',
    'your',
  ]),
  fr: new Set([
    'a',
    'au',
    'aux',
    'avec',
    'ce',
    'd',
    'dans',
    'de',
    'des',
    'du',
    'en',
    'et',
    'l',
    'la',
    'le',
    'les',
    'ma',
    'mes',
    'mon',
    'ou',
    'par',
    'pour',
    'sans',
    'sur',
    'un',
    'une',
  ]),
};

export function isStopWord(word: string, language: SearchLanguage): boolean {
  return WORDS[language].has(word);
}

/** Prepositions that introduce a purpose: "toner | for LaserPro", « cartouche | pour imprimante ». */
const PREPOSITIONS: ReadonlySet<string> = new Set([
  'for',
  'with',
  'of',
  'in',
  'to',
  'that',
  'pour',
  'avec',
  'de',
  'd',
  'a',
  'au',
  'en',
  'sans',
]);

export function isPreposition(word: string): boolean {
  return PREPOSITIONS.has(word);
}
