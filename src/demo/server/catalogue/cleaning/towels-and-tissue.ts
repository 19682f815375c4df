// Towels and tissue.
import { shelf } from '../kit/shelf.ts';

const towels = shelf(
  {
    category: 'paper-towels',
    unit: ['sheet', 'feuille'],
    units: ['sheets', 'feuilles'],
    type: 'paper-towels',
    grams: 2.2,
    facets: ['plies', 'recycled'],
  },
  `
720104 | CLD-PT2-6 | paper towels, 2-ply, choose-a-size / essuie-tout, 2 épaisseurs, demi-feuilles | 660 (6 rolls of 110 / 6 rouleaux de 110) | plies: 2; rolls: 6 | lightBlue | 1099 | 1449 | pack
  Six rolls for the kitchenette.
  Six rouleaux pour la cuisinette.
720105 | CLD-PT2-30 | paper towels, 2-ply, case / essuie-tout, 2 épaisseurs, caisse | 2550 (30 rolls of 85 / 30 rouleaux de 85) | plies: 2; rolls: 30 | blue | 4499>3799, 4@3609 | 5849>4949, 4@4699 | box
  Thirty, wrapped one by one.
  Trente, emballés un à un.
720106 | CLD-HR8-12 | hardwound roll towels, white, 8 in. x 350 ft. / rouleaux d’essuie-mains, blancs, 8 po x 350 pi | 12 (12 rolls / 12 rouleaux) | plies: 1; width: 8 in; length: 350 ft | white | 4999 | 6499 | pack
  For lever and sensor dispensers.
  Pour distributeurs à levier ou à capteur.
720107 | CLD-HR8-12N | hardwound roll towels, natural, 8 in. x 350 ft. / rouleaux d’essuie-mains, naturels, 8 po x 350 pi | 12 (12 rolls / 12 rouleaux) | plies: 1; width: 8 in; recycled: 100% | kraft | 4499 | 5849 | pack
  Brown, strong, all recycled.
  Bruns, solides, entièrement recyclés.
720108 | CLD-MF16-W | multifold hand towels, white / essuie-mains à plis multiples, blancs | 4000 (16 packs of 250 / 16 paquets de 250) | plies: 1; size: 9.2 x 9.4 in | ivory | 3699 | 4799 | box
  The white multifold.
  Le plis multiples blanc.
720109 | CLD-CF12 | C-fold hand towels, white / essuie-mains pliés en C, blancs | 2400 (12 packs of 200 / 12 paquets de 200) | plies: 1; size: 10 x 13 in | gray | 3299 | 4299 | box
  For cabinets with a wide slot.
  Pour les distributeurs à large fente.
720110 | CLD-WYP-90 | shop wipers, pop-up box / chiffons d’atelier, boîte distributrice | 900 (10 boxes of 90 / 10 boîtes de 90) | plies: 1; size: 9 x 17 in | navy | 5999 | 7799 | shop-wipers/box
  Oil stops here.
  L’huile s’arrête ici.
720111 | IWB-PT2-12 | paper towels, 2-ply / essuie-tout, 2 épaisseurs | 720 (12 rolls of 60 / 12 rouleaux de 60) | plies: 2; rolls: 12 | silver | 1299 | 1699 | pack
  A dozen plain rolls.
  Une douzaine de rouleaux tout simples.
720112 | CLD-TDS-SNS | sensor towel dispenser, black / distributeur d’essuie-mains à capteur, noir | 1 (1 dispenser / 1 distributeur) | battery: 4 D / 4 D; fits: 8 in. rolls / Rouleaux de 8 po | black | 7999 | 10499 | wall-dispenser/single
  Nothing to touch.
  Rien à toucher.
`,
);

const tissue = shelf(
  { category: 'tissue', unit: ['sheet', 'feuille'], units: ['sheets', 'feuilles'], type: 'facial-tissue', grams: 1.1, facets: ['plies'] },
  `
720201* | CLD-FT2-30 | facial tissue, 2-ply, flat box, case / papiers-mouchoirs, 2 épaisseurs, boîte plate, caisse | 3000 (30 boxes of 100 / 30 boîtes de 100) | plies: 2 | lightBlue | 4499, 4@4229 | 5849, 4@5499 | box
  A box for every desk on the floor.
  Une boîte pour chaque bureau de l’étage.
720202 | CLD-FT2-6 | facial tissue, 2-ply, flat box / papiers-mouchoirs, 2 épaisseurs, boîte plate | 600 (6 boxes of 100 / 6 boîtes de 100) | plies: 2 | pink | 1099 | 1449 | pack
  Six, for October.
  Six, pour octobre.
720203 | CLD-FT3-CUB | facial tissue with lotion, 3-ply, cube / papiers-mouchoirs avec lotion, 3 épaisseurs, cube | 300 (4 cubes of 75 / 4 cubes de 75) | plies: 3 | purple | 999 | 1299 | pack
  For the third day of a cold.
  Pour le troisième jour d’un rhume.
720204 | CLD-FTR-12 | recycled facial tissue, 2-ply / papiers-mouchoirs recyclés, 2 épaisseurs | 1200 (12 boxes of 100 / 12 boîtes de 100) | plies: 2; recycled: 100% | green | 1899 | 2449 | box
  Soft enough, and no trees.
  Assez doux, sans arbre.
720211 | CLD-BT2-80 | bathroom tissue, 2-ply, case / papier hygiénique, 2 épaisseurs, caisse | 36000 (80 rolls of 450 / 80 rouleaux de 450) | plies: 2 | white | 6999>5799, 3@5449 | 9099>7549, 3@7099 | toilet-paper/pack: x 80
  Eighty, each in its own wrapper.
  Quatre-vingts, emballés un à un.
720212 | CLD-BT2-24 | bathroom tissue, 2-ply, soft / papier hygiénique, 2 épaisseurs, doux | 6000 (24 rolls of 250 / 24 rouleaux de 250) | plies: 2 | ivory | 1999 | 2599 | toilet-paper/pack: x 24
  The soft kind, for small offices.
  Le doux, pour les petits bureaux.
720213 | CLD-BTJ-12 | jumbo bathroom tissue, 2-ply, 9 in. / papier hygiénique géant, 2 épaisseurs, 9 po | 12 (12 rolls of 1,000 ft. / 12 rouleaux de 305 m) | plies: 2; length: 1,000 ft. a roll / 305 m par rouleau | gray | 4999 | 6499 | toilet-paper/pack: x 12
  A roll a week for a busy stall.
  Un rouleau par semaine, même achalandé.
720214 | CLD-BTR-48 | recycled bathroom tissue, 2-ply / papier hygiénique recyclé, 2 épaisseurs | 24000 (48 rolls of 500 / 48 rouleaux de 500) | plies: 2; recycled: 100% | kraft | 4299 | 5599 | toilet-paper/pack: x 48
  Forty-eight rolls that were newspapers.
  Quarante-huit rouleaux qui furent des journaux.
720215 | CLD-SCV-1000 | toilet seat covers, half-fold / couvre-sièges, pliés en deux | 1000 (4 packs of 250 / 4 paquets de 250) | size: 14.5 x 16.5 in | silver | 2299 | 2999 | seat-covers/single
  Thin, flushable, reassuring.
  Minces, jetables à la toilette, rassurants.
`,
);

export const towelsAndTissue = [...towels, ...tissue];
