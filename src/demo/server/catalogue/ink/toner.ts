// Toner: the Ondine and Tessel laser families, the drums beside them, and own-brand remanufactured cartridges.
import { hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, figure, type Pair, pounds, size } from '../kit/measures.ts';
import { PRINT_COLORS, type PrintColor } from './print-colors.ts';
import { LASERPRO_1200, LASERPRO_4100, LASERPRO_COLOR, TESSEL_GRID } from './printer-models.ts';

const PAGE: Pair = ['page', 'page'];
const atFive = (pages: number): Pair => [`${figure(pages)[0]} pages at 5% coverage`, `${figure(pages)[1]} pages à 5 % de couverture`];

const toner = { category: 'toner', brand: 'Ondine', unit: PAGE, taxClass: 'standard' as const };
const tn480 = { ...toner, fits: LASERPRO_4100, set: 'ondine-tn-480' };
const BLACK = hueLabel('black');

interface ColorToner {
  id: string;
  ink: PrintColor;
  xl: boolean;
  usd: number;
  cad: number;
  about: Pair;
}

const ct220 = ({ id, ink, xl, usd, cad, about }: ColorToner) => {
  const { en, fr, paint } = PRINT_COLORS[ink];
  const pages = xl ? (ink === 'BK' ? 3200 : 2700) : ink === 'BK' ? 1400 : 1200;
  return item({
    ...toner,
    id,
    part: `OND-CT220${xl ? 'XL' : ''}-${ink}`,
    about,
    usd,
    cad,
    count: pages,
    fits: LASERPRO_COLOR,
    set: 'ondine-ct-220',
    weightGrams: xl ? 720 : 610,
    name: [
      `Ondine CT-220${xl ? 'XL high-yield' : ''} toner cartridge, ${en}`,
      `Cartouche de toner Ondine CT-220${xl ? 'XL à haut rendement' : ''}, ${fr}`,
    ],
    pack: count(pages, 'pages', 'pages'),
    specs: {
      color: [en, fr],
      yield: atFive(pages),
      technology: ['Color laser, original toner', 'Laser couleur, toner d’origine'],
      size: size(11.4, 3.2, 3.6),
    },
    facets: {
      color: [en[0]?.toUpperCase() + en.slice(1), fr[0]?.toUpperCase() + fr.slice(1)],
      yield: xl ? ['High', 'Élevé'] : ['Standard', 'Standard'],
    },
    options: { color: [en, fr], yield: xl ? ['High', 'Élevé'] : ['Standard', 'Standard'] },
    picture: { type: 'toner', color: paint, brand: 'Ondine', label: xl ? 'CT-220XL' : 'CT-220' },
  });
};

export const tonerCartridges = [
  item({
    ...tn480,
    id: '401588',
    part: 'OND-TN480-BK',
    name: ['Ondine TN-480 high-yield toner cartridge, black', 'Cartouche de toner Ondine TN-480 à haut rendement, noir'],
    pack: count(10000, 'pages', 'pages'),
    count: 10000,
    usd: 13889,
    cad: 18499,
    breaks: { 3: [13195, 17599], 6: [12499, 16599] },
    weightGrams: 1410,
    marks: ['bestSeller'],
    about: [
      'The cartridge for offices that print every day: more than three times the pages of the standard TN-480 at less than half the cost a page.',
      'La cartouche des bureaux qui impriment tous les jours : plus de trois fois les pages de la TN-480 standard, à moins de la moitié du coût par page.',
    ],
    features: [
      ['Original Ondine toner for dense, smudge-free text', 'Toner Ondine d’origine pour un texte dense qui ne bave pas'],
      ['Return label in the box: recycling is free', 'Étiquette de retour dans la boîte : le recyclage est gratuit'],
      ['38% of the shell is recycled plastic', '38 % de la coque est en plastique recyclé'],
    ],
    specs: {
      color: BLACK,
      yield: atFive(10000),
      technology: ['Laser, original toner', 'Laser, toner d’origine'],
      size: size(14.2, 4.1, 6.3),
      weight: pounds(3.1),
      recycled: ['38% of the shell', '38 % de la coque'],
      inBox: ['Cartridge, return label', 'Cartouche, étiquette de retour'],
      madeIn: ['Japan', 'Japon'],
    },
    options: { yield: ['High', 'Élevé'] },
    facets: { color: BLACK, yield: ['High', 'Élevé'] },
    picture: { type: 'toner', color: '#2e3136', brand: 'Ondine', label: 'TN-480' },
    alternates: ['401650'],
    accessories: ['401590', '246810'],
  }),
  item({
    ...tn480,
    id: '401587',
    part: 'OND-TN480S-BK',
    name: ['Ondine TN-480S standard toner cartridge, black', 'Cartouche de toner Ondine TN-480S standard, noir'],
    pack: count(3000, 'pages', 'pages'),
    count: 3000,
    usd: 8699,
    cad: 11499,
    weightGrams: 1120,
    about: [
      'For printers that work now and then. Same toner, smaller fill, lower price on the shelf.',
      'Pour les imprimantes qui servent à l’occasion. Même toner, remplissage plus petit, prix d’achat plus bas.',
    ],
    specs: {
      color: BLACK,
      yield: atFive(3000),
      technology: ['Laser, original toner', 'Laser, toner d’origine'],
      size: size(14.2, 4.1, 6.3),
      weight: pounds(2.5),
    },
    options: { yield: ['Standard', 'Standard'] },
    facets: { color: BLACK, yield: ['Standard', 'Standard'] },
    picture: { type: 'toner', color: '#5a6068', brand: 'Ondine', label: 'TN-480S' },
  }),
  item({
    ...tn480,
    id: '401589',
    part: 'OND-TN480-2PK',
    name: [
      'Ondine TN-480 high-yield toner cartridges, black, 2-pack',
      'Cartouches de toner Ondine TN-480 à haut rendement, noir, paquet de 2',
    ],
    pack: ['2 cartridges, 20,000 pages', '2 cartouches, 20 000 pages'],
    count: 20000,
    usd: [26499, 24999],
    cad: [34999, 32999],
    weightGrams: 2800,
    about: [
      'Two high-yield cartridges in one carton, so that the second one is already there when the light blinks.',
      'Deux cartouches à haut rendement dans une même boîte : la deuxième est déjà là quand le voyant clignote.',
    ],
    specs: {
      color: BLACK,
      yield: ['2 x 10,000 pages', '2 x 10 000 pages'],
      technology: ['Laser, original toner', 'Laser, toner d’origine'],
    },
    options: { yield: ['2-pack high', 'Élevé, paquet de 2'] },
    facets: { color: BLACK, yield: ['High', 'Élevé'], pack: '2' },
    picture: { type: 'toner', color: '#2e3136', brand: 'Ondine', label: 'TN-480 x 2', pack: { form: 'box', n: 2 } },
  }),
  item({
    ...toner,
    id: '401650',
    part: 'IWB-RM480',
    brand: 'Inkwell Basics',
    name: ['Inkwell Basics remanufactured toner for Ondine TN-480, black', 'Toner réusiné Inkwell Basics pour Ondine TN-480, noir'],
    pack: count(10000, 'pages', 'pages'),
    count: 10000,
    usd: 7999,
    cad: 10499,
    weightGrams: 1400,
    fits: LASERPRO_4100,
    about: [
      'A used TN-480 taken apart, cleaned, fitted with a new drum blade and filled again. Guaranteed like new for two years.',
      'Une TN-480 usagée, démontée, nettoyée, munie d’une lame neuve et remplie de nouveau. Garantie deux ans, comme une neuve.',
    ],
    specs: { color: BLACK, yield: atFive(10000), technology: ['Laser, remanufactured', 'Laser, réusiné'], warranty: ['2 years', '2 ans'] },
    facets: { color: BLACK, yield: ['High', 'Élevé'] },
    picture: { type: 'toner', color: '#3d5a50', brand: 'Inkwell', label: 'RM-480' },
    alternates: ['401588'],
  }),
  item({
    ...toner,
    id: '401590',
    part: 'OND-DR480',
    category: 'drums',
    name: ['Ondine DR-480 imaging drum', 'Tambour d’imagerie Ondine DR-480'],
    pack: count(30000, 'pages', 'pages'),
    count: 30000,
    usd: 11699,
    cad: 15499,
    weightGrams: 1650,
    fits: LASERPRO_4100,
    about: [
      'The drum lasts about three high-yield cartridges. Replace it when gray lines come back after a cleaning.',
      'Le tambour dure environ trois cartouches à haut rendement. À remplacer quand les lignes grises reviennent après un nettoyage.',
    ],
    specs: { yield: ['30,000 pages', '30 000 pages'], technology: ['Laser drum', 'Tambour laser'], size: size(13.6, 5.2, 4.9) },
    picture: { type: 'toner', color: '#2f7f86', brand: 'Ondine', label: 'DR-480' },
  }),
  item({
    ...toner,
    id: '401601',
    part: 'OND-TN210-BK',
    name: ['Ondine TN-210 toner cartridge, black', 'Cartouche de toner Ondine TN-210, noir'],
    pack: count(1600, 'pages', 'pages'),
    count: 1600,
    usd: 5499,
    cad: 7299,
    weightGrams: 780,
    fits: LASERPRO_1200,
    about: [
      'For the small LaserPro on the corner of the desk. Slides in from the front, no shaking needed.',
      'Pour la petite LaserPro au coin du bureau. Se glisse par l’avant, sans avoir à la secouer.',
    ],
    specs: { color: BLACK, yield: atFive(1600), technology: ['Laser, original toner', 'Laser, toner d’origine'] },
    facets: { color: BLACK, yield: ['Standard', 'Standard'] },
    picture: { type: 'toner', color: '#6b4a8f', brand: 'Ondine', label: 'TN-210' },
  }),
  item({
    ...toner,
    id: '401602',
    part: 'OND-TN210H-BK',
    name: ['Ondine TN-210H high-yield toner cartridge, black', 'Cartouche de toner Ondine TN-210H à haut rendement, noir'],
    pack: count(3200, 'pages', 'pages'),
    count: 3200,
    usd: 7999,
    cad: 10699,
    weightGrams: 860,
    fits: LASERPRO_1200,
    about: [
      'Twice the pages of the TN-210 in the same shell: one change a year for most home offices.',
      'Deux fois les pages de la TN-210 dans la même coque : un changement par année pour la plupart des bureaux à domicile.',
    ],
    specs: { color: BLACK, yield: atFive(3200), technology: ['Laser, original toner', 'Laser, toner d’origine'] },
    facets: { color: BLACK, yield: ['High', 'Élevé'] },
    picture: { type: 'toner', color: '#4a2f6e', brand: 'Ondine', label: 'TN-210H' },
  }),
  ct220({
    id: '401701',
    ink: 'BK',
    xl: false,
    usd: 6299,
    cad: 8499,
    about: [
      'Black for the LaserPro Color line, tuned for text on plain paper.',
      'Le noir des LaserPro Color, réglé pour le texte sur papier ordinaire.',
    ],
  }),
  ct220({
    id: '401702',
    ink: 'C',
    xl: false,
    usd: 6799,
    cad: 8999,
    about: [
      'Standard cyan. Blues and greens come out even, without banding.',
      'Cyan standard. Les bleus et les verts sortent unis, sans bandes.',
    ],
  }),
  ct220({
    id: '401703',
    ink: 'M',
    xl: false,
    usd: 6799,
    cad: 8999,
    about: [
      'Standard magenta, the one that runs low first if your logo is red.',
      'Magenta standard, la première à s’épuiser si votre logo est rouge.',
    ],
  }),
  ct220({
    id: '401704',
    ink: 'Y',
    xl: false,
    usd: 6799,
    cad: 8999,
    about: [
      'Standard yellow for warm tones and highlights that read as yellow, not green.',
      'Jaune standard pour des tons chauds et des surlignés vraiment jaunes, pas verdâtres.',
    ],
  }),
  ct220({
    id: '401711',
    ink: 'BK',
    xl: true,
    usd: 10299,
    cad: 13699,
    about: ['High-yield black: 3,200 pages before the next change.', 'Noir à haut rendement : 3 200 pages avant le prochain changement.'],
  }),
  ct220({
    id: '401712',
    ink: 'C',
    xl: true,
    usd: 11499,
    cad: 15299,
    about: ['High-yield cyan for departments that print slides.', 'Cyan à haut rendement pour les services qui impriment des diapos.'],
  }),
  ct220({
    id: '401713',
    ink: 'M',
    xl: true,
    usd: 11499,
    cad: 15299,
    about: [
      'High-yield magenta: 2,700 pages of red arrows and red ink.',
      'Magenta à haut rendement : 2 700 pages de flèches rouges et de chiffres rouges.',
    ],
  }),
  ct220({
    id: '401714',
    ink: 'Y',
    xl: true,
    usd: 11499,
    cad: 15299,
    about: [
      'High-yield yellow, to finish together with the other three.',
      'Jaune à haut rendement, pour finir en même temps que les trois autres.',
    ],
  }),
  item({
    ...toner,
    id: '401801',
    part: 'TSL-K700-BK',
    brand: 'Tessel',
    name: ['Tessel K700 toner cartridge, black', 'Cartouche de toner Tessel K700, noir'],
    pack: count(14500, 'pages', 'pages'),
    count: 14500,
    usd: 15999,
    cad: 21499,
    breaks: { 4: [15199, 20399] },
    weightGrams: 1890,
    fits: TESSEL_GRID,
    about: [
      'A workgroup cartridge for the Grid 700 series; a chip tells the printer how many pages are left, to the hundred.',
      'Une cartouche de groupe de travail pour la série Grid 700; sa puce indique à l’imprimante les pages restantes, à la centaine près.',
    ],
    specs: { color: BLACK, yield: atFive(14500), technology: ['Laser, original toner', 'Laser, toner d’origine'], weight: pounds(4.2) },
    facets: { color: BLACK, yield: ['High', 'Élevé'] },
    picture: { type: 'toner', color: '#b3323a', brand: 'Tessel', label: 'K700' },
  }),
];
