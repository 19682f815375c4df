// Folders of every cut and colour, hanging folders, expanding files, storage boxes, covers and clipboards.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

const SINGLE_COLORS: readonly [ColorName, Pair][] = [
  ['blue', ['Blue folders, for clients.', 'Chemises bleues, pour les clients.']],
  ['green', ['Green folders, for money coming in.', 'Chemises vertes, pour l’argent qui entre.']],
  ['red', ['Red folders, for money going out.', 'Chemises rouges, pour l’argent qui sort.']],
  ['yellow', ['Yellow folders, for what is waiting.', 'Chemises jaunes, pour ce qui attend.']],
  ['purple', ['Purple folders, for people and payroll.', 'Chemises violettes, pour le personnel et la paie.']],
  ['orange', ['Orange folders, for warranties and manuals.', 'Chemises orange, pour les garanties et les manuels.']],
];

interface FolderSize {
  readonly base: number;
  readonly size: Pair;
  readonly code: string;
  readonly usd: number;
  readonly cad: number;
  readonly grams: number;
  readonly say: Pair;
}

const SIZES: readonly FolderSize[] = [
  {
    base: 276020,
    size: ['Letter', 'Lettre'],
    code: 'LT',
    usd: 2149,
    cad: 2799,
    grams: 2800,
    say: ['One hundred letter folders, 1/3 cut, 11 pt. stock.', 'Cent chemises format lettre, coupe 1/3, carton 11 pt.'],
  },
  {
    base: 276030,
    size: ['Legal', 'Légal'],
    code: 'LG',
    usd: 2749,
    cad: 3599,
    grams: 3400,
    say: ['One hundred legal folders with the same 1/3 cut.', 'Cent chemises format légal, avec la même coupe 1/3.'],
  },
];

const colored: CatalogRecord[] = SIZES.flatMap(({ base, size: paper, code, usd, cad, grams, say }) =>
  SINGLE_COLORS.map(([color, remark], at) =>
    item({
      id: String(base + at + 1),
      part: `TBC-FF3${code}-${colorCode(color)}`,
      category: 'file-folders',
      brand: 'Tabb & Co.',
      unit: ['folder', 'chemise'],
      count: 100,
      usd,
      cad,
      about: joined(remark, say),
      pack: count(100, 'folders', 'chemises'),
      weightGrams: grams,
      set: `tabb-folders-${code.toLowerCase()}`,
      options: { color: hueLabel(color) },
      name: [
        `Tabb & Co. ${paper[0].toLowerCase()} file folders, 1/3 cut, ${hue(color, 'fp')[0]}`,
        `Chemises de classement Tabb & Co., format ${paper[1].toLowerCase()}, coupe 1/3, ${hue(color, 'fp')[1]}`,
      ],
      specs: { sheetSize: paper, tabs: ['1/3 cut', 'Coupe 1/3'], color: hueLabel(color), material: ['11 pt. stock', 'Carton 11 pt'] },
      facets: { color: hueLabel(color), size: paper, tabs: '1/3' },
      picture: { type: 'file-folders', color: hex(color), label: paper[0], pack: { form: 'pack', n: code === 'LT' ? 4 : 3 } },
    }),
  ),
);

const folders = shelf(
  {
    category: 'file-folders',
    unit: ['folder', 'chemise'],
    units: ['folders', 'chemises'],
    type: 'file-folders',
    grams: 28,
    facets: ['sheetSize', 'tabs'],
  },
  `
276041 | TBC-FF5-MAN100 | letter file folders, 1/5 cut, manila / chemises de classement, format lettre, coupe 1/5, manille | 100 | sheetSize: Letter / Lettre; tabs: 1/5 cut / Coupe 1/5 | manila | 1599 | 2099 | box: 1/5
  Five tab positions, so five names show at once.
  Cinq positions d’onglet : cinq noms visibles à la fois.
276042 | TBC-FFS-MAN100 | letter file folders, straight cut, manila / chemises de classement, format lettre, coupe droite, manille | 100 | sheetSize: Letter / Lettre; tabs: Straight / Coupe droite | manila | 1549 | 2049 | box
  A full-width tab for long names and end labels.
  Un onglet pleine largeur pour les longs noms.
276043 | TBC-FFR-MAN100 | reinforced-tab file folders, manila / chemises à onglet renforcé, manille | 100 | sheetSize: Letter / Lettre; tabs: 1/3 cut / Coupe 1/3 | manila | 2099 | 2749 | pack
  Two plies where the thumb goes.
  Deux épaisseurs là où va le pouce.
276044 | TBC-FFH-50 | heavy 18 pt. file folders, manila / chemises épaisses 18 pt, manille | 50 | sheetSize: Letter / Lettre; tabs: 1/3 cut / Coupe 1/3; material: 18 pt. / 18 pt | manila | 2399 | 3149 | box
  For files that leave the building.
  Pour les dossiers qui sortent de l’édifice.
276045 | TBC-FST-50 | fastener folders, two prongs, manila / chemises à attaches, deux tiges, manille | 50 | sheetSize: Letter / Lettre; tabs: 1/3 cut / Coupe 1/3; closure: 2 fasteners / 2 attaches | #d9ab5c | 3299>2699 | 4299>3549 | box
  Papers stay in the order they were filed.
  Les pièces restent dans l’ordre où on les a classées.
276046 | TBC-CLS4-GRN | classification folders, 4 sections, green / chemises à compartiments, 4 sections, vertes | 10 | sheetSize: Letter / Lettre; material: Pressboard / Carton pressé | darkGreen | 3499 | 4599 | pack
  Pressboard with one divider and four fasteners: a case in one cover.
  Carton pressé, un intercalaire et quatre attaches : toute une cause sous une couverture.
276047 | TBC-CLS6-RED | classification folders, 6 sections, red / chemises à compartiments, 6 sections, rouges | 10 | sheetSize: Letter / Lettre; material: Pressboard / Carton pressé | red | 4299 | 5599 | pack
  Six sections for six years.
  Six sections pour six ans.
276048 | TBC-PRJ-CLR10 | clear project jackets, two sides open / chemises transparentes à deux côtés ouverts | 10 | sheetSize: Letter / Lettre; material: Polypropylene / Polypropylène | clear | 549 | 719 | pack
  Slip papers in, see what they are.
  On glisse, on voit.
276049 | TBC-PRJ-AST25 | project jackets, five colors / chemises de projet, cinq couleurs | 25 | sheetSize: Letter / Lettre; material: Polypropylene / Polypropylène | -#d98a78 | 1199 | 1549 | pack
  Translucent colors for five stages of a job.
  Des couleurs translucides pour les cinq étapes d’un mandat.
276050 | TBC-PKT2-AST12 | two-pocket folders, assorted / couvertures à deux pochettes, couleurs variées | 12 (12 folders / 12 couvertures; folder / couverture) | sheetSize: Letter / Lettre; material: Card, 80 lb. / Carton, 80 lb | -#d98a78 | 899 | 1179 | pack
  The folder of school concerts and closings.
  La couverture des concerts d’école et des notaires.
276051 | TBC-PKT2-NVY25 | two-pocket folders, navy / couvertures à deux pochettes, marine | 25 (25 folders / 25 couvertures; folder / couverture) | sheetSize: Letter / Lettre; material: Leatherette card / Carton similicuir | navy | 1699 | 2199 | box
  Leather grain, a slit for your card, twenty-five to the box.
  Grain de cuir, fente pour votre carte, vingt-cinq par boîte.
276052 | TBC-PKT2-BLK25 | two-pocket folders, black / couvertures à deux pochettes, noires | 25 (25 folders / 25 couvertures; folder / couverture) | sheetSize: Letter / Lettre; material: Leatherette card / Carton similicuir | black | 1699 | 2199 | box
  Black, for proposals that go to black tie.
  Noires, pour les propositions en tenue de soirée.
276053 | IWB-PKT2-AST50 | two-pocket folders, assorted, bulk / couvertures à deux pochettes, variées, gros format | 50 (50 folders / 50 couvertures; folder / couverture) | sheetSize: Letter / Lettre | -#9dbb82 | 1399 | 1849 | box
  Fifty for September.
  Cinquante pour la rentrée.
276054 | IWB-FF3-MAN250 | letter file folders, manila, carton / chemises de classement, format lettre, manille, caisse | 250 | sheetSize: Letter / Lettre; tabs: 1/3 cut / Coupe 1/3 | manila | 2999 | 3949 | box
  Two hundred and fifty for a move or a merger.
  Deux cent cinquante, pour un déménagement ou une fusion.
`,
);

const HANGING: readonly [ColorName, Pair][] = [
  ['blue', ['Blue rails of the top drawer.', 'Les rails bleus du tiroir du haut.']],
  ['red', ['Red, for this week.', 'Rouge, pour cette semaine.']],
  ['yellow', ['Yellow, for this month.', 'Jaune, pour ce mois-ci.']],
  ['orange', ['Orange, for the next quarter.', 'Orange, pour le prochain trimestre.']],
  ['purple', ['Purple, for personnel.', 'Violet, pour le personnel.']],
];

const hangingColors: CatalogRecord[] = HANGING.map(([color, remark], at) =>
  item({
    id: String(276111 + at),
    part: `TBC-HF5-${colorCode(color)}25`,
    category: 'hanging-folders',
    brand: 'Tabb & Co.',
    unit: ['folder', 'dossier'],
    count: 25,
    usd: 1649,
    cad: 2149,
    about: joined(remark, [
      'Twenty-five letter folders with clear tabs and inserts.',
      'Vingt-cinq dossiers format lettre, avec onglets transparents et étiquettes.',
    ]),
    pack: count(25, 'folders', 'dossiers'),
    weightGrams: 1500,
    set: 'tabb-hanging',
    options: { color: hueLabel(color) },
    name: [
      `Tabb & Co. hanging file folders, letter, ${hue(color, 'mp')[0]}`,
      `Dossiers suspendus Tabb & Co., format lettre, ${hue(color, 'mp')[1]}`,
    ],
    specs: { sheetSize: ['Letter', 'Lettre'], tabs: ['1/5 cut', 'Coupe 1/5'], color: hueLabel(color) },
    facets: { color: hueLabel(color), sheetSize: ['Letter', 'Lettre'] },
    picture: { type: 'hanging-folders', color: hex(color), pack: { form: 'pack', n: 3 } },
  }),
);

const hanging = shelf(
  {
    category: 'hanging-folders',
    unit: ['folder', 'dossier'],
    units: ['folders', 'dossiers'],
    type: 'hanging-folders',
    grams: 60,
    facets: ['sheetSize'],
  },
  `
276121 | TBC-HF5-AST25 | hanging file folders, letter, assorted / dossiers suspendus, format lettre, couleurs variées | 25 | sheetSize: Letter / Lettre; tabs: 1/5 cut / Coupe 1/5 | - | 1749>1399 | 2299>1849 | pack
  Five colors, five of each, tabs to match.
  Cinq couleurs, cinq de chacune, onglets assortis.
276122 | TBC-HF5-GRNLG | hanging file folders, legal, standard green / dossiers suspendus, format légal, vert courant | 25 | sheetSize: Legal / Légal; tabs: 1/5 cut / Coupe 1/5 | green | 1599 | 2099 | pack: Legal
  Legal length for legal drawers.
  Longueur légale pour tiroirs légaux.
276123 | TBC-HFB-GRN25 | box-bottom hanging folders, 2 in., green / dossiers suspendus à fond plat, 2 po, verts | 25 | sheetSize: Letter / Lettre; capacity: 2 in | darkGreen | 2899 | 3799 | box
  A flat floor for catalogs and thick jobs.
  Un fond plat pour catalogues et gros dossiers.
276124 | TBC-HFT-25 | tabs and inserts for hanging folders / onglets et étiquettes pour dossiers suspendus | 25 (25 tabs / 25 onglets; tab / onglet) | tabs: 1/5 cut / Coupe 1/5 | clear | 349 | 459 | labels-sheet/pack
  The twenty-five that always go missing.
  Les vingt-cinq qui se perdent toujours.
276125 | TBC-HFF-LT | hanging folder frames, letter, 2 / cadres pour dossiers suspendus, format lettre, 2 | 2 | sheetSize: Letter / Lettre; material: Steel / Acier | silver | 1499 | 1949 | letter-tray/pack
  Turns any deep drawer into a file drawer.
  Transforment tout tiroir profond en tiroir à dossiers.
276126 | TBC-HFR-KFT20 | recycled hanging folders, kraft / dossiers suspendus recyclés, kraft | 20 | sheetSize: Letter / Lettre; recycled: 100% | kraft | 1599 | 2099 | pack
  All recycled fiber, plain as bread.
  Tout en fibres recyclées, simples comme du pain.
276127 | IWB-HF5-GRN50 | hanging file folders, letter, green, carton / dossiers suspendus, format lettre, verts, caisse | 50 | sheetSize: Letter / Lettre; tabs: 1/5 cut / Coupe 1/5 | green | 1899 | 2499 | box
  Fifty at our price.
  Cinquante à notre prix.
`,
);

const expanding = shelf(
  {
    category: 'expanding-files',
    unit: ['each', 'unité'],
    units: ['files', 'pochettes'],
    type: 'expanding-file',
    grams: 240,
    facets: ['sheetSize', 'capacity'],
  },
  `
276501 | TBC-EXP7-BLU | expanding file, 7 pockets, elastic, blue / pochette accordéon, 7 compartiments, élastique, bleue | 1 | sheetSize: Letter / Lettre; capacity: 7 pockets / 7 compartiments | blue | 1099 | 1449 | expanding-file/single: 7
  A week of papers with a strap that stays on.
  Une semaine de papiers, avec un élastique qui tient.
276502 | TBC-EXP13-GRY | expanding file, 13 pockets, zipper, gray / pochette accordéon, 13 compartiments, fermeture éclair, grise | 1 | sheetSize: Letter / Lettre; capacity: 13 pockets / 13 compartiments | gray | 1799 | 2349 | expanding-file/single
  Twelve months and one over, closed against rain.
  Douze mois et un de plus, à l’abri de la pluie.
276503 | TBC-EXP21-AZ | expanding desk file, A to Z, 21 pockets / trieur de bureau A à Z, 21 compartiments | 1 | sheetSize: Letter / Lettre; capacity: 21 pockets / 21 compartiments | navy | 2699 | 3549 | expanding-file/single: A-Z
  Sort the mail standing up.
  Pour trier le courrier debout.
276504 | TBC-EXW35-10 | expanding wallets with flap, 3.5 in. / pochettes à soufflet avec rabat, 3,5 po | 10 | sheetSize: Letter / Lettre; capacity: 3.5 in | kraft | 1999 | 2599 | expanding-file/pack
  Red-brown fiber wallets tied with cloth tape.
  Pochettes de fibre brun-rouge, fermées par un ruban de toile.
276505 | TBC-EXP-25 | file pockets, 3.5 in. expansion / pochettes de classement, soufflet de 3,5 po | 25 | sheetSize: Letter / Lettre; capacity: 3.5 in | brown | 3499 | 4599 | expanding-file/box
  Holds seven folders upright in one gusset.
  Tiennent sept chemises debout dans un même soufflet.
276506 | TBC-EXPL-10 | file pockets, legal, 5.25 in. expansion / pochettes de classement, format légal, soufflet de 5,25 po | 10 | sheetSize: Legal / Légal; capacity: 5.25 in | burgundy | 2799 | 3649 | expanding-file/pack
  The depth of one trial.
  L’épaisseur d’un procès.
276507 | TBC-ENV-PLY10 | poly envelopes with snap, letter, assorted / enveloppes de plastique à bouton, format lettre, variées | 10 | sheetSize: Letter / Lettre; closure: Snap / Bouton-pression | -#6d4a9e | 999 | 1299 | pack
  For homework, receipts and the good scissors.
  Pour les devoirs, les reçus et les bons ciseaux.
276508 | TBC-ENV-ZIP6 | mesh zipper pouches, three sizes / pochettes de filet à fermeture éclair, trois formats | 6 | material: Vinyl mesh / Filet de vinyle; closure: Zipper / Glissière | -#1f7a80 | 1199 | 1549 | pack
  See-through mesh in sizes for bills, pens and cables.
  Un filet transparent, en formats pour factures, stylos et câbles.
276509 | TBC-CPN-13 | coupon and receipt organizer, 13 pockets / porte-coupons et reçus, 13 compartiments | 1 | size: 7 x 4 in; capacity: 13 pockets / 13 compartiments | pink | 699 | 919 | expanding-file/single: 13
  The small accordion for the glove box.
  Le petit accordéon de la boîte à gants.
`,
);

const boxes = shelf(
  {
    category: 'storage-boxes',
    unit: ['box', 'boîte'],
    units: ['boxes', 'boîtes'],
    type: 'storage-box',
    grams: 560,
    facets: ['sheetSize', 'strength'],
  },
  `
276601* | TBC-SB-STD12 | storage boxes, letter and legal, lift-off lid / boîtes de rangement, lettre et légal, couvercle amovible | 12 | size: 12 x 10 x 15 in cm; strength: Standard, 450 lb. / Standard, 204 kg; sheetSize: Letter, legal / Lettre, légal | white | 4499>3599, 3@3349 | 5899>4749, 3@4419 | pack
  Folds up without tape in under a minute. Lines for contents on two sides.
  Se montent sans ruban en moins d’une minute. Lignes pour le contenu sur deux côtés.
276602 | TBC-SB-HVY4 | heavy-duty storage boxes, letter and legal / boîtes de rangement robustes, lettre et légal | 4 | size: 12 x 10 x 15 in cm; strength: Heavy, 800 lb. / Robuste, 363 kg; sheetSize: Letter, legal / Lettre, légal | blue | 2799 | 3649 | pack
  Double walls and bottom for boxes stacked five high.
  Parois et fond doubles, pour des piles de cinq.
276603 | TBC-SB-24L6 | storage drawers, letter, 24 in. / tiroirs de rangement, format lettre, 24 po | 6 | size: 12 x 10 x 24 in cm; strength: Heavy, 650 lb. / Robuste, 295 kg; sheetSize: Letter / Lettre | green | 8999 | 11799 | desktop-drawers/pack
  A drawer within a shell: pull a file without moving the pile.
  Un tiroir dans une coque : on sort un dossier sans défaire la pile.
276604 | TBC-SB-STR4 | string-and-button archive boxes, kraft / boîtes d’archives à ficelle et bouton, kraft | 4 | size: 4 x 12 x 10 in cm; material: Acid-free board / Carton sans acide | kraft | 2199 | 2899 | pack
  Acid-free, for photographs, letters and deeds.
  Sans acide, pour les photos, les lettres et les actes.
276605 | TBC-PFB-GRY | portable file box with handle, gray / boîte à dossiers portative avec poignée, grise | 1 | size: 14 x 11 x 6 in cm; sheetSize: Letter / Lettre; lock: Latch / Loquet | gray | 1999 | 2599 | single
  A drawer you can take to the accountant.
  Un tiroir qu’on apporte chez le comptable.
276606 | TBC-FPB-BLK | fire-resistant document chest, black / coffret à documents résistant au feu, noir | 1 | size: 15 x 12 x 7 in cm; lock: Key / À clé; strength: 30 minutes at 1,550 °F / 30 minutes à 843 °C | black | 6499 | 8499 | safe/single
  Passports and wills for half an hour of fire.
  Garde passeports et testaments du feu pendant une demi-heure.
276607 | TBC-CRT-3PK | stackable file crates, letter and legal / bacs à dossiers empilables, lettre et légal | 3 | size: 17 x 14 x 11 in cm; sheetSize: Letter, legal / Lettre, légal | -#3a6ea5 | 3499 | 4599 | pack
  Milk-crate tough, with rails for hanging files.
  Solides comme des caisses de lait, avec rails pour dossiers suspendus.
276608^ | IWB-SB-10 | storage boxes, economy / boîtes de rangement, économiques | 10 | size: 12 x 10 x 15 in cm; strength: Light, 350 lb. / Légère, 159 kg | ivory | 2299 | 2999 | pack
  Ten plain boxes for seven years of receipts.
  Dix boîtes toutes simples, pour sept ans de reçus.
276609 | TBC-MAG-6 | magazine files, white / porte-revues, blancs | 6 | size: 4 x 12 x 9 in cm; material: Board / Carton | white | 1299 | 1699 | magazine-file/pack
  Keeps catalogs from lying down.
  Empêchent les catalogues de se coucher.
`,
);

const covers = shelf(
  {
    category: 'report-covers',
    unit: ['cover', 'couverture'],
    units: ['covers', 'couvertures'],
    type: 'report-cover',
    grams: 34,
    facets: ['closure'],
  },
  `
276701 | TBC-RCS-BLK25 | report covers, swing clip, black / couvertures de rapport à pince pivotante, noires | 25 | closure: Swing clip / Pince pivotante; capacity: 30 sheets / 30 feuilles | black | 2899>2299 | 3799>2999 | box
  No holes: the clip swings in and grips thirty sheets.
  Aucun trou : la pince pivote et serre trente feuilles.
276702 | TBC-RCB-CLR10 | report covers, slide bar, clear / couvertures de rapport à baguette, transparentes | 10 | closure: Slide bar / Baguette; capacity: 20 sheets / 20 feuilles | clear | 799 | 1049 | pack
  The bar slides on and the essay is done.
  On glisse la baguette et la dissertation est finie.
276703 | TBC-RCP-NVY10 | pressboard report covers, prongs, navy / couvertures de carton pressé à tiges, marine | 10 | closure: Prongs / Tiges; capacity: 200 sheets / 200 feuilles | navy | 1999 | 2599 | pack
  Stiff boards for bylaws and appraisals.
  Des plats rigides pour règlements et évaluations.
276704 | TBC-RCP-RED10 | pressboard report covers, prongs, red / couvertures de carton pressé à tiges, rouges | 10 | closure: Prongs / Tiges; capacity: 200 sheets / 200 feuilles | red | 1999 | 2599 | pack
  The red ones are this year’s.
  Les rouges, c’est l’année en cours.
276705 | TBC-RCF-CLR25 | clear-front report covers, prongs, assorted / couvertures à devant transparent et tiges, variées | 25 | closure: Prongs / Tiges; capacity: 80 sheets / 80 feuilles | - | 1999 | 2599 | box
  A title page shows through five back colors.
  La page titre paraît devant cinq couleurs de dos.
276706 | TBC-CMB-50 | comb binding spines, 1/2 in., black / reliures à boudin, 1/2 po, noires | 50 (50 spines / 50 reliures; spine / reliure) | closure: Comb / Boudin; capacity: 85 sheets / 85 feuilles | black | 1299 | 1699 | box
  For punch-and-bind machines with nineteen rings.
  Pour relieuses à dix-neuf anneaux.
`,
);

const clipboards = shelf(
  {
    category: 'clipboards',
    unit: ['clipboard', 'planchette'],
    units: ['clipboards', 'planchettes'],
    type: 'clipboard',
    grams: 190,
    facets: ['sheetSize'],
  },
  `
276801 | CMN-CLB-WD3 | hardboard clipboards, letter / planchettes à pince, format lettre | 3 | sheetSize: Letter / Lettre; closure: Flat clip / Pince plate | brown | 699 | 919 | pack
  Brown board, strong clip, no nonsense.
  Panneau brun, pince forte, sans fioritures.
276802 | CMN-CLB-ALU | aluminum storage clipboard, letter / planchette-coffret en aluminium, format lettre | 1 | sheetSize: Letter / Lettre; capacity: 1 in | silver | 2999 | 3899 | single
  Opens to hold forms, closes against rain.
  S’ouvre pour ranger les formulaires, se ferme contre la pluie.
276803 | CMN-CLB-AST6 | plastic clipboards, six colors / planchettes de plastique, six couleurs | 6 | sheetSize: Letter / Lettre; closure: Low clip / Pince basse | -#2d7a55 | 1499 | 1949 | pack
  A color for each shift or ward.
  Une couleur par quart ou par unité.
276804 | CMN-CLB-NTE | note-size clipboard, clear / planchette format note, transparente | 1 | sheetSize: 6 x 9 in; closure: Low clip / Pince basse | clear | 449 | 589 | single
  For server pads and pool times.
  Pour les carnets de serveur et les chronos.
276805 | IWB-CLB-30 | hardboard clipboards, class pack / planchettes à pince, paquet de classe | 30 | sheetSize: Letter / Lettre; closure: Flat clip / Pince plate | brown | 3999 | 5249 | box
  Thirty desks that walk.
  Trente pupitres qui marchent.
`,
);

export const moreFolders = [...colored, ...folders, ...hangingColors, ...hanging, ...expanding, ...boxes, ...covers, ...clipboards];
