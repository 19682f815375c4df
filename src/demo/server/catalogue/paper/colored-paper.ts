// Colored paper and card stock, by the ream and by the pack; the colors of one weight form a SKU set.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { basis, count, inches, type Pair } from '../kit/measures.ts';

const LETTER = inches(8.5, 11);
const SHEET: Pair = ['sheet', 'feuille'];

/** Pastel ream: each color with its own use. */
const pastel = (id: string, color: ColorName, en: string, fr: string) => {
  const [shade, teinte] = hue(color, 'm');
  return item({
    id,
    part: `TLG-PS20-${colorCode(color)}`,
    category: 'colored-paper',
    brand: 'Tallgrass',
    unit: SHEET,
    count: 500,
    name: [`Tallgrass Pastel paper, ${shade}, 8.5 x 11 in., 20 lb.`, `Papier pastel Tallgrass, ${teinte}, 8,5 x 11 po, 20 lb`],
    pack: count(500, 'sheets', 'feuilles'),
    about: [en, fr],
    usd: 1099,
    cad: 1449,
    weightGrams: 2270,
    set: 'tallgrass-pastel-20',
    options: { color: hueLabel(color) },
    specs: {
      color: hueLabel(color),
      sheetSize: LETTER,
      basisWeight: basis(20, 75),
      recycled: ['30% post-consumer', '30 % postconsommation'],
      sheets: '500',
    },
    facets: { color: hueLabel(color), size: LETTER, weight: ['20 lb.', '20 lb'] },
    picture: { type: 'copy-paper-ream', color: hex(color), brand: 'Tallgrass', label: 'Letter' },
  });
};

interface CardStock {
  id: string;
  part: string;
  color: ColorName;
  lb: number;
  gsm: number;
  sheets: number;
  usd: number;
  cad: number;
  about: Pair;
}

const cardStock = ({ id, part, color, lb, gsm, sheets, usd, cad, about }: CardStock) => {
  const [shade, teinte] = hue(color, 'm');
  return item({
    id,
    part,
    category: 'card-stock',
    brand: 'Tallgrass',
    unit: SHEET,
    count: sheets,
    about,
    usd,
    cad,
    name: [`Tallgrass card stock, ${shade}, 8.5 x 11 in., ${lb} lb.`, `Papier cartonné Tallgrass, ${teinte}, 8,5 x 11 po, ${lb} lb`],
    pack: count(sheets, 'sheets', 'feuilles'),
    specs: { color: hueLabel(color), sheetSize: LETTER, basisWeight: basis(lb, gsm), finish: ['Smooth', 'Lisse'], sheets: String(sheets) },
    weightGrams: Math.round(sheets * gsm * 0.0603),
    facets: { color: hueLabel(color), size: LETTER, weight: [`${lb} lb. card`, `${lb} lb carton`] },
    picture: { type: 'copy-paper-ream', color: hex(color), brand: 'Tallgrass', label: `${lb} lb` },
    ...(id === '252101' && { marks: ['newPackaging'] as const }),
  });
};

export const coloredPaper = [
  item({
    id: '252001',
    part: 'TLG-PS24-AST',
    category: 'colored-paper',
    brand: 'Tallgrass',
    unit: SHEET,
    count: 500,
    usd: 1449,
    cad: 1899,
    weightGrams: 2720,
    name: [
      'Tallgrass Pastel paper, assorted colors, 8.5 x 11 in., 24 lb.',
      'Papier pastel Tallgrass, couleurs variées, 8,5 x 11 po, 24 lb',
    ],
    pack: ['500 sheets, 5 colors', '500 feuilles, 5 couleurs'],
    about: [
      'One hundred sheets each of blue, green, canary, pink and ivory in one ream. Thick enough for two-sided flyers.',
      'Cent feuilles chacune de bleu, vert, canari, rose et ivoire dans une même rame. Assez épais pour un dépliant recto verso.',
    ],
    specs: {
      color: ['Blue, green, canary, pink, ivory', 'Bleu, vert, canari, rose, ivoire'],
      sheetSize: LETTER,
      basisWeight: basis(24, 90),
      sheets: '500',
    },
    facets: { color: ['Assorted', 'Couleurs variées'], size: LETTER, weight: ['24 lb.', '24 lb'] },
    picture: { type: 'copy-paper-ream', color: '#e3a7bd', brand: 'Tallgrass', label: '5 colors' },
  }),
  pastel(
    '252002',
    'lightBlue',
    'A quiet blue for meeting notices and copies that must not be mistaken for the original.',
    'Un bleu discret pour les avis de réunion et les copies à ne pas confondre avec l’original.',
  ),
  pastel(
    '252003',
    'canary',
    'The classic canary of second copies and change orders. Easy to find in a white file.',
    'Le canari classique des deuxièmes copies et des avis de modification. Facile à repérer dans un dossier blanc.',
  ),
  pastel(
    '252004',
    'pink',
    'Soft pink for sign-up sheets, schedules and school notes home.',
    'Un rose doux pour les feuilles d’inscription, les horaires et les mots aux parents.',
  ),
  pastel(
    '252005',
    'green',
    'Pastel green that photocopies clean: the tint disappears, the text stays.',
    'Un vert pastel qui se photocopie bien : la teinte disparaît, le texte reste.',
  ),
  pastel(
    '252006',
    'ivory',
    'Warm ivory for letterheads, menus and order-of-service sheets.',
    'Un ivoire chaleureux pour le papier à en-tête, les menus et les programmes.',
  ),
  item({
    id: '252010',
    part: 'TLG-NE24-AST',
    category: 'colored-paper',
    brand: 'Tallgrass',
    unit: SHEET,
    count: 500,
    usd: [1799, 1499],
    cad: [2299, 1999],
    weightGrams: 2720,
    name: [
      'Tallgrass Neon paper, five bright colors, 8.5 x 11 in., 24 lb.',
      'Papier néon Tallgrass, cinq couleurs vives, 8,5 x 11 po, 24 lb',
    ],
    pack: ['500 sheets, 5 colors', '500 feuilles, 5 couleurs'],
    about: [
      'Colors you can see from across the parking lot: for garage sales, lost cats and fire-drill signs.',
      'Des couleurs visibles de l’autre bout du stationnement : ventes-débarras, chats perdus, consignes d’évacuation.',
    ],
    specs: {
      color: ['Neon yellow, orange, pink, green, blue', 'Jaune, orange, rose, vert et bleu néon'],
      sheetSize: LETTER,
      basisWeight: basis(24, 90),
      sheets: '500',
    },
    facets: { color: ['Assorted', 'Couleurs variées'], size: LETTER, weight: ['24 lb.', '24 lb'] },
    picture: { type: 'copy-paper-ream', color: '#d9772b', brand: 'Tallgrass', label: 'Neon' },
  }),
  cardStock({
    id: '252101',
    part: 'TLG-CS65-WHT',
    color: 'white',
    lb: 65,
    gsm: 176,
    sheets: 250,
    usd: 1179,
    cad: 1549,
    about: [
      'Stiff enough to stand, thin enough to feed: place cards, tabs, report covers and postcards from your own printer.',
      'Assez rigide pour tenir debout, assez mince pour l’imprimante : marque-places, onglets, couvertures de rapport et cartes postales.',
    ],
  }),
  cardStock({
    id: '252102',
    part: 'TLG-CS110-WHT',
    color: 'white',
    lb: 110,
    gsm: 199,
    sheets: 250,
    usd: 1349,
    cad: 1799,
    about: [
      'Index weight for membership cards and hang tags that take some handling. Use the straight paper path.',
      'Un carton de type fiche pour les cartes de membre et les étiquettes qui passent de main en main. Utiliser le chemin de papier droit.',
    ],
  }),
  cardStock({
    id: '252103',
    part: 'TLG-CS65-IVR',
    color: 'ivory',
    lb: 65,
    gsm: 176,
    sheets: 100,
    usd: 899,
    cad: 1199,
    about: [
      'A soft ivory for invitations and certificates, in a pack that one event uses up.',
      'Un ivoire doux pour les invitations et les certificats, dans un paquet à l’échelle d’un événement.',
    ],
  }),
  cardStock({
    id: '252104',
    part: 'TLG-CS65-BLK',
    color: 'black',
    lb: 65,
    gsm: 176,
    sheets: 100,
    usd: 1049,
    cad: 1399,
    about: [
      'Black through and through: cut edges stay black. Made for mounting photographs and swatches.',
      'Noir dans la masse : les bords coupés restent noirs. Parfait pour monter photos et échantillons.',
    ],
  }),
];
