// Envelopes in every size and closure, padded and poly mailers.
import type { CatalogRecord } from '#goods/catalog/rules';
import { hex, hueLabel, type ColorName } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, figure, inches, joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

const ENVELOPE: [string, string] = ['envelope', 'enveloppe'];
const ENVELOPES: [string, string] = ['envelopes', 'enveloppes'];

const business = shelf(
  { category: 'envelopes', unit: ENVELOPE, units: ENVELOPES, type: 'envelopes', grams: 4.6, facets: ['size', 'closure'] },
  `
780105 | NFD-E10W-500 | No. 10 window envelopes, gummed, white / enveloppes à fenêtre No 10, gommées, blanches | 500 | size: 4.125 x 9.5 in; window: Left, 4.5 x 1.125 in. / Gauche, 4,5 x 1,125 po; closure: Gummed / Gommée | white | 2199 | 2849 | window-envelopes/box: #10
  One window, at the height your software expects.
  Une fenêtre, à la hauteur attendue par votre logiciel.
780106 | NFD-E10WS-500 | No. 10 security window envelopes, gummed / enveloppes de sécurité à fenêtre No 10, gommées | 500 | size: 4.125 x 9.5 in; security: Tinted / Teintée; closure: Gummed / Gommée | lightBlue | 2499>2099 | 3249>2749 | window-envelopes/box: #10
  For statements nobody should read through the paper.
  Pour les relevés qu’on ne doit pas lire à travers le papier.
780107 | NFD-E10PS-500 | No. 10 envelopes, peel and seal, white / enveloppes No 10, autocollantes, blanches | 500 | size: 4.125 x 9.5 in; closure: Peel and seal / Autocollante | white | 3299 | 4299 | pack: #10
  No tongue required.
  Aucune langue requise.
780108 | NFD-E9-500 | No. 9 reply envelopes, gummed, white / enveloppes-réponses No 9, gommées, blanches | 500 | size: 3.875 x 8.875 in; closure: Gummed / Gommée | white | 1999 | 2599 | box: #9
  Fits inside a No. 10 without folding.
  Entrent dans une No 10 sans pli.
780109 | NFD-E634-500 | No. 6-3/4 envelopes, gummed, white / enveloppes No 6 3/4, gommées, blanches | 500 | size: 3.625 x 6.5 in; closure: Gummed / Gommée | white | 1499 | 1949 | box: #6-3/4
  For donations and small change.
  Pour les dons et la petite monnaie.
780110 | NFD-EDW9-250 | double-window check envelopes, tinted / enveloppes à chèque à double fenêtre, teintées | 250 | size: 3.625 x 8.625 in; window: 2 / 2; security: Tinted / Teintée | blue | 2299 | 2999 | window-envelopes/box: 3.625 x 8.625
  Payer above, payee below.
  Le payeur en haut, le bénéficiaire en bas.
780111 | NFD-ECN-500 | coin envelopes, No. 3, kraft / enveloppes à monnaie No 3, kraft | 500 | size: 2.5 x 4.25 in; closure: Gummed / Gommée | kraft | 1899 | 2449 | box: 2.25 x 4.25
  Seeds, keys, coins, parts.
  Semences, clés, monnaie, pièces détachées.
780112 | IWB-E10-500 | No. 10 envelopes, gummed, white / enveloppes No 10, gommées, blanches | 500 | size: 4.125 x 9.5 in; closure: Gummed / Gommée | white | 1399 | 1849 | box: #10
  Plain envelopes for plain mail.
  Des enveloppes ordinaires pour le courrier ordinaire.
780113 | PNH-E10-LIN50 | No. 10 envelopes, ivory linen / enveloppes No 10, lin ivoire | 50 | size: 4.125 x 9.5 in; closure: Gummed / Gommée | ivory | 1299 | 1699 | pack: #10
  To go with the résumé paper.
  À marier avec le papier à curriculum vitæ.
780114 | NFD-E10K-100 | No. 10 envelopes, kraft, peel and seal / enveloppes No 10, kraft, autocollantes | 100 | size: 4.125 x 9.5 in; closure: Peel and seal / Autocollante; recycled: 100% | kraft | 1299 | 1699 | pack: #10
  Recycled and proud of it.
  Recyclées et fières de l’être.
`,
);

interface Card {
  readonly size: string;
  readonly dims: Pair;
  readonly base: number;
  readonly usd: number;
  readonly cad: number;
  readonly use: Pair;
}

const CARDS: readonly Card[] = [
  {
    size: 'A2',
    dims: inches(4.375, 5.75),
    base: 780201,
    usd: 999,
    cad: 1299,
    use: ['for 4.25 x 5.5 in. note cards', 'pour cartes de 4,25 x 5,5 po'],
  },
  {
    size: 'A6',
    dims: inches(4.75, 6.5),
    base: 780211,
    usd: 1049,
    cad: 1379,
    use: ['for 4 x 6 in. photographs', 'pour photos de 4 x 6 po'],
  },
  {
    size: 'A7',
    dims: inches(5.25, 7.25),
    base: 780221,
    usd: 1099,
    cad: 1449,
    use: ['for 5 x 7 in. invitations', 'pour invitations de 5 x 7 po'],
  },
];

const CARD_COLORS = [
  ['white', ['white', 'blanches'], ['White wove that takes any pen.', 'Vélin blanc, qui accepte toutes les plumes.']],
  ['kraft', ['kraft', 'kraft'], ['Kraft for white ink and string.', 'Du kraft pour l’encre blanche et la ficelle.']],
  ['navy', ['navy', 'marine'], ['Navy, with a silver pen.', 'Marine, à adresser au stylo argent.']],
  ['red', ['red', 'rouges'], ['Red for February and December.', 'Rouges, pour février et décembre.']],
  ['darkGreen', ['forest green', 'vert forêt'], ['Forest green, for winter cards.', 'Vert forêt, pour les cartes d’hiver.']],
  ['pink', ['blush', 'rose poudré'], ['Blush for births and showers.', 'Rose poudré, pour naissances et fêtes.']],
] as const;

/** The colour as a value of its own; blush is no pink of the kit’s. */
const shown = (color: ColorName, en: string): Pair => (en === 'blush' ? ['Blush', 'Rose poudré'] : hueLabel(color));

const invitations: CatalogRecord[] = CARDS.flatMap(({ size, dims, base, usd, cad, use }) =>
  CARD_COLORS.map(([color, [en, fr], remark], at) =>
    item({
      id: String(base + at),
      part: `PNH-${size}-${color.slice(0, 2).toUpperCase()}50`,
      category: 'envelopes',
      brand: 'Penhallow',
      unit: ENVELOPE,
      count: 50,
      usd,
      cad,
      pack: count(50, 'envelopes', 'enveloppes'),
      weightGrams: 330,
      set: `penhallow-${size.toLowerCase()}`,
      options: { color: shown(color, en) },
      name: [`Penhallow ${size} card envelopes, ${en}`, `Enveloppes pour cartes Penhallow ${size}, ${fr}`],
      about: joined(remark, [`Square flap, 28 lb., ${use[0]}.`, `Rabat carré, 28 lb, ${use[1]}.`]),
      specs: { size: dims, closure: ['Gummed', 'Gommée'], color: shown(color, en) },
      facets: { size: dims, color: shown(color, en), closure: ['Gummed', 'Gommée'] },
      picture: { type: 'envelopes', color: hex(color), label: size, pack: { form: size === 'A6' ? 'single' : 'pack', n: 50 } },
    }),
  ),
);

const catalogEnvelopes = shelf(
  { category: 'envelopes', unit: ENVELOPE, units: ENVELOPES, type: 'envelopes', grams: 14, facets: ['size', 'closure'] },
  `
780301 | NFD-CT69-100 | clasp envelopes, 6 x 9 in., kraft / enveloppes à agrafe, 6 x 9 po, kraft | 100 | size: 6 x 9 in; closure: Clasp / Agrafe | kraft | 1299 | 1699 | pack: 6 x 9
  Half a page without a fold.
  Une demi-page, sans pli.
780302 | NFD-CT1013-100 | clasp envelopes, 10 x 13 in., kraft / enveloppes à agrafe, 10 x 13 po, kraft | 100 | size: 10 x 13 in; closure: Clasp / Agrafe | kraft | 2199 | 2849 | pack: 10 x 13
  Room around a letter page.
  De la place autour d’une page lettre.
780303 | NFD-CT1215-100 | clasp envelopes, 12 x 15.5 in., kraft / enveloppes à agrafe, 12 x 15,5 po, kraft | 100 | size: 12 x 15.5 in; closure: Clasp / Agrafe | kraft | 3299 | 4299 | box: 12 x 15.5
  Tabloid, folded once.
  Du tabloïd plié une fois.
780304 | NFD-CPS912-100 | catalog envelopes, peel and seal, 9 x 12 in., white / enveloppes à catalogue autocollantes, 9 x 12 po, blanches | 100 | size: 9 x 12 in; closure: Peel and seal / Autocollante | white | 2499>1999 | 3249>2599 | box: 9 x 12
  White for prospectuses.
  Blanches, pour les prospectus.
780305 | NFD-CPS1013-100 | catalog envelopes, peel and seal, 10 x 13 in., white / enveloppes à catalogue autocollantes, 10 x 13 po, blanches | 100 | size: 10 x 13 in; closure: Peel and seal / Autocollante | white | 2799 | 3649 | box: 10 x 13
  The one size larger.
  Le format au-dessus.
780306 | NFD-TYV912-50 | tear-proof envelopes, 9 x 12 in. / enveloppes indéchirables, 9 x 12 po | 50 | size: 9 x 12 in; closure: Peel and seal / Autocollante; material: Spun polyethylene / Polyéthylène filé | lightBlue | 2999 | 3899 | box: 9 x 12
  Rain, corners, couriers.
  La pluie, les coins, les messagers.
780307 | NFD-TYV1013E | expanding tear-proof envelopes, 10 x 13 x 2 in. / enveloppes indéchirables à soufflet, 10 x 13 x 2 po | 25 | size: 10 x 13 x 2 in; closure: Peel and seal / Autocollante | teal | 2799 | 3649 | box: 10 x 13
  Two inches of contract.
  Deux pouces de contrat.
780308 | NFD-IDP-100 | interdepartment envelopes, 10 x 13 in., string / enveloppes interservices, 10 x 13 po, à ficelle | 100 | size: 10 x 13 in; closure: String and button / Ficelle et bouton | gold | 4499 | 5849 | box: 10 x 13
  Forty lines of names, then it retires.
  Quarante lignes de noms, puis la retraite.
780309 | NFD-PHT-25 | photo mailers, stiff, 6 x 8 in. / enveloppes rigides à photos, 6 x 8 po | 25 | size: 6 x 8 in; closure: Peel and seal / Autocollante | white | 1499 | 1949 | pack: 6 x 8
  Does not bend. Says so in two languages.
  Ne plient pas, et le disent en deux langues.
780310 | NFD-PHT-9 | photo mailers, stiff, 9.75 x 12.25 in. / enveloppes rigides à photos, 9,75 x 12,25 po | 25 | size: 9.75 x 12.25 in; closure: Peel and seal / Autocollante | gray | 2299 | 2999 | pack: 9.75 x 12.25
  For prints and diplomas.
  Pour tirages et diplômes.
`,
);

/** The numbered sizes of padded mailers: inside size, price of a small pack and of a case. */
const BUBBLE: readonly (readonly [
  no: string,
  wide: number,
  long: number,
  pack: readonly [number, number, number],
  box: readonly [number, number, number],
  use: Pair,
])[] = [
  ['000', 4, 8, [25, 799, 1049], [250, 4999, 6499], ['for jewelry, keys and memory cards', 'pour bijoux, clés et cartes mémoire']],
  ['0', 6, 10, [25, 999, 1299], [200, 5499, 7149], ['for discs and paperbacks', 'pour disques et livres de poche']],
  ['1', 7.25, 12, [25, 1199, 1549], [100, 3799, 4949], ['for phones and small books', 'pour téléphones et petits livres']],
  ['2', 8.5, 12, [25, 1299, 1699], [100, 4199, 5499], ['for letter pages folded once', 'pour pages lettre pliées en deux']],
  ['4', 9.5, 14.5, [25, 1599, 2099], [100, 4999, 6499], ['for binders and samples', 'pour reliures et échantillons']],
  ['5', 10.5, 16, [25, 1799, 2349], [100, 5799, 7549], ['for letter pages, flat', 'pour pages lettre, à plat']],
  ['7', 14.25, 20, [10, 1499, 1949], [50, 5499, 7149], ['for framed prints and folded shirts', 'pour cadres et chemises pliées']],
];

const padded: CatalogRecord[] = BUBBLE.flatMap(([no, wide, long, ...packs], row) => {
  const [small, large, use] = packs;
  const dims = inches(wide, long);
  return [small, large].map(([n, usd, cad], at) =>
    item({
      id: String(780401 + row * 10 + at),
      part: `WBL-PM${no}-${n}`,
      category: 'padded-mailers',
      brand: 'Waybill',
      unit: ['mailer', 'enveloppe'],
      count: n,
      usd,
      cad,
      pack: count(n, 'mailers', 'enveloppes'),
      weightGrams: Math.round((n * wide * long) / 9),
      set: 'waybill-bubble',
      options: { size: [`No. ${no}`, `No ${no}`], pack: String(n) },
      name: [
        `Waybill bubble mailers, No. ${no}, ${dims[0]}${at === 1 ? ', case' : ''}`,
        `Enveloppes à bulles Waybill No ${no}, ${dims[1]}${at === 1 ? ', caisse' : ''}`,
      ],
      about: joined(
        at === 0
          ? ['Kraft outside, bubbles inside,', 'Kraft dehors, bulles dedans,']
          : [`${figure(n)[0]} to the case,`, `${figure(n)[1]} par caisse,`],
        [`${use[0]}. Self-sealing flap with a tear strip.`, `${use[1]}. Rabat autocollant et bandelette d’ouverture.`],
      ),
      specs: { size: dims, closure: ['Self-seal', 'Autocollante'], recycled: ['30% of the paper', '30 % du papier'] },
      facets: { size: dims, pack: String(n) },
      picture: { type: 'padded-mailer', color: hex('kraft'), label: `No. ${no}`, pack: { form: at === 0 ? 'pack' : 'box', n } },
    }),
  );
});

const mailers = shelf(
  {
    category: 'padded-mailers',
    unit: ['mailer', 'enveloppe'],
    units: ['mailers', 'enveloppes'],
    type: 'padded-mailer',
    grams: 12,
    facets: ['size', 'material'],
  },
  `
780501 | WBL-PLY69-100 | poly mailers, 6 x 9 in., white / enveloppes de polyéthylène, 6 x 9 po, blanches | 100 | size: 6 x 9 in; material: Polyethylene, 50% recycled / Polyéthylène, 50 % recyclé | white | 1099 | 1449 | pack
  For soft goods that don’t mind a squeeze.
  Pour les articles souples que rien ne froisse.
780502 | WBL-PLY1013-100 | poly mailers, 10 x 13 in., white / enveloppes de polyéthylène, 10 x 13 po, blanches | 100 | size: 10 x 13 in; material: Polyethylene, 50% recycled / Polyéthylène, 50 % recyclé | white | 1699>1399 | 2199>1849 | pack
  The shirt size.
  Le format chemise.
780503 | WBL-PLY1419-100 | poly mailers, 14.5 x 19 in., gray / enveloppes de polyéthylène, 14,5 x 19 po, grises | 100 | size: 14.5 x 19 in; material: Polyethylene, 50% recycled / Polyéthylène, 50 % recyclé | gray | 2699 | 3499 | box
  The sweater size.
  Le format chandail.
780504 | WBL-PPR1013-50 | padded paper mailers, 10 x 13 in. / enveloppes matelassées tout papier, 10 x 13 po | 50 | size: 10 x 13 in; material: Honeycomb paper / Papier alvéolé; recycled: 100% | brown | 2999 | 3899 | pack
  All paper, so it goes in one bin.
  Tout en papier : un seul bac.
780505 | WBL-PLC912-25 | padded mailers, 9 x 12 in., teal / enveloppes matelassées, 9 x 12 po, sarcelle | 25 | size: 9 x 12 in; material: Poly bubble / Bulles de polyéthylène | teal | 1799 | 2349 | pack
  A color people remember at the door.
  Une couleur dont on se souvient à la porte.
780506 | WBL-PLC912-25P | padded mailers, 9 x 12 in., pink / enveloppes matelassées, 9 x 12 po, roses | 25 | size: 9 x 12 in; material: Poly bubble / Bulles de polyéthylène | pink | 1799 | 2349 | pack
  The same in pink.
  La même, en rose.
`,
);

export const moreEnvelopes = [...business, ...invitations, ...catalogEnvelopes, ...padded, ...mailers];
