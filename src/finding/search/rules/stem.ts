// Light stemming: plurals, and in French the feminine. Applied to both the index and the query.
import type { SearchLanguage } from './fold.ts';

export function stem(word: string, language: SearchLanguage): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return language === 'fr' ? stemFrench(word) : stemEnglish(word);
}

/** American, British and Canadian spellings of the same word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    colour: 'color',
    coloured: 'colored',
    grey: 'gray',
    fibre: 'fiber',
    centre: 'center',
    labelling: 'labeling',
    moulded: 'molded',
    catalogue: 'catalog',
    cheque: 'check',
    licence: 'license',
    litre: 'liter',
    metre: 'meter',
    aluminium: 'aluminum',
    organiser: 'organizer',
  }),
);

/** Irregular plurals. */
const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mice: 'mouse',
    knives: 'knife',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    scarves: 'scarf',
    halves: 'half',
    feet: 'foot',
    people: 'person',
    children: 'child',
    women: 'woman',
    men: 'man',
  }),
);

function stemEnglish(word: string): string {
  const singular = PLURALS.get(word) ?? singularOf(word);
  return SPELLINGS.get(singular) ?? singular;
}

function singularOf(word: string): string {
  if (!word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  // A word has a vowel: "shes" is no plural of "sh", but a slip for "shoes".
  if (/[aeiouy].*(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Feminine forms that differ by more than a final e. */
const MASCULINES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    blanche: 'blanc',
    longue: 'long',
    seche: 'sec',
    fraiche: 'frais',
    douce: 'doux',
    rousse: 'roux',
    neuve: 'neuf',
    active: 'actif',
    adhesive: 'adhesif',
    interactive: 'interactif',
    publique: 'public',
  }),
);

/** Removes plural and feminine endings: « colorées » → color, « imprimantes » → imprimant, « journaux » → journal, « bonnes » → bon. */
function stemFrench(word: string): string {
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  let root = MASCULINES.get(singular) ?? word;
  if (root.endsWith('eaux')) root = root.slice(0, -1);
  else if (root.endsWith('aux')) root = `${root.slice(0, -3)}al`;
  else if (/[sx]$/.test(root) && !root.endsWith('ss')) root = root.slice(0, -1);
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1);
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1);
  return /([lnt])\1$/.test(root) && root.length > 3 ? root.slice(0, -1) : root;
}
