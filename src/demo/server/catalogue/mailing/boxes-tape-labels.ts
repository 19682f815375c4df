// Shipping boxes by inside size, packing tape, cushioning, scales and labels.
import type { CatalogRecord } from '#goods/catalog/rules';
import { item } from '../kit/item.ts';
import { count, inches, joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

/** Inside sizes with how many to a bundle, prices, and what each is used for. */
const SIZES: readonly (readonly [sides: readonly [number, number, number], n: number, usd: number, cad: number, use: Pair])[] = [
  [[4, 4, 4], 25, 1099, 1449, ['Mugs of the small kind and jars.', 'Petites tasses et pots.']],
  [[6, 6, 6], 25, 1399, 1849, ['A mug, wrapped well.', 'Une tasse, bien emballée.']],
  [[9, 6, 3], 25, 1599, 2099, ['Shirts, tablets, two books.', 'Chemises, tablettes, deux livres.']],
  [[10, 8, 6], 25, 1999, 2599, ['Shoes, nearly.', 'Des souliers, ou presque.']],
  [[12, 9, 4], 25, 2099, 2749, ['Letter paper and its binder.', 'Du papier lettre et sa reliure.']],
  [[12, 10, 8], 20, 2199, 2849, ['A week of returns.', 'Une semaine de retours.']],
  [[14, 10, 6], 20, 2399, 3149, ['Keyboards lie flat in it.', 'Les claviers y tiennent à plat.']],
  [[16, 12, 8], 15, 2499, 3249, ['Two reams and a stapler.', 'Deux rames et une agrafeuse.']],
  [[18, 12, 12], 15, 2999, 3899, ['The moving box for books.', 'La boîte à livres des déménagements.']],
  [[18, 18, 16], 10, 2899, 3799, ['The moving box for pots.', 'La boîte à chaudrons des déménagements.']],
  [[20, 16, 12], 10, 3199, 4149, ['A printer, without its tray.', 'Une imprimante, sans son bac.']],
  [[24, 18, 18], 10, 3999, 5199, ['Lamps, pillows, coats.', 'Lampes, oreillers, manteaux.']],
  [[24, 24, 24], 5, 2999, 3899, ['A cube for anything light.', 'Un cube pour tout ce qui est léger.']],
  [[36, 6, 6], 15, 3799, 4949, ['Posters, rods, tripods.', 'Affiches, tringles, trépieds.']],
];

const boxes: CatalogRecord[] = SIZES.map(([sides, n, usd, cad, use], at) => {
  const dims = inches(...sides);
  const litres = Math.round(sides[0] * sides[1] * sides[2] * 0.016387);
  return item({
    id: String(781110 + at),
    part: `WBL-B${sides.join('')}-${n}`,
    category: 'shipping-boxes',
    brand: 'Waybill',
    unit: ['box', 'boîte'],
    count: n,
    usd,
    cad,
    pack: count(n, 'boxes', 'boîtes'),
    weightGrams: Math.round(n * (60 + litres * 14)),
    set: 'waybill-boxes',
    options: { size: dims },
    ...(litres > 60 && { deliveryOnly: true }),
    name: [`Waybill corrugated shipping boxes, ${dims[0]}`, `Boîtes d’expédition Waybill en carton ondulé, ${dims[1]}`],
    about: joined(use, [
      `Inside ${dims[0].replace('in.', 'inches')}, 32 ECT, 60% recycled, shipped flat.`,
      `Intérieur de ${dims[1]}, 32 ECT, 60 % recyclé, livrées à plat.`,
    ]),
    specs: {
      size: dims,
      capacity: [`${(litres * 0.0353).toFixed(litres < 30 ? 2 : 1)} cu. ft. (${litres} L)`, `${litres} l`],
      strength: ['32 ECT, 200 lb.', '32 ECT, 91 kg'],
      recycled: ['60%', '60 %'],
    },
    facets: { size: dims, pack: String(n) },
    picture: { type: 'mailing-box', color: at % 2 === 0 ? '#c99f6c' : '#b98a58', label: sides.join(' x ') },
  });
});

const otherBoxes = shelf(
  { category: 'shipping-boxes', unit: ['box', 'boîte'], units: ['boxes', 'boîtes'], type: 'mailing-box', grams: 210, facets: ['size'] },
  `
781130 | WBL-M642-25 | tuck-front mailers, kraft, 6 x 4 x 2 in. / boîtes d’envoi à rabat, kraft, 6 x 4 x 2 po | 25 | size: 6 x 4 x 2 in; recycled: 90% | kraft | 1999 | 2599 | flat-mailer/pack
  Soap-size.
  Format savonnette.
781131 | WBL-M963-20 | tuck-front mailers, kraft, 9 x 6 x 3 in. / boîtes d’envoi à rabat, kraft, 9 x 6 x 3 po | 20 | size: 9 x 6 x 3 in; recycled: 90% | brown | 2299>1899 | 2999>2449 | flat-mailer/pack
  Candle-size.
  Format chandelle.
781132 | WBL-M964-20B | tuck-front mailers, black, 9 x 6 x 4 in. / boîtes d’envoi à rabat, noires, 9 x 6 x 4 po | 20 | size: 9 x 6 x 4 in; finish: Matte / Mat | black | 2699 | 3499 | flat-mailer/pack
  Black outside, kraft within.
  Noires dehors, kraft dedans.
781133 | WBL-LIT1285-50 | literature mailers, white, 12 x 9 x 2 in. / boîtes à documents, blanches, 12 x 9 x 2 po | 50 | size: 12 x 9 x 2 in; finish: White / Blanc | white | 4499 | 5849 | flat-mailer/box
  For catalogs and press kits.
  Pour catalogues et pochettes de presse.
781134 | WBL-TUB-324 | mailing tubes with caps, 3 x 24 in., kraft / tubes d’expédition avec bouchons, 3 x 24 po, kraft | 12 (12 tubes / 12 tubes; tube / tube) | size: 3 x 24 in | manila | 2999 | 3899 | mailing-tube/pack
  For posters up to 24 inches.
  Pour affiches jusqu’à 24 po.
781135 | WBL-TUB-336 | mailing tubes with caps, 3 x 36 in., kraft / tubes d’expédition avec bouchons, 3 x 36 po, kraft | 12 (12 tubes / 12 tubes; tube / tube) | size: 3 x 36 in | gold | 3499 | 4549 | mailing-tube/pack
  For plans.
  Pour les plans.
781136 | WBL-MOV-S10 | moving boxes, small, 1.5 cu. ft. / boîtes de déménagement, petites, 1,5 pi³ | 10 | size: 16 x 12.5 x 12.5 in; maxLoad: 65 lb | kraft | 2199 | 2849 | box
  Small, because books are heavy.
  Petites, parce que les livres sont lourds.
781137 | WBL-MOV-L6 | moving boxes, large, 4.5 cu. ft. / boîtes de déménagement, grandes, 4,5 pi³ | 6 | size: 18 x 18 x 24 in; maxLoad: 65 lb | brown | 2299 | 2999 | box
  Large, for what is light.
  Grandes, pour ce qui est léger.
781138 | WBL-MOV-WRD3 | wardrobe boxes with bar / garde-robes de carton avec tringle | 3 | size: 24 x 21 x 46 in; maxLoad: 75 lb | walnut | 4999 | 6499 | box
  Coats travel on hangers.
  Les manteaux voyagent sur cintres.
781139 | WBL-INS-886-6 | insulated shipping boxes, 8 x 8 x 6 in. / boîtes d’expédition isothermes, 8 x 8 x 6 po | 6 | size: 8 x 8 x 6 in; material: Wool liner / Doublure de laine | lightBlue | 5999 | 7799 | pack
  Keeps chocolate chocolate for two days.
  Gardent le chocolat en forme pendant deux jours.
781140 | WBL-GFT-AST12 | gift boxes with lids, assorted / boîtes-cadeaux avec couvercle, variées | 12 | size: 4 x 4 x 4 in | -#b3323a | 1799 | 2349 | pack
  Red, green, gold, white.
  Rouge, vert, or, blanc.
`,
);

const packingTape = shelf(
  {
    category: 'packing-tape',
    unit: ['roll', 'rouleau'],
    units: ['rolls', 'rouleaux'],
    type: 'packing-tape',
    grams: 210,
    facets: ['width', 'thickness'],
  },
  `
781201* | WBL-PT2-6 | packing tape, clear, 1.88 in. x 55 yd. / ruban d’emballage transparent, 1,88 po x 50 m | 6 | width: 1.88 in; thickness: 2.6 mil / 2,6 mil; length: 165 ft | clear | 1799>1499, 6@1379 | 2349>1949, 6@1789 | pack
  Quiet off the roll and still there in July.
  Silencieux au déroulage, encore collé en juillet.
781202 | WBL-PT2-36 | packing tape, clear, 1.88 in. x 55 yd., case / ruban d’emballage transparent, 1,88 po x 50 m, caisse | 36 | width: 1.88 in; thickness: 2.6 mil / 2,6 mil; length: 165 ft | clear | 8999, 2@8549 | 11799, 2@11209 | box
  Three dozen for a shipping bench.
  Trois douzaines pour la table d’expédition.
781203 | WBL-PTD-2 | packing tape in hand dispensers / ruban d’emballage en dévidoirs | 2 | width: 1.88 in; length: 66 ft | red | 999 | 1299 | pack
  One for the kitchen drawer.
  Un pour le tiroir de cuisine.
781204^ | WBL-PTT-6 | packing tape, tan, 1.88 in. x 55 yd. / ruban d’emballage havane, 1,88 po x 50 m | 6 | width: 1.88 in; thickness: 2 mil / 2 mil | manila | 1499 | 1949 | pack
  Disappears on cardboard.
  Disparaît sur le carton.
781205 | WBL-PTP-4 | paper packing tape, kraft, curbside recyclable / ruban d’emballage en papier kraft, recyclable | 4 | width: 2 in; length: 150 ft | kraft | 1999 | 2599 | pack
  Recycles with the box it closes.
  Se recycle avec la boîte qu’il ferme.
781206 | WBL-PTW-10 | water-activated tape, reinforced, 2.75 in. / ruban gommé renforcé, 2,75 po | 10 | width: 2.75 in; length: 450 ft | brown | 8999>7499 | 11799>9749 | box
  Becomes part of the carton.
  Ne fait plus qu’un avec le carton.
781207 | WBL-PTF-3 | filament strapping tape, 0.94 in. / ruban de filament, 0,94 po | 3 | width: 0.94 in; strength: 100 lb. / 45 kg | silver | 1699 | 2199 | pack
  For boxes that have met a forklift.
  Pour les boîtes qui ont croisé un chariot élévateur.
781208 | WBL-PTR-FRG | printed tape, FRAGILE, two languages / ruban imprimé, FRAGILE, bilingue | 6 | width: 1.88 in; length: 165 ft | orange | 2499 | 3249 | pack
  The same word in both, luckily.
  Le même mot dans les deux langues, par chance.
781209 | WBL-GUN-2 | tape gun, 2 in., comfort grip / dévidoir à pistolet, 2 po, poignée confort | 1 (1 tape gun / 1 dévidoir; tape gun / dévidoir) | width: 2 in; material: Steel, rubber / Acier, caoutchouc | blue | 1499 | 1949 | single
  A brake you can set with a thumb.
  Un frein qu’on règle du pouce.
781210 | WBL-STR-18 | stretch wrap, 18 in. x 1,500 ft. / pellicule étirable, 18 po x 1 500 pi | 4 | width: 18 in; length: 1,500 ft. / 457 m; thickness: 80 gauge / Calibre 80 | teal | 6499 | 8449 | box
  Around a pallet, four times.
  Quatre tours de palette.
`,
);

const cushioning = shelf(
  {
    category: 'cushioning',
    unit: ['roll', 'rouleau'],
    units: ['rolls', 'rouleaux'],
    type: 'bubble-wrap',
    grams: 900,
    facets: ['width', 'length'],
    all: { deliveryOnly: false },
  },
  `
781301* | WBL-BW12-50 | bubble cushioning, 3/16 in., 12 in. x 50 ft. / film à bulles, 3/16 po, 12 po x 50 pi | 1 | width: 12 in; length: 50 ft; thickness: 3/16 in. / 3/16 po | lightBlue | 1499 | 1949 | single
  Perforated every foot. Resist.
  Perforé à chaque pied. Essayez de ne pas tout faire éclater.
781302 | WBL-BW12-175 | bubble cushioning, 3/16 in., 12 in. x 175 ft. / film à bulles, 3/16 po, 12 po x 175 pi | 1 | width: 12 in; length: 175 ft; thickness: 3/16 in. / 3/16 po | clear | 3299>2699 | 4299>3499 | single
  The long roll.
  Le long rouleau.
781303 | WBL-BWL24-60 | large-bubble cushioning, 1/2 in., 24 in. x 60 ft. / film à grosses bulles, 1/2 po, 24 po x 60 pi | 1 | width: 24 in; length: 60 ft; thickness: 1/2 in. / 1/2 po | teal | 3499 | 4549 | single
  For frames, corners and screens.
  Pour cadres, coins et écrans.
781304 | WBL-HNY-15 | honeycomb paper wrap, 15 in. x 150 ft. / papier alvéolé, 15 po x 150 pi | 1 | width: 15 in; length: 150 ft; recycled: 100% | kraft | 2999 | 3899 | single
  Paper that opens into a net.
  Un papier qui s’ouvre en filet.
781305 | WBL-FOM-12 | foam wrap, 1/8 in., 12 in. x 70 ft. / mousse d’emballage, 1/8 po, 12 po x 70 pi | 1 | width: 12 in; length: 70 ft; thickness: 1/8 in. / 1/8 po | white | 2499 | 3249 | single
  For plates and polished things.
  Pour assiettes et objets polis.
781306 | WBL-NWS-25 | newsprint packing sheets, 24 x 36 in., 25 lb. / papier journal d’emballage, 24 x 36 po, 11 kg | 1 (25 lb. bundle / Paquet de 11 kg; bundle / paquet) | size: 24 x 36 in; recycled: 100% | gray | 3999 | 5199 | single
  Clean newsprint, no ink on the china.
  Du papier journal vierge, sans encre sur la porcelaine.
781307 | WBL-PNT-12 | packing peanuts, corn starch, 12 cu. ft. / flocons de calage en amidon de maïs, 12 pi³ | 1 (1 bag / 1 sac; bag / sac) | volume: 12 cu. ft. / 340 l; material: Corn starch / Amidon de maïs | manila | 4499 | 5849 | packing-peanuts/single
  Dissolve under the tap.
  Se dissolvent sous le robinet.
781308 | WBL-AIR-KIT | air pillow machine with 2 rolls / machine à coussins d’air avec 2 rouleaux | 1 (1 machine, 2 rolls / 1 machine, 2 rouleaux) | width: 8 in; speed: 15 ft. a minute / 4,6 m à la minute | navy | 24999 | 32499 | air-pillow-machine/single
  Makes its own filling, mostly of air.
  Fabrique son propre calage, surtout de l’air.
`,
);

const scales = shelf(
  { category: 'cushioning', unit: ['each', 'unité'], units: ['scales', 'balances'], type: 'scale', grams: 1700, facets: ['maxLoad'] },
  `
781321 | WBL-SCL-10 | letter and parcel scale, 10 lb. / balance à lettres et colis, 4,5 kg | 1 | maxLoad: 10 lb; digits: 0.1 oz. / 1 g | white | 2999 | 3899 | scale/single
  Knows what a stamp is worth.
  Sait ce que vaut un timbre.
781322 | WBL-SCL-75 | shipping scale, 75 lb., detached display / balance d’expédition, 34 kg, afficheur séparé | 1 | maxLoad: 75 lb; digits: 0.2 oz. / 5 g | charcoal | 5999>4999 | 7799>6499 | scale/single
  Read the weight from beside the box.
  Le poids se lit à côté de la boîte.
781323 | WBL-SCL-400 | bench scale, 400 lb., USB / balance de table, 181 kg, USB | 1 | maxLoad: 400 lb; connection: USB | silver | 15999 | 20999 | scale/single
  Types the weight into the form for you.
  Inscrit le poids dans le formulaire à votre place.
`,
);

/** Sheet labels: per sheet, inside size, sheets to a pack. */
const LABELS: readonly (readonly [code: string, perSheet: number, wide: number, high: number, use: Pair])[] = [
  ['130', 30, 2.625, 1, ['Three across, ten down: the address label.', 'Trois de large, dix de haut : l’étiquette d’adresse.']],
  ['120', 20, 4, 1, ['Wider, for long street names.', 'Plus large, pour les longs noms de rue.']],
  ['110', 10, 4, 2, ['Return to, ship to, handle with.', 'Retour à, expédier à, manipuler avec.']],
  ['106', 6, 4, 3.333, ['Six large shipping labels.', 'Six grandes étiquettes d’expédition.']],
  ['102', 2, 8.5, 5.5, ['Half a sheet, for carrier forms.', 'Une demi-feuille, pour les formulaires des transporteurs.']],
  ['101', 1, 8.5, 11, ['One label, the whole page.', 'Une seule étiquette, toute la page.']],
  ['180', 80, 1.75, 0.5, ['Eighty small ones for return addresses.', 'Quatre-vingts petites, pour l’adresse de retour.']],
  ['330', 30, 3.438, 0.667, ['For the tabs of file folders.', 'Pour les onglets de chemises.']],
];

const PACKS: readonly (readonly [sheets: number, usd: number, cad: number, say: Pair])[] = [
  [25, 999, 1299, ['Twenty-five sheets for an afternoon.', 'Vingt-cinq feuilles, pour un après-midi.']],
  [100, 2999, 3899, ['A hundred sheets for the year.', 'Cent feuilles, pour l’année.']],
];

const FINISHES: readonly (readonly [code: string, en: string, fr: string, extra: number, say: Pair, color: string])[] = [
  ['W', 'white', 'blanches', 0, ['For laser and inkjet.', 'Pour laser et jet d’encre.'], '#f4f1ec'],
  ['C', 'clear', 'transparentes', 400, ['Clear, so the envelope shows.', 'Transparentes, pour laisser voir l’enveloppe.'], '#cfe0e6'],
];

const sheetLabels: CatalogRecord[] = LABELS.flatMap(([code, perSheet, wide, high, use], row) =>
  FINISHES.flatMap(([tint, en, fr, extra, finishSay, color], finish) =>
    PACKS.filter((_, at) => finish === 0 || at === 0).map(([sheets, usd, cad, say], at) => {
      const dims = inches(wide, high);
      const n = perSheet * sheets;
      return item({
        id: String(781401 + row * 10 + finish * 2 + at),
        part: `PMK-LB${code}${tint}-${sheets}`,
        category: 'labels',
        brand: 'Postmark',
        unit: ['label', 'étiquette'],
        count: n,
        usd: usd + extra,
        cad: cad + extra,
        weightGrams: sheets * 15,
        set: `postmark-labels-${code}`,
        options: { finish: [en, fr], pack: String(sheets) },
        name: [
          `Postmark ${en} labels, ${dims[0]}, ${perSheet} a sheet${sheets === 100 ? ', 100 sheets' : ''}`,
          `Étiquettes ${fr} Postmark, ${dims[1]}, ${perSheet} par feuille${sheets === 100 ? ', 100 feuilles' : ''}`,
        ],
        pack: [`${count(n, 'labels', '')[0]}, ${sheets} sheets`, `${count(n, '', 'étiquettes')[1]}, ${sheets} feuilles`],
        about: joined(use, finishSay, say),
        specs: {
          size: dims,
          sheets: String(sheets),
          finish: tint === 'C' ? ['Clear', 'Transparent'] : ['Matte white', 'Blanc mat'],
          adhesive: ['Permanent', 'Permanent'],
        },
        facets: { size: dims, finish: tint === 'C' ? ['Clear', 'Transparent'] : ['White', 'Blanc'], pack: String(sheets) },
        picture: { type: 'labels-sheet', color, label: `${perSheet}`, pack: { form: sheets === 100 ? 'box' : 'pack', n: sheets } },
      });
    }),
  ),
);

const otherLabels = shelf(
  { category: 'labels', unit: ['label', 'étiquette'], units: ['labels', 'étiquettes'], type: 'labels-sheet', grams: 0.6, facets: ['size'] },
  `
781501 | PMK-RND-34 | color-coding dots, 3/4 in., assorted / pastilles de couleur, 3/4 po, variées | 1008 (1,008 dots / 1 008 pastilles; dot / pastille) | size: 0.75 in; adhesive: Removable / Repositionnable | - | 449 | 589 | pack
  Red, yellow, green, blue: a language without words.
  Rouge, jaune, vert, bleu : une langue sans mots.
781502 | PMK-RND-14 | color-coding dots, 1/4 in., assorted / pastilles de couleur, 1/4 po, variées | 768 (768 dots / 768 pastilles; dot / pastille) | size: 0.25 in; adhesive: Removable / Repositionnable | -#2d7a55 | 349 | 459 | pack
  For maps with many clients.
  Pour les cartes à nombreux clients.
781503 | PMK-NMB-100 | name badges, “Hello, bonjour” / insignes, « Hello, bonjour » | 100 | size: 3.5 x 2.25 in; adhesive: Fabric-safe / Sans danger pour les tissus | blue | 999 | 1299 | box
  The greeting of Montréal.
  La salutation de Montréal.
781504 | PMK-FRG-500 | FRAGILE labels on a roll, bilingual / étiquettes FRAGILE en rouleau, bilingues | 500 | size: 3 x 5 in; adhesive: Permanent / Permanent | red | 1599 | 2099 | single
  Thank you. Merci.
  Merci. Thank you.
781505 | PMK-PRC-1000 | price tags with string, white / étiquettes à prix avec ficelle, blanches | 1000 | size: 1.1 x 1.75 in | white | 1499 | 1949 | box
  For shops and yard sales.
  Pour boutiques et ventes-débarras.
781506 | PMK-TAG-100 | manila shipping tags, reinforced / étiquettes d’expédition en manille, œillet renforcé | 100 | size: 4.75 x 2.375 in | manila | 1199 | 1549 | pack
  For keys, coats and lost things.
  Pour clés, manteaux et objets perdus.
781507 | WBL-TH46-500 | thermal shipping labels, 4 x 6 in., fanfold / étiquettes thermiques d’expédition, 4 x 6 po, pliées en accordéon | 500 | size: 4 x 6 in; adhesive: Permanent / Permanent | ivory | 2499>1999 | 3249>2599 | box
  For the Route printer and its cousins.
  Pour l’imprimante Route et ses cousines.
781508 | WBL-TH21-1000 | thermal labels, 2.25 x 1.25 in., roll / étiquettes thermiques, 2,25 x 1,25 po, rouleau | 1000 | size: 2.25 x 1.25 in; adhesive: Permanent / Permanent | gray | 1499 | 1949 | single
  For shelves, samples and jars.
  Pour tablettes, échantillons et pots.
781509 | PMK-WTH-30 | weatherproof labels, 2 x 4 in. / étiquettes à l’épreuve des intempéries, 2 x 4 po | 300 | size: 4 x 2 in; material: Polyester film / Pellicule de polyester | silver | 3499 | 4549 | box
  For drums, bikes and bins in the yard.
  Pour barils, vélos et bacs dans la cour.
781510 | PMK-DVD-KID | kids name labels, dishwasher-safe / étiquettes de nom pour enfants, lave-vaisselle | 60 | size: 2.4 x 0.8 in; material: Laminated vinyl / Vinyle laminé | -#d9772b | 1299 | 1699 | pack
  Bottles come home.
  Les bouteilles reviennent à la maison.
`,
);

export const boxesTapeLabels = [...boxes, ...otherBoxes, ...packingTape, ...cushioning, ...scales, ...sheetLabels, ...otherLabels];
