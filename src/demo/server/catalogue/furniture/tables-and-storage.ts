// More desks, tables, bookcases, cabinets, boards, lamps and clocks.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const BIG = {
  kind: 'directFurniture' as const,
  deliveryOnly: true,
  handling: [3500, 3900] as const,
  services: ['950112', '950201', '950202'],
};
const MID = { kind: 'directFurniture' as const, deliveryOnly: true, handling: [1500, 1900] as const, services: ['950112', '950201'] };

const desks = shelf(
  { category: 'desks', unit: EACH, units: ['desks', 'bureaux'], type: 'desk', grams: 38000, facets: ['width', 'material'], all: BIG },
  `
520512 | FLD-HTH48-MPL | Heath straight desk, 48 in., maple / bureau droit Heath, 48 po, érable | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 48 in; size: 48 x 24 x 29 in cm; material: Laminate / Stratifié; warranty: 5 years | maple | 22999 | 29999 | single: 48 in.
  The Heath for a shared room.
  Le Heath, pour une pièce partagée.
520513 | FLD-HTH60-WAL | Heath straight desk with modesty panel, 60 in., walnut / bureau droit Heath avec panneau de fond, 60 po, noyer | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 60 in; size: 60 x 30 x 29 in cm; material: Laminate / Stratifié; warranty: 5 years | walnut | 27999>23999 | 36999>31499 | single: 60 in.
  A dark top that makes white paper look important.
  Un plateau foncé qui donne de l’importance au papier blanc.
520514 | FLD-HTHL-WHT | Heath L-shaped desk, 60 x 60 in., white / bureau en L Heath, 60 x 60 po, blanc | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 60 in; size: 60 x 60 x 29 in cm; material: Laminate / Stratifié; warranty: 5 years | white | 42999 | 55999 | corner-desk/single
  One side for the screen, one for the paper.
  Un côté pour l’écran, un côté pour le papier.
520515 | FLD-HTHL-OAK | Heath L-shaped desk, 60 x 60 in., oak / bureau en L Heath, 60 x 60 po, chêne | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 60 in; size: 60 x 60 x 29 in cm; material: Laminate / Stratifié; warranty: 5 years | oak | 42999 | 55999 | corner-desk/single
  Turns left or right; decide on the day.
  À gauche ou à droite; décidez le jour même.
520516 | FLD-HTHU-WAL | Heath executive U-shaped desk with hutch, walnut / bureau de direction en U Heath avec surmeuble, noyer | 1 (5 cartons, assembly needed / 5 cartons, à assembler) | width: 66 in; size: 66 x 98 x 66 in cm; material: Laminate / Stratifié; warranty: 7 years | walnut | 99999 | 129999 | corner-desk/single
  A room inside a room.
  Une pièce dans la pièce.
520517 | FLD-NST40-WHT | Nest writing desk with drawer, 40 in., white / secrétaire Nest avec tiroir, 40 po, blanc | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 40 in; size: 40 x 20 x 30 in cm; drawers: 1 | white | 15999 | 20999 | single
  The Nest in white, for bright corners.
  Le Nest blanc, pour les coins clairs.
520518! | FLD-FLD32-BLK | Fold-away desk, 32 in., black / bureau pliant Fold, 32 po, noir | 1 (1 desk, no assembly / 1 bureau, sans assemblage) | width: 32 in; size: 32 x 19 x 29 in cm; assembly: None / Aucun | black | 8999>6999 | 11799>9199 | single
  Opens in ten seconds, hides behind a door.
  S’ouvre en dix secondes, se cache derrière une porte.
520519 | FLD-CRN-GRY | corner computer desk, gray / bureau d’angle pour ordinateur, gris | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 42 in; size: 42 x 30 x 30 in cm; material: Laminate, steel / Stratifié, acier | gray | 17999 | 23499 | corner-desk/single
  Uses the corner nobody uses.
  Utilise le coin que personne n’utilise.
`,
);

const standing = shelf(
  { category: 'desks', unit: EACH, units: ['desks', 'bureaux'], type: 'standing-desk', grams: 36000, facets: ['width'], all: BIG },
  `
520521 | FLD-RSR-BLK | Riser desktop converter, 36 in., black / rehausseur de bureau assis-debout Riser, 36 po, noir | 1 (1 converter, assembled / 1 rehausseur, déjà assemblé) | width: 36 in; heightRange: 4.5 to 20 in. / 4,5 à 20 po; maxLoad: 35 lb | black | 21999>18999 | 28499>24999 | desktop-converter/single: 36 in.
  Lifts the desk you already own.
  Soulève le bureau que vous avez déjà.
520522 | FLD-RSR-WHT | Riser desktop converter, 32 in., white / rehausseur de bureau assis-debout Riser, 32 po, blanc | 1 (1 converter, assembled / 1 rehausseur, déjà assemblé) | width: 32 in; heightRange: 4.5 to 20 in. / 4,5 à 20 po; maxLoad: 33 lb | white | 19999 | 25999 | desktop-converter/single: 32 in.
  The narrow Riser, gas spring, no cord.
  Le Riser étroit, à vérin, sans fil.
520523 | FLD-ADH63-BLK | Alder height-adjustable desk, 63 in., black / bureau réglable en hauteur Alder, 63 po, noir | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 63 in; heightRange: 25.5 to 51 in. / 25,5 à 51 po; maxLoad: 265 lb | black | 48999 | 63999 | single
  The wide Alder with a black top.
  Le grand Alder à plateau noir.
520524 | FLD-CRK-OAK | Crank height-adjustable desk, 48 in., oak / bureau réglable à manivelle Crank, 48 po, chêne | 1 (1 desk, assembly needed / 1 bureau, à assembler) | width: 48 in; heightRange: 28 to 46 in. / 28 à 46 po; maxLoad: 150 lb | oak | 27999 | 36499 | single: Crank
  No plug: thirty turns from sitting to standing.
  Sans prise : trente tours de l’assise à la station debout.
520525 | FLD-CRT-MOB | mobile laptop cart, adjustable, white / chariot pour portable réglable, blanc | 1 (1 cart, assembly needed / 1 chariot, à assembler) | width: 24 in; heightRange: 28 to 44 in. / 28 à 44 po | white | 12999 | 16999 | single
  A desk for one laptop and one cup.
  Un bureau pour un portable et une tasse.
`,
);

const tables = shelf(
  { category: 'tables', unit: EACH, units: ['tables', 'tables'], type: 'conference-table', grams: 32000, facets: ['size'], all: BIG },
  `
520601 | FLD-CNF72-WAL | Gather conference table, 6 ft., walnut / table de conférence Gather, 6 pi, noyer | 1 | size: 72 x 36 x 29.5 in cm; material: Laminate / Stratifié; warranty: 7 years | walnut | 44999 | 58499 | single
  Six chairs and a grommet for the cords.
  Six chaises et un passe-câble.
520602 | FLD-CNF96-WAL | Gather conference table, 8 ft., walnut / table de conférence Gather, 8 pi, noyer | 1 | size: 96 x 44 x 29.5 in cm; material: Laminate / Stratifié; warranty: 7 years | walnut | 64999 | 84499 | single
  Boat-shaped, so everyone sees everyone.
  En forme de bateau : chacun voit chacun.
520603 | FLD-CNF96-WHT | Gather conference table, 8 ft., white / table de conférence Gather, 8 pi, blanche | 1 | size: 96 x 44 x 29.5 in cm; material: Laminate / Stratifié; warranty: 7 years | white | 64999 | 84499 | single
  The same boat, painted white.
  Le même bateau, peint en blanc.
520604 | FLD-RND36-OAK | round meeting table, 36 in., oak / table de réunion ronde, 36 po, chêne | 1 | size: 36 x 36 x 29.5 in cm; material: Laminate, steel / Stratifié, acier | oak | 27999 | 36499 | round-table/single
  No head of the table.
  Personne en bout de table.
520605 | FLD-RND42-MPL | round breakroom table, 42 in., maple / table ronde de salle de pause, 42 po, érable | 1 | size: 42 x 42 x 29.5 in cm; material: Laminate, steel / Stratifié, acier | maple | 24999>21999 | 32499>28499 | round-table/single
  Wipes clean of soup.
  La soupe s’y essuie bien.
520606 | FLD-FLD6-GRY | folding table, 6 ft., gray / table pliante, 6 pi, grise | 1 | size: 72 x 30 x 29 in cm; maxLoad: 300 lb; material: Polyethylene / Polyéthylène | gray | 7999 | 10499 | folding-table/single
  Folds in half, with a handle.
  Se plie en deux, avec poignée.
520607 | FLD-FLD8-WHT | folding table, 8 ft., white / table pliante, 8 pi, blanche | 1 | size: 96 x 30 x 29 in cm; maxLoad: 350 lb; material: Polyethylene / Polyéthylène | white | 10999 | 14299 | folding-table/single
  For elections, bake sales and plan reviews.
  Pour élections, ventes de pâtisseries et examens de plans.
520608 | FLD-TRN60-GRY | training table on casters, flip top, 60 in. / table de formation à plateau basculant sur roulettes, 60 po | 1 | size: 60 x 24 x 29.5 in cm; material: Laminate, steel / Stratifié, acier | silver | 32999 | 42999 | folding-table/single
  Flip, roll, nest.
  On bascule, on roule, on emboîte.
520609 | FLD-SDE-BLK | side table, 20 in., black / table d’appoint, 20 po, noire | 1 | size: 20 x 20 x 20 in cm; material: Steel / Acier | black | 9999 | 12999 | round-table/single
  For the magazine and the plant.
  Pour la revue et la plante.
520610 | FLD-ADJ-KID | activity table, adjustable, 48 in. kidney / table d’activités réglable, 48 po, forme de haricot | 1 | size: 48 x 72 in; heightRange: 15 to 24 in. / 15 à 24 po | blue | 29999 | 38999 | single
  The teacher sits in the curve.
  L’enseignante s’assoit dans la courbe.
`,
);

const bookcases = shelf(
  {
    category: 'bookcases',
    unit: EACH,
    units: ['bookcases', 'bibliothèques'],
    type: 'bookcase',
    grams: 27000,
    facets: ['shelves'],
    all: MID,
  },
  `
521001 | FLD-BK5-OAK | Heath 5-shelf bookcase, oak / bibliothèque Heath à 5 tablettes, chêne | 1 | shelves: 5; size: 31.5 x 12 x 71 in cm; maxLoad: 45 lb | oak | 17999>14999 | 23499>19499 | single: 5
  Three shelves move, two keep it square.
  Trois tablettes bougent, deux gardent l’équerre.
521002 | FLD-BK5-WAL | Heath 5-shelf bookcase, walnut / bibliothèque Heath à 5 tablettes, noyer | 1 | shelves: 5; size: 31.5 x 12 x 71 in cm; maxLoad: 45 lb | walnut | 17999 | 23499 | single: 5
  Walnut for statutes and cookbooks.
  Noyer, pour les lois et les recettes.
521003 | FLD-BK5-WHT | Heath 5-shelf bookcase, white / bibliothèque Heath à 5 tablettes, blanche | 1 | shelves: 5; size: 31.5 x 12 x 71 in cm; maxLoad: 45 lb | white | 17999 | 23499 | single: 5
  White, so the books are the color.
  Blanche : ce sont les livres qui font la couleur.
521004 | FLD-BK3-OAK | Heath 3-shelf bookcase, oak / bibliothèque Heath à 3 tablettes, chêne | 1 | shelves: 3; size: 31.5 x 12 x 42 in cm; maxLoad: 45 lb | oak | 11999 | 15599 | single: 3
  Window-high.
  À hauteur de fenêtre.
521005 | FLD-BK2-BLK | Heath 2-shelf bookcase, black / bibliothèque Heath à 2 tablettes, noire | 1 | shelves: 2; size: 31.5 x 12 x 29 in cm; maxLoad: 45 lb | black | 8999 | 11799 | single: 2
  Desk-high, for a printer on top.
  À hauteur de bureau, pour une imprimante dessus.
521006 | FLD-SHS5-GRY | steel shelving unit, 5 shelves, 36 in., gray / étagère d’acier, 5 tablettes, 36 po, grise | 1 | shelves: 5; size: 36 x 18 x 72 in cm; maxLoad: 400 lb a shelf / 181 kg par tablette | gray | 12999 | 16999 | single: 5
  Boltless: a mallet and half an hour.
  Sans boulons : un maillet et une demi-heure.
521007 | FLD-SHW4-CHR | wire shelving unit, 4 shelves, 48 in., chrome / étagère grillagée, 4 tablettes, 48 po, chrome | 1 | shelves: 4; size: 48 x 18 x 54 in cm; maxLoad: 350 lb a shelf / 159 kg par tablette | silver | 14999 | 19499 | single: 4
  Air gets in, dust gets out.
  L’air entre, la poussière sort.
521008 | FLD-CUB6-WHT | cube organizer, 6 cubes, white / meuble à 6 cubes, blanc | 1 | shelves: 6 cubes / 6 cubes; size: 24 x 12 x 36 in cm | white | 7999>6499 | 10499>8499 | single: 2
  Lies down or stands up.
  Couché ou debout.
521009 | FLD-LAD-BLK | ladder shelf, 4 tiers, black / étagère-échelle, 4 niveaux, noire | 1 | shelves: 4; size: 22 x 14 x 60 in cm | black | 9999 | 12999 | single: 4
  Leans for looks, bolts for safety.
  S’appuie pour l’allure, se fixe pour la sécurité.
521010 | FLD-CRE-WAL | credenza with sliding doors, 60 in., walnut / crédence à portes coulissantes, 60 po, noyer | 1 | shelves: 2; size: 60 x 18 x 29 in cm; lock: Both doors / Deux portes | walnut | 42999 | 55999 | single: 1
  Hides the files, shows the flowers.
  Cache les dossiers, montre les fleurs.
521011 | FLD-STC-72 | steel storage cabinet, 72 in., charcoal / armoire d’acier, 72 po, anthracite | 1 | shelves: 5; size: 36 x 18 x 72 in cm; lock: 3-point / À 3 points | charcoal | 37999 | 49499 | storage-cabinet/single: 5
  Five shelves behind a lock with three bolts.
  Cinq tablettes derrière une serrure à trois points.
`,
);

const cabinets = shelf(
  {
    category: 'file-cabinets',
    unit: EACH,
    units: ['cabinets', 'classeurs'],
    type: 'file-cabinet',
    grams: 30000,
    facets: ['drawers'],
    all: MID,
  },
  `
521104 | FLD-FC2-BLK | Ridge 2-drawer vertical file cabinet, black / classeur vertical Ridge à 2 tiroirs, noir | 1 | drawers: 2; sheetSize: Letter / Lettre; lock: Top drawer / Tiroir du haut; size: 15 x 22 x 28.4 in cm | black | 12999 | 17999 | single: 2
  The small Ridge in black.
  Le petit Ridge, en noir.
521105 | FLD-FC4-BLK | Ridge 4-drawer vertical file cabinet, black / classeur vertical Ridge à 4 tiroirs, noir | 1 | drawers: 4; sheetSize: Letter / Lettre; lock: All drawers / Tous les tiroirs; size: 15 x 26.5 x 52 in cm | black | 24999 | 33999 | single: 4
  A tower for the archive.
  Une tour pour les archives.
521106 | FLD-FC4L-GRY | Ridge 4-drawer legal file cabinet, gray / classeur Ridge à 4 tiroirs, format légal, gris | 1 | drawers: 4; sheetSize: Legal / Légal; lock: All drawers / Tous les tiroirs; size: 18 x 26.5 x 52 in cm | gray | 28999 | 37999 | single: 4
  Three inches wider for fourteen-inch paper.
  Trois pouces de plus pour le papier de quatorze pouces.
521107 | FLD-LF2-WHT | Ridge 2-drawer lateral file, 36 in., white / classeur latéral Ridge à 2 tiroirs, 36 po, blanc | 1 | drawers: 2; sheetSize: Letter, legal / Lettre, légal; size: 36 x 18 x 28 in cm | white | 34999>29999 | 45499>38999 | single: 2
  Seats two, files four hundred.
  Assez bas pour s’y asseoir à deux, assez large pour quatre cents dossiers.
521108 | FLD-LF4-GRY | Ridge 4-drawer lateral file, 36 in., putty / classeur latéral Ridge à 4 tiroirs, 36 po, mastic | 1 | drawers: 4; sheetSize: Letter, legal / Lettre, légal; size: 36 x 18 x 52 in cm | ivory | 57999 | 75499 | single: 4
  One drawer opens at a time, so it can’t fall.
  Un seul tiroir s’ouvre à la fois : il ne peut pas basculer.
521109 | FLD-MB3-BLK | Finch 3-drawer mobile pedestal, black / caisson mobile Finch à 3 tiroirs, noir | 1 | drawers: 3; sheetSize: Letter / Lettre; lock: All drawers / Tous les tiroirs; size: 15.4 x 19.7 x 23.6 in cm | black | 17999 | 23999 | single: 3
  The black Finch.
  Le Finch noir.
521110 | FLD-MB3-TL | Finch 3-drawer mobile pedestal, teal / caisson mobile Finch à 3 tiroirs, sarcelle | 1 | drawers: 3; sheetSize: Letter / Lettre; lock: All drawers / Tous les tiroirs; size: 15.4 x 19.7 x 23.6 in cm | teal | 17999 | 23999 | single: 3
  A color nobody will take by mistake.
  Une couleur que personne n’emportera par erreur.
521111 | FLD-MBC-GRY | Finch cushioned pedestal, gray / caisson Finch à coussin, gris | 1 | drawers: 2; sheetSize: Letter / Lettre; maxLoad: 250 lb | gray | 22999 | 29999 | single
  Files below, a visitor above.
  Des dossiers dessous, un visiteur dessus.
521112 | FLD-FFR2 | fire-resistant 2-drawer file, 1 hour / classeur résistant au feu à 2 tiroirs, 1 heure | 1 | drawers: 2; sheetSize: Letter / Lettre; strength: 1 hour at 1,700 °F / 1 heure à 927 °C; weight: 310 lb | gray | 129999 | 168999 | single: 2
  What must be there on Monday.
  Ce qui doit être là lundi.
`,
);

const carts = shelf(
  {
    category: 'file-cabinets',
    unit: EACH,
    units: ['carts', 'chariots'],
    type: 'filing-cart',
    grams: 9000,
    facets: ['drawers'],
    all: { deliveryOnly: true },
  },
  `
521121 | FLD-CRT-FIL | rolling file cart, open top, black / chariot à dossiers, dessus ouvert, noir | 1 | sheetSize: Letter, legal / Lettre, légal; size: 15 x 14 x 27 in cm | black | 4999 | 6499 | single
  Working files that follow you.
  Des dossiers actifs qui vous suivent.
521122 | FLD-CRT-UTL | utility cart, two shelves, 200 lb. / chariot utilitaire, deux tablettes, 91 kg | 1 | maxLoad: 200 lb; size: 30 x 16 x 33 in cm | gray | 8999>7499 | 11799>9749 | single
  Cases of paper ride here.
  Pour déplacer les caisses de papier sans les porter.
`,
);

const boards = shelf(
  { category: 'whiteboards', unit: EACH, units: ['boards', 'tableaux'], type: 'whiteboard', grams: 4200, facets: ['size', 'surface'] },
  `
523403 | BLF-WB3624-P | porcelain whiteboard, 36 x 24 in. / tableau blanc en porcelaine, 36 x 24 po | 1 | size: 36 x 24 in; surface: Porcelain, magnetic / Porcelaine, magnétique; warranty: 50 years | silver | 8999 | 11799 | single: 36 x 24 in.
  The small enamel board for an office wall.
  Le petit tableau émaillé, pour un mur de bureau.
523404 | BLF-WB7248-P | porcelain whiteboard, 72 x 48 in. / tableau blanc en porcelaine, 72 x 48 po | 1 | size: 72 x 48 in; surface: Porcelain, magnetic / Porcelaine, magnétique; warranty: 50 years | gray | 32999 | 42999 | single
  Six feet of thinking.
  Six pieds de réflexion.
523405 | BLF-WB4836-S | painted-steel whiteboard, 48 x 36 in. / tableau blanc en acier peint, 48 x 36 po | 1 | size: 48 x 36 in; surface: Painted steel, magnetic / Acier peint, magnétique; warranty: 10 years | charcoal | 9999>7999 | 12999>10499 | single
  Magnetic, for less.
  Magnétique, pour moins cher.
523406 | BLF-WB3624-M | melamine whiteboard, 36 x 24 in. / tableau blanc en mélamine, 36 x 24 po | 1 | size: 36 x 24 in; surface: Melamine / Mélamine | white | 3499 | 4549 | single
  For light use and light budgets.
  Pour un usage léger et un budget léger.
523407^ | BLF-GB4836-W | glass whiteboard, 48 x 36 in., white / tableau de verre, 48 x 36 po, blanc | 1 | size: 48 x 36 in; surface: Tempered glass, magnetic / Verre trempé, magnétique; warranty: 15 years | white | 19999 | 25999 | single
  Never stains, never dents, floats off the wall.
  Ne se tache pas, ne se bosselle pas, flotte devant le mur.
523408 | BLF-GB3624-K | glass board, 36 x 24 in., black / tableau de verre, 36 x 24 po, noir | 1 | size: 36 x 24 in; surface: Tempered glass / Verre trempé | black | 12999 | 16999 | single
  For neon markers and menus.
  Pour marqueurs néon et menus.
523409 | BLF-WBE-7040 | mobile reversible whiteboard, 72 x 40 in. / tableau blanc réversible sur roulettes, 72 x 40 po | 1 | size: 72 x 40 in; surface: Painted steel, magnetic / Acier peint, magnétique | navy | 29999>25999 | 38999>33999 | single
  Flips when the first side is full.
  On le retourne quand le premier côté est plein.
523410 | BLF-CAL-3624 | dry-erase calendar board, 36 x 24 in. / tableau-calendrier effaçable, 36 x 24 po | 1 | size: 36 x 24 in; surface: Painted steel, magnetic / Acier peint, magnétique | red | 5999 | 7799 | single
  Thirty-five squares, one month.
  Trente-cinq cases, un mois.
523411 | BLF-LAP-30 | student lap boards, 9 x 12 in., class set / tableaux d’élève, 9 x 12 po, ensemble de classe | 30 | size: 9 x 12 in; surface: Melamine / Mélamine | ivory | 4999 | 6499 | clipboard/box
  Show me your answer, all at once.
  Montrez vos réponses, tous en même temps.
`,
);

const corkBoards = shelf(
  {
    category: 'bulletin-boards',
    unit: EACH,
    units: ['boards', 'babillards'],
    type: 'cork-board',
    grams: 3100,
    facets: ['size', 'surface'],
  },
  `
523501 | BLF-CB3624-OK | cork board, 36 x 24 in., oak frame / babillard de liège, 36 x 24 po, cadre chêne | 1 | size: 36 x 24 in; surface: Natural cork / Liège naturel | oak | 2999 | 3899 | single
  Closes over pinholes like skin.
  Se referme sur les trous comme une peau.
523502 | BLF-CB4836-AL | cork board, 48 x 36 in., aluminum frame / babillard de liège, 48 x 36 po, cadre d’aluminium | 1 | size: 48 x 36 in; surface: Natural cork / Liège naturel | silver | 5499>4499 | 7149>5849 | single
  For notices required by law.
  Pour les avis exigés par la loi.
523503 | BLF-CB7248-AL | cork board, 72 x 48 in., aluminum frame / babillard de liège, 72 x 48 po, cadre d’aluminium | 1 | size: 72 x 48 in; surface: Natural cork / Liège naturel | gray | 12999 | 16999 | single
  A hallway’s worth.
  De quoi couvrir un corridor.
523504 | BLF-FB3624-GY | fabric board, 36 x 24 in., gray / babillard de tissu, 36 x 24 po, gris | 1 | size: 36 x 24 in; surface: Fabric / Tissu | gray | 3999 | 5199 | single
  Felt over fiberboard, quiet on the eye.
  Du feutre sur panneau, doux à l’œil.
523505 | BLF-FB4836-BL | fabric board, 48 x 36 in., blue / babillard de tissu, 48 x 36 po, bleu | 1 | size: 48 x 36 in; surface: Fabric / Tissu | blue | 6499 | 8499 | single
  A blue field for white paper.
  Un champ bleu pour du papier blanc.
523506 | BLF-EN3624 | enclosed bulletin board with lock, 36 x 24 in. / babillard vitré à serrure, 36 x 24 po | 1 | size: 36 x 24 in; surface: Cork, acrylic door / Liège, porte d’acrylique; lock: Key / À clé | navy | 12999 | 16999 | single
  Nobody adds a mustache.
  Personne n’y ajoute de moustache.
523507 | BLF-CMB-3624 | half cork, half whiteboard, 36 x 24 in. / babillard mi-liège mi-tableau blanc, 36 x 24 po | 1 | size: 36 x 24 in; surface: Cork and melamine / Liège et mélamine | maple | 3499 | 4549 | single
  Pin it here, write it there.
  On épingle ici, on écrit là.
523508 | BLF-TIL-4 | cork tiles, 12 x 12 in., self-stick / carreaux de liège, 12 x 12 po, autocollants | 4 (4 tiles / 4 carreaux; tile / carreau) | size: 12 x 12 in; surface: Natural cork / Liège naturel | kraft | 1999 | 2599 | push-pins/pack
  A board in the shape of the wall you have.
  Un babillard de la forme du mur que vous avez.
523509 | BLF-LTR-BRD | letter board with 300 letters, oak frame / tableau à lettres avec 300 lettres, cadre chêne | 1 | size: 16 x 20 in; surface: Felt / Feutre | black | 3499 | 4549 | letter-board/single
  English and French accents in the bag.
  Accents français compris.
`,
);

const lamps = shelf(
  { category: 'lamps', unit: EACH, units: ['lamps', 'lampes'], type: 'desk-lamp', grams: 1600, facets: ['lightSource'] },
  `
524103 | FLD-LMP-WHT | Heron LED desk lamp, white / lampe de bureau à DEL Heron, blanche | 1 | lightSource: LED, 9 W / DEL, 9 W; size: 6.3 x 15 x 18 in cm | white | 5499 | 7149 | single
  The Heron in white.
  La Heron, en blanc.
524104 | FLD-LMP-GRN | Heron LED desk lamp, green / lampe de bureau à DEL Heron, verte | 1 | lightSource: LED, 9 W / DEL, 9 W; size: 6.3 x 15 x 18 in cm | green | 5499 | 7149 | single
  Banker’s green, minus the bank.
  Le vert des banquiers, sans la banque.
524105 | FLD-USB-BLK | Kinglet LED lamp with USB charging, black / lampe à DEL Kinglet avec recharge USB, noire | 1 | lightSource: LED, 7 W, dimmable / DEL, 7 W, à gradateur; ports: USB-A | black | 3499>2799 | 4549>3649 | single: Kinglet
  A light and a place to charge.
  De la lumière et une prise.
524106 | FLD-FLR-BLK | Crane floor lamp, black / lampadaire Crane, noir | 1 | lightSource: E26, LED bulb in the box / E26, ampoule DEL fournie; size: 12 x 12 x 62 in cm | black | 7999 | 10499 | floor-lamp/single
  Reaches over the armchair.
  Se penche au-dessus du fauteuil.
524107 | FLD-FLR-BRS | Crane floor lamp, brass / lampadaire Crane, laiton | 1 | lightSource: E26, LED bulb in the box / E26, ampoule DEL fournie; size: 12 x 12 x 62 in cm | gold | 8999 | 11799 | floor-lamp/single: Crane
  The brass Crane.
  Le Crane en laiton.
524108 | FLD-MON-BAR | monitor light bar, USB / barre lumineuse pour écran, USB | 1 | lightSource: LED, 5 W / DEL, 5 W; width: 18 in | silver | 4999 | 6499 | light-bar/single
  Lights the keys, not the glass.
  Éclaire les touches, pas l’écran.
524109 | FLD-MAG-CLP | magnifying clamp lamp, 5 in. lens / lampe-loupe à pince, lentille de 5 po | 1 | lightSource: LED ring / Anneau DEL; style: 1.75x / 1,75x | ivory | 6999 | 9099 | magnifier-lamp/single
  For fine print and finer solder.
  Pour les petits caractères et les soudures fines.
524110 | IWB-LMP-FLX | gooseneck desk lamp / lampe de bureau à col flexible | 1 | lightSource: LED, 4 W / DEL, 4 W | gray | 1499 | 1949 | single
  Bends, lights, costs little.
  Plie, éclaire, coûte peu.
524111 | FLD-BLB-4 | LED bulbs, 60 W equivalent, soft white / ampoules DEL, équivalent 60 W, blanc doux | 4 (4 bulbs / 4 ampoules; bulb / ampoule) | lightSource: LED, 8.5 W, 2700 K / DEL, 8,5 W, 2700 K | #f0cf3a | 999 | 1299 | light-bulb/pack
  Four, for ten years.
  Quatre, pour dix ans.
`,
);

const clocks = shelf(
  { category: 'clocks-decor', unit: EACH, units: ['clocks', 'horloges'], type: 'wall-clock', grams: 820, facets: ['size'] },
  `
525101 | FLD-CLK12-BLK | classic wall clock, 12 in., black / horloge murale classique, 12 po, noire | 1 | size: 12 in; battery: 1 AA / 1 AA | black | 1999>1599 | 2599>2099 | single
  The clock of every school you went to.
  L’horloge de toutes vos écoles.
525102 | FLD-CLK12-WHT | quiet wall clock, 12 in., white / horloge murale silencieuse, 12 po, blanche | 1 | size: 12 in; battery: 1 AA / 1 AA; mechanism: Silent sweep / Trotteuse silencieuse | white | 2499 | 3249 | single
  The second hand doesn’t tick.
  La trotteuse ne fait pas tic tac.
525103 | FLD-CLK14-OAK | oak wall clock, 14 in. / horloge murale en chêne, 14 po | 1 | size: 14 in; battery: 1 AA / 1 AA | oak | 4999 | 6499 | single
  Solid oak, brass hands.
  Chêne massif, aiguilles de laiton.
525104 | FLD-CLKA-13 | radio-set atomic wall clock, 13 in. / horloge murale radiopilotée, 13 po | 1 | size: 13 in; battery: 1 AA / 1 AA | silver | 3999 | 5199 | single
  Sets itself, spring and fall.
  Se règle seule, printemps et automne.
525105 | FLD-CLKD-15 | digital wall clock, 15 in., date and temperature / horloge murale numérique, 15 po, date et température | 1 | size: 15 in; power: AC / Secteur | charcoal | 4999 | 6499 | digital-clock/single
  Read it from the loading dock.
  Se lit du quai de chargement.
525106 | FLD-TMR-60 | visual timer, 60 minutes, red disk / minuterie visuelle, 60 minutes, disque rouge | 1 | size: 7 in; battery: 1 AA / 1 AA | red | 2999 | 3899 | wall-clock/single
  Time left, as a shape.
  Le temps qui reste, visible d’un coup d’œil.
`,
);

export const tablesAndStorage = [
  ...desks,
  ...standing,
  ...tables,
  ...bookcases,
  ...cabinets,
  ...carts,
  ...boards,
  ...corkBoards,
  ...lamps,
  ...clocks,
];
