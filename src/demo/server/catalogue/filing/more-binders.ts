// View binders in every ring and colour, presentation and heavy-duty lines, and what goes inside them.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, figure, joined, type Pair, size } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

interface Ring {
  readonly inch: number;
  readonly sheets: number;
  readonly shape: 'O' | 'D';
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
  /** Colours that are in the hand-written range already. */
  readonly without: readonly ColorName[];
}

const RINGS: readonly Ring[] = [
  {
    inch: 0.5,
    sheets: 100,
    shape: 'O',
    usd: 449,
    cad: 599,
    without: [],
    say: [
      'Half an inch: a thin binder for one meeting or one course outline.',
      'Un demi-pouce : une reliure mince pour une réunion ou un plan de cours.',
    ],
  },
  {
    inch: 1,
    sheets: 225,
    shape: 'O',
    usd: 549,
    cad: 749,
    without: ['white', 'black', 'red'],
    say: [
      'One inch holds a project from first memo to last invoice.',
      'Un pouce contient un projet, de la première note à la dernière facture.',
    ],
  },
  {
    inch: 1.5,
    sheets: 375,
    shape: 'D',
    usd: 799,
    cad: 1049,
    without: ['teal'],
    say: ['An inch and a half with D-rings, the student’s choice.', 'Un pouce et demi avec anneaux en D, le choix des étudiants.'],
  },
  {
    inch: 2,
    sheets: 500,
    shape: 'D',
    usd: 1149,
    cad: 1499,
    without: ['white'],
    say: ['Two inches of D-rings for manuals with tabs.', 'Deux pouces d’anneaux en D pour les manuels à onglets.'],
  },
  {
    inch: 3,
    sheets: 635,
    shape: 'D',
    usd: 1499,
    cad: 1999,
    without: ['black'],
    say: [
      'Three inches and a steel hinge, for a year of minutes.',
      'Trois pouces et une charnière d’acier, pour une année de procès-verbaux.',
    ],
  },
];

const COLORS: readonly [ColorName, Pair][] = [
  ['white', ['White takes any cover you print.', 'Le blanc accueille toute couverture imprimée.']],
  ['black', ['Black for the board table.', 'Le noir de la table du conseil.']],
  ['navy', ['Navy, the color of annual reports.', 'Marine, la couleur des rapports annuels.']],
  ['red', ['Red for safety sheets.', 'Rouge pour les fiches de sécurité.']],
  ['green', ['Green for grounds and grants.', 'Vert pour les terrains et les subventions.']],
  ['purple', ['Purple, so the choir finds its own.', 'Violet, pour que la chorale trouve la sienne.']],
  ['teal', ['Teal that brightens a gray shelf.', 'Sarcelle, pour égayer une tablette grise.']],
];

const viewBinders: CatalogRecord[] = RINGS.flatMap(({ inch, sheets, shape, usd, cad, say, without }, ring) =>
  COLORS.filter(([color]) => !without.includes(color)).map(([color, remark], at) => {
    const inchFr = figure(inch)[1];
    const rings: Pair = shape === 'D' ? ['D-ring', 'anneaux en D'] : ['round ring', 'anneaux ronds'];
    return item({
      id: String(275600 + ring * 10 + at + 1),
      part: `TBC-VW${String(inch * 10).padStart(2, '0')}-${colorCode(color)}`,
      category: 'binders',
      brand: 'Tabb & Co.',
      kind: 'skuSet',
      set: 'tabb-view-binder',
      options: { ring: [`${inch} in.`, `${inchFr} po`], color: hueLabel(color) },
      unit: ['each', 'unité'],
      count: 1,
      usd,
      cad,
      about: joined(remark, say),
      weightGrams: Math.round(260 + inch * 150),
      pack: [`1 binder, ${sheets} sheets`, `1 reliure, ${sheets} feuilles`],
      name: [
        `Tabb & Co. ${inch} in. view binder, ${rings[0]}, ${hue(color, 'f')[0]}`,
        `Reliure à pochette Tabb & Co., ${inchFr} po, ${rings[1]}, ${hue(color, 'f')[1]}`,
      ],
      specs: {
        ring: [`${inch} in., ${shape === 'D' ? 'D-shaped' : 'round'}`, `${inchFr} po, ${shape === 'D' ? 'en D' : 'ronds'}`],
        capacity: count(sheets, 'sheets', 'feuilles'),
        size: size(10.25 + Math.round(inch * 2) / 10, 11.6, inch + 0.6),
        color: hueLabel(color),
      },
      facets: { color: hueLabel(color), ring: [`${inch} in.`, `${inchFr} po`], capacity: [`${sheets} sheets`, `${sheets} feuilles`] },
      picture: { type: 'binder', color: hex(color), label: `${inch} in.` },
    });
  }),
);

const otherBinders = shelf(
  {
    category: 'binders',
    unit: ['each', 'unité'],
    units: ['binders', 'reliures'],
    type: 'binder',
    grams: 520,
    facets: ['ring', 'capacity'],
  },
  `
275701 | TBC-HD2-BLK | heavy-duty binder, 2 in., one-touch rings, black / reliure robuste, 2 po, anneaux à ouverture facile, noire | 1 | ring: 2 in; capacity: 540 sheets / 540 feuilles | black | 1799>1399 | 2349>1849 | single: HD 2 in.
  One button opens the rings, one closes them. Corners that take a fall.
  Un bouton ouvre les anneaux, un autre les ferme. Des coins qui encaissent les chutes.
275702 | TBC-HD3-NVY | heavy-duty binder, 3 in., one-touch rings, navy / reliure robuste, 3 po, anneaux à ouverture facile, marine | 1 | ring: 3 in; capacity: 670 sheets / 670 feuilles | navy | 2299 | 2999 | single: HD 3 in.
  For binders that are pulled out ten times a day.
  Pour les reliures qu’on sort dix fois par jour.
275703 | TBC-HD4-WHT | heavy-duty binder, 4 in., one-touch rings, white / reliure robuste, 4 po, anneaux à ouverture facile, blanche | 1 | ring: 4 in; capacity: 800 sheets / 800 feuilles | white | 2899 | 3799 | single: HD 4 in.
  Eight hundred sheets and it still closes.
  Huit cents feuilles, et elle ferme encore.
275704 | TBC-HD5-BLK | heavy-duty binder, 5 in., one-touch rings, black / reliure robuste, 5 po, anneaux à ouverture facile, noire | 1 | ring: 5 in; capacity: 1,050 sheets / 1 050 feuilles | black | 3499 | 4599 | single: 5 in.
  The parts catalog of a whole workshop.
  Le catalogue de pièces de tout un atelier.
275705 | TBC-EC1-KFT | Fibra recycled-board binder, 1 in., kraft / reliure de carton recyclé Fibra, 1 po, kraft | 1 | ring: 1 in; recycled: 90% | kraft | 649 | 849 | single: 1 in.
  Bare board, no plastic, rings that unscrew for recycling.
  Carton nu, sans plastique, anneaux dévissables pour le recyclage.
275706 | TBC-EC2-KFT | Fibra recycled-board binder, 2 in., kraft / reliure de carton recyclé Fibra, 2 po, kraft | 1 | ring: 2 in; recycled: 90% | kraft | 949 | 1249 | single: 2 in.
  The wide Fibra. Takes a stamp, a label or a pencil drawing.
  La Fibra large. Accepte un timbre, une étiquette ou un dessin au crayon.
275707 | TBC-LN15-GRY | Loom cloth binder, 1.5 in., gray / reliure de toile Loom, 1,5 po, grise | 1 | ring: 1.5 in; material: Linen cloth / Toile de lin | gray | 1499 | 1949 | single
  Linen over board for recipes, photographs and house plans.
  Du lin sur carton pour recettes, photos et plans de maison.
275708 | TBC-LN15-RSE | Loom cloth binder, 1.5 in., rose / reliure de toile Loom, 1,5 po, rose | 1 | ring: 1.5 in; material: Linen cloth / Toile de lin | pink | 1499 | 1949 | single
  The rose Loom, with a brass label holder.
  La Loom rose, avec porte-étiquette de laiton.
275709 | TBC-MINI-TL | mini binder for half sheets, 1 in., teal / mini-reliure pour demi-feuilles, 1 po, sarcelle | 1 | ring: 1 in; sheetSize: 5.5 x 8.5 in | teal | 749 | 979 | single
  Half-letter, for planners and handbooks in a bag.
  Demi-lettre, pour les agendas et les guides qu’on traîne.
275710 | TBC-LGL3-BLK | legal-size binder, 3 in., black / reliure format légal, 3 po, noire | 1 | ring: 3 in; sheetSize: 8.5 x 14 in | black | 3199 | 4199 | single: Legal
  Four rings for fourteen-inch deeds.
  Quatre anneaux pour les actes de quatorze pouces.
275711 | TBC-ZIP2-GRY | zippered binder with handle and pockets, 2 in., charcoal / reliure à fermeture éclair avec poignée et pochettes, 2 po, anthracite | 1 | ring: 2 in; material: Polyester / Polyester | charcoal | 2499>1999 | 3249>2599 | single
  A binder that becomes a bag. Room for a tablet and a lunch form.
  Une reliure qui devient un sac. De la place pour une tablette et un formulaire de dîner.
275712 | IWB-VB1-WH12 | view binders, 1 in., white, carton / reliures à pochette, 1 po, blanches, caisse | 12 | ring: 1 in; capacity: 200 sheets / 200 feuilles | white | 3599>2999 | 4699>3949 | box: 1 in.
  A dozen plain binders for a training day.
  Une douzaine de reliures toutes simples pour une journée de formation.
275713 | IWB-VB2-WH6 | view binders, 2 in., white, carton / reliures à pochette, 2 po, blanches, caisse | 6 | ring: 2 in; capacity: 450 sheets / 450 feuilles | white | 2999 | 3949 | box: 2 in.
  Six wide ones for the accounting shelf.
  Six larges pour l’étagère de la comptabilité.
275714 | IWB-VB1-AS6 | view binders, 1 in., six colors / reliures à pochette, 1 po, six couleurs | 6 | ring: 1 in; capacity: 200 sheets / 200 feuilles | -#3d7a5e | 2199 | 2899 | pack: 1 in.
  One for each class, or for each child.
  Une par cours, ou par enfant.
`,
);

const dividers = shelf(
  { category: 'dividers', unit: ['set', 'jeu'], units: ['sets', 'jeux'], type: 'dividers', grams: 70, facets: ['tabs'] },
  `
276302 | TBC-DIV5-CLR | index dividers, 5 clear tabs / intercalaires, 5 onglets transparents | 6 | tabs: 5; punched: 3 holes, reinforced / 3 trous renforcés | clear | 899 | 1179 | box: 5
  Five sections and a template for the labels.
  Cinq sections et un gabarit pour les étiquettes.
276303 | TBC-DIV5-CLD | index dividers, 5 color tabs / intercalaires, 5 onglets de couleur | 6 | tabs: 5; punched: 3 holes, reinforced / 3 trous renforcés | -#c23b3b | 949>749 | 1249>979 | box: 5
  Five colors that repeat from binder to binder.
  Cinq couleurs qui se répètent d’une reliure à l’autre.
276304 | TBC-DIV8-CLD | index dividers, 8 color tabs / intercalaires, 8 onglets de couleur | 4 | tabs: 8; punched: 3 holes, reinforced / 3 trous renforcés | -#2b6fb0 | 899 | 1179 | box: 8
  Eight tabs for eight weeks.
  Huit onglets pour huit semaines.
276305 | TBC-DIV12-MO | monthly dividers, January to December / intercalaires mensuels, janvier à décembre | 1 | tabs: 12; punched: 3 holes / 3 trous | -#3d7a5e | 599 | 779 | single: 12
  English on one side of the tab, French on the other.
  Anglais d’un côté de l’onglet, français de l’autre.
276306 | TBC-DIV26-AZ | alphabetical dividers, A to Z / intercalaires alphabétiques, A à Z | 1 | tabs: 26; punched: 3 holes / 3 trous | manila | 699 | 919 | single: A-Z
  Twenty-six tabs in two banks, with X kept for show.
  Vingt-six onglets sur deux rangs, le X pour la forme.
276307 | TBC-DIV31-NM | numbered dividers, 1 to 31 / intercalaires numérotés, 1 à 31 | 1 | tabs: 31; punched: 3 holes / 3 trous | white | 899 | 1179 | single: 1-31
  A tab for every day of the month, for tickler files.
  Un onglet par jour du mois, pour l’échéancier.
276308 | TBC-DIVP8-BR | plastic dividers with pockets, 8 tabs / intercalaires de plastique à pochettes, 8 onglets | 1 | tabs: 8; material: Polypropylene / Polypropylène | -#d9772b | 549 | 719 | single: 8
  A pocket on each for receipts, discs and permission slips.
  Une pochette par intercalaire pour reçus, disques et autorisations.
276309 | TBC-DIVP5-CL | plastic dividers, 5 tabs, write-on / intercalaires de plastique, 5 onglets à écrire | 2 | tabs: 5; material: Polypropylene / Polypropylène | teal | 499 | 649 | pack: 5
  Write, wipe, write again.
  On écrit, on efface, on réécrit.
276310 | TBC-DIVX-10 | extra-wide dividers for sheet protectors, 8 tabs / intercalaires extralarges pour pochettes, 8 onglets | 2 | tabs: 8; width: 9.25 in | purple | 749 | 979 | pack: 8
  The tabs still show beyond a protected page.
  Les onglets dépassent même d’une page protégée.
276311 | IWB-DIV5-AST | dividers, 5 color tabs, bulk / intercalaires, 5 onglets de couleur, gros format | 20 | tabs: 5; punched: 3 holes / 3 trous | -#6d4a9e | 1399 | 1849 | box: 5
  Twenty sets for twenty students.
  Vingt jeux pour vingt élèves.
`,
);

const protectors = shelf(
  {
    category: 'sheet-protectors',
    unit: ['sheet', 'pochette'],
    units: ['sheet protectors', 'pochettes protectrices'],
    type: 'sheet-protectors',
    grams: 9,
    facets: ['thickness'],
  },
  `
276401* | TBC-SPD-100 | sheet protectors, diamond clear, heavy / pochettes protectrices, cristal, épaisses | 100 | thickness: Heavy, 3.3 mil / Épaisse, 3,3 mil; sheetSize: 8.5 x 11 in | #cfe0e6 | 1599>1249, 6@1169 | 2099>1649, 6@1549 | box
  So clear that you copy the page without taking it out.
  Si claires qu’on photocopie la page sans la sortir.
276402 | TBC-SPN-100 | sheet protectors, non-glare, standard / pochettes protectrices, antireflets, standard | 100 | thickness: Standard, 2.4 mil / Standard, 2,4 mil; sheetSize: 8.5 x 11 in | #b9c7cf | 1099 | 1449 | box
  A soft finish that doesn’t catch the lamp.
  Un fini doux qui n’attrape pas la lampe.
276403 | TBC-SPD-25 | sheet protectors, diamond clear, heavy, small pack / pochettes protectrices, cristal, épaisses, petit paquet | 25 | thickness: Heavy, 3.3 mil / Épaisse, 3,3 mil; sheetSize: 8.5 x 11 in | #a9cfe0 | 599 | 779 | pack
  Twenty-five for one presentation.
  Vingt-cinq pour une seule présentation.
276404 | TBC-SPX-50 | sheet protectors, top and side load, 5 mil / pochettes protectrices à ouverture en coin, 5 mil | 50 | thickness: Extra heavy, 5 mil / Extra-épaisse, 5 mil; sheetSize: 8.5 x 11 in | #8fb7c9 | 1499 | 1949 | box
  For pages passed around a kitchen or a garage.
  Pour les pages qui circulent dans une cuisine ou un garage.
276405 | TBC-SPL-25 | sheet protectors, legal size / pochettes protectrices, format légal | 25 | thickness: Standard, 2.4 mil / Standard, 2,4 mil; sheetSize: 8.5 x 14 in | #7fa3c0 | 999 | 1299 | pack
  Legal pages in a letter binder, folded at the foot.
  Des pages légales dans une reliure lettre, repliées au bas.
276406 | TBC-SPB-20 | business-card pages, 20 cards / pochettes à cartes professionnelles, 20 cartes | 10 (10 pages / 10 feuillets; page / feuillet) | thickness: Heavy / Épaisse; capacity: 200 cards / 200 cartes | #c9a2c8 | 849 | 1099 | pack
  Two hundred people on ten pages.
  Deux cents personnes sur dix pages.
276407 | TBC-SPP-46 | photo pages, six 4 x 6 in. / pochettes à photos, six de 4 x 6 po | 25 (25 pages / 25 feuillets; page / feuillet) | thickness: Heavy / Épaisse; capacity: 150 photos / 150 photos | #d9b27a | 1199 | 1549 | pack
  Six prints a page, safe from fingerprints.
  Six tirages par page, à l’abri des doigts.
276408 | IWB-SPC-200 | sheet protectors, economy / pochettes protectrices, économiques | 200 | thickness: Light, 1.9 mil / Mince, 1,9 mil; sheetSize: 8.5 x 11 in | #dfe6ea | 1299 | 1699 | box
  Two hundred thin ones for a hallway of certificates.
  Deux cents minces, pour un corridor de certificats.
`,
);

export const moreBinders = [...viewBinders, ...otherBinders, ...dividers, ...protectors];
