// Storage, calculators, label makers and their tapes, shredders, laminators, software and bags.
import type { CatalogRecord } from '#goods/catalog/rules';
import { type ColorName, hex } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const PLANS = ['950121', '950122'];

const storage = shelf(
  { category: 'usb-storage', unit: EACH, units: ['drives', 'clés'], type: 'usb-drive', grams: 16, facets: ['storage'] },
  `
613103 | TSL-UD16-10 | Slide USB flash drives, 16 GB / clés USB Slide, 16 Go | 10 | storage: 16 GB each / 16 Go chacune; ports: USB-A | - | 3999 | 5199 | pack: 16
  Ten to hand out and not expect back.
  Dix à distribuer sans espoir de retour.
613104 | TSL-UD64-BLK | Slide USB flash drive, 64 GB, black / clé USB Slide, 64 Go, noire | 1 | storage: 64 GB / 64 Go; ports: USB-A 3.2 | black | 999 | 1299 | single: 64
  A slider instead of a cap.
  Une glissière au lieu d’un capuchon.
613105! | TSL-UD256-GRY | Fold USB-C flash drive, 256 GB, gray / clé USB-C Fold, 256 Go, grise | 1 | storage: 256 GB / 256 Go; ports: USB-C, USB-A | gray | 2999>2399 | 3899>3149 | single: 256
  Both plugs, twice the room.
  Les deux fiches, deux fois l’espace.
613106 | TSL-UD512-RED | Fold USB-C flash drive, 512 GB, red / clé USB-C Fold, 512 Go, rouge | 1 | storage: 512 GB / 512 Go; ports: USB-C, USB-A | red | 5499 | 7149 | single: 512
  Half a terabyte on a key ring.
  Un demi-téraoctet sur un porte-clés.
613107 | TSL-UDK64 | Vault encrypted USB drive with keypad, 64 GB / clé USB chiffrée à clavier Vault, 64 Go | 1 | storage: 64 GB / 64 Go; security: AES-256, PIN / AES-256, NIP | navy | 6999 | 9199 | single: 64
  Forgets everything after ten wrong guesses.
  Oublie tout après dix mauvais essais.
613108 | TSL-SD128 | SD card, 128 GB, 100 MB/s / carte SD, 128 Go, 100 Mo/s | 1 | storage: 128 GB / 128 Go; speed: 100 MB/s / 100 Mo/s | blue | 1999 | 2599 | memory-card/single: 128
  For cameras and dash cameras.
  Pour appareils photo et caméras embarquées.
613109 | TSL-MSD64-2 | microSD cards with adapter, 64 GB / cartes microSD avec adaptateur, 64 Go | 2 (2 cards / 2 cartes; card / carte) | storage: 64 GB each / 64 Go chacune | teal | 1999 | 2599 | memory-card/pack: 64
  Smaller than a fingernail; buy a case with them.
  Plus petites qu’un ongle; prenez aussi un étui.
613110 | TSL-HDD2 | Ledger portable hard drive, 2 TB / disque dur portatif Ledger, 2 To | 1 | storage: 2 TB / 2 To; ports: USB-C | charcoal | 7999>6999 | 10499>9199 | portable-drive/single: 2 TB
  The monthly backup, in a drawer away from the office.
  La sauvegarde du mois, dans un tiroir loin du bureau.
613111 | TSL-HDD5 | Ledger portable hard drive, 5 TB / disque dur portatif Ledger, 5 To | 1 | storage: 5 TB / 5 To; ports: USB-C | silver | 13999 | 17999 | portable-drive/single: 5 TB
  Five terabytes for people with cameras.
  Cinq téraoctets pour les gens à caméra.
613112 | TSL-SSD1 | Flint portable SSD, 1 TB / disque SSD portatif Flint, 1 To | 1 | storage: 1 TB / 1 To; speed: 1,050 MB/s / 1 050 Mo/s | orange | 10999>8999 | 14299>11699 | portable-drive/single: 1 TB
  Nothing inside moves, so it may be dropped.
  Rien ne bouge à l’intérieur : il peut tomber.
613113 | TSL-SSD2 | Flint portable SSD, 2 TB / disque SSD portatif Flint, 2 To | 1 | storage: 2 TB / 2 To; speed: 1,050 MB/s / 1 050 Mo/s | burgundy | 17999 | 23499 | portable-drive/single: 2 TB
  A project’s worth of video in a palm.
  Tout un projet vidéo dans la paume.
613114 | IWB-UD32-5 | USB flash drives, 32 GB / clés USB, 32 Go | 5 | storage: 32 GB each / 32 Go chacune; ports: USB-A | -#43474e | 1999 | 2599 | pack: 32
  Five plain drives, numbered.
  Cinq clés ordinaires, numérotées.
`,
);

const calculators = shelf(
  { category: 'calculators', unit: EACH, units: ['calculators', 'calculatrices'], type: 'calculator', grams: 180, facets: ['style'] },
  `
614103 | TSL-DK8-WHT | Sum 8 desktop calculator, 8 digits, white / calculatrice de bureau Sum 8, 8 chiffres, blanche | 1 | style: Desktop / De bureau; power: Solar and battery / Solaire et pile | white | 999 | 1299 | single
  Big keys, big digits, small footprint.
  Grosses touches, gros chiffres, petit encombrement.
614104 | TSL-PK8-BLU | Sum Pocket calculator, 8 digits, blue / calculatrice de poche Sum Pocket, 8 chiffres, bleue | 1 | style: Pocket / De poche; power: Solar and battery / Solaire et pile | blue | 599 | 779 | single
  With a cover, for the workbench.
  Avec un couvercle, pour l’établi.
614105 | TSL-PR12 | Reel 12 printing calculator, two colors / calculatrice à imprimante Reel 12, deux couleurs | 1 | style: Printing / À imprimante; power: AC / Secteur | charcoal | 4999>4299 | 6499>5599 | single
  Black and red on paper: the audit trail you can fold.
  Noir et rouge sur papier : la piste de vérification qui se plie.
614106 | TSL-PRB-6 | ink rollers for Reel 12, black and red / rouleaux encreurs pour Reel 12, noir et rouge | 6 (6 rollers / 6 rouleaux; roller / rouleau) | fits: Reel 12 | red | 1299 | 1699 | label-roll/pack
  Six rollers, one tax season.
  Six rouleaux, une saison d’impôts.
614107 | TSL-GR84 | Sigma Graph graphing calculator / calculatrice graphique Sigma Graph | 1 | style: Graphing / Graphique; screen: Color, 3.2 in. / Couleur, 3,2 po | navy | 11999>10499 | 15499>13499 | single
  Plots in color, charges by USB, allowed in most exams.
  Trace en couleurs, se recharge par USB, permise à la plupart des examens.
614108 | TSL-FN12 | Sigma Finance calculator / calculatrice financière Sigma Finance | 1 | style: Financial / Financière; digits: 12 digits / 12 chiffres | black | 3999 | 5199 | single
  Mortgages, bonds and depreciation with named keys.
  Prêts, obligations et amortissement, touches nommées.
614109 | TSL-SC30-10 | Sigma 30 scientific calculators, class pack / calculatrices scientifiques Sigma 30, paquet de classe | 10 | style: Scientific / Scientifique; power: Solar and battery / Solaire et pile | green | 9999 | 12999 | box
  Ten in a caddy with numbered slots.
  Dix dans un casier à fentes numérotées.
614110 | IWB-CAL-8 | basic desktop calculator / calculatrice de bureau de base | 1 | style: Desktop / De bureau; digits: 8 digits / 8 chiffres | gray | 699 | 919 | single
  Adds.
  Additionne.
`,
);

const labelMakers = shelf(
  {
    category: 'label-makers',
    unit: EACH,
    units: ['label makers', 'étiqueteuses'],
    type: 'label-maker',
    grams: 430,
    facets: ['connection'],
  },
  `
615102 | TSL-LD24 | Desk 24 label maker with PC link / étiqueteuse Desk 24 reliée à l’ordinateur | 1 | tapeWidth: 1/4 to 1 in. / 1/4 à 1 po; connection: USB, keyboard / USB, clavier | charcoal | 7999>6499 | 10499>8499 | single
  Wide tape, logos, and a keyboard you know.
  Ruban large, logos et un clavier familier.
615103 | TSL-LP-BT | Pocket phone label printer, white / imprimante d’étiquettes de poche Pocket, blanche | 1 | tapeWidth: 1/2 in. / 1/2 po; connection: Bluetooth | white | 3999 | 5199 | label-printer/single
  Design on the phone, peel from the pocket.
  On compose sur le téléphone, on imprime, on colle.
615104 | TSL-LP-BTP | Pocket phone label printer, pink / imprimante d’étiquettes de poche Pocket, rose | 1 | tapeWidth: 1/2 in. / 1/2 po; connection: Bluetooth | pink | 3999 | 5199 | label-printer/single
  The pink one, for the pantry project.
  La rose, pour le grand ménage du garde-manger.
615105 | TSL-LIND | Trade industrial label maker, case / étiqueteuse industrielle Trade, mallette | 1 | tapeWidth: 1/4 to 1 in. / 1/4 à 1 po; connection: Keypad / Clavier | orange | 14999 | 19499 | single
  Wraps cables and flags panels, with a bumper.
  Enrobe les câbles et marque les panneaux, avec pare-chocs.
615106 | WBL-LTH4 | Route thermal shipping label printer, 4 x 6 in. / imprimante thermique d’étiquettes d’expédition Route, 4 x 6 po | 1 | tapeWidth: 4 in; speed: 70 labels a minute / 70 étiquettes à la minute | gray | 17999>14999 | 23499>19499 | label-printer/single
  No ink. Seventy packages a minute, if you can keep up.
  Sans encre. Soixante-dix colis à la minute, si vous suivez.
615107 | TSL-PRC-GUN | price gun, one line, with labels / pistolet à prix, une ligne, avec étiquettes | 1 | digits: 8 digits / 8 chiffres | red | 4499 | 5849 | price-gun/single
  Click, stick, next aisle.
  Clic, colle, allée suivante.
`,
);

interface Tape {
  readonly base: number;
  readonly width: Pair;
  readonly code: string;
  readonly usd: number;
  readonly cad: number;
}

const TAPES: readonly Tape[] = [
  { base: 615200, width: ['1/4 in.', '1/4 po'], code: '06', usd: 1599, cad: 2099 },
  { base: 615210, width: ['1/2 in.', '1/2 po'], code: '12', usd: 1799, cad: 2349 },
  { base: 615220, width: ['3/4 in.', '3/4 po'], code: '18', usd: 2099, cad: 2749 },
  { base: 615230, width: ['1 in.', '1 po'], code: '24', usd: 2399, cad: 3149 },
];

const TAPE_COLORS: readonly (readonly [code: string, paint: ColorName, name: Pair, say: Pair])[] = [
  [
    'KW',
    'white',
    ['black on white', 'noir sur blanc'],
    [
      'The everyday label, laminated against coffee and cleaner.',
      'L’étiquette de tous les jours, laminée contre le café et les nettoyants.',
    ],
  ],
  [
    'KC',
    'clear',
    ['black on clear', 'noir sur transparent'],
    ['Looks printed on the folder itself.', 'On le croirait imprimé sur le dossier lui-même.'],
  ],
  ['KY', 'yellow', ['black on yellow', 'noir sur jaune'], ['Seen from a ladder.', 'Visible du haut d’une échelle.']],
  [
    'WK',
    'black',
    ['white on black', 'blanc sur noir'],
    ['For audio racks and dark shelves.', 'Pour les bâtis audio et les tablettes foncées.'],
  ],
];

const labelTapes: CatalogRecord[] = TAPES.flatMap(({ base, width, code, usd, cad }) =>
  TAPE_COLORS.map(([tint, paint, name, say], at) =>
    item({
      id: String(base + at + 1),
      part: `TSL-LT${code}-${tint}`,
      category: 'label-tapes',
      brand: 'Tessel',
      unit: ['tape', 'ruban'],
      count: 1,
      usd,
      cad,
      pack: ['1 tape, 26 ft.', '1 ruban, 8 m'],
      weightGrams: 45,
      set: 'tessel-label-tape',
      options: { width, color: name },
      name: [`Tessel laminated label tape, ${width[0]}, ${name[0]}`, `Ruban d’étiquetage laminé Tessel, ${width[1]}, ${name[1]}`],
      about: joined(say, [
        `${width[0].replace('.', '')} wide, for Desk, Pocket and Trade label makers.`,
        `${width[1]} de large, pour étiqueteuses Desk, Pocket et Trade.`,
      ]),
      specs: { tapeWidth: width, length: ['26 ft. (8 m)', '8 m (26 pi)'], color: name },
      facets: { tapeWidth: width, color: name },
      picture: { type: 'label-tape', color: hex(paint), label: width[0].replace(' in.', '″') },
    }),
  ),
);

const shredders = shelf(
  {
    category: 'shredders',
    unit: EACH,
    units: ['shredders', 'déchiqueteuses'],
    type: 'shredder',
    grams: 7000,
    facets: ['cutType', 'capacity'],
    all: { services: PLANS },
  },
  `
616103 | CMN-SH6S | 6-sheet strip-cut shredder, black / déchiqueteuse à coupe droite, 6 feuilles, noire | 1 | capacity: 6 sheets / 6 feuilles; cutType: Strip-cut / Droite; securityLevel: P-2; bin: 3 gal. / 11 l | black | 3999 | 5249 | single
  For envelopes and ads.
  Pour les enveloppes et la publicité.
616104 | CMN-SH10 | 10-sheet cross-cut shredder, gray / déchiqueteuse à coupe croisée, 10 feuilles, grise | 1 | capacity: 10 sheets / 10 feuilles; cutType: Cross-cut / Croisée; securityLevel: P-4; bin: 5.5 gal. / 21 l | gray | 8999>7499 | 11799>9849 | single
  Pull-out bin with a window.
  Corbeille coulissante avec fenêtre.
616105 | CMN-SH16 | 16-sheet cross-cut office shredder / déchiqueteuse de bureau à coupe croisée, 16 feuilles | 1 | capacity: 16 sheets / 16 feuilles; cutType: Cross-cut / Croisée; securityLevel: P-4; runTime: 30 minutes / 30 minutes | navy | 22999 | 29999 | single
  Thirty minutes without a rest, reverses by itself on a jam.
  Trente minutes sans pause, recule d’elle-même en cas de bourrage.
616106 | CMN-SHA120 | 120-sheet auto-feed shredder / déchiqueteuse à alimentation automatique, 120 feuilles | 1 | capacity: 120 sheets / 120 feuilles; cutType: Micro-cut / Microcoupe; securityLevel: P-5 | silver | 34999>29999 | 45999>38999 | single
  Close the lid and walk away.
  On ferme le couvercle et on s’en va.
616107 | CMN-SHOIL-12 | shredder lubricant sheets / feuilles lubrifiantes pour déchiqueteuse | 12 (12 sheets / 12 feuilles; sheet / feuille) | fits: All shredders / Toutes les déchiqueteuses | gold | 1299 | 1699 | oil-sheets/pack
  Feed one a week.
  Une par semaine.
616108 | CMN-SHBAG-100 | shredder bags, 8 gal. / sacs pour déchiqueteuse, 30 l | 100 (100 bags / 100 sacs; bag / sac) | volume: 8 gal. / 30 l; material: Polyethylene / Polyéthylène | clear | 2499 | 3249 | trash-bags/box
  Confetti, contained.
  Les confettis, contenus.
`,
);

const laminating = shelf(
  {
    category: 'laminators',
    unit: EACH,
    units: ['laminators', 'plastifieuses'],
    type: 'laminator',
    grams: 1900,
    facets: ['width'],
    all: { services: PLANS },
  },
  `
616201 | CMN-LM9 | 9 in. laminator with 20 pouches / plastifieuse de 9 po avec 20 pochettes | 1 | width: 9 in; thickness: 3 and 5 mil / 3 et 5 mil | white | 3499>2799 | 4599>3649 | single
  Warm in four minutes, forgiving with edges.
  Chaude en quatre minutes, indulgente avec les bords.
616202 | CMN-LM12 | 12.5 in. laminator, one-minute warm-up / plastifieuse de 12,5 po, prête en une minute | 1 | width: 12.5 in; thickness: 3 to 7 mil / 3 à 7 mil | charcoal | 8999 | 11799 | single
  Tabloid posters for a school hallway.
  Des affiches tabloïd pour un corridor d’école.
616203 | CMN-LMP | heavy-duty pouch laminator, 13 in. / plastifieuse robuste, 13 po | 1 | width: 13 in; thickness: 3 to 10 mil / 3 à 10 mil | navy | 24999 | 32499 | single
  Six rollers and a jam that undoes itself.
  Six rouleaux, et un bourrage qui se défait seul.
`,
);

const pouches = shelf(
  {
    category: 'laminators',
    unit: ['pouch', 'pochette'],
    units: ['pouches', 'pochettes'],
    type: 'sheet-protectors',
    grams: 11,
    facets: ['pouches', 'thickness'],
  },
  `
616211 | CMN-LP3-100 | laminating pouches, letter, 3 mil / pochettes à plastifier, format lettre, 3 mil | 100 | pouches: Letter / Lettre; thickness: 3 mil / 3 mil | #cfe0e6 | 1699>1299, 5@1199 | 2199>1699, 5@1559 | box: 3 mil
  Flexible, for menus and class rules.
  Souples, pour menus et règles de classe.
616212 | CMN-LP5-100 | laminating pouches, letter, 5 mil / pochettes à plastifier, format lettre, 5 mil | 100 | pouches: Letter / Lettre; thickness: 5 mil / 5 mil | #a9cfe0 | 2499 | 3249 | box: 5 mil
  Stiff enough to stand in a holder.
  Assez rigides pour tenir dans un présentoir.
616213 | CMN-LP5-LGL | laminating pouches, legal, 5 mil / pochettes à plastifier, format légal, 5 mil | 50 | pouches: Legal / Légal; thickness: 5 mil / 5 mil | #8fb7c9 | 1999 | 2599 | box: Legal
  Fourteen inches of menu.
  Quatorze pouces de menu.
616214 | CMN-LP3-LDG | laminating pouches, 11 x 17, 3 mil / pochettes à plastifier, 11 x 17, 3 mil | 25 | pouches: 11 x 17 in; thickness: 3 mil / 3 mil | #7fa3c0 | 1799 | 2349 | pack: 11 x 17
  Maps, timetables, fire exits.
  Plans, horaires, issues de secours.
616215 | CMN-LPB-100 | laminating pouches, business card, 5 mil / pochettes à plastifier, carte professionnelle, 5 mil | 100 | pouches: 2.25 x 3.75 in; thickness: 5 mil / 5 mil | #c9a2c8 | 999 | 1299 | box
  Cards that live in wallets.
  Pour les cartes qui vivent au portefeuille.
616216 | CMN-LPI-25 | badge pouches with clips / pochettes à insigne avec pinces | 25 | pouches: 2.5 x 3.5 in; closure: Clip / Pince | #d9b27a | 1299 | 1699 | pack
  Names you can read without staring.
  Des noms lisibles sans dévisager.
`,
);

const bags = shelf(
  { category: 'bags', unit: EACH, units: ['bags', 'sacs'], type: 'backpack', grams: 850, facets: ['capacity'] },
  `
618101* | TRN-BP-CHR | Commute laptop backpack, 16 in., charcoal / sac à dos Commute pour portable, 16 po, anthracite | 1 | capacity: 22 L / 22 l; fits: 16 in. laptop / Portable de 16 po | charcoal | 5999>4799 | 7799>6299 | single
  A flat back, a hidden pocket and a strap for a suitcase.
  Dos plat, poche secrète et sangle pour valise.
618102 | TRN-BP-NVY | Commute laptop backpack, 16 in., navy / sac à dos Commute pour portable, 16 po, marine | 1 | capacity: 22 L / 22 l; fits: 16 in. laptop / Portable de 16 po | navy | 5999 | 7799 | single
  The navy Commute, for ferries.
  Le Commute marine, pour les traversiers.
618103 | TRN-BP-GRN | Commute laptop backpack, 16 in., green / sac à dos Commute pour portable, 16 po, vert | 1 | capacity: 22 L / 22 l; fits: 16 in. laptop / Portable de 16 po | darkGreen | 5999 | 7799 | single
  The green Commute, for parks.
  Le Commute vert, pour les parcs.
618104 | TRN-SC-BLU | Recess school backpack, blue / sac d’école Recess, bleu | 1 | capacity: 18 L / 18 l; material: Recycled polyester / Polyester recyclé | blue | 2999 | 3899 | single
  Reflective piping and a place for the name.
  Passepoil réfléchissant et une place pour le nom.
618105 | TRN-SC-PUR | Recess school backpack, purple / sac d’école Recess, violet | 1 | capacity: 18 L / 18 l; material: Recycled polyester / Polyester recyclé | purple | 2999 | 3899 | single
  Bottle pockets that hold a bottle.
  Des poches à bouteille où la bouteille tient.
618106 | TRN-SC-RED | Recess school backpack, red / sac d’école Recess, rouge | 1 | capacity: 18 L / 18 l; material: Recycled polyester / Polyester recyclé | red | 2999>2299 | 3899>2999 | single
  Red, so you see it from the bus.
  Rouge, pour le voir de l’autobus.
618107 | TRN-MSG-GRY | Courier messenger bag, 15 in., gray / sacoche messager Courier, 15 po, grise | 1 | capacity: 12 L / 12 l; fits: 15 in. laptop / Portable de 15 po | gray | 5499 | 7149 | messenger-bag/single
  A quiet flap: no hook and loop.
  Un rabat silencieux, sans bande autoagrippante.
618108 | TRN-TOT-BLK | Vestibule laptop tote, 15 in., black / fourre-tout Vestibule pour portable, 15 po, noir | 1 | capacity: 15 L / 15 l; fits: 15 in. laptop / Portable de 15 po | black | 6999 | 9099 | messenger-bag/single
  Stands up by itself in a meeting.
  Tient debout tout seul en réunion.
618109 | TRN-SLV-14 | Felt laptop sleeve, 14 in., gray / étui de feutre pour portable, 14 po, gris | 1 | fits: 14 in. laptop / Portable de 14 po; material: Wool felt / Feutre de laine | gray | 2499 | 3249 | laptop-sleeve/single
  Wool inside a bag, or alone under an arm.
  De la laine dans un sac, ou seul sous le bras.
618110 | TRN-ROL-BLK | Overnight rolling case, black / mallette à roulettes Overnight, noire | 1 | capacity: 30 L / 30 l; fits: 17 in. laptop / Portable de 17 po | black | 11999 | 15599 | rolling-case/single
  Files in front, shirt behind.
  Les dossiers devant, la chemise derrière.
618111 | TRN-LCH-TL | insulated lunch bag, teal / sac à dîner isolé, sarcelle | 1 | capacity: 5 L / 5 l; material: Wipe-clean lining / Doublure lavable | teal | 1499 | 1949 | lunch-bag/single
  Cold until one.
  Froid jusqu’à treize heures.
618112 | TRN-PCS-3 | pencil cases, three colors / étuis à crayons, trois couleurs | 3 (3 cases / 3 étuis; case / étui) | size: 8 x 4 in; closure: Zipper / Glissière | -#d9772b | 1199 | 1549 | pencil-case/pack
  Wide mouths and stubborn zippers.
  Grande ouverture, fermeture tenace.
`,
);

const software = shelf(
  {
    category: 'software',
    unit: ['license', 'licence'],
    units: ['licenses', 'licences'],
    type: 'service-card',
    grams: 0,
    all: { kind: 'eDownload', taxClass: 'digital' },
  },
  `
617104 | LMN-DES1 | Layout design studio, 1 user, 1 year, download / studio de mise en page Layout, 1 utilisateur, 1 an, téléchargement | 1 | users: 1; term: 1 year; delivery: Download / Téléchargement | purple | 11999>9999 | 15599>12999 | single: Download
  Flyers, menus and brochures from templates that print well.
  Dépliants, menus et brochures à partir de gabarits qui s’impriment bien.
617105 | LMN-PDF3 | Folio PDF editor, 3 devices, download / éditeur PDF Folio, 3 appareils, téléchargement | 1 | users: 3 devices / 3 appareils; term: For life / À vie; delivery: Download / Téléchargement | red | 7999 | 10499 | single: Download
  Edit, sign, merge, and black out what must not be read.
  Modifier, signer, fusionner, et caviarder ce qui ne doit pas se lire.
617106 | LMN-BKP5 | Attic cloud backup, 1 TB, 1 year, download / sauvegarde en nuage Attic, 1 To, 1 an, téléchargement | 1 | storage: 1 TB / 1 To; term: 1 year; delivery: Download / Téléchargement | blue | 5999 | 7799 | single: Download
  Copies by night, restores by day. Data stays in your country.
  Copie la nuit, restaure le jour. Les données restent au pays.
617107 | LMN-TYP2 | Homerow typing tutor, English and French, download / didacticiel de dactylographie Homerow, anglais et français, téléchargement | 1 | users: 2; term: For life / À vie; delivery: Download / Téléchargement | green | 2499 | 3249 | single: Download
  Ten fingers by Easter, on either keyboard.
  Dix doigts d’ici Pâques, sur l’un ou l’autre clavier.
617108 | LMN-VPN5 | Tunnel VPN, 5 devices, 1 year, download / RPV Tunnel, 5 appareils, 1 an, téléchargement | 1 | users: 5 devices / 5 appareils; term: 1 year; delivery: Download / Téléchargement | charcoal | 3999 | 5199 | single: Download
  For coffee-shop tables.
  Pour travailler au café en toute sécurité.
`,
);

export const officeMachines = [
  ...storage,
  ...calculators,
  ...labelMakers,
  ...labelTapes,
  ...shredders,
  ...laminating,
  ...pouches,
  ...bags,
  ...software,
];
