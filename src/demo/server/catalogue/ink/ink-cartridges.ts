// Inkjet cartridges and bottles: Ondine InkJoy, Tessel Flow and Oriel Prism.
import { item } from '../kit/item.ts';
import { count, figure, fluidOunces, type Pair } from '../kit/measures.ts';
import { INKJOY_600, INKJOY_TANK, ORIEL_PRISM, TESSEL_FLOW } from './printer-models.ts';

const PAGE: Pair = ['page', 'page'];
const INK = { category: 'ink', unit: PAGE };
const STANDARD: Pair = ['Standard', 'Standard'];
const HIGH: Pair = ['High', 'Élevé'];
const pages = (n: number): Pair => [`About ${figure(n)[0]} pages`, `Environ ${figure(n)[1]} pages`];
const BLACK: Pair = ['Black', 'Noir'];
const TRICOLOR: Pair = ['Tri-color', 'Trois couleurs'];

const T18 = {
  BK: { en: 'black', fr: 'noir', paint: '#24262c', yields: 520, usd: 1999, cad: 2699 },
  C: { en: 'cyan', fr: 'cyan', paint: '#1f9fd0', yields: 440, usd: 1599, cad: 2149 },
  M: { en: 'magenta', fr: 'magenta', paint: '#d33a86', yields: 440, usd: 1599, cad: 2149 },
  Y: { en: 'yellow', fr: 'jaune', paint: '#f0c81e', yields: 440, usd: 1599, cad: 2149 },
} as const;

const t18 = (id: string, ink: keyof typeof T18, about: Pair) => {
  const { en, fr, paint, yields, usd, cad } = T18[ink];
  const shown: Pair = [en[0]?.toUpperCase() + en.slice(1), fr[0]?.toUpperCase() + fr.slice(1)];
  return item({
    ...INK,
    id,
    part: `TSL-T18-${ink}`,
    brand: 'Tessel',
    about,
    usd,
    cad,
    count: yields,
    fits: TESSEL_FLOW,
    set: 'tessel-t18',
    options: { color: shown },
    weightGrams: 60,
    pack: pages(yields),
    name: [`Tessel T18 ink cartridge, ${en}`, `Cartouche d’encre Tessel T18, ${fr}`],
    specs: {
      color: shown,
      yield: count(yields, 'pages', 'pages'),
      inkType: ink === 'BK' ? ['Pigment', 'À pigments'] : ['Dye', 'À colorants'],
    },
    facets: { color: shown, yield: STANDARD },
    picture: { type: 'ink-cartridge', color: paint, brand: 'Tessel', label: 'T18', pack: { form: 'single' } },
  });
};

export const inkCartridges = [
  item({
    ...INK,
    id: '402101',
    part: 'OND-IJ65-BK',
    brand: 'Ondine',
    name: ['Ondine IJ-65 ink cartridge, black', 'Cartouche d’encre Ondine IJ-65, noir'],
    pack: pages(240),
    count: 240,
    usd: 1899,
    cad: 2549,
    weightGrams: 55,
    fits: INKJOY_600,
    set: 'ondine-ij-65',
    options: { color: BLACK, yield: STANDARD },
    about: [
      'Pigment black that dries before the sheet reaches the tray. Made for letters, homework and boarding passes.',
      'Noir à pigments, sec avant que la feuille n’arrive au bac. Pour les lettres, les devoirs et les cartes d’embarquement.',
    ],
    specs: { color: BLACK, yield: count(240, 'pages', 'pages'), inkType: ['Pigment', 'À pigments'] },
    facets: { color: BLACK, yield: STANDARD },
    picture: { type: 'ink-cartridge', color: '#24262c', brand: 'Ondine', label: 'IJ-65', pack: { form: 'single' } },
  }),
  item({
    ...INK,
    id: '402102',
    part: 'OND-IJ65-TRI',
    brand: 'Ondine',
    name: ['Ondine IJ-65 ink cartridge, tri-color', 'Cartouche d’encre Ondine IJ-65, trois couleurs'],
    pack: pages(200),
    count: 200,
    usd: 2199,
    cad: 2949,
    weightGrams: 58,
    fits: INKJOY_600,
    set: 'ondine-ij-65',
    options: { color: TRICOLOR, yield: STANDARD },
    about: [
      'Cyan, magenta and yellow in one body, with the print head built in: a new cartridge is a new head.',
      'Cyan, magenta et jaune dans un même boîtier, tête d’impression comprise : nouvelle cartouche, nouvelle tête.',
    ],
    specs: { color: TRICOLOR, yield: count(200, 'pages', 'pages'), inkType: ['Dye', 'À colorants'] },
    facets: { color: TRICOLOR, yield: STANDARD },
    picture: { type: 'ink-cartridge', color: '#d33a86', brand: 'Ondine', label: 'IJ-65', pack: { form: 'single' } },
  }),
  item({
    ...INK,
    id: '402103',
    part: 'OND-IJ65XL-BK',
    brand: 'Ondine',
    name: ['Ondine IJ-65XL high-yield ink cartridge, black', 'Cartouche d’encre Ondine IJ-65XL à haut rendement, noir'],
    pack: pages(600),
    count: 600,
    usd: 3499,
    cad: 4699,
    weightGrams: 72,
    fits: INKJOY_600,
    set: 'ondine-ij-65',
    options: { color: BLACK, yield: HIGH },
    marks: ['bestSeller'],
    about: [
      'Two and a half times the ink for less than twice the price. Fits without any setting.',
      'Deux fois et demie l’encre pour moins du double du prix. S’installe sans réglage.',
    ],
    specs: { color: BLACK, yield: count(600, 'pages', 'pages'), inkType: ['Pigment', 'À pigments'] },
    facets: { color: BLACK, yield: HIGH },
    picture: { type: 'ink-cartridge', color: '#3a3f47', brand: 'Ondine', label: 'IJ-65XL', pack: { form: 'single' } },
  }),
  item({
    ...INK,
    id: '402104',
    part: 'OND-IJ65XL-TRI',
    brand: 'Ondine',
    name: ['Ondine IJ-65XL high-yield ink cartridge, tri-color', 'Cartouche d’encre Ondine IJ-65XL à haut rendement, trois couleurs'],
    pack: pages(450),
    count: 450,
    usd: 3799,
    cad: 5099,
    weightGrams: 75,
    fits: INKJOY_600,
    set: 'ondine-ij-65',
    options: { color: TRICOLOR, yield: HIGH },
    about: [
      'High-yield color for school projects and photo calendars.',
      'Couleur à haut rendement pour les travaux d’école et les calendriers photo.',
    ],
    specs: { color: TRICOLOR, yield: count(450, 'pages', 'pages'), inkType: ['Dye', 'À colorants'] },
    facets: { color: TRICOLOR, yield: HIGH },
    picture: { type: 'ink-cartridge', color: '#1f9fd0', brand: 'Ondine', label: 'IJ-65XL', pack: { form: 'single' } },
  }),
  item({
    ...INK,
    id: '402105',
    part: 'OND-IJ65-CMB',
    brand: 'Ondine',
    kind: 'bundle',
    name: ['Ondine IJ-65 ink bundle, black and tri-color', 'Ensemble d’encre Ondine IJ-65, noir et trois couleurs'],
    pack: ['2 cartridges', '2 cartouches'],
    count: 440,
    usd: 3699,
    cad: 4949,
    weightGrams: 115,
    fits: INKJOY_600,
    about: [
      'One of each: the pair an InkJoy needs, in one box and for less than both alone.',
      'Une de chacune : la paire qu’il faut à une InkJoy, dans une même boîte et moins cher que les deux séparément.',
    ],
    bundle: [
      { itemId: '402101', qty: 1 },
      { itemId: '402102', qty: 1 },
    ],
    specs: {
      inBox: ['1 black, 1 tri-color', '1 noir, 1 trois couleurs'],
      yield: ['240 black and 200 color pages', '240 pages noires et 200 couleur'],
    },
    facets: { color: ['Assorted', 'Couleurs variées'], yield: STANDARD, pack: '2' },
    picture: { type: 'ink-cartridge', color: '#24262c', brand: 'Ondine', pack: { form: 'pack', n: 2 } },
  }),
  t18('402201', 'BK', [
    'Pigment black for the Flow series. Text stays crisp under a highlighter.',
    'Noir à pigments pour la série Flow. Le texte reste net sous le surligneur.',
  ]),
  t18('402202', 'C', [
    'Change only the color that ran out: cyan for the Flow series.',
    'Ne remplacez que la couleur épuisée : le cyan de la série Flow.',
  ]),
  t18('402203', 'M', [
    'Magenta for the Flow series, for skin tones without a green cast.',
    'Magenta pour la série Flow, pour des teints sans reflet vert.',
  ]),
  t18('402204', 'Y', [
    'Yellow for the Flow series, matched to the three others so that grays stay neutral.',
    'Jaune pour la série Flow, accordé aux trois autres pour que les gris restent neutres.',
  ]),
  item({
    ...INK,
    id: '402205',
    part: 'TSL-T18-4PK',
    brand: 'Tessel',
    kind: 'bundle',
    name: ['Tessel T18 ink cartridges, four colors', 'Cartouches d’encre Tessel T18, quatre couleurs'],
    pack: ['4 cartridges', '4 cartouches'],
    count: 1840,
    usd: [6399, 5799],
    cad: [8599, 7799],
    weightGrams: 240,
    fits: TESSEL_FLOW,
    about: [
      'A full set for the Flow series: one of each color, sealed one by one so that the spares stay fresh for two years.',
      'Un jeu complet pour la série Flow : une cartouche par couleur, scellées une à une pour rester fraîches deux ans.',
    ],
    bundle: [
      { itemId: '402201', qty: 1 },
      { itemId: '402202', qty: 1 },
      { itemId: '402203', qty: 1 },
      { itemId: '402204', qty: 1 },
    ],
    facets: { color: ['Assorted', 'Couleurs variées'], yield: STANDARD, pack: '4' },
    picture: { type: 'ink-cartridge', color: '#24262c', brand: 'Tessel', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...INK,
    id: '402301',
    part: 'OND-TK31-BK',
    brand: 'Ondine',
    name: ['Ondine TK-31 ink bottle for InkJoy Tank, black', 'Bouteille d’encre Ondine TK-31 pour InkJoy Tank, noir'],
    pack: pages(6000),
    count: 6000,
    usd: 1999,
    cad: 2699,
    weightGrams: 190,
    fits: INKJOY_TANK,
    about: [
      'A bottle that stops pouring by itself when the tank is full. About a third of a cent a page.',
      'Une bouteille qui cesse de couler d’elle-même quand le réservoir est plein. Environ un tiers de cent la page.',
    ],
    specs: { color: BLACK, yield: count(6000, 'pages', 'pages'), volume: fluidOunces(4.6), inkType: ['Pigment', 'À pigments'] },
    facets: { color: BLACK, yield: HIGH },
    picture: { type: 'ink-bottle', color: '#2e3136', brand: 'Ondine', label: 'TK-31' },
  }),
  item({
    ...INK,
    id: '402401',
    part: 'ORL-P8-6PK',
    brand: 'Oriel',
    name: ['Oriel P8 photo ink, six colors', 'Encre photo Oriel P8, six couleurs'],
    pack: ['6 cartridges', '6 cartouches'],
    usd: 8999,
    cad: 11999,
    weightGrams: 330,
    fits: ORIEL_PRISM,
    about: [
      'Six inks, light cyan and light magenta among them, for skies without grain. Prints last a lifetime in an album.',
      'Six encres, dont un cyan et un magenta clairs, pour des ciels sans grain. Les tirages durent toute une vie dans un album.',
    ],
    specs: {
      color: ['Black, cyan, magenta, yellow, light cyan, light magenta', 'Noir, cyan, magenta, jaune, cyan clair, magenta clair'],
      yield: ['About 180 photos, 4 x 6 in.', 'Environ 180 photos, 4 x 6 po'],
      inkType: ['Dye', 'À colorants'],
    },
    facets: { color: ['Assorted', 'Couleurs variées'], yield: STANDARD, pack: '6' },
    picture: { type: 'ink-cartridge', color: '#7a4a9e', brand: 'Oriel', pack: { form: 'pack', n: 5 } },
  }),
];
