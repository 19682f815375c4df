// Notebooks: spiral, hardcover, composition and steno.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, inches, type Pair } from '../kit/measures.ts';

const PAGE: Pair = ['sheet', 'feuille'];
const RULING = {
  wide: ['Wide ruled, 11/32 in.', 'Lignes larges, 11/32 po'],
  college: ['College ruled, 9/32 in.', 'Lignes étroites, 9/32 po'],
  dot: ['Dot grid, 5 mm', 'Points, 5 mm'],
  quad: ['Graph, 4 squares per inch', 'Quadrillé, 4 carrés au pouce'],
} as const;

const marlow = (id: string, color: ColorName, ruling: keyof typeof RULING, about: Pair) =>
  item({
    id,
    part: `PNH-MRL-${colorCode(color)}${ruling.slice(0, 1).toUpperCase()}`,
    category: 'notebooks',
    brand: 'Penhallow',
    unit: PAGE,
    count: 120,
    about,
    usd: 1899,
    cad: 2499,
    name: [
      `Penhallow Marlow hardcover notebook, 5.75 x 8.25 in., ${ruling === 'dot' ? 'dot grid' : 'college ruled'}, ${hue(color, 'm')[0]}`,
      `Carnet rigide Penhallow Marlow, 5,75 x 8,25 po, ${ruling === 'dot' ? 'pointillé' : 'ligné'}, ${hue(color, 'm')[1]}`,
    ],
    pack: ['120 sheets, 240 numbered pages', '120 feuilles, 240 pages numérotées'],
    weightGrams: 410,
    set: 'penhallow-marlow',
    options: { color: hueLabel(color), ruling: ruling === 'dot' ? ['Dot grid', 'Pointillé'] : ['College', 'Ligné'] },
    specs: {
      size: inches(5.75, 8.25),
      ruling: RULING[ruling],
      binding: ['Sewn, lies flat', 'Cousue, s’ouvre à plat'],
      basisWeight: ['27 lb. (100 gsm), ivory', '27 lb (100 g/m²), ivoire'],
      closure: ['Elastic band', 'Bande élastique'],
    },
    facets: {
      color: hueLabel(color),
      size: inches(5.75, 8.25),
      ruling: ruling === 'dot' ? ['Dot grid', 'Pointillé'] : ['College ruled', 'Lignes étroites'],
    },
    picture: { type: 'notebook', color: hex(color), brand: 'Penhallow' },
  });

interface Spiral {
  id: string;
  subjects: number;
  sheets: number;
  color: ColorName;
  ruling: keyof typeof RULING;
  usd: number;
  cad: number;
  about: Pair;
}

const spiral = ({ id, subjects, sheets, color, ruling, usd, cad, about }: Spiral) =>
  item({
    id,
    part: `IWB-SP${subjects}-${sheets}${ruling.slice(0, 1).toUpperCase()}`,
    category: 'notebooks',
    brand: 'Inkwell Basics',
    unit: PAGE,
    count: sheets,
    about,
    usd,
    cad,
    weightGrams: sheets * 5,
    name: [
      `Inkwell Basics spiral notebook, ${subjects} subject${subjects > 1 ? 's' : ''}, ${ruling} ruled, ${hue(color, 'm')[0]}`,
      `Cahier à spirale Inkwell Basics, ${subjects} sujet${subjects > 1 ? 's' : ''}, ${ruling === 'wide' ? 'lignes larges' : 'lignes étroites'}, ${hue(color, 'm')[1]}`,
    ],
    pack: count(sheets, 'sheets', 'feuilles'),
    specs: {
      size: ruling === 'wide' ? inches(8, 10.5) : inches(8.5, 11),
      ruling: RULING[ruling],
      sheets: String(sheets),
      punched: ['3 holes, perforated edge', '3 trous, bord détachable'],
    },
    facets: { color: hueLabel(color), ruling: ruling === 'wide' ? ['Wide ruled', 'Lignes larges'] : ['College ruled', 'Lignes étroites'] },
    picture: { type: 'spiral-notebook', color: hex(color), brand: 'Inkwell', label: `${sheets}` },
  });

export const notebooks = [
  marlow('253001', 'darkGreen', 'dot', [
    'A notebook for people who draw boxes around things. Thick ivory paper, numbered pages, a contents page at the front.',
    'Un carnet pour ceux qui encadrent leurs idées. Papier ivoire épais, pages numérotées, table des matières au début.',
  ]),
  marlow('253002', 'navy', 'college', [
    'Lined at a comfortable width and sewn so that it lies flat at page one and at page 239.',
    'Ligné à une largeur confortable et cousu pour rester à plat, de la page 1 à la page 239.',
  ]),
  marlow('253003', 'burgundy', 'dot', [
    'The same notebook in a deep red cloth that hides coffee better than it should.',
    'Le même carnet, en toile rouge profond qui cache le café mieux qu’on ne l’espérait.',
  ]),
  spiral({
    id: '253101',
    subjects: 1,
    sheets: 70,
    color: 'red',
    ruling: 'wide',
    usd: 149,
    cad: 199,
    about: [
      'One class, one notebook. Seventy wide-ruled sheets that tear out clean.',
      'Un cours, un cahier. Soixante-dix feuilles à lignes larges qui se détachent proprement.',
    ],
  }),
  spiral({
    id: '253102',
    subjects: 1,
    sheets: 100,
    color: 'blue',
    ruling: 'college',
    usd: 229,
    cad: 299,
    about: [
      'Full letter size after the perforation, for notes that will end up in a binder.',
      'Format lettre une fois détaché, pour les notes qui finiront dans une reliure.',
    ],
  }),
  spiral({
    id: '253103',
    subjects: 3,
    sheets: 150,
    color: 'purple',
    ruling: 'college',
    usd: 449,
    cad: 599,
    about: [
      'Three sections with pocket dividers, for a semester or a renovation.',
      'Trois sections avec intercalaires à pochette, pour une session ou des rénovations.',
    ],
  }),
  spiral({
    id: '253104',
    subjects: 5,
    sheets: 200,
    color: 'black',
    ruling: 'college',
    usd: 599,
    cad: 799,
    about: [
      'Five sections behind a plastic cover that survives the bottom of a backpack.',
      'Cinq sections sous une couverture de plastique qui survit au fond d’un sac à dos.',
    ],
  }),
  item({
    id: '253201',
    part: 'PNH-LAB-Q',
    category: 'notebooks',
    brand: 'Penhallow',
    unit: PAGE,
    count: 96,
    usd: 1649,
    cad: 2149,
    weightGrams: 520,
    name: ['Penhallow laboratory notebook, 9.25 x 11.75 in., graph', 'Cahier de laboratoire Penhallow, 9,25 x 11,75 po, quadrillé'],
    pack: ['96 sheets, numbered and dated', '96 feuilles, numérotées et datées'],
    about: [
      'Page numbers, a signature line for the witness and a spine that shows if a sheet was removed.',
      'Pages numérotées, ligne de signature pour le témoin et dos qui révèle toute feuille arrachée.',
    ],
    specs: { size: inches(9.25, 11.75), ruling: RULING.quad, binding: ['Sewn, hard cover', 'Cousue, couverture rigide'], sheets: '96' },
    facets: { color: ['Black', 'Noir'], ruling: ['Graph', 'Quadrillé'] },
    picture: { type: 'notebook', color: '#3a3f47', brand: 'Penhallow', label: 'Lab' },
  }),
];
