// Bundles across departments, and the heavy goods that are sold in steps with a surcharge.
import type { CatalogRecord } from '#goods/catalog/rules';
import { item } from '../kit/item.ts';
import type { Pair } from '../kit/measures.ts';

interface Bundle {
  readonly id: string;
  readonly part: string;
  readonly category: string;
  readonly brand: string;
  readonly usd: number;
  readonly cad: number;
  readonly name: Pair;
  readonly pack: Pair;
  readonly about: Pair;
  readonly parts: readonly (readonly [itemId: string, qty: number])[];
  readonly type: string;
  readonly color: string;
}

const BUNDLES: readonly Bundle[] = [
  {
    id: '289101',
    part: 'INK-BND-HIRE',
    category: 'desk-organizers',
    brand: 'Inkwell',
    usd: 7499,
    cad: 9799,
    name: ['First-day desk bundle', 'Ensemble de bureau Premier jour'],
    pack: ['7 things in one box', '7 articles dans une boîte'],
    type: 'desk-organizer',
    color: '#b3323a',
    parts: [
      ['282101', 1],
      ['310853', 1],
      ['298442', 1],
      ['287114', 1],
      ['298113', 1],
      ['288104', 1],
      ['253002', 1],
    ],
    about: [
      'Pens, notes, stapler, tape, scissors, notebook and a place for them: everything a new desk asks for by noon.',
      'Stylos, feuillets, agrafeuse, ruban, ciseaux, carnet et de quoi les ranger : tout ce qu’un nouveau bureau réclame avant midi.',
    ],
  },
  {
    id: '289102',
    part: 'INK-BND-SCH',
    category: 'classroom',
    brand: 'Inkwell',
    usd: 2999,
    cad: 3899,
    name: ['Grade-school supply bundle', 'Ensemble de fournitures pour le primaire'],
    pack: ['8 things on the list', '8 articles de la liste'],
    type: 'crayons',
    color: '#d9772b',
    parts: [
      ['312101', 2],
      ['312604', 1],
      ['312606', 1],
      ['281501', 1],
      ['253301', 2],
      ['288107', 1],
      ['312301', 1],
      ['276050', 1],
    ],
    about: ['The list the school sends in June, bought once.', 'La liste que l’école envoie en juin, achetée d’un coup.'],
  },
  {
    id: '289103',
    part: 'INK-BND-TAX',
    category: 'expanding-files',
    brand: 'Inkwell',
    usd: 5499,
    cad: 6999,
    name: ['Tax-season bundle', 'Ensemble pour la saison des impôts'],
    pack: ['5 things, 1 deadline', '5 articles, 1 échéance'],
    type: 'file-folders',
    color: '#1f5a48',
    parts: [
      ['276502', 1],
      ['614103', 1],
      ['276401', 1],
      ['310878', 1],
      ['276011', 1],
    ],
    about: [
      'Pockets by month, a calculator with large keys, and folders for the next seven years.',
      'Des compartiments par mois, une calculatrice à grosses touches et des chemises pour les sept prochaines années.',
    ],
  },
  {
    id: '289104',
    part: 'INK-BND-SHIP',
    category: 'packing-tape',
    brand: 'Waybill',
    usd: 6999,
    cad: 8999,
    name: ['Shipping bench bundle', 'Ensemble pour la table d’expédition'],
    pack: ['Tape, boxes, bubbles, scale', 'Ruban, boîtes, bulles, balance'],
    type: 'mailing-box',
    color: '#b98a58',
    parts: [
      ['781201', 1],
      ['781209', 1],
      ['781111', 1],
      ['781301', 1],
      ['781321', 1],
    ],
    about: ['For the first fifty packages of a small shop.', 'Pour les cinquante premiers colis d’une petite boutique.'],
  },
  {
    id: '289105',
    part: 'INK-BND-MEET',
    category: 'dry-erase-markers',
    brand: 'Brightleaf',
    usd: 3299,
    cad: 4299,
    name: ['Meeting-room refill bundle', 'Ensemble de recharge pour salle de réunion'],
    pack: ['Markers, eraser, spray, easel markers', 'Marqueurs, brosse, nettoyant, marqueurs de chevalet'],
    type: 'markers',
    color: '#2a57a8',
    parts: [
      ['311308', 1],
      ['311314', 1],
      ['311313', 1],
      ['311212', 1],
    ],
    about: ['What is always missing when the client arrives.', 'Ce qui manque toujours quand le client arrive.'],
  },
  {
    id: '289106',
    part: 'INK-BND-COF',
    category: 'coffee',
    brand: 'Brightleaf',
    usd: 9499,
    cad: 11999,
    name: ['Coffee corner bundle', 'Ensemble coin café'],
    pack: ['Pods, cups, sugar, creamer', 'Dosettes, verres, sucre, crème'],
    type: 'coffee-pods',
    color: '#7a4a33',
    parts: [
      ['710040', 1],
      ['710502', 2],
      ['710211', 1],
      ['710201', 1],
    ],
    about: ['One order and the corner is open.', 'Une commande, et le coin café est ouvert.'],
  },
  {
    id: '289107',
    part: 'OND-BND-4120',
    category: 'printers',
    brand: 'Ondine',
    usd: 44999,
    cad: 59999,
    name: ['Ondine LaserPro 4120dw printer with high-yield toner', 'Imprimante Ondine LaserPro 4120dw avec toner à haut rendement'],
    pack: ['1 printer, 1 TN-480', '1 imprimante, 1 TN-480'],
    type: 'laser-printer',
    color: '#dfe4e8',
    parts: [
      ['610412', 1],
      ['401588', 1],
    ],
    about: ['The printer and its next ten thousand pages.', 'L’imprimante et ses dix mille prochaines pages.'],
  },
  {
    id: '289108',
    part: 'INK-BND-MOVE',
    category: 'shipping-boxes',
    brand: 'Waybill',
    usd: 7499,
    cad: 9699,
    name: ['Office moving bundle', 'Ensemble de déménagement de bureau'],
    pack: ['Boxes, tape, wrap, markers', 'Boîtes, ruban, papier, marqueurs'],
    type: 'mailing-box',
    color: '#6f4a35',
    parts: [
      ['781136', 2],
      ['781204', 1],
      ['781306', 1],
      ['311203', 1],
    ],
    about: ['Enough for one person and one desk.', 'De quoi suffire à une personne et à un bureau.'],
  },
];

const bundles: CatalogRecord[] = BUNDLES.map(({ id, part, category, brand, usd, cad, name, pack, about, parts, type, color }) =>
  item({
    id,
    part,
    category,
    brand,
    kind: 'bundle',
    unit: ['set', 'ensemble'],
    count: 1,
    usd,
    cad,
    name,
    pack,
    about,
    weightGrams: 2400,
    bundle: parts.map(([itemId, qty]) => ({ itemId, qty })),
    specs: { quantity: String(parts.length) },
    picture: { type, color, pack: { form: 'box', n: parts.length } },
  }),
);

const heavy: CatalogRecord[] = [
  item({
    id: '710321',
    part: 'CLD-WT-5GAL',
    kind: 'surcharge',
    category: 'water-juice',
    brand: 'Clearday',
    taxClass: 'grocery',
    unit: ['bottle', 'bouteille'],
    count: 1,
    usd: 899,
    cad: 1099,
    surcharge: [150, 175],
    increment: 3,
    rating: [4.6, 408],
    weightGrams: 19400,
    deliveryOnly: true,
    name: ['Clearday spring water, 5 gal. cooler bottle', 'Eau de source Clearday, bouteille de 18 l pour refroidisseur'],
    pack: ['1 bottle, delivered in threes', '1 bouteille, livrée par trois'],
    about: [
      'Heavy, so it travels three at a time. The empty goes back with the driver.',
      'Lourde, elle voyage par trois. La vide repart avec le livreur.',
    ],
    specs: { volume: ['5 gal. (18.9 L)', '18,9 l'] },
    picture: { type: 'cooler-bottle', color: '#2b6fb0', label: '5 gal' },
  }),
  item({
    id: '722650',
    part: 'CLD-SLT-50',
    kind: 'surcharge',
    category: 'janitorial',
    brand: 'Clearday',
    unit: ['bag', 'sac'],
    count: 1,
    usd: 1499,
    cad: 1799,
    surcharge: [200, 250],
    increment: 2,
    rating: [4.4, 96],
    weightGrams: 22700,
    deliveryOnly: true,
    name: ['Clearday ice melt, 50 lb. bag', 'Fondant à glace Clearday, sac de 23 kg'],
    pack: ['1 bag, delivered in pairs', '1 sac, livré par deux'],
    about: [
      'For parking lots. Two to a stop, with a freight charge for each.',
      'Pour les stationnements. Deux sacs par livraison, avec des frais de transport pour chacun.',
    ],
    specs: { weight: ['50 lb. (22.7 kg)', '22,7 kg (50 lb)'] },
    picture: { type: 'sack', color: '#9cc4e0', label: '50 lb' },
  }),
];

export const bundlesAndHeavyGoods = [...bundles, ...heavy];
