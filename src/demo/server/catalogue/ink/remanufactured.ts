// Own-brand remanufactured color toner, and ink for wide-format and label machines.
import type { CatalogRecord } from '#goods/catalog/rules';
import { item } from '../kit/item.ts';
import { figure, joined, type Pair } from '../kit/measures.ts';
import { PRINT_COLORS, type PrintColor } from './print-colors.ts';
import { LASERPRO_COLOR, LASERPRO_COLOR_3400, ORIEL_ATLAS_COLOR, TESSEL_GRID_COLOR } from './printer-models.ts';

interface Line {
  /** Description of the whole line. */
  readonly shell: Pair;
  readonly base: number;
  readonly model: string;
  readonly forBrand: string;
  readonly original: string;
  readonly fits: readonly string[];
  readonly black: readonly [pages: number, usd: number, cad: number];
  readonly color: readonly [pages: number, usd: number, cad: number];
  readonly alternates: number;
}

const LINES: readonly Line[] = [
  {
    base: 401660,
    shell: [
      'The shell is an original CT-220XL that came back in our return bag.',
      'Le boîtier est une CT-220XL d’origine, revenue dans notre sac de retour.',
    ],
    model: 'RC-220',
    forBrand: 'Ondine',
    original: 'CT-220XL',
    fits: LASERPRO_COLOR,
    black: [3200, 5499, 7299],
    color: [2700, 5999, 7999],
    alternates: 401711,
  },
  {
    base: 401670,
    shell: [
      'Built on an emptied CT-340XL, with a new seal and a new chip.',
      'Montée sur une CT-340XL vidée, avec un joint neuf et une puce neuve.',
    ],
    model: 'RC-340',
    forBrand: 'Ondine',
    original: 'CT-340XL',
    fits: LASERPRO_COLOR_3400,
    black: [8500, 8499, 11299],
    color: [6500, 10999, 14499],
    alternates: 401725,
  },
  {
    base: 401680,
    shell: [
      'For the Grid Color line: the drum stays in the printer, only the toner changes.',
      'Pour la gamme Grid Color : le tambour reste dans l’imprimante, seul le toner change.',
    ],
    model: 'RC-250',
    forBrand: 'Tessel',
    original: 'C250XL',
    fits: TESSEL_GRID_COLOR,
    black: [3500, 5999, 7999],
    color: [3000, 6599, 8699],
    alternates: 401825,
  },
  {
    base: 401690,
    shell: [
      'For the Atlas Color: weighed before and after, so that none leaves the bench half full.',
      'Pour l’Atlas Color : pesée avant et après, pour qu’aucune ne quitte l’établi à moitié pleine.',
    ],
    model: 'RC-8',
    forBrand: 'Oriel',
    original: 'LC8XL',
    fits: ORIEL_ATLAS_COLOR,
    black: [2600, 4999, 6599],
    color: [2200, 5499, 7249],
    alternates: 401925,
  },
];

const INKS: readonly PrintColor[] = ['BK', 'C', 'M', 'Y'];
const SAID: Readonly<Record<PrintColor, Pair>> = {
  BK: [
    'Opened, cleaned, given a new blade and filled with black.',
    'Cartouche ouverte, nettoyée, munie d’une lame neuve et remplie de noir.',
  ],
  C: [
    'Opened, cleaned and filled with a cyan measured against the original.',
    'Cartouche ouverte, nettoyée et remplie d’un cyan mesuré sur l’original.',
  ],
  M: [
    'Opened, cleaned and filled with magenta; printed once to be sure.',
    'Cartouche ouverte, nettoyée et remplie de magenta; essayée une fois, pour être sûrs.',
  ],
  Y: ['Opened, cleaned and filled with a yellow that stays yellow.', 'Cartouche ouverte, nettoyée et remplie d’un jaune qui reste jaune.'],
};

const cartridge = (line: Line, ink: PrintColor, place: number): CatalogRecord => {
  const { en, fr, shown, paint } = PRINT_COLORS[ink];
  const [pages, usd, cad] = ink === 'BK' ? line.black : line.color;
  return item({
    id: String(line.base + place + 1),
    part: `IWB-${line.model}-${ink}`,
    category: 'toner',
    brand: 'Inkwell Basics',
    unit: 'page',
    count: pages,
    usd,
    cad,
    fits: line.fits,
    alternates: [String(line.alternates + place)],
    weightGrams: 700,
    set: `remanufactured-${line.model.toLowerCase()}`,
    options: { color: shown },
    name: [
      `Inkwell Basics ${line.model} remanufactured toner for ${line.forBrand} ${line.original}, ${en}`,
      `Toner réusiné Inkwell Basics ${line.model} pour ${line.forBrand} ${line.original}, ${fr}`,
    ],
    pack: [`${figure(pages)[0]} pages`, `${figure(pages)[1]} pages`],
    about: joined(SAID[ink], line.shell),
    specs: {
      color: shown,
      yield: [`${figure(pages)[0]} pages at 5% coverage`, `${figure(pages)[1]} pages à 5 % de couverture`],
      technology: ['Color laser, remanufactured', 'Laser couleur, réusiné'],
      warranty: ['2 years', '2 ans'],
    },
    facets: { color: shown, yield: ['High', 'Élevé'] },
    picture: { type: 'toner', color: paint, brand: 'Inkwell', label: line.model },
  });
};

export const remanufactured = LINES.flatMap((line) => INKS.map((ink, place) => cartridge(line, ink, place)));
