// File folders, hanging folders and the cabinets they live in.
import { item } from '../kit/item.ts';
import { count, type Pair, pounds, size } from '../kit/measures.ts';

const FOLDER: Pair = ['folder', 'chemise'];
const ASSORTED: Pair = ['Assorted', 'Couleurs variées'];
const MANILA: Pair = ['Manila', 'Manille'];
const LETTER: Pair = ['Letter', 'Lettre'];
const LEGAL: Pair = ['Legal', 'Légal'];
const THIRD: Pair = ['1/3 cut, assorted positions', 'Coupe 1/3, positions variées'];
const folder = { category: 'file-folders', brand: 'Tabb & Co.', unit: FOLDER };
const folders = (n: number): Pair => count(n, 'folders', 'chemises');

const cabinet = {
  category: 'file-cabinets',
  brand: 'Fieldhouse',
  unit: ['each', 'unité'] as Pair,
  count: 1,
  deliveryOnly: true,
  services: ['950201'],
};

export const fileFolders = [
  item({
    ...folder,
    id: '276010',
    part: 'TBC-FF3-AST100',
    name: [
      'Tabb & Co. letter file folders, 1/3 cut, assorted',
      'Chemises de classement Tabb & Co., format lettre, coupe 1/3, couleurs variées',
    ],
    pack: folders(100),
    count: 100,
    usd: 2249,
    cad: 2949,
    weightGrams: 2900,
    about: [
      'Five colors, twenty of each, so that a color can mean something: a client, a year, a status.',
      'Cinq couleurs, vingt de chacune, pour qu’une couleur veuille dire quelque chose : un client, une année, un statut.',
    ],
    features: [
      ['Scored to expand to 3/4 in.', 'Rainurées pour s’élargir jusqu’à 3/4 po'],
      ['Undercut tabs stay visible when full', 'Onglets dégagés, visibles même pleines'],
    ],
    specs: { sheetSize: LETTER, tabs: THIRD, material: ['11 pt. stock, 10% recycled', 'Carton 11 pt, 10 % recyclé'] },
    facets: { color: ASSORTED, size: LETTER, tabs: '1/3' },
    picture: { type: 'file-folders', color: '#7fb3c9', brand: 'Tabb & Co.', pack: { form: 'pack', n: 5 } },
  }),
  item({
    ...folder,
    id: '276011',
    part: 'TBC-FF3-MAN100',
    name: ['Tabb & Co. letter file folders, 1/3 cut, manila', 'Chemises de classement Tabb & Co., format lettre, coupe 1/3, manille'],
    pack: folders(100),
    count: 100,
    usd: 1499,
    cad: 1999,
    weightGrams: 2700,
    marks: ['bestSeller'],
    about: [
      'The folder the cabinet was made for. Stiff enough not to slump, thin enough to fit a hundred.',
      'La chemise pour laquelle le classeur a été fait. Assez rigide pour ne pas s’affaisser, assez mince pour en loger cent.',
    ],
    specs: { sheetSize: LETTER, tabs: THIRD, material: ['11 pt. manila, 10% recycled', 'Manille 11 pt, 10 % recyclé'] },
    facets: { color: MANILA, size: LETTER, tabs: '1/3' },
    picture: { type: 'file-folders', label: '1/3', color: '#e3bd73', brand: 'Tabb & Co.', pack: { form: 'box', n: 100 } },
  }),
  item({
    ...folder,
    id: '276012',
    part: 'TBC-FF3-MANLG',
    name: ['Tabb & Co. legal file folders, 1/3 cut, manila', 'Chemises de classement Tabb & Co., format légal, coupe 1/3, manille'],
    pack: folders(100),
    count: 100,
    usd: 1949,
    cad: 2599,
    weightGrams: 3300,
    about: [
      'Legal length for deeds, leases and court papers that must not be folded.',
      'Longueur légale pour les actes, les baux et les pièces de procédure qu’on ne plie pas.',
    ],
    specs: { sheetSize: LEGAL, tabs: THIRD, material: ['11 pt. manila', 'Manille 11 pt'] },
    facets: { color: MANILA, size: LEGAL, tabs: '1/3' },
    picture: { type: 'file-folders', color: '#d9ab5c', brand: 'Tabb & Co.', label: 'Legal', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...folder,
    id: '276013',
    part: 'TBC-FFP-NVY18',
    name: ['Tabb & Co. poly file folders, letter, jewel colors', 'Chemises de plastique Tabb & Co., format lettre, couleurs vives'],
    pack: folders(18),
    count: 18,
    usd: 1149,
    cad: 1549,
    weightGrams: 620,
    about: [
      'Plastic that shrugs off rain and coffee, for folders that travel in a van.',
      'Du plastique qui se moque de la pluie et du café, pour les chemises qui voyagent en camionnette.',
    ],
    specs: { sheetSize: LETTER, tabs: THIRD, material: ['Polypropylene', 'Polypropylène'] },
    facets: { color: ASSORTED, size: LETTER, tabs: '1/3' },
    picture: { type: 'file-folders', color: '#6d4a9e', brand: 'Tabb & Co.', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...folder,
    id: '276101',
    category: 'hanging-folders',
    part: 'TBC-HF5-GRN25',
    name: ['Tabb & Co. hanging file folders, letter, standard green', 'Dossiers suspendus Tabb & Co., format lettre, vert courant'],
    unit: ['folder', 'dossier'],
    pack: count(25, 'folders, tabs included', 'dossiers, onglets compris'),
    count: 25,
    usd: 1299,
    cad: 1749,
    weightGrams: 1500,
    about: [
      'Coated rods that glide on the rail, with clear tabs and paper inserts in the box.',
      'Tiges enduites qui glissent sur le rail; onglets transparents et étiquettes de papier compris.',
    ],
    specs: { sheetSize: LETTER, tabs: ['1/5 cut', 'Coupe 1/5'], capacity: count(150, 'sheets', 'feuilles') },
    facets: { color: ['Green', 'Vert'], size: LETTER, tabs: '1/5' },
    picture: { type: 'hanging-folders', color: '#4d7a4a', brand: 'Tabb & Co.', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...cabinet,
    id: '521101',
    part: 'FLD-FC2-CHR',
    name: ['Fieldhouse Ridge 2-drawer vertical file cabinet, charcoal', 'Classeur vertical Fieldhouse Ridge à 2 tiroirs, anthracite'],
    pack: ['1 cabinet, assembled', '1 classeur, déjà assemblé'],
    usd: 12999,
    cad: 17999,
    weightGrams: 17200,
    handling: [1500, 1900],
    about: [
      'A quiet cabinet for under the window. High drawer sides take hanging files without an extra frame.',
      'Un classeur silencieux à placer sous la fenêtre. Les côtés hauts reçoivent les dossiers suspendus sans cadre supplémentaire.',
    ],
    specs: {
      drawers: ['2, letter size', '2, format lettre'],
      lock: ['Top drawer', 'Tiroir du haut'],
      material: ['Steel', 'Acier'],
      size: size(15, 22, 28.4),
      weight: pounds(38),
      assembly: ['None', 'Aucun'],
    },
    facets: { color: ['Charcoal', 'Anthracite'], drawers: '2', size: LETTER },
    picture: { type: 'file-cabinet', label: '2', color: '#43474e', brand: 'Fieldhouse' },
  }),
  item({
    ...cabinet,
    id: '521102',
    part: 'FLD-FC4-PUT',
    kind: 'directFurniture',
    name: ['Fieldhouse Ridge 4-drawer vertical file cabinet, putty', 'Classeur vertical Fieldhouse Ridge à 4 tiroirs, mastic'],
    pack: ['1 cabinet, assembled', '1 classeur, déjà assemblé'],
    usd: 24999,
    cad: 33999,
    weightGrams: 35400,
    handling: [2500, 2900],
    about: [
      'Full-height steel with ball-bearing slides, so the bottom drawer opens as lightly as the top one when full.',
      'Pleine hauteur, en acier, sur glissières à billes : le tiroir du bas s’ouvre aussi facilement que celui du haut, même plein.',
    ],
    specs: {
      drawers: ['4, letter size', '4, format lettre'],
      lock: ['All drawers', 'Tous les tiroirs'],
      material: ['Steel', 'Acier'],
      size: size(15, 26.5, 52),
      weight: pounds(78),
      assembly: ['None', 'Aucun'],
    },
    facets: { color: ['Putty', 'Mastic'], drawers: '4', size: LETTER },
    picture: { type: 'file-cabinet', label: '4', color: '#cfc4b0', brand: 'Fieldhouse' },
  }),
  item({
    ...cabinet,
    id: '521103',
    part: 'FLD-MB3-WHT',
    name: ['Fieldhouse Finch 3-drawer mobile pedestal, white', 'Caisson mobile Fieldhouse Finch à 3 tiroirs, blanc'],
    pack: ['1 pedestal, assembled', '1 caisson, déjà assemblé'],
    usd: [17999, 14999],
    cad: [23999, 19999],
    weightGrams: 21500,
    handling: [1500, 1900],
    about: [
      'Rolls under any desk. Two box drawers for pens and one for files, with a fifth wheel so that it can’t tip.',
      'Se glisse sous tout bureau. Deux tiroirs de rangement et un tiroir à dossiers, avec une cinquième roulette antibascule.',
    ],
    specs: {
      drawers: ['2 box, 1 file', '2 de rangement, 1 à dossiers'],
      lock: ['All drawers', 'Tous les tiroirs'],
      size: size(15.4, 19.7, 23.6),
      weight: pounds(47.4),
    },
    facets: { color: ['White', 'Blanc'], drawers: '3', size: LETTER },
    picture: { type: 'file-cabinet', label: '3', color: '#ece8e1', brand: 'Fieldhouse' },
  }),
];
