// The colours goods come in: how they are drawn, named in English, and made to agree in French.
import type { Pair } from './measures.ts';

type French = readonly [m: string, f: string, mp: string, fp: string];

interface Color {
  /** Ends the part number of goods in this colour. */
  readonly code: string;
  readonly hex: string;
  readonly en: string;
  readonly fr: French;
}

const same = (word: string): French => [word, word, word, word];
const regular = (m: string): French => [m, `${m}e`, `${m}s`, `${m}es`];
const plural = (word: string): French => [word, word, `${word}s`, `${word}s`];

const COLORS = {
  black: { code: 'BLK', hex: '#2e3136', en: 'black', fr: regular('noir') },
  white: { code: 'WHT', hex: '#ece8e1', en: 'white', fr: ['blanc', 'blanche', 'blancs', 'blanches'] },
  blue: { code: 'BLU', hex: '#2b4c9b', en: 'blue', fr: regular('bleu') },
  navy: { code: 'NVY', hex: '#26365c', en: 'navy', fr: same('marine') },
  lightBlue: { code: 'LBL', hex: '#9cc4e0', en: 'light blue', fr: same('bleu pâle') },
  teal: { code: 'TEA', hex: '#1f7a80', en: 'teal', fr: same('sarcelle') },
  green: { code: 'GRN', hex: '#2d7a55', en: 'green', fr: regular('vert') },
  darkGreen: { code: 'FGN', hex: '#1f5a48', en: 'forest green', fr: same('vert forêt') },
  lime: { code: 'LIM', hex: '#9ccb4a', en: 'lime', fr: same('vert lime') },
  red: { code: 'RED', hex: '#b3323a', en: 'red', fr: plural('rouge') },
  burgundy: { code: 'BUR', hex: '#6e2b3a', en: 'burgundy', fr: same('bourgogne') },
  pink: { code: 'PNK', hex: '#e58aa9', en: 'pink', fr: plural('rose') },
  purple: { code: 'PUR', hex: '#6d4a9e', en: 'purple', fr: ['violet', 'violette', 'violets', 'violettes'] },
  orange: { code: 'ORG', hex: '#d9772b', en: 'orange', fr: same('orange') },
  yellow: { code: 'YLW', hex: '#f0cf3a', en: 'yellow', fr: plural('jaune') },
  canary: { code: 'CAN', hex: '#f4e48a', en: 'canary', fr: same('canari') },
  gold: { code: 'GLD', hex: '#d9a441', en: 'gold', fr: same('or') },
  brown: { code: 'BRN', hex: '#7a4a33', en: 'brown', fr: regular('brun') },
  kraft: { code: 'KFT', hex: '#c99f6c', en: 'kraft', fr: same('kraft') },
  manila: { code: 'MAN', hex: '#e3bd73', en: 'manila', fr: same('manille') },
  beige: { code: 'BGE', hex: '#d9c4a0', en: 'beige', fr: plural('beige') },
  ivory: { code: 'IVR', hex: '#efe6cf', en: 'ivory', fr: same('ivoire') },
  gray: { code: 'GRY', hex: '#8b9199', en: 'gray', fr: ['gris', 'grise', 'gris', 'grises'] },
  charcoal: { code: 'CHR', hex: '#43474e', en: 'charcoal', fr: same('anthracite') },
  silver: { code: 'SLV', hex: '#b9bec4', en: 'silver', fr: same('argent') },
  oak: { code: 'OAK', hex: '#c8955c', en: 'oak', fr: same('chêne') },
  walnut: { code: 'WAL', hex: '#6f4a35', en: 'walnut', fr: same('noyer') },
  maple: { code: 'MPL', hex: '#dcb98a', en: 'maple', fr: same('érable') },
  clear: { code: 'CLR', hex: '#cfe0e6', en: 'clear', fr: regular('transparent') },
} as const satisfies Readonly<Record<string, Color>>;

export type ColorName = keyof typeof COLORS;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether the kit knows the colour. */
export function isColorName(text: string): text is ColorName {
  return text in COLORS;
}

const FORM = { m: 0, f: 1, mp: 2, fp: 3 } as const;

/** The colour's words, French in the gender and number of the thing: `hue('black', 'fp')` is `['black', 'noires']`. */
export function hue(name: ColorName, form: keyof typeof FORM): Pair {
  return [COLORS[name].en, COLORS[name].fr[FORM[form]]];
}

/** The colour as a value of its own, capitalised, for facets, options and specification rows. */
export function hueLabel(name: ColorName): Pair {
  const [en, fr] = hue(name, 'm');
  return [capital(en), capital(fr)];
}

/** Three letters for part numbers. */
export function colorCode(name: ColorName): string {
  return COLORS[name].code;
}

/** What the picture is painted with. */
export function hex(name: ColorName): string {
  return COLORS[name].hex;
}

/** Facet and option value for goods in several colours. */
export const ASSORTED: Pair = ['Assorted', 'Couleurs variées'];
