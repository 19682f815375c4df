// Tabb & Co. binders: view binders by ring size and color, and the heavy-duty line.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, figure, type Pair, size } from '../kit/measures.ts';

const EACH: Pair = ['each', 'unité'];
const LETTER: Pair = ['11 x 8.5 in. sheets', 'Feuilles de 11 x 8,5 po'];

interface View {
  id: string;
  ring: 0.5 | 1 | 1.5 | 2 | 3 | 4;
  sheets: number;
  color: ColorName;
  usd: number | readonly [number, number];
  cad: number | readonly [number, number];
  about: Pair;
  ringKind: 'D' | 'O';
}

const viewBinder = ({ id, ring, sheets, color, usd, cad, about, ringKind }: View) =>
  item({
    id,
    part: `TBC-VB${String(ring * 10).padStart(2, '0')}-${colorCode(color)}`,
    category: 'binders',
    brand: 'Tabb & Co.',
    kind: 'skuSet',
    set: 'tabb-view-binder',
    unit: EACH,
    count: 1,
    usd,
    cad,
    about,
    options: { ring: [`${ring} in.`, `${figure(ring)[1]} po`], color: hueLabel(color) },
    weightGrams: Math.round(260 + ring * 150),
    name: [
      `Tabb & Co. ${ring} in. view binder, ${ringKind === 'D' ? 'D-ring' : 'round ring'}, ${hue(color, 'f')[0]}`,
      `Reliure à pochette Tabb & Co., ${figure(ring)[1]} po, anneaux ${ringKind === 'D' ? 'en D' : 'ronds'}, ${hue(color, 'f')[1]}`,
    ],
    pack: [`1 binder, ${sheets} sheets`, `1 reliure, ${sheets} feuilles`],
    specs: {
      ring: [`${ring} in., ${ringKind === 'D' ? 'D-shaped' : 'round'}`, `${figure(ring)[1]} po, ${ringKind === 'D' ? 'en D' : 'ronds'}`],
      capacity: count(sheets, 'sheets', 'feuilles'),
      sheetSize: LETTER,
      size: size(10.25 + ring * 0.2, 11.6, ring + 0.6),
      recycled: ['35% of the board', '35 % du carton'],
      color: hueLabel(color),
    },
    facets: {
      color: hueLabel(color),
      ring: [`${ring} in.`, `${figure(ring)[1]} po`],
      capacity: [`${sheets} sheets`, `${sheets} feuilles`],
    },
    picture: { type: 'binder', color: hex(color), brand: 'Tabb & Co.', label: `${ring} in.` },
  });

export const binders = [
  item({
    id: '275530',
    part: 'TBC-VB20-INK',
    category: 'binders',
    brand: 'Tabb & Co.',
    kind: 'skuSet',
    set: 'tabb-view-binder',
    options: { ring: ['2 in.', '2 po'], color: ['Ink blue', 'Bleu encre'] },
    unit: EACH,
    count: 1,
    usd: [1249, 949],
    cad: [1649, 1249],
    weightGrams: 560,
    name: ['Tabb & Co. 2 in. view binder, D-ring, ink blue', 'Reliure à pochette Tabb & Co., 2 po, anneaux en D, bleu encre'],
    pack: ['1 binder, 500 sheets', '1 reliure, 500 feuilles'],
    accessories: ['276301', '246814'],
    about: [
      'D-rings hold a quarter more than round ones and the pages lie square. The clear sleeve takes your own cover.',
      'Les anneaux en D contiennent un quart de plus que les ronds et les pages restent droites. La pochette transparente reçoit votre propre couverture.',
    ],
    features: [
      ['One-hand lever opens all three rings', 'Un seul levier ouvre les trois anneaux'],
      ['Prints do not stick to the sleeve', 'L’impression ne colle pas à la pochette'],
      ['Four inside pockets', 'Quatre pochettes intérieures'],
    ],
    specs: {
      ring: ['2 in., D-shaped', '2 po, en D'],
      capacity: count(500, 'sheets', 'feuilles'),
      sheetSize: LETTER,
      size: size(10.7, 11.6, 2.6),
      recycled: ['35% of the board', '35 % du carton'],
    },
    facets: { color: ['Blue', 'Bleu'], ring: ['2 in.', '2 po'], capacity: ['500 sheets', '500 feuilles'] },
    picture: { type: 'binder', color: '#2b4a78', brand: 'Tabb & Co.', label: '2 in.' },
  }),
  viewBinder({
    id: '275510',
    ring: 1,
    sheets: 225,
    color: 'white',
    ringKind: 'O',
    usd: 549,
    cad: 749,
    about: [
      'The binder for one project, one course, one quarter. White, so the cover you slip in sets the tone.',
      'La reliure d’un projet, d’un cours, d’un trimestre. Blanche, pour que la couverture glissée dedans donne le ton.',
    ],
  }),
  viewBinder({
    id: '275511',
    ring: 1,
    sheets: 225,
    color: 'black',
    ringKind: 'O',
    usd: 549,
    cad: 749,
    about: [
      'Plain black with a clear front, for reports that go to the board.',
      'Noire et sobre, à devant transparent, pour les rapports destinés au conseil.',
    ],
  }),
  viewBinder({
    id: '275512',
    ring: 1,
    sheets: 225,
    color: 'red',
    ringKind: 'O',
    usd: 549,
    cad: 749,
    about: [
      'Red on the shelf means safety sheets or first aid. People find it without asking.',
      'Le rouge sur l’étagère, c’est la sécurité ou les premiers soins. On le trouve sans demander.',
    ],
  }),
  viewBinder({
    id: '275520',
    ring: 1.5,
    sheets: 375,
    color: 'teal',
    ringKind: 'D',
    usd: 799,
    cad: 1049,
    about: [
      'A size between, for a thesis or a season of rehearsal scores.',
      'Un format intermédiaire, pour une thèse ou une saison de partitions.',
    ],
  }),
  viewBinder({
    id: '275531',
    ring: 2,
    sheets: 500,
    color: 'white',
    ringKind: 'D',
    usd: 1149,
    cad: 1499,
    about: [
      'Five hundred sheets with room for tabs; the spine label slides in from the top.',
      'Cinq cents feuilles, avec la place pour des onglets; l’étiquette du dos se glisse par le haut.',
    ],
  }),
  viewBinder({
    id: '275540',
    ring: 3,
    sheets: 635,
    color: 'black',
    ringKind: 'D',
    usd: 1499,
    cad: 1999,
    about: [
      'For policies and procedures. A steel hinge at the spine keeps it shut when full.',
      'Pour les politiques et procédures. Une charnière d’acier au dos la garde fermée une fois pleine.',
    ],
  }),
  viewBinder({
    id: '275550',
    ring: 4,
    sheets: 780,
    color: 'white',
    ringKind: 'D',
    usd: 2199,
    cad: 2899,
    about: [
      'Our largest ring. Stands on its own and holds a year of invoices.',
      'Notre plus grand anneau. Tient debout toute seule et contient une année de factures.',
    ],
  }),
  item({
    id: '276301',
    part: 'TBC-DIV8-CLR',
    category: 'dividers',
    brand: 'Tabb & Co.',
    unit: ['set', 'jeu'],
    count: 4,
    usd: 849,
    cad: 1149,
    weightGrams: 340,
    name: ['Tabb & Co. index dividers, 8 clear tabs', 'Intercalaires Tabb & Co., 8 onglets transparents'],
    pack: ['4 sets of 8', '4 jeux de 8'],
    about: [
      'White card dividers with reinforced holes. Print the tab labels from our template or write them by hand.',
      'Intercalaires de carton blanc à trous renforcés. Imprimez les étiquettes avec notre gabarit ou écrivez-les à la main.',
    ],
    specs: {
      tabs: ['8, clear', '8, transparents'],
      sheetSize: ['Letter', 'Lettre'],
      punched: ['3 holes, reinforced', '3 trous renforcés'],
    },
    facets: { color: ['Clear', 'Transparent'], tabs: '8' },
    picture: { type: 'dividers', color: '#cfe0e6', brand: 'Tabb & Co.', label: '8' },
  }),
];
