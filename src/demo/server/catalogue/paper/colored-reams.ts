// Pastel, bright and heavy colored paper: every color in every weight that the mill makes.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { basis, count, joined, type Pair } from '../kit/measures.ts';
import { LETTER, LEGAL, SHEET } from './paper-terms.ts';

/** What each color is good for in an office. */
const USES = {
  blue: ['Strong blue, for section covers and team notices.', 'Un bleu franc, pour les pages de section et les avis d’équipe.'],
  green: ['Leaf green that says “go ahead” on an approved form.', 'Un vert feuille qui dit « allez-y » sur un formulaire approuvé.'],
  red: ['True red, kept for what must not be overlooked.', 'Un vrai rouge, réservé à ce qu’il ne faut pas manquer.'],
  orange: ['Orange that carries across a warehouse aisle.', 'Un orange visible d’un bout à l’autre d’une allée d’entrepôt.'],
  yellow: [
    'Sun yellow with black text: the most readable pair there is.',
    'Jaune soleil et texte noir : la paire la plus lisible qui soit.',
  ],
  purple: ['Purple for the file that belongs to nobody else.', 'Un violet pour le dossier qui n’est à personne d’autre.'],
  pink: ['Warm pink for flyers people keep on the fridge.', 'Un rose chaleureux pour les dépliants qu’on garde sur le frigo.'],
  teal: ['Deep teal, handsome under white labels.', 'Un sarcelle profond, élégant sous des étiquettes blanches.'],
  gold: ['Old gold for awards, programs and anniversaries.', 'Un vieil or pour les prix, les programmes et les anniversaires.'],
  gray: ['Quiet gray for second pages and backs of pads.', 'Un gris discret pour les deuxièmes pages et les dos de blocs.'],
  ivory: ['Ivory that photocopies as white.', 'Un ivoire qui se photocopie en blanc.'],
  lime: ['Lime for spring sales and lost-and-found.', 'Un vert lime pour les soldes du printemps et les objets perdus.'],
} as const satisfies Partial<Record<ColorName, Pair>>;

type Used = keyof typeof USES;

interface Weight {
  readonly base: number;
  readonly line: Pair;
  readonly part: string;
  readonly lb: number;
  readonly gsm: number;
  readonly sheets: number;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
  readonly colors: readonly Used[];
}

const BRIGHTS: Weight = {
  base: 254100,
  line: ['Bright', 'Vif'],
  part: 'BR24',
  lb: 24,
  gsm: 90,
  sheets: 500,
  usd: 1599,
  cad: 2099,
  colors: ['blue', 'green', 'red', 'orange', 'yellow', 'purple', 'pink', 'teal', 'gold', 'gray', 'lime'],
  say: [
    'A full ream of 24 lb. paper, dyed through, that runs in any copier.',
    'Une rame complète de papier 24 lb, teint dans la masse, pour tout photocopieur.',
  ],
};

const COVER: Weight = {
  base: 254300,
  line: ['Bright card stock', 'Vif cartonné'],
  part: 'BC65',
  lb: 65,
  gsm: 176,
  sheets: 250,
  usd: 1699,
  cad: 2249,
  colors: ['blue', 'green', 'red', 'orange', 'yellow', 'purple', 'teal', 'gold', 'lime'],
  say: [
    'Cover weight: folds crisply when scored and stands on a table.',
    'Grammage de couverture : se plie net une fois rainuré et tient debout sur une table.',
  ],
};

const LEGAL_PASTEL: readonly [Used, string][] = [
  ['blue', '254501'],
  ['green', '254502'],
  ['pink', '254503'],
  ['yellow', '254504'],
  ['ivory', '254505'],
];

const reamsOf = ({ base, line, part, lb, gsm, sheets, usd, cad, say, colors }: Weight) =>
  colors.map((color, at) => {
    const [shade, teinte] = hue(color, 'm');
    const isCard = lb === 65;
    return item({
      id: String(base + at + 1),
      part: `TLG-${part}-${colorCode(color)}`,
      category: isCard ? 'card-stock' : 'colored-paper',
      brand: 'Tallgrass',
      unit: SHEET,
      count: sheets,
      usd,
      cad,
      about: joined(USES[color], say),
      pack: count(sheets, 'sheets', 'feuilles'),
      name: [
        `Tallgrass ${line[0]}${isCard ? '' : ' paper'}, ${shade}, 8.5 x 11 in., ${lb} lb.`,
        `Papier Tallgrass ${line[1]}, ${teinte}, 8,5 x 11 po, ${lb} lb`,
      ],
      weightGrams: Math.round(sheets * gsm * 0.0603),
      set: `tallgrass-${part.toLowerCase()}`,
      options: { color: hueLabel(color) },
      specs: {
        color: hueLabel(color),
        sheetSize: LETTER,
        basisWeight: basis(lb, gsm),
        finish: isCard ? ['Smooth', 'Lisse'] : ['Vellum', 'Vélin'],
        sheets: String(sheets),
      },
      facets: { color: hueLabel(color), size: LETTER, weight: isCard ? [`${lb} lb. card`, `${lb} lb carton`] : [`${lb} lb.`, `${lb} lb`] },
      picture: { type: 'copy-paper-ream', color: hex(color), label: `${lb} lb` },
    });
  });

const legalPastels = LEGAL_PASTEL.map(([color, id]) => {
  const [shade, teinte] = hue(color, 'm');
  return item({
    id,
    part: `TLG-PL20-${colorCode(color)}`,
    category: 'colored-paper',
    brand: 'Tallgrass',
    unit: SHEET,
    count: 500,
    usd: 1499,
    cad: 1999,
    weightGrams: 2890,
    set: 'tallgrass-pl20',
    options: { color: hueLabel(color) },
    pack: count(500, 'sheets', 'feuilles'),
    name: [
      `Tallgrass Pastel legal paper, ${shade}, 8.5 x 14 in., 20 lb.`,
      `Papier pastel format légal Tallgrass, ${teinte}, 8,5 x 14 po, 20 lb`,
    ],
    about: joined(
      [
        `A pastel ${shade} in legal length, for court copies and riders.`,
        `Un pastel ${teinte} au format légal, pour les copies de procédure et les avenants.`,
      ],
      USES[color],
    ),
    specs: { color: hueLabel(color), sheetSize: LEGAL, basisWeight: basis(20, 75), sheets: '500' },
    facets: { color: hueLabel(color), size: LEGAL, weight: ['20 lb.', '20 lb'] },
    picture: { type: 'copy-paper-ream', color: hex(color), label: 'Legal' },
  });
});

export const coloredReams = [...reamsOf(BRIGHTS), ...reamsOf(COVER), ...legalPastels];
