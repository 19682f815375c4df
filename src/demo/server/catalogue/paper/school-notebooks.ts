// Notebooks by colour and ruling: the school spirals, the Marlow in full, and composition books.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, inches, joined, type Pair } from '../kit/measures.ts';

const SHEET: Pair = ['sheet', 'feuille'];

const SCHOOL: readonly [ColorName, Pair][] = [
  ['red', ['Red, for mathematics by long custom.', 'Rouge, pour les mathématiques, selon l’usage.']],
  ['blue', ['Blue, for languages.', 'Bleu, pour les langues.']],
  ['green', ['Green, for science.', 'Vert, pour les sciences.']],
  ['yellow', ['Yellow, for history.', 'Jaune, pour l’histoire.']],
  ['purple', ['Purple, for the choir and the play.', 'Violet, pour la chorale et le théâtre.']],
  ['black', ['Black, for whatever is left.', 'Noir, pour tout le reste.']],
];

interface Spiral {
  readonly base: number;
  readonly subjects: number;
  readonly sheets: number;
  readonly wide: boolean;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
  readonly without: readonly ColorName[];
}

const SPIRALS: readonly Spiral[] = [
  {
    base: 253110,
    subjects: 1,
    sheets: 70,
    wide: true,
    usd: 149,
    cad: 199,
    without: ['red'],
    say: ['Seventy wide-ruled sheets.', 'Soixante-dix feuilles à lignes larges.'],
  },
  {
    base: 253120,
    subjects: 1,
    sheets: 100,
    wide: false,
    usd: 229,
    cad: 299,
    without: ['blue'],
    say: [
      'A hundred college-ruled sheets, letter size when torn out.',
      'Cent feuilles à lignes étroites, format lettre une fois détachées.',
    ],
  },
  {
    base: 253130,
    subjects: 3,
    sheets: 150,
    wide: false,
    usd: 449,
    cad: 599,
    without: ['purple'],
    say: ['Three subjects behind pocket dividers.', 'Trois sujets derrière des intercalaires à pochette.'],
  },
  {
    base: 253140,
    subjects: 5,
    sheets: 200,
    wide: false,
    usd: 599,
    cad: 799,
    without: ['black'],
    say: ['Five subjects and a plastic cover.', 'Cinq sujets et une couverture de plastique.'],
  },
];

const spirals: CatalogRecord[] = SPIRALS.flatMap(({ base, subjects, sheets, wide, usd, cad, say, without }) =>
  SCHOOL.filter(([color]) => !without.includes(color)).map(([color, remark], at) => {
    const plural = subjects > 1 ? 's' : '';
    const ruling: Pair = wide ? ['wide ruled', 'lignes larges'] : ['college ruled', 'lignes étroites'];
    return item({
      id: String(base + at),
      part: `IWB-SP${subjects}${wide ? 'W' : 'C'}-${colorCode(color)}`,
      category: 'notebooks',
      brand: 'Inkwell Basics',
      unit: SHEET,
      count: sheets,
      usd,
      cad,
      pack: count(sheets, 'sheets', 'feuilles'),
      weightGrams: sheets * 5,
      set: `inkwell-spiral-${subjects}${wide ? 'w' : 'c'}`,
      options: { color: hueLabel(color) },
      name: [
        `Inkwell Basics spiral notebook, ${subjects} subject${plural}, ${sheets} sheets, ${ruling[0]}, ${hue(color, 'm')[0]}`,
        `Cahier à spirale Inkwell Basics, ${subjects} sujet${plural}, ${sheets} feuilles, ${ruling[1]}, ${hue(color, 'm')[1]}`,
      ],
      about: joined(remark, say),
      specs: {
        size: wide ? inches(8, 10.5) : inches(8.5, 11),
        ruling,
        sheets: String(sheets),
        punched: ['3 holes, perforated edge', '3 trous, bord détachable'],
      },
      facets: { color: hueLabel(color), ruling },
      picture: { type: 'spiral-notebook', color: hex(color), brand: 'Inkwell', label: `${sheets}` },
    });
  }),
);

const MARLOW: readonly [ColorName, Pair][] = [
  ['black', ['Black cloth, black ribbon.', 'Toile noire, signet noir.']],
  ['gray', ['Stone gray cloth.', 'Toile gris pierre.']],
  ['orange', ['Burnt orange cloth.', 'Toile orange brûlé.']],
  ['teal', ['Teal cloth.', 'Toile sarcelle.']],
  ['yellow', ['Mustard cloth.', 'Toile moutarde.']],
  ['red', ['Brick red cloth.', 'Toile rouge brique.']],
];

const RULINGS: readonly (readonly [base: number, code: string, en: string, fr: string, say: Pair])[] = [
  [253030, 'D', 'dot grid', 'pointillé', ['Dots that guide and do not insist.', 'Des points qui guident sans insister.']],
  [253040, 'C', 'college ruled', 'ligné', ['Lines a comfortable hand apart.', 'Des lignes à bonne distance.']],
  [253050, 'B', 'blank', 'uni', ['No lines at all.', 'Aucune ligne.']],
];

const marlows: CatalogRecord[] = RULINGS.flatMap(([base, code, en, fr, say]) =>
  MARLOW.map(([color, remark], at) =>
    item({
      id: String(base + at),
      part: `PNH-MRM-${colorCode(color)}${code}`,
      category: 'notebooks',
      brand: 'Penhallow',
      unit: SHEET,
      count: 120,
      usd: 1899,
      cad: 2499,
      pack: ['120 sheets, 240 numbered pages', '120 feuilles, 240 pages numérotées'],
      weightGrams: 410,
      set: 'penhallow-marlow-medium',
      options: { color: hueLabel(color), ruling: [en, fr] },
      name: [
        `Penhallow Marlow medium notebook, ${en}, ${hue(color, 'm')[0]}`,
        `Carnet moyen Penhallow Marlow, ${fr}, ${hue(color, 'm')[1]}`,
      ],
      about: joined(remark, say, [
        'Ivory paper, numbered pages, sewn to lie flat.',
        'Papier ivoire, pages numérotées, cousu pour rester à plat.',
      ]),
      specs: {
        size: inches(5.75, 8.25),
        ruling: [en, fr],
        binding: ['Sewn', 'Cousue'],
        basisWeight: ['27 lb. (100 gsm), ivory', '27 lb (100 g/m²), ivoire'],
      },
      facets: { color: hueLabel(color), ruling: [en, fr], size: inches(5.75, 8.25) },
      picture: { type: 'notebook', color: hex(color), label: code === 'D' ? 'Dot' : code === 'C' ? 'Ruled' : 'Blank' },
    }),
  ),
);

export const schoolNotebooks = [...spirals, ...marlows];
