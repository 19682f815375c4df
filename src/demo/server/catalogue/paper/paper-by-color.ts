// Paper goods by colour: index-weight card, sticky notes by the dozen, weekly planners, and business envelopes.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { basis, count, inches, joined, type Pair } from '../kit/measures.ts';

const LETTER = inches(8.5, 11);

type Remark = readonly [ColorName, Pair];

const CARD: readonly Remark[] = [
  ['canary', ['Canary index stock, for work orders.', 'Carton canari, pour les bons de travail.']],
  ['lightBlue', ['Pale blue, for clinic cards.', 'Bleu pâle, pour les cartes de clinique.']],
  ['green', ['Green, for passes.', 'Vert, pour les laissez-passer.']],
  ['pink', ['Pink, for raffle tickets.', 'Rose, pour les billets de tirage.']],
  ['kraft', ['Kraft, for tags with string.', 'Kraft, pour les étiquettes à ficelle.']],
  ['gray', ['Gray, for swatch cards.', 'Gris, pour les cartes d’échantillons.']],
  ['red', ['Red, for penalty cards and valentines.', 'Rouge, pour les cartons et les valentins.']],
  ['navy', ['Navy, under a silver pen.', 'Marine, sous un stylo argent.']],
];

const indexStock: CatalogRecord[] = CARD.map(([color, remark], at) =>
  item({
    id: String(252201 + at),
    part: `TLG-IX110-${colorCode(color)}`,
    category: 'card-stock',
    brand: 'Tallgrass',
    unit: ['sheet', 'feuille'],
    count: 250,
    usd: 1549,
    cad: 2049,
    about: joined(remark, [
      'One hundred and ten pounds, smooth, for the straight paper path.',
      'Cent dix livres, lisse, pour le trajet d’alimentation droit.',
    ]),
    pack: count(250, 'sheets', 'feuilles'),
    weightGrams: 3000,
    set: 'tallgrass-index-110',
    options: { color: hueLabel(color) },
    name: [
      `Tallgrass index card stock, ${hue(color, 'm')[0]}, 8.5 x 11 in., 110 lb.`,
      `Papier cartonné index Tallgrass, ${hue(color, 'm')[1]}, 8,5 x 11 po, 110 lb`,
    ],
    specs: { color: hueLabel(color), sheetSize: LETTER, basisWeight: basis(110, 199), sheets: '250' },
    facets: { color: hueLabel(color), size: LETTER, weight: ['110 lb. card', '110 lb carton'] },
    picture: { type: 'copy-paper-ream', color: hex(color), label: '110 lb' },
  }),
);

const NOTES: readonly Remark[] = [
  ['lime', ['Lime, seen from the elevator.', 'Lime, visible depuis l’ascenseur.']],
  ['purple', ['Violet, for the quiet backlog.', 'Violet, pour les tâches qui attendent.']],
  ['orange', ['Orange, for today.', 'Orange, pour aujourd’hui.']],
  ['pink', ['Pink, for tomorrow.', 'Rose, pour demain.']],
  ['lightBlue', ['Sky, for someday.', 'Bleu ciel, pour « un de ces jours ».']],
  ['white', ['White, for drawing on.', 'Blanc, pour dessiner.']],
];

const SQUARES: readonly (readonly [
  base: number,
  code: string,
  sides: readonly [number, number],
  pads: number,
  usd: number,
  cad: number,
  say: Pair,
])[] = [
  [298471, '33', [3, 3], 12, 1599, 1999, ['A dozen pads of a hundred.', 'Une douzaine de blocs de cent.']],
  [298481, '46', [4, 6], 5, 1349, 1749, ['Five large lined pads of ninety.', 'Cinq grands blocs lignés de quatre-vingt-dix.']],
];

const notes: CatalogRecord[] = SQUARES.flatMap(([base, code, sides, pads, usd, cad, say]) =>
  NOTES.map(([color, remark], at) => {
    const dims = inches(...sides);
    const each = code === '33' ? 100 : 90;
    return item({
      id: String(base + at),
      part: `PMK-${code}-${colorCode(color)}${pads}`,
      category: 'sticky-notes',
      brand: 'Postmark',
      unit: ['note', 'feuillet'],
      count: pads * each,
      usd,
      cad,
      about: joined(remark, say),
      pack: [`${pads} pads of ${each}`, `${pads} blocs de ${each}`],
      weightGrams: pads * 52,
      set: `postmark-single-${code}`,
      options: { color: hueLabel(color) },
      name: [
        `Postmark ${code === '46' ? 'lined ' : ''}sticky notes, ${hue(color, 'm')[0]}, ${dims[0]}, ${pads} pads`,
        `Feuillets adhésifs ${code === '46' ? 'lignés ' : ''}Postmark, ${hue(color, 'mp')[1]}, ${dims[1]}, ${pads} blocs`,
      ],
      specs: {
        size: dims,
        quantity: [`${pads} pads of ${each}`, `${pads} blocs de ${each}`],
        color: hueLabel(color),
        adhesive: ['Removable', 'Repositionnable'],
      },
      facets: { color: hueLabel(color), size: dims, pack: String(pads) },
      picture: { type: 'sticky-notes', color: hex(color), pack: { form: code === '33' ? 'box' : 'single', n: pads } },
    });
  }),
);

const COVERS: readonly Remark[] = [
  ['black', ['Black, for the fifth year running.', 'Noir, pour la cinquième année de suite.']],
  ['teal', ['Teal, for a change.', 'Sarcelle, pour changer.']],
  ['darkGreen', ['Forest green with a gold edge.', 'Vert forêt à tranche dorée.']],
  ['pink', ['Rose, with a ribbon to match.', 'Rose, avec signet assorti.']],
  ['brown', ['Saddle brown that darkens with use.', 'Brun cuir qui fonce à l’usage.']],
];

const planners: CatalogRecord[] = COVERS.map(([color, remark], at) =>
  item({
    id: String(258121 + at),
    part: `ALM-WKC-${colorCode(color)}`,
    category: 'planners',
    brand: 'Almanack',
    unit: ['each', 'unité'],
    count: 1,
    usd: 1999,
    cad: 2599,
    about: joined(remark, [
      'A week on two pages, hours from seven to seven, corners that tear.',
      'La semaine sur deux pages, de sept à dix-neuf heures, coins détachables.',
    ]),
    pack: ['January to December 2027', 'Janvier à décembre 2027'],
    weightGrams: 380,
    set: 'almanack-compass',
    options: { color: hueLabel(color) },
    name: [
      `Almanack Compass weekly planner, ${hue(color, 'm')[0]}, 5 x 8 in.`,
      `Agenda hebdomadaire Almanack Compass, ${hue(color, 'm')[1]}, 5 x 8 po`,
    ],
    specs: { size: inches(5, 8), period: ['January to December 2027', 'Janvier à décembre 2027'], color: hueLabel(color) },
    facets: { color: hueLabel(color), size: inches(5, 8), layout: ['Week on two pages', 'Semaine sur deux pages'] },
    picture: { type: 'planner', color: hex(color) },
  }),
);

const SEALS: readonly Remark[] = [
  ['canary', ['Canary No. 10, for the second copy.', 'No 10 canari, pour la deuxième copie.']],
  ['lightBlue', ['Blue No. 10, opened first.', 'No 10 bleue, ouverte la première.']],
  ['green', ['Green No. 10, for donations.', 'No 10 verte, pour les dons.']],
  ['pink', ['Pink No. 10, for final notices that stay polite.', 'No 10 rose, pour les derniers avis qui restent polis.']],
  ['ivory', ['Ivory No. 10, for good news.', 'No 10 ivoire, pour les bonnes nouvelles.']],
];

const envelopes: CatalogRecord[] = SEALS.map(([color, remark], at) =>
  item({
    id: String(780121 + at),
    part: `NFD-E10-${colorCode(color)}100`,
    category: 'envelopes',
    brand: 'Northfold',
    unit: ['envelope', 'enveloppe'],
    count: 100,
    usd: 1299,
    cad: 1699,
    about: joined(remark, ['Twenty-four pound stock with a gummed flap.', 'Papier de vingt-quatre livres, rabat gommé.']),
    pack: count(100, 'envelopes', 'enveloppes'),
    weightGrams: 470,
    set: 'northfold-no10-color',
    options: { color: hueLabel(color) },
    name: [`Northfold No. 10 colored envelopes, ${hue(color, 'fp')[0]}`, `Enveloppes de couleur Northfold No 10, ${hue(color, 'fp')[1]}`],
    specs: { size: inches(4.125, 9.5), color: hueLabel(color), closure: ['Gummed', 'Gommée'] },
    facets: { color: hueLabel(color), size: inches(4.125, 9.5), closure: ['Gummed', 'Gommée'] },
    picture: { type: 'envelopes', color: hex(color), label: 'No. 10', pack: { form: 'pack', n: 100 } },
  }),
);

export const paperByColor = [...indexStock, ...notes, ...planners, ...envelopes];
