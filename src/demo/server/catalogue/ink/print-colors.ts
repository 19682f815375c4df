// The colours of printing inks and toners: letters on the box, words, and what each is for.
import type { Pair } from '../kit/measures.ts';

export type PrintColor = 'BK' | 'C' | 'M' | 'Y';

export const PRINT_COLORS: Readonly<
  Record<
    PrintColor,
    { readonly en: string; readonly fr: string; readonly shown: Pair; readonly paint: string; readonly use: Pair; readonly useXl: Pair }
  >
> = {
  BK: {
    en: 'black',
    fr: 'noir',
    shown: ['Black', 'Noir'],
    paint: '#2e3136',
    use: ['Black for letters, invoices and labels.', 'Le noir des lettres, des factures et des étiquettes.'],
    useXl: ['The large black, because text runs out first.', 'Le grand noir, parce que le texte s’épuise en premier.'],
  },
  C: {
    en: 'cyan',
    fr: 'cyan',
    shown: ['Cyan', 'Cyan'],
    paint: '#1f9fd0',
    use: ['Cyan, the blue in every logo and every sky.', 'Le cyan, le bleu de tous les logos et de tous les ciels.'],
    useXl: ['The large cyan, for slides with blue backgrounds.', 'Le grand cyan, pour les diapos à fond bleu.'],
  },
  M: {
    en: 'magenta',
    fr: 'magenta',
    shown: ['Magenta', 'Magenta'],
    paint: '#d33a86',
    use: ['Magenta, for reds, roses and faces.', 'Le magenta, pour les rouges, les roses et les visages.'],
    useXl: ['The large magenta, for menus and price tags in red.', 'Le grand magenta, pour les menus et les prix en rouge.'],
  },
  Y: {
    en: 'yellow',
    fr: 'jaune',
    shown: ['Yellow', 'Jaune'],
    paint: '#f0c81e',
    use: ['Yellow, which also makes the greens and the warm grays.', 'Le jaune, qui fait aussi les verts et les gris chauds.'],
    useXl: ['The large yellow, to last as long as its neighbors.', 'Le grand jaune, pour durer aussi longtemps que ses voisins.'],
  },
};
