// Words that shoppers and catalogues use for the same thing. Kept short: only pairs where nobody wants the one without the other.
import type { SearchLanguage } from './fold.ts';
import { stem } from './stem.ts';

const GROUPS: Readonly<Record<SearchLanguage, readonly (readonly string[])[]>> = {
  en: [
    ['laptop', 'notebook'],
    ['tv', 'television'],
    ['earbuds', 'earphones', 'headphones'],
    ['cellphone', 'smartphone'],
    ['smartwatch', 'smart watch'],
    ['hdd', 'hard drive'],
    ['mfp', 'multifunction printer'],
    ['usb stick', 'flash drive'],
    ['garbage', 'trash'],
    ['couch', 'sofa'],
  ],
  fr: [
    ['portable', 'ordinateur portable'],
    ['télé', 'téléviseur', 'télévision'],
    ['souliers', 'chaussures'],
    ['crayon à mine', 'crayon'],
    ['toner', 'encre en poudre'],
    ['cartable', 'classeur à anneaux', 'reliure'],
    ['post-it', 'feuillets autoadhésifs', 'papillons adhésifs'],
    ['clé usb', 'clef usb'],
    ['agrafeuse', 'brocheuse'],
  ],
};

export interface SameMeaning {
  /** Other ways to say a term: each a list of terms that all must be there. */
  of(term: string): readonly (readonly string[])[];
}

export function makeSameMeaning(language: SearchLanguage, termsOf: (text: string) => readonly string[]): SameMeaning {
  const ways = new Map<string, (readonly string[])[]>();
  for (const group of GROUPS[language]) {
    const written = group.map(termsOf);
    for (const from of written) {
      const [term] = from;
      if (term === undefined || from.length > 1) continue;
      ways.set(
        stem(term, language),
        written.filter((other) => other !== from && other.length > 0),
      );
    }
  }
  return { of: (term) => ways.get(term) ?? [] };
}
