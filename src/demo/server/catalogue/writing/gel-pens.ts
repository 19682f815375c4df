// Gel pens by Quillon and Penhallow, with the own brand beside them.
import { ASSORTED, colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, mm, type Pair } from '../kit/measures.ts';

const PEN: Pair = ['pen', 'stylo'];
const glide = { category: 'gel-pens', brand: 'Quillon', unit: PEN };

interface Dozen {
  id: string;
  color: ColorName;
  point: 0.5 | 0.7;
  usd: number;
  cad: number;
  rating: readonly [number, number];
  about: Pair;
}

/** A dozen of one color of the Glide. */
const glideDozen = ({ id, color, point, usd, cad, rating, about }: Dozen) =>
  item({
    ...glide,
    id,
    part: `QLN-GLD${point * 10}-${colorCode(color)}12`,
    about,
    usd,
    cad,
    rating,
    count: 12,
    pack: count(12, 'pens', 'stylos'),
    weightGrams: 142,
    set: `quillon-glide-${point * 10}`,
    options: { color: hueLabel(color) },
    name: [
      `Quillon Glide retractable gel pens, ${point} mm, ${hue(color, 'm')[0]}`,
      `Stylos gel rétractables Quillon Glide, ${mm(point)[1]}, ${hue(color, 'mp')[1]}`,
    ],
    specs: {
      inkColor: hueLabel(color),
      point: mm(point),
      lineWidth: point === 0.5 ? mm(0.3) : mm(0.4),
      inkType: ['Gel, water-based', 'Gel, à base d’eau'],
      grip: ['Rubber', 'Caoutchouc'],
      refill: 'GR-7',
    },
    facets: { color: hueLabel(color), point: mm(point), pack: '12' },
    picture: {
      type: 'gel-pens',
      color: hex(color),
      brand: 'Quillon',
      pack: point === 0.5 ? { form: 'box', n: 12 } : { form: 'pack', n: 3 },
    },
  });

export const gelPens = [
  item({
    ...glide,
    id: '310877',
    part: 'QLN-GLD7-AST12',
    name: ['Quillon Glide retractable gel pens, 0.7 mm, assorted', 'Stylos gel rétractables Quillon Glide, 0,7 mm, couleurs variées'],
    pack: count(12, 'pens', 'stylos'),
    count: 12,
    usd: [1729, 1299],
    cad: [2249, 1699],
    rating: [4.8, 4412],
    weightGrams: 142,
    marks: ['bestSeller'],
    alternates: ['310885', '310901'],
    accessories: ['253001'],
    about: [
      'Ink that starts on the first stroke and dries before your hand gets there. Twelve colors, from navy to coral, all with the same soft grip.',
      'Une encre qui part au premier trait et sèche avant que la main n’arrive. Douze couleurs, du marine au corail, toutes avec la même prise souple.',
    ],
    features: [
      ['Dries in under a second: good for left-handed writers', 'Sèche en moins d’une seconde : idéal pour les gauchers'],
      ['Refillable with GR-7', 'Rechargeable avec GR-7'],
      ['Clip of spring steel', 'Agrafe en acier à ressort'],
    ],
    specs: {
      inkColor: ['12 colors', '12 couleurs'],
      point: mm(0.7),
      lineWidth: mm(0.4),
      inkType: ['Gel, water-based', 'Gel, à base d’eau'],
      grip: ['Rubber', 'Caoutchouc'],
      refill: 'GR-7',
    },
    facets: { color: ASSORTED, point: mm(0.7), pack: '12' },
    set: 'quillon-glide-7',
    options: { color: ASSORTED },
    picture: { type: 'gel-pens', color: '#2b4c9b', brand: 'Quillon', pack: { form: 'pack', n: 6 } },
  }),
  glideDozen({
    id: '310878',
    color: 'black',
    point: 0.7,
    usd: 1599,
    cad: 2099,
    rating: [4.8, 3866],
    about: [
      'The one that vanishes from meeting rooms. Deep black that photocopies well.',
      'Celui qui disparaît des salles de réunion. Un noir profond qui se photocopie bien.',
    ],
  }),
  glideDozen({
    id: '310879',
    color: 'blue',
    point: 0.7,
    usd: 1599,
    cad: 2099,
    rating: [4.7, 2290],
    about: [
      'Blue for signatures: plainly an original, never a copy.',
      'Le bleu des signatures : clairement un original, jamais une copie.',
    ],
  }),
  glideDozen({
    id: '310880',
    color: 'red',
    point: 0.7,
    usd: 1599,
    cad: 2099,
    rating: [4.6, 604],
    about: [
      'Red for corrections and balances you would rather not see.',
      'Le rouge des corrections et des soldes qu’on préférerait ne pas voir.',
    ],
  }),
  glideDozen({
    id: '310881',
    color: 'black',
    point: 0.5,
    usd: 1649,
    cad: 2149,
    rating: [4.7, 1542],
    about: [
      'A finer point for small boxes, crosswords and ledgers.',
      'Une pointe plus fine pour les petites cases, les mots croisés et les registres.',
    ],
  }),
  glideDozen({
    id: '310882',
    color: 'purple',
    point: 0.5,
    usd: 1649,
    cad: 2149,
    rating: [4.5, 318],
    about: [
      'Fine purple for margins: gentler than red, just as clear.',
      'Un violet fin pour les marges : plus doux que le rouge, tout aussi clair.',
    ],
  }),
  item({
    ...glide,
    id: '310885',
    part: 'QLN-DRF5-AST8',
    name: ['Quillon Drift stick gel pens, 0.5 mm, assorted', 'Stylos gel à capuchon Quillon Drift, 0,5 mm, couleurs variées'],
    pack: count(8, 'pens', 'stylos'),
    count: 8,
    usd: 999,
    cad: 1349,
    rating: [4.5, 886],
    weightGrams: 84,
    about: [
      'Capped, slim and light, with a needle point for planners and maps.',
      'Minces, légers, à capuchon, avec une pointe aiguille pour l’agenda et les cartes.',
    ],
    specs: { inkColor: ['8 colors', '8 couleurs'], point: mm(0.5), tip: ['Needle', 'Aiguille'], closure: ['Cap', 'Capuchon'] },
    facets: { color: ASSORTED, point: mm(0.5), pack: '8' },
    picture: { type: 'gel-pens', color: '#1f7a80', brand: 'Quillon', pack: { form: 'pack', n: 5 } },
  }),
  item({
    ...glide,
    id: '310890',
    part: 'PNH-ARC7-BK2',
    brand: 'Penhallow',
    name: ['Penhallow Arc metal gel pens, 0.7 mm, black', 'Stylos gel en métal Penhallow Arc, 0,7 mm, noirs'],
    pack: count(2, 'pens', 'stylos'),
    count: 2,
    usd: 2499,
    cad: 3299,
    rating: [4.7, 241],
    weightGrams: 58,
    about: [
      'Brushed aluminum with some weight to it. A pen you notice when it isn’t in your pocket.',
      'En aluminium brossé, d’un bon poids dans la main. Un stylo dont on remarque l’absence dans sa poche.',
    ],
    specs: { inkColor: ['Black', 'Noir'], point: mm(0.7), material: ['Aluminum', 'Aluminium'], refill: 'GR-7' },
    facets: { color: ['Black', 'Noir'], point: mm(0.7), pack: '2' },
    picture: { type: 'gel-pens', label: 'Arc', color: '#2e3136', brand: 'Penhallow', pack: { form: 'pack', n: 2 } },
  }),
  item({
    ...glide,
    id: '310901',
    part: 'IWB-GEL7-BK12',
    brand: 'Inkwell Basics',
    name: ['Inkwell Basics retractable gel pens, 0.7 mm, black', 'Stylos gel rétractables Inkwell Basics, 0,7 mm, noirs'],
    pack: count(12, 'pens', 'stylos'),
    count: 12,
    usd: 699,
    cad: 949,
    rating: [4.2, 1930],
    weightGrams: 130,
    about: [
      'A good gel pen for the cup at reception. Buy the dozen, mind less who walks off with one.',
      'Un bon stylo gel pour la tasse de la réception. À la douzaine, on s’inquiète moins de ceux qui disparaissent.',
    ],
    specs: { inkColor: ['Black', 'Noir'], point: mm(0.7), grip: ['Rubber', 'Caoutchouc'] },
    facets: { color: ['Black', 'Noir'], point: mm(0.7), pack: '12' },
    picture: { type: 'gel-pens', color: '#5a6068', brand: 'Inkwell', pack: { form: 'box', n: 12 } },
  }),
];
