// The colours goods come in: how they are drawn, named in English, and made to agree in French.
import type { Pair } from './measures.ts';

type French = readonly [m: string, f: string, mp: string, fp: string];

interface Color {
  readonly hex: string;
  readonly en: string;
  readonly fr: French;
}

const same = (word: string): French => [word, word, word, word];
const regular = (m: string): French => [m, `${m}e`, `${m}s`, `${m}es`];
const plural = (word: string): French => [word, word, `${word}s`, `${word}s`];

export const COLORS = {
  black: { hex: '#2e3136', en: 'black', fr: regular('noir') },
  white: { hex: '#ece8e1', en: 'white', fr: ['blanc', 'blanche', 'blancs', 'blanches'] },
  blue: { hex: '#2b4c9b', en: 'blue', fr: regular('bleu') },
  navy: { hex: '#26365c', en: 'navy', fr: same('marine') },
  lightBlue: { hex: '#9cc4e0', en: 'light blue', fr: same('bleu pâle') },
  teal: { hex: '#1f7a80', en: 'teal', fr: same('sarcelle') },
  green: { hex: '#2d7a55', en: 'green', fr: regular('vert') },
  darkGreen: { hex: '#1f5a48', en: 'forest green', fr: same('vert forêt') },
  lime: { hex: '#9ccb4a', en: 'lime', fr: same('vert lime') },
  red: { hex: '#b3323a', en: 'red', fr: plural('rouge') },
  burgundy: { hex: '#6e2b3a', en: 'burgundy', fr: same('bourgogne') },
  pink: { hex: '#e58aa9', en: 'pink', fr: plural('rose') },
  purple: { hex: '#6d4a9e', en: 'purple', fr: ['violet', 'violette', 'violets', 'violettes'] },
  orange: { hex: '#d9772b', en: 'orange', fr: same('orange') },
  yellow: { hex: '#f0cf3a', en: 'yellow', fr: plural('jaune') },
  canary: { hex: '#f4e48a', en: 'canary', fr: same('canari') },
  gold: { hex: '#d9a441', en: 'gold', fr: same('or') },
  brown: { hex: '#7a4a33', en: 'brown', fr: regular('brun') },
  kraft: { hex: '#c99f6c', en: 'kraft', fr: same('kraft') },
  manila: { hex: '#e3bd73', en: 'manila', fr: same('manille') },
  ivory: { hex: '#efe6cf', en: 'ivory', fr: same('ivoire') },
  gray: { hex: '#8b9199', en: 'gray', fr: ['gris', 'grise', 'gris', 'grises'] },
  charcoal: { hex: '#43474e', en: 'charcoal', fr: same('anthracite') },
  silver: { hex: '#b9bec4', en: 'silver', fr: same('argent') },
  oak: { hex: '#c8955c', en: 'oak', fr: same('chêne') },
  walnut: { hex: '#6f4a35', en: 'walnut', fr: same('noyer') },
  maple: { hex: '#dcb98a', en: 'maple', fr: same('érable') },
  clear: { hex: '#cfe0e6', en: 'clear', fr: regular('transparent') },
} as const satisfies Readonly<Record<string, Color>>;

export type ColorName = keyof typeof COLORS;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

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

/** What the picture is painted with. */
export function hex(name: ColorName): string {
  return COLORS[name].hex;
}

/** Facet and option value for goods in several colours. */
export const ASSORTED: Pair = ['Assorted', 'Couleurs variées'];
