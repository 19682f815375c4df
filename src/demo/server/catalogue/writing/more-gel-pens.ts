// The rest of the gel pen wall: Glide by colour and point, Glide refills, Drift, metallics, and pens by the box.
import { ASSORTED, colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { count, joined, mm, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const PEN: Pair = ['pen', 'stylo'];

const INKS: readonly [ColorName, Pair][] = [
  ['green', ['Green, the auditor’s color.', 'Le vert, la couleur des vérificateurs.']],
  [
    'teal',
    ['Teal, between blue and green and never confused with either.', 'Sarcelle, entre bleu et vert, jamais confondu avec l’un ni l’autre.'],
  ],
  ['pink', ['Pink that reads well on kraft envelopes.', 'Un rose bien lisible sur enveloppe kraft.']],
  ['navy', ['Navy, formal without being black.', 'Marine, soigné sans être noir.']],
  ['brown', ['Brown, for notes under a drawing.', 'Brun, pour les notes sous un dessin.']],
];

interface Point {
  readonly base: number;
  readonly size: number;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
}

const POINTS: readonly Point[] = [
  { base: 310820, size: 0.5, usd: 1649, cad: 2149, say: ['Fine 0.5 mm point, a 0.3 mm line.', 'Pointe fine de 0,5 mm, trait de 0,3 mm.'] },
  {
    base: 310830,
    size: 0.7,
    usd: 1599,
    cad: 2099,
    say: ['Medium 0.7 mm point with the soft Glide grip.', 'Pointe moyenne de 0,7 mm et prise souple Glide.'],
  },
  {
    base: 310840,
    size: 1,
    usd: 1699,
    cad: 2199,
    say: ['Bold 1.0 mm point that lays down a generous line.', 'Pointe large de 1 mm, au trait généreux.'],
  },
];

const glide = POINTS.flatMap(({ base, size, usd, cad, say }) => {
  const inks: readonly [ColorName, Pair][] =
    size === 1
      ? [
          [
            'black',
            ['Black with presence, for signatures that fill the line.', 'Un noir affirmé, pour les signatures qui remplissent la ligne.'],
          ],
          ['blue', ['Bold blue for forms in triplicate.', 'Un bleu large pour les formulaires en trois copies.']],
          ...INKS.slice(0, 3),
        ]
      : INKS;
  return inks.map(([color, remark], at) =>
    item({
      id: String(base + at + 1),
      part: `QLN-GLD${size * 10}-${colorCode(color)}12D`,
      category: 'gel-pens',
      brand: 'Quillon',
      unit: PEN,
      count: 12,
      usd,
      cad,
      about: joined(remark, say),
      pack: count(12, 'pens', 'stylos'),
      weightGrams: 142,
      set: size === 1 ? 'quillon-glide-10' : `quillon-glide-${size * 10}`,
      name: [
        `Quillon Glide retractable gel pens, ${size === 1 ? '1.0' : size} mm, ${hue(color, 'm')[0]}`,
        `Stylos gel rétractables Quillon Glide, ${mm(size)[1]}, ${hue(color, 'mp')[1]}`,
      ],
      options: { color: hueLabel(color) },
      specs: {
        inkColor: hueLabel(color),
        point: mm(size),
        inkType: ['Gel, water-based', 'Gel, à base d’eau'],
        grip: ['Rubber', 'Caoutchouc'],
        refill: 'GR-7',
      },
      facets: { color: hueLabel(color), point: mm(size), pack: '12' },
      picture: { type: 'gel-pens', color: hex(color), pack: { form: size === 0.5 ? 'box' : 'pack', n: size === 1 ? 2 : 3 } },
    }),
  );
});

const others = table(
  ['id', 'part', 'brand', 'name', 'n', 'point', 'color', 'usd', 'cad', 'form'],
  `
310851 | QLN-GLD7-BK36 | Quillon | Glide retractable gel pens, black, office box / stylos gel rétractables Glide, noirs, boîte de bureau | 36 | 0.7 | black | 3999>3499 | 5299>4599 | box
  Three dozen of the pen that leaves with the visitors.
  Trois douzaines du stylo qui part avec les visiteurs.
310852 | QLN-GLD7-BL36 | Quillon | Glide retractable gel pens, blue, office box / stylos gel rétractables Glide, bleus, boîte de bureau | 36 | 0.7 | blue | 3999 | 5299 | box
  Blue by the three dozen, about a dollar a pen.
  Du bleu par trois douzaines, à un peu plus d’un dollar le stylo.
310853 | QLN-GLD7-BK4 | Quillon | Glide retractable gel pens, black / stylos gel rétractables Glide, noirs | 4 | 0.7 | black | 699 | 899 | pack
  Four, for the bag, the car, the kitchen and the one you lend.
  Quatre : pour le sac, l’auto, la cuisine et celui qu’on prête.
310854 | QLN-GLD5-AST20 | Quillon | Glide retractable gel pens, twenty colors / stylos gel rétractables Glide, vingt couleurs | 20 | 0.5 | -#c23b6b | 2699 | 3499 | pack
  Twenty colors in a tin that closes.
  Vingt couleurs dans une boîte de métal qui ferme.
310855 | QLN-GR7-BK6 | Quillon | GR-7 gel refills, black / recharges gel GR-7, noires | 6 | 0.7 | black | 699 | 929 | pack
  Keep the barrel, change the ink. Fits Glide and Penhallow Arc.
  Gardez le corps, changez l’encre. Convient aux Glide et aux Penhallow Arc.
310856 | QLN-GR7-BL6 | Quillon | GR-7 gel refills, blue / recharges gel GR-7, bleues | 6 | 0.7 | blue | 699 | 929 | pack
  Six blue refills in a sealed sleeve.
  Six recharges bleues sous étui scellé.
310857 | QLN-GR5-BK6 | Quillon | GR-5 fine gel refills, black / recharges gel fines GR-5, noires | 6 | 0.5 | black | 699 | 929 | pack
  The fine point for every retractable Glide.
  La pointe fine pour tout Glide rétractable.
310858 | QLN-MTL8 | Quillon | Drift metallic gel pens, eight colors / stylos gel métalliques Drift, huit couleurs | 8 | 1 | -#d9a441 | 1299 | 1699 | pack
  Opaque on black paper: gold, silver, copper and five more.
  Opaques sur papier noir : or, argent, cuivre et cinq autres.
310859 | QLN-WHT3 | Quillon | Drift white gel pens / stylos gel blancs Drift | 3 | 0.8 | white | 799 | 1049 | pack
  White ink that covers in one pass, for kraft tags and dark albums.
  Une encre blanche qui couvre en un passage, pour étiquettes kraft et albums foncés.
310860 | QLN-DRF5-BK12 | Quillon | Drift stick gel pens, black / stylos gel à capuchon Drift, noirs | 12 | 0.5 | black | 1299 | 1699 | box
  The slim capped Drift by the dozen.
  Le Drift mince à capuchon, à la douzaine.
310861 | QLN-DRF5-BL12 | Quillon | Drift stick gel pens, blue / stylos gel à capuchon Drift, bleus | 12 | 0.5 | blue | 1299 | 1699 | box
  Needle point, blue, no click in a quiet room.
  Pointe aiguille, bleue, sans déclic dans une pièce silencieuse.
310862 | QLN-ERS4 | Quillon | Undo erasable gel pens, four colors / stylos gel effaçables Undo, quatre couleurs | 4 | 0.7 | -#2e3136 | 949 | 1249 | pack
  Rub and it’s gone, write again at once. Not for checks or envelopes left in the sun.
  On frotte, ça disparaît, on réécrit aussitôt. Pas pour les chèques ni les enveloppes au soleil.
310863 | QLN-ERS12-BK | Quillon | Undo erasable gel pens, black / stylos gel effaçables Undo, noirs | 12 | 0.7 | black | 2199 | 2899 | pack
  For crosswords, planners and people who change their minds.
  Pour les mots croisés, les agendas et ceux qui changent d’idée.
310864 | PNH-ARC7-BL2 | Penhallow | Arc metal gel pens, blue / stylos gel en métal Arc, bleus | 2 | 0.7 | blue | 2499 | 3299 | pack
  The brushed barrel with blue ink and a blue ring at the clip.
  Le corps brossé, à encre bleue, avec un anneau bleu à l’agrafe.
310865 | PNH-ARC7-CPR1 | Penhallow | Arc copper gel pen in a gift box / stylo gel Arc cuivré en coffret | 1 | 0.7 | brown | 2799 | 3599 | box
  Copper that darkens where it’s held. Boxed for a first day or a last one.
  Un cuivre qui fonce là où on le tient. En coffret, pour un premier ou un dernier jour.
310866 | PNH-QCK5-AST6 | Penhallow | Quickdry left-hand gel pens, six colors / stylos gel Quickdry pour gauchers, six couleurs | 6 | 0.5 | -#2d7a55 | 1349 | 1749 | pack
  Dry before the left hand follows.
  Secs avant que la main gauche ne suive.
310867 | IWB-GEL7-BL12 | Inkwell Basics | retractable gel pens, blue / stylos gel rétractables, bleus | 12 | 0.7 | blue | 699 | 949 | box
  The own-brand gel pen in blue.
  Le stylo gel maison, en bleu.
310868 | IWB-GEL7-RD12 | Inkwell Basics | retractable gel pens, red / stylos gel rétractables, rouges | 12 | 0.7 | red | 699 | 949 | box
  Red for the teachers’ room.
  Du rouge pour la salle des profs.
310869 | IWB-GEL7-BK60 | Inkwell Basics | retractable gel pens, black, bulk / stylos gel rétractables, noirs, gros format | 60 | 0.7 | black | 2799 | 3699 | box
  Sixty, because that is how fast they go.
  Soixante, parce que c’est à cette vitesse qu’ils partent.
`,
).map(({ id, part, brand, name, n, point, color, usd, cad, form, about }) => {
  const single = !color.startsWith('-');
  const ink = color as ColorName; // the column holds a colour of the kit, or a dash for assorted
  const refill = part.includes('-GR');
  return item({
    id,
    part,
    brand,
    about,
    category: 'gel-pens',
    unit: refill ? ['refill', 'recharge'] : PEN,
    count: Number(n),
    usd: price(usd),
    cad: price(cad),
    weightGrams: Number(n) * 12,
    inCanada: [['checks', 'cheques']],
    pack: n === '1' ? ['1 pen', '1 stylo'] : refill ? count(Number(n), 'refills', 'recharges') : count(Number(n), 'pens', 'stylos'),
    name: branded(brand, pair(name), mm(Number(point))),
    specs: { point: mm(Number(point)), inkColor: single ? hueLabel(ink) : ASSORTED, quantity: n },
    facets: { color: single ? hueLabel(ink) : ASSORTED, point: mm(Number(point)), pack: n },
    picture: {
      type: 'gel-pens',
      color: single ? hex(ink) : color.slice(1),
      pack: { form: form === 'box' ? 'box' : Number(n) === 1 ? 'single' : 'pack', n: Math.min(6, Number(n)) },
    },
  });
});

export const moreGelPens = [...glide, ...others];
