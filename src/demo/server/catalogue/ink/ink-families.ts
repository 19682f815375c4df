// Ink families with single colours in two sizes, tri-colour pairs, bottles and six-ink photo sets.
import { item } from '../kit/item.ts';
import { count, figure, joined, type Pair } from '../kit/measures.ts';
import { price, table } from '../kit/table.ts';
import { PRINT_COLORS, type PrintColor } from './print-colors.ts';
import { INKJOY_300, INKJOY_600, INKJOY_900, INKJOY_TANK, ORIEL_ECHO, ORIEL_PRISM, TESSEL_FLOW, TESSEL_FLOW_40 } from './printer-models.ts';

interface InkYield {
  readonly suffix: '' | 'XL';
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
  readonly yields: readonly InkYield[];
}

const FAMILIES: readonly Family[] = [
  {
    base: 402110,
    brand: 'Ondine',
    model: 'IJ-90',
    part: 'OND-IJ90',
    fits: INKJOY_900,
    about: [
      'Pigment ink for the InkJoy 900 Pro line: it doesn’t smear under a highlighter.',
      'Encre à pigments pour la gamme InkJoy 900 Pro : elle ne bave pas sous le surligneur.',
    ],
    yields: [
      { suffix: '', black: 1000, color: 700, usd: [2699, 2299], cad: [3599, 2999] },
      { suffix: 'XL', black: 2300, color: 1600, usd: [4299, 3699], cad: [5699, 4899] },
    ],
  },
  {
    base: 402210,
    brand: 'Tessel',
    model: 'T18',
    part: 'TSL-T18X',
    fits: TESSEL_FLOW,
    about: [
      'The large size for the Flow series, in the same holder as the small one.',
      'Le grand format pour la série Flow, dans le même support que le petit.',
    ],
    yields: [{ suffix: 'XL', black: 1300, color: 1100, usd: [3499, 2899], cad: [4599, 3849] }],
  },
  {
    base: 402220,
    brand: 'Tessel',
    model: 'T40',
    part: 'TSL-T40',
    fits: TESSEL_FLOW_40,
    about: [
      'For the Flow 40 at home; sealed until the moment it clicks in.',
      'Pour l’imprimante familiale Flow 40; reste scellée jusqu’à la mise en place.',
    ],
    yields: [
      { suffix: '', black: 260, color: 220, usd: [1299, 1099], cad: [1699, 1449] },
      { suffix: 'XL', black: 600, color: 480, usd: [2299, 1899], cad: [2999, 2499] },
    ],
  },
  {
    base: 402410,
    brand: 'Oriel',
    model: 'E22',
    part: 'ORL-E22',
    fits: ORIEL_ECHO,
    about: [
      'For the Oriel Echo. The level window is on the side you can see.',
      'Pour l’Oriel Echo. La fenêtre de niveau est du côté visible.',
    ],
    yields: [
      { suffix: '', black: 350, color: 300, usd: [1499, 1299], cad: [1999, 1699] },
      { suffix: 'XL', black: 850, color: 720, usd: [2799, 2399], cad: [3699, 3149] },
    ],
  },
];

const INKS: readonly PrintColor[] = ['BK', 'C', 'M', 'Y'];

const cartridge = (family: Family, figures: InkYield, ink: PrintColor, place: number) => {
  const { en, fr, shown, paint, use, useXl } = PRINT_COLORS[ink];
  const which = ink === 'BK' ? 0 : 1;
  const pages = ink === 'BK' ? figures.black : figures.color;
  const xl = figures.suffix === 'XL';
  const model = family.model + figures.suffix;
  return item({
    id: String(family.base + (xl ? 5 : 1) + place),
    part: `${family.part}${xl && !family.part.endsWith('X') ? 'X' : ''}-${ink}`,
    category: 'ink',
    brand: family.brand,
    unit: 'page',
    count: pages,
    usd: figures.usd[which],
    cad: figures.cad[which],
    fits: family.fits,
    weightGrams: xl ? 85 : 60,
    name: [
      `${family.brand} ${model}${xl ? ' high-yield' : ''} ink cartridge, ${en}`,
      `Cartouche d’encre ${family.brand} ${model}${xl ? ' à haut rendement' : ''}, ${fr}`,
    ],
    pack: [`About ${figure(pages)[0]} pages`, `Environ ${figure(pages)[1]} pages`],
    about: joined(xl ? useXl : use, family.about),
    set: `ink-${family.model.toLowerCase()}${family.yields.length === 1 ? '-xl' : ''}`,
    options: { color: shown, yield: xl ? ['High', 'Élevé'] : ['Standard', 'Standard'] },
    specs: { color: shown, yield: count(pages, 'pages', 'pages') },
    facets: { color: shown, yield: xl ? ['High', 'Élevé'] : ['Standard', 'Standard'] },
    picture: { type: 'ink-cartridge', color: paint, label: model, pack: { form: 'single' } },
  });
};

const single = FAMILIES.flatMap((family) =>
  family.yields.flatMap((figures) => INKS.map((ink, place) => cartridge(family, figures, ink, place))),
);

const MODELS: Readonly<Record<string, readonly string[]>> = {
  '300': INKJOY_300,
  '600': INKJOY_600,
  '900': INKJOY_900,
  tank: INKJOY_TANK,
  prism: ORIEL_PRISM,
  flow: TESSEL_FLOW,
  'flow-40': TESSEL_FLOW_40,
  echo: ORIEL_ECHO,
};

const others = table(
  ['id', 'part', 'brand', 'name', 'pages', 'for', 'usd', 'cad', 'paint', 'form'],
  `
402106 | OND-IJ30-BK | Ondine | IJ-30 ink cartridge, black / Cartouche d’encre ~IJ-30, noir | 120 | 300 | 1399 | 1849 | #24262c | single
  The small black for the InkJoy 300. Buy the XL if you print more than a page a day.
  Le petit noir de l’InkJoy 300. Prenez le XL si vous imprimez plus d’une page par jour.
402107 | OND-IJ30-TRI | Ondine | IJ-30 ink cartridge, tri-color / Cartouche d’encre ~IJ-30, trois couleurs | 100 | 300 | 1699 | 2249 | #c23b6e | single
  Three colors and the print head in one small body.
  Trois couleurs et la tête d’impression dans un petit boîtier.
402108 | OND-IJ30XL-BK | Ondine | IJ-30XL high-yield ink cartridge, black / Cartouche d’encre ~IJ-30XL à haut rendement, noir | 300 | 300 | 2399 | 3199 | #3a3f47 | single
  Two and a half times the pages in the same cradle.
  Deux fois et demie les pages dans le même berceau.
402109 | OND-IJ30-CMB | Ondine | IJ-30 ink cartridges, black and tri-color / Cartouches d’encre ~IJ-30, noir et trois couleurs | 220 | 300 | 2899>2599 | 3849>3449 | #24262c | pack
  The pair a starter InkJoy needs after its first month.
  La paire qu’il faut à une InkJoy après son premier mois.
402120 | OND-IJ90XL-4PK | Ondine | IJ-90XL ink cartridges, four colors / Cartouches d’encre ~IJ-90XL, quatre couleurs | 7100 | 900 | 13999>12499 | 18499>16499 | #2b4c9b | pack
  The full set for a Pro in daily use.
  L’ensemble complet pour une Pro utilisée chaque jour.
402230 | TSL-T18X-4PK | Tessel | T18XL ink cartridges, four colors / Cartouches d’encre ~T18XL, quatre couleurs | 4600 | flow | 10999 | 14499 | #1f7a80 | pack
  Four large cartridges for the Flow, sealed one by one.
  Quatre grandes cartouches pour la Flow, scellées une à une.
402231 | TSL-T40-4PK | Tessel | T40 ink cartridges, four colors / Cartouches d’encre ~T40, quatre couleurs | 920 | flow-40 | 4199 | 5549 | #6d4a9e | pack
  The set that costs less than most of a new printer, as it should.
  L’ensemble qui coûte bien moins qu’une imprimante neuve, comme il se doit.
402302 | OND-TK31-C | Ondine | TK-31 ink bottle for InkJoy Tank, cyan / Bouteille d’encre ~TK-31 pour InkJoy Tank, cyan | 7500 | tank | 1299 | 1749 | #1f9fd0 | box
  Keyed to the cyan tank, so it can’t be poured into the wrong one.
  Le goulot n’entre que dans le réservoir cyan : impossible de se tromper.
402303 | OND-TK31-M | Ondine | TK-31 ink bottle for InkJoy Tank, magenta / Bouteille d’encre ~TK-31 pour InkJoy Tank, magenta | 7500 | tank | 1299 | 1749 | #d33a86 | box
  Pours without a squeeze and stops without a drip.
  Se verse sans presser et s’arrête sans goutter.
402304 | OND-TK31-Y | Ondine | TK-31 ink bottle for InkJoy Tank, yellow / Bouteille d’encre ~TK-31 pour InkJoy Tank, jaune | 7500 | tank | 1299 | 1749 | #f0c81e | box
  The last of the three to empty, as a rule.
  La dernière des trois à se vider, en général.
402305 | OND-TK31-4PK | Ondine | TK-31 ink bottles for InkJoy Tank, four colors / Bouteilles d’encre ~TK-31 pour InkJoy Tank, quatre couleurs | 13500 | tank | 5499 | 7299 | #2f6f8f | pack
  A refill of all four tanks: two years of a busy kitchen table.
  De quoi remplir les quatre réservoirs : deux ans de table de cuisine occupée.
402402 | ORL-P8-BK | Oriel | P8 photo ink, photo black / Encre photo ~P8, noir photo | 120 | prism | 1699 | 2249 | #24262c | single
  Photo black for glossy paper; deep enough for night streets.
  Le noir photo pour papier glacé; assez profond pour les rues la nuit.
402403 | ORL-P8-C | Oriel | P8 photo ink, cyan / Encre photo ~P8, cyan | 120 | prism | 1599 | 2099 | #1f9fd0 | single
  Cyan for the Prism photo printers.
  Le cyan des imprimantes photo Prism.
402404 | ORL-P8-M | Oriel | P8 photo ink, magenta / Encre photo ~P8, magenta | 120 | prism | 1599 | 2099 | #d33a86 | single
  Magenta for the Prism, matched to its paper profiles.
  Le magenta des Prism, accordé à leurs profils de papier.
402405 | ORL-P8-Y | Oriel | P8 photo ink, yellow / Encre photo ~P8, jaune | 120 | prism | 1599 | 2099 | #f0c81e | single
  Yellow that doesn’t fade before the blue beside it.
  Un jaune qui ne pâlit pas avant le bleu d’à côté.
402406 | ORL-P8-LC | Oriel | P8 photo ink, light cyan / Encre photo ~P8, cyan clair | 180 | prism | 1599 | 2099 | #8fd0ea | single
  Light cyan keeps the grain out of skies.
  Le cyan clair garde les ciels sans grain.
402407 | ORL-P8-LM | Oriel | P8 photo ink, light magenta / Encre photo ~P8, magenta clair | 180 | prism | 1599 | 2099 | #f0a8c8 | single
  Light magenta keeps the grain out of cheeks.
  Le magenta clair garde les joues sans grain.
402420 | ORL-E22X-4PK | Oriel | E22XL ink cartridges, four colors / Cartouches d’encre ~E22XL, quatre couleurs | 3010 | echo | 8999 | 11899 | #5f7a3a | pack
  The Echo set, large size, in a box that fits the mailbox.
  L’ensemble Echo, grand format, dans une boîte qui passe la fente à lettres.
402501 | IWB-RI65-BK | Inkwell Basics | RI-65XL remanufactured ink for Ondine IJ-65XL, black / Encre réusinée ~RI-65XL pour Ondine IJ-65XL, noir | 600 | 600 | 1999 | 2649 | #3d5a50 | single
  Cleaned, refilled, printed once, and boxed. Reads its own ink level.
  Nettoyée, remplie, essayée une fois, emballée. Indique son niveau d’encre.
402502 | IWB-RI65-TRI | Inkwell Basics | RI-65XL remanufactured ink for Ondine IJ-65XL, tri-color / Encre réusinée ~RI-65XL pour Ondine IJ-65XL, trois couleurs | 450 | 600 | 2199 | 2899 | #a83a6e | single
  Color from a second life, guaranteed for two years.
  La couleur en deuxième vie, garantie deux ans.
`,
).map(({ id, part, brand, name, pages, for: line, usd, cad, paint, form, about }) => {
  const [en = '', fr = ''] = name.split(' / ');
  const n = Number(pages);
  return item({
    id,
    part,
    brand,
    about,
    category: 'ink',
    unit: 'page',
    count: n,
    usd: price(usd),
    cad: price(cad),
    fits: MODELS[line] ?? [],
    weightGrams: form === 'pack' ? 260 : 70,
    name: [`${brand} ${en}`, fr.replace('~', `${brand} `)],
    pack: [`About ${figure(n)[0]} pages`, `Environ ${figure(n)[1]} pages`],
    specs: { yield: count(n, 'pages', 'pages') },
    facets: {
      color:
        /black/.test(en) && form === 'single'
          ? ['Black', 'Noir']
          : form === 'pack'
            ? ['Assorted', 'Couleurs variées']
            : ['Color', 'Couleur'],
      yield: /XL|TK/.test(en) ? ['High', 'Élevé'] : ['Standard', 'Standard'],
    },
    picture: {
      type: form === 'box' ? 'ink-bottle' : 'ink-cartridge',
      color: form === 'pack' ? undefined : paint,
      label: en.split(' ')[0] ?? '',
      pack: { form: form === 'pack' ? 'pack' : 'single', n: form === 'pack' ? 4 : 1 },
    },
  });
});

export const inkFamilies = [...single, ...others];
