// Color toner families: four colors in two yields each, and the set of four, from one table of figures per family.
import { item } from '../kit/item.ts';
import { count, figure, joined, type Pair } from '../kit/measures.ts';
import { PRINT_COLORS, type PrintColor } from './print-colors.ts';
import { LASERPRO_COLOR_3400, ORIEL_ATLAS_COLOR, TESSEL_GRID_COLOR, TESSEL_GRID_COLOR_600 } from './printer-models.ts';

interface Yield {
  readonly black: number;
  readonly color: number;
  readonly usd: readonly [black: number, color: number];
  readonly cad: readonly [black: number, color: number];
}

interface Family {
  readonly base: number;
  readonly brand: string;
  readonly model: string;
  readonly part: string;
  readonly fits: readonly string[];
  readonly about: Pair;
  readonly standard: Yield;
  readonly high: Yield;
  readonly setUsd: number;
  readonly setCad: number;
  readonly paint: string;
}

const FAMILIES: readonly Family[] = [
  {
    base: 401720,
    brand: 'Ondine',
    model: 'CT-340',
    part: 'OND-CT340',
    fits: LASERPRO_COLOR_3400,
    paint: '#2f6f8f',
    setUsd: 59999,
    setCad: 78999,
    about: [
      'Made for the LaserPro Color 3400 series, which cleans its own rollers at each change.',
      'Conçu pour la série LaserPro Color 3400, qui nettoie ses rouleaux à chaque changement.',
    ],
    standard: { black: 3000, color: 2500, usd: [8999, 10499], cad: [11999, 13999] },
    high: { black: 8500, color: 6500, usd: [15499, 19999], cad: [20499, 26499] },
  },
  {
    base: 401820,
    brand: 'Tessel',
    model: 'C250',
    part: 'TSL-C250',
    fits: TESSEL_GRID_COLOR,
    paint: '#8a2f3c',
    setUsd: 27999,
    setCad: 36999,
    about: [
      'For the Grid Color 250 series; snaps in from the front, one hand.',
      'Pour la série Grid Color 250; s’enclenche par l’avant, d’une seule main.',
    ],
    standard: { black: 1500, color: 1300, usd: [6199, 6599], cad: [8249, 8799] },
    high: { black: 3500, color: 3000, usd: [10999, 12199], cad: [14499, 16199] },
  },
  {
    base: 401840,
    brand: 'Tessel',
    model: 'C600',
    part: 'TSL-C600',
    fits: TESSEL_GRID_COLOR_600,
    paint: '#5b2430',
    setUsd: 89999,
    setCad: 118999,
    about: [
      'For the Grid Color 600 on a busy floor. The chip orders the next one if you let it.',
      'Pour la Grid Color 600 d’un étage où l’on imprime beaucoup. La puce commande la suivante si vous le permettez.',
    ],
    standard: { black: 9000, color: 7000, usd: [15999, 20999], cad: [20999, 27999] },
    high: { black: 18000, color: 14000, usd: [24999, 32999], cad: [32999, 43499] },
  },
  {
    base: 401920,
    brand: 'Oriel',
    model: 'LC8',
    part: 'ORL-LC8',
    fits: ORIEL_ATLAS_COLOR,
    paint: '#4a5a2f',
    setUsd: 24999,
    setCad: 32999,
    about: [
      'For the Atlas Color, whose toner melts cool and lies flat on thin paper.',
      'Pour l’Atlas Color, dont le toner fond à basse température et reste plat sur papier mince.',
    ],
    standard: { black: 1200, color: 1000, usd: [5499, 5899], cad: [7299, 7799] },
    high: { black: 2600, color: 2200, usd: [8999, 9899], cad: [11999, 13199] },
  },
];

const INKS: readonly PrintColor[] = ['BK', 'C', 'M', 'Y'];

const cartridge = (family: Family, ink: PrintColor, xl: boolean, place: number) => {
  const { en, fr, shown, paint, use, useXl } = PRINT_COLORS[ink];
  const figures = xl ? family.high : family.standard;
  const which = ink === 'BK' ? 0 : 1;
  const pages = ink === 'BK' ? figures.black : figures.color;
  const model = `${family.model}${xl ? 'XL' : ''}`;
  const level: Pair = xl ? ['High', 'Élevé'] : ['Standard', 'Standard'];
  return item({
    id: String(family.base + (xl ? 5 : 1) + place),
    part: `${family.part}${xl ? 'X' : ''}-${ink}`,
    category: 'toner',
    brand: family.brand,
    unit: 'page',
    count: pages,
    usd: figures.usd[which],
    cad: figures.cad[which],
    name: [
      `${family.brand} ${model}${xl ? ' high-yield' : ''} toner cartridge, ${en}`,
      `Cartouche de toner ${family.brand} ${model}${xl ? ' à haut rendement' : ''}, ${fr}`,
    ],
    pack: count(pages, 'pages', 'pages'),
    about: joined(xl ? useXl : use, [`${figure(pages)[0]} pages.`, `${figure(pages)[1]} pages.`], family.about),
    fits: family.fits,
    set: `toner-${family.model.toLowerCase()}`,
    options: { color: shown, yield: level },
    weightGrams: 480 + Math.round(pages / 12),
    specs: {
      color: shown,
      yield: [`${figure(pages)[0]} pages at 5% coverage`, `${figure(pages)[1]} pages à 5 % de couverture`],
      technology: ['Color laser, original toner', 'Laser couleur, toner d’origine'],
    },
    facets: { color: shown, yield: level },
    picture: { type: 'toner', color: paint, label: model },
  });
};

const setOfFour = (family: Family) => {
  const parts = INKS.map((_, place) => ({ itemId: String(family.base + 5 + place), qty: 1 }));
  return item({
    id: String(family.base + 9),
    part: `${family.part}X-SET`,
    kind: 'bundle',
    category: 'toner',
    brand: family.brand,
    unit: ['set', 'ensemble'],
    count: 1,
    usd: family.setUsd,
    cad: family.setCad,
    bundle: parts,
    fits: family.fits,
    weightGrams: 3600,
    name: [
      `${family.brand} ${family.model}XL high-yield toner set, four colors`,
      `Ensemble de toners ${family.brand} ${family.model}XL à haut rendement, quatre couleurs`,
    ],
    pack: ['4 cartridges', '4 cartouches'],
    about: joined(
      [
        'All four high-yield colors in one carton, for less than one by one.',
        'Les quatre couleurs à haut rendement dans une même caisse, moins cher qu’une à une.',
      ],
      family.about,
    ),
    specs: {
      inBox: ['Black, cyan, magenta, yellow', 'Noir, cyan, magenta, jaune'],
      yield: [
        `${figure(family.high.black)[0]} black and ${figure(family.high.color)[0]} color pages`,
        `${figure(family.high.black)[1]} pages noires et ${figure(family.high.color)[1]} couleur`,
      ],
    },
    facets: { color: ['Assorted', 'Couleurs variées'], yield: ['High', 'Élevé'], pack: '4' },
    picture: { type: 'toner', color: family.paint, label: `${family.model}XL`, pack: { form: 'box', n: 4 } },
  });
};

export const colorTonerFamilies = FAMILIES.flatMap((family) => [
  ...INKS.map((ink, place) => cartridge(family, ink, false, place)),
  ...INKS.map((ink, place) => cartridge(family, ink, true, place)),
  setOfFour(family),
]);
