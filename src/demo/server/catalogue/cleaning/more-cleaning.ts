// Towels, tissue, cleaners, wipes, soap, sanitizer, bags, brooms and gloves.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];

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

const cleaners = shelf(
  {
    category: 'cleaners',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'cleaning-spray',
    grams: 1050,
    facets: ['scent', 'volume'],
  },
  `
721105 | CLD-AP32-LV | all-purpose cleaner spray, lavender / nettoyant tout usage en vaporisateur, lavande | 1 | volume: 32 fl oz; scent: Lavender / Lavande | purple | 549 | 699 | single
  Lavender that leaves with the dirt.
  La lavande part avec la saleté.
721106 | CLD-AP32-UN | all-purpose cleaner spray, fragrance-free / nettoyant tout usage en vaporisateur, sans parfum | 1 | volume: 32 fl oz; scent: None / Sans parfum | white | 549 | 699 | single
  For scent-free workplaces.
  Pour les milieux de travail sans parfum.
721107 | CLD-AP32-6 | all-purpose cleaner spray, citrus, case / nettoyant tout usage en vaporisateur, agrumes, caisse | 6 | volume: 32 fl oz; scent: Citrus / Agrumes | orange | 2799>2299 | 3649>2999 | box
  Six for the janitor’s cart.
  Six pour le chariot d’entretien.
721108 | CLD-DEG-32 | kitchen degreaser spray / dégraissant de cuisine en vaporisateur | 1 | volume: 32 fl oz; scent: Green apple / Pomme verte; surfaces: Stoves, hoods, tile / Cuisinières, hottes, carreaux | lime | 699 | 919 | single
  The microwave, at last.
  Le four à micro-ondes, enfin.
721109 | CLD-BTH-32 | washroom cleaner, lime remover / nettoyant pour salle de toilette, anticalcaire | 1 | volume: 32 fl oz; scent: Fresh / Fraîcheur; surfaces: Sinks, chrome, tile / Lavabos, chrome, carreaux | teal | 749 | 979 | jug/single
  Dissolves the ring.
  Dissout le cerne.
721110 | CLD-TLT-24 | toilet bowl cleaner, 24 oz. / nettoyant pour cuvette, 710 ml | 1 | volume: 24 fl oz; scent: Eucalyptus / Eucalyptus | navy | 499 | 649 | bowl-cleaner/single
  The bent neck gets under the rim.
  Le col courbé passe sous le rebord.
721111 | CLD-STL-18 | stainless-steel polish, aerosol / polissoir à acier inoxydable, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 18 fl oz; surfaces: Stainless steel / Acier inoxydable | silver | 899 | 1179 | aerosol-can/single
  Fridge doors without fingerprints.
  Des portes de frigo sans empreintes.
721112 | CLD-WOD-12 | wood polish, beeswax, aerosol / poli à meubles à la cire d’abeille, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 12 fl oz; scent: Beeswax / Cire d’abeille | gold | 749 | 979 | aerosol-can/single
  For tables that have seen minutes.
  Pour les tables qui ont vu passer des procès-verbaux.
721113 | CLD-CRP-32 | carpet spot remover / détachant à tapis | 1 | volume: 32 fl oz; surfaces: Carpet, upholstery / Tapis, rembourrage | brown | 899 | 1179 | single
  Coffee, mostly.
  Du café, surtout.
721114 | CLD-SCR-8 | screen cleaner kit with cloth / trousse de nettoyage d’écran avec chiffon | 1 | volume: 8 fl oz; surfaces: Screens, lenses / Écrans, lentilles | lightBlue | 999 | 1299 | hand-sanitizer/single
  No ammonia, no alcohol, no streaks.
  Ni ammoniaque, ni alcool, ni stries.
721115 | CLD-AIR-8 | air freshener, linen, aerosol / assainisseur d’air, lin frais, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 8 fl oz; scent: Linen / Lin frais | ivory | 499 | 649 | aerosol-can/single
  For the washroom by reception.
  Pour la salle de toilette près de l’accueil.
721116 | CLD-DSH-28 | dish soap, lemon, 28 oz. / savon à vaisselle, citron, 828 ml | 1 | volume: 28 fl oz; scent: Lemon / Citron | yellow | 449 | 589 | hand-soap/single
  For mugs with a history.
  Pour les tasses qui ont un passé.
721117 | CLD-DWT-60 | dishwasher tablets / pastilles pour lave-vaisselle | 60 (60 tablets / 60 pastilles; tablet / pastille) | scent: None / Sans parfum | blue | 1499 | 1949 | dishwasher-tablets/single
  Sixty loads of other people’s lunches.
  Soixante lavages des lunchs des autres.
721118 | CLD-CN128-AP | all-purpose concentrate, 1 gallon / nettoyant tout usage concentré, 3,78 l | 1 | volume: 128 fl oz; dilution: 1:128 / 1/128 | red | 2299 | 2999 | jug/single
  One jug, a hundred and twenty-eight bottles.
  Une cruche, cent vingt-huit bouteilles.
721119 | CLD-BOT-3 | empty spray bottles, 32 oz., marked / vaporisateurs vides gradués, 946 ml | 3 | volume: 32 fl oz; material: HDPE / PEHD | clear | 999 | 1299 | pack
  With lines for mixing and a place to write.
  Avec des lignes pour doser et une place pour écrire.
`,
);

const wipes = shelf(
  { category: 'wipes', unit: ['wipe', 'lingette'], units: ['wipes', 'lingettes'], type: 'disinfecting-wipes', grams: 7, facets: ['scent'] },
  `
721201* | CLD-WP75-6 | disinfecting wipes, lemon / lingettes désinfectantes, citron | 450 (6 tubs of 75 / 6 contenants de 75) | scent: Lemon / Citron; surfaces: Hard surfaces / Surfaces dures | yellow | 2999>2399, 6@2229 | 3899>3149, 6@2929 | pack
  Kills what the keyboard collects.
  Tue ce que le clavier ramasse.
721202 | CLD-WP75-1 | disinfecting wipes, fresh / lingettes désinfectantes, fraîcheur | 75 | scent: Fresh / Fraîcheur; surfaces: Hard surfaces / Surfaces dures | teal | 599 | 779 | single
  One tub for the meeting room.
  Un contenant pour la salle de réunion.
721203 | CLD-WP160 | disinfecting wipes, large tub / lingettes désinfectantes, grand contenant | 160 | scent: None / Sans parfum; size: 6 x 10 in | white | 1199 | 1549 | single
  For gyms and lunch counters.
  Pour gymnases et comptoirs-lunchs.
721204 | CLD-WPS-100 | screen wipes, pre-moistened / lingettes pour écrans, préhumectées | 100 | surfaces: Screens, lenses / Écrans, lentilles | lightBlue | 899 | 1179 | single
  One by one in foil.
  Une à une, sous feuille.
721205 | CLD-WPG-40 | glass wipes / lingettes pour vitres | 40 | surfaces: Glass, mirrors / Vitres, miroirs | blue | 549 | 719 | single
  Glass doors at nose height.
  Les portes vitrées, à hauteur de nez.
721206 | CLD-WPH-40 | hand wipes, alcohol-free / lingettes pour les mains, sans alcool | 40 | scent: Cucumber / Concombre | green | 499 | 649 | single
  After the sample tray.
  Après le plateau de dégustation.
721207 | CLD-WPI-70 | heavy-duty scrub wipes, orange / lingettes récurantes robustes, orange | 70 | scent: Orange / Orange; surfaces: Hands, tools / Mains, outils | orange | 1199 | 1549 | single
  Rough on one side, for grease.
  Rugueuses d’un côté, pour la graisse.
`,
);

const soap = shelf(
  {
    category: 'soap-sanitizer',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'hand-soap',
    grams: 420,
    facets: ['scent', 'volume'],
  },
  `
721301 | CLD-SP12-LV | foaming hand soap, lavender / savon moussant pour les mains, lavande | 1 | volume: 12 fl oz; scent: Lavender / Lavande | purple | 399 | 529 | single
  Foam that rinses in half the water.
  Une mousse qui se rince avec deux fois moins d’eau.
721302 | CLD-SP12-UN | foaming hand soap, fragrance-free / savon moussant pour les mains, sans parfum | 1 | volume: 12 fl oz; scent: None / Sans parfum | white | 399 | 529 | single
  For skin that objects.
  Pour les peaux qui protestent.
721303 | CLD-SP12-6 | foaming hand soap, citrus, case / savon moussant pour les mains, agrumes, caisse | 6 | volume: 12 fl oz; scent: Citrus / Agrumes | orange | 1999>1599 | 2599>2099 | pack
  Six sinks’ worth.
  De quoi garnir six lavabos.
721304 | CLD-SPG-128 | hand soap refill, gallon, aloe / recharge de savon à mains, 3,78 l, aloès | 1 | volume: 128 fl oz; scent: Aloe / Aloès | green | 1999 | 2599 | single
  Refill, keep the pump.
  On remplit, on garde la pompe.
721305 | CLD-SPC-4 | foam soap cartridges for wall dispenser / cartouches de savon mousse pour distributeur mural | 4 (4 cartridges / 4 cartouches; cartridge / cartouche) | volume: 33.8 fl oz; scent: Light / Léger | teal | 5999 | 7799 | hand-soap/box
  Two thousand washes each.
  Deux mille lavages chacune.
721306 | CLD-SPD-WHT | wall soap dispenser, sensor, white / distributeur de savon mural à capteur, blanc | 1 (1 dispenser / 1 distributeur; dispenser / distributeur) | volume: 33.8 fl oz; battery: 4 C / 4 C | ivory | 4999 | 6499 | wall-dispenser/single: soap
  Waves back.
  Répond d’un geste.
721307 | CLD-SPI-64 | mechanic’s hand soap with pumice / savon de mécanicien à la pierre ponce | 1 | volume: 64 fl oz; scent: Orange / Orange | brown | 1799 | 2349 | single
  For hands that fix things.
  Pour les mains qui réparent.
`,
);

const sanitizer = shelf(
  {
    category: 'soap-sanitizer',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'hand-sanitizer',
    grams: 300,
    facets: ['scent', 'volume'],
  },
  `
721321 | CLD-HS8-1 | hand sanitizer gel, pump, 8 oz. / gel désinfectant pour les mains, pompe, 237 ml | 1 | volume: 8 fl oz; strength: 70% alcohol / 70 % d’alcool | clear | 399 | 529 | single
  A pump for the counter.
  Une pompe pour le comptoir.
721322 | CLD-HS2-24 | hand sanitizer gel, pocket, 2 oz. / gel désinfectant pour les mains, format de poche, 59 ml | 24 | volume: 2 fl oz; strength: 70% alcohol / 70 % d’alcool | lightBlue | 2999 | 3899 | box
  Two dozen for field crews.
  Deux douzaines pour les équipes de terrain.
721323 | CLD-HS64-2 | hand sanitizer gel, refill, 64 oz. / gel désinfectant pour les mains, recharge, 1,9 l | 2 | volume: 64 fl oz; strength: 70% alcohol / 70 % d’alcool | blue | 2499 | 3249 | pack
  Two jugs that fill sixteen pumps.
  Deux bidons qui remplissent seize pompes.
721324 | CLD-HSF-4 | foam sanitizer cartridges / cartouches de mousse désinfectante | 4 (4 cartridges / 4 cartouches; cartridge / cartouche) | volume: 33.8 fl oz; strength: 70% alcohol / 70 % d’alcool | teal | 6999>5999 | 9099>7799 | box
  Foam does not drip on floors.
  La mousse ne coule pas au plancher.
721325 | CLD-HSS-BLK | floor stand for sanitizer, black / support sur pied pour désinfectant, noir | 1 (1 stand / 1 support; stand / support) | size: 12 x 12 x 48 in cm; material: Steel / Acier | black | 8999 | 11799 | sanitizer-stand/single
  Meets people at the door.
  Accueille les gens à la porte.
721326 | CLD-LOT-16 | hand lotion, fragrance-free, pump / lotion pour les mains, sans parfum, pompe | 1 | volume: 16 fl oz; scent: None / Sans parfum | pink | 799 | 1049 | single
  After all that washing.
  Après tous ces lavages.
`,
);

const bags = shelf(
  { category: 'trash-bags', unit: ['bag', 'sac'], units: ['bags', 'sacs'], type: 'trash-bags', grams: 18, facets: ['volume', 'strength'] },
  `
722101* | CLD-TB33-100 | trash bags, 33 gal., black / sacs à ordures, 125 l, noirs | 100 | volume: 33 gal. / 125 l; strength: 1.2 mil / 1,2 mil | black | 2499>1999, 4@1859 | 3249>2599, 4@2419 | box
  Star-sealed bottoms that do not drip.
  Fond soudé en étoile, qui ne coule pas.
722102 | CLD-TB13-120 | kitchen bags, 13 gal., drawstring, white / sacs de cuisine, 49 l, à cordon, blancs | 120 | volume: 13 gal. / 49 l; strength: 0.9 mil / 0,9 mil | white | 2299 | 2999 | box
  The cord holds the rim.
  Le cordon retient le bord.
722103 | CLD-TB8-150 | small bags, 8 gal., clear / petits sacs, 30 l, transparents | 150 | volume: 8 gal. / 30 l; strength: 0.5 mil / 0,5 mil | clear | 1499 | 1949 | box
  For the basket under the desk.
  Pour la corbeille sous le bureau.
722104 | CLD-TB55-50 | contractor bags, 55 gal., black / sacs d’entrepreneur, 208 l, noirs | 50 | volume: 55 gal. / 208 l; strength: 3 mil / 3 mil | charcoal | 3999 | 5199 | box
  For renovations and what they reveal.
  Pour les rénovations et ce qu’elles révèlent.
722105^ | CLD-TBR-100 | recycling bags, 33 gal., blue tint / sacs à recyclage, 125 l, bleutés | 100 | volume: 33 gal. / 125 l; strength: 1 mil / 1 mil | blue | 2499 | 3249 | box
  Blue, so the hauler knows.
  Bleus, pour que l’éboueur sache.
722106 | CLD-TBC-60 | compostable bags, 13 gal. / sacs compostables, 49 l | 60 | volume: 13 gal. / 49 l; material: Plant-based / D’origine végétale | green | 2199 | 2899 | box
  They last until the bin, not after.
  Ils durent jusqu’au bac, pas plus.
722107 | CLD-TBC-3G | compost pail bags, 3 gal. / sacs pour bac de cuisine, 11 l | 100 | volume: 3 gal. / 11 l; material: Plant-based / D’origine végétale | lime | 1299 | 1699 | box
  For coffee grounds and apple cores.
  Pour le marc de café et les trognons.
722108 | IWB-TB30-200 | trash bags, 30 gal., clear, carton / sacs à ordures, 114 l, transparents, caisse | 200 | volume: 30 gal. / 114 l; strength: 0.7 mil / 0,7 mil | silver | 2499 | 3249 | box
  Two hundred plain ones.
  Deux cents, tout simples.
`,
);

const cans = shelf(
  { category: 'trash-cans', unit: EACH, units: ['bins', 'bacs'], type: 'trash-can', grams: 1900, facets: ['volume'] },
  `
722201 | CLD-CN7-BLK | desk wastebasket, 7 gal., black / corbeille de bureau, 26 l, noire | 1 | volume: 7 gal. / 26 l; size: 15 x 11 x 15 in cm | black | 1099 | 1449 | wastebasket/single
  Rectangular, so it fits beside you.
  Rectangulaire, pour tenir à côté de vous.
722202 | CLD-CN7-BLU | desk recycling bin, 7 gal., blue / bac de recyclage de bureau, 26 l, bleu | 1 | volume: 7 gal. / 26 l; size: 15 x 11 x 15 in cm | blue | 1199 | 1549 | wastebasket/single: recycling
  The blue one, with the loop.
  Le bleu, avec la boucle.
722203 | CLD-CN13-SS | step can, 13 gal., steel / poubelle à pédale, 49 l, acier | 1 | volume: 13 gal. / 49 l; material: Stainless steel / Acier inoxydable | silver | 6999>5799 | 9099>7549 | single
  Closes without a clap.
  Se ferme sans claquer.
722204 | CLD-CN23-GRY | slim container, 23 gal., gray / poubelle étroite, 87 l, gris | 1 | volume: 23 gal. / 87 l; size: 22 x 11 x 30 in cm | gray | 4499 | 5849 | single
  Stands between the copier and the wall.
  Se tient entre le photocopieur et le mur.
722205 | CLD-CN23-GRN | slim container for compost, 23 gal., green / poubelle étroite pour compost, 87 l, vert | 1 | volume: 23 gal. / 87 l; size: 22 x 11 x 30 in cm | green | 4499 | 5849 | single
  The third bin.
  Le troisième bac.
722206 | CLD-STN-3 | recycling station, three streams, signs in two languages / îlot de tri, trois matières, affiches en deux langues | 1 | volume: 69 gal. / 261 l; material: Polyethylene / Polyéthylène | -#1f7a80 | 29999 | 38999 | recycling-station/single
  Paper, containers, everything else.
  Papier, contenants, le reste.
722207 | CLD-CN44-YLW | heavy-duty round can, 44 gal., yellow / poubelle ronde robuste, 167 l, jaune | 1 | volume: 44 gal. / 167 l; size: 24 x 24 x 32 in cm | yellow | 5999 | 7799 | single
  For the warehouse.
  Pour l’entrepôt.
722208 | CLD-DLY-44 | dolly for round can / chariot pour poubelle ronde | 1 | fits: 32 to 55 gal. / 121 à 208 l; maxLoad: 350 lb | charcoal | 4999 | 6499 | dolly/single
  Five wheels, no lifting.
  Cinq roulettes, rien à soulever.
`,
);

const brooms = shelf(
  { category: 'brooms-mops', unit: EACH, units: ['pieces', 'pièces'], type: 'broom', grams: 800, facets: ['width'] },
  `
722301 | CLD-BRM-ANG | angle broom with dustpan / balai coupé en angle avec porte-poussière | 1 | width: 12 in; material: Recycled plastic / Plastique recyclé | teal | 1799 | 2349 | broom/single
  The pan snaps to the handle.
  Le porte-poussière s’accroche au manche.
722302 | CLD-BRM-24 | push broom, 24 in. / balai-brosse, 24 po | 1 | width: 24 in; surfaces: Concrete, asphalt / Béton, asphalte | brown | 3499 | 4549 | broom/single
  For loading docks and leaves.
  Pour quais et feuilles mortes.
722303 | CLD-MOP-KIT | spin mop and bucket / vadrouille rotative et seau | 1 | volume: 2 gal. / 7,5 l; material: Microfiber / Microfibre | blue | 4499>3599 | 5849>4699 | mop-bucket/single
  Spins dry, stays off the cuffs.
  S’essore en tournant, épargne les manches.
722304 | CLD-MOP-FLT | flat mop, microfiber, 18 in. / vadrouille plate en microfibre, 18 po | 1 | width: 18 in; material: Microfiber / Microfibre | lightBlue | 2999 | 3899 | mop-bucket/single
  Under desks without moving them.
  Sous les bureaux, sans les déplacer.
722305 | CLD-MFC-24 | microfiber cloths, four colors / chiffons de microfibre, quatre couleurs | 24 (24 cloths / 24 chiffons; cloth / chiffon) | size: 16 x 16 in; material: Microfiber / Microfibre | -#2b6fb0 | 1999 | 2599 | cleaning-cloths/pack
  A color for each room, so kitchens and washrooms never meet.
  Une couleur par pièce : cuisine et toilettes ne se croisent jamais.
722306 | CLD-SPG-12 | scrub sponges / éponges à récurer | 12 (12 sponges / 12 éponges; sponge / éponge) | size: 4.5 x 2.7 in | green | 899 | 1179 | sponges/pack
  Soft side, hard side, twelve times.
  Côté doux, côté dur, douze fois.
722307 | CLD-DST-LAM | duster, lambswool, extendable / plumeau de laine d’agneau, extensible | 1 | length: 33 to 60 in. / 33 à 60 po | ivory | 1999 | 2599 | duster/single
  Finds the top of the bookcase.
  Atteint le dessus de la bibliothèque.
722308 | CLD-SGN-2L | wet-floor sign, English and French / affiche plancher mouillé, anglais et français | 1 | size: 25 x 12 in; material: Polypropylene / Polypropylène | yellow | 1799 | 2349 | floor-sign/single
  Caution on one side, attention on the other.
  Caution d’un côté, attention de l’autre.
722309 | CLD-PLG-BLK | toilet plunger and caddy / ventouse et support | 1 | material: Rubber / Caoutchouc | black | 1499 | 1949 | plunger/single
  Better owned than needed.
  Mieux vaut en avoir un que d’en chercher un.
722310 | CLD-VAC-CAN | canister vacuum, 4 gal., dry / aspirateur-traîneau, 15 l, à sec | 1 | cable: 30 ft; power: 1,200 W / 1 200 W | red | 17999 | 23499 | vacuum/single
  Thirty feet of cord and a floor tool that glides.
  Neuf mètres de fil et une brosse qui glisse.
`,
);

const gloves = shelf(
  {
    category: 'gloves-safety',
    unit: ['glove', 'gant'],
    units: ['gloves', 'gants'],
    type: 'gloves',
    grams: 5,
    facets: ['size', 'material'],
  },
  `
722401 | CLD-GL-NS100 | nitrile gloves, small / gants de nitrile, petits | 100 | size: Small / Petit; material: Nitrile / Nitrile | blue | 1399 | 1849 | box: S
  For food and for filing dust.
  Pour la nourriture et la poussière des archives.
722402 | CLD-GL-NM100 | nitrile gloves, medium / gants de nitrile, moyens | 100 | size: Medium / Moyen; material: Nitrile / Nitrile | lightBlue | 1399 | 1849 | box: M
  Powder-free, textured at the tips.
  Sans poudre, texturés au bout des doigts.
722403 | CLD-GL-NL100 | nitrile gloves, large / gants de nitrile, grands | 100 | size: Large / Grand; material: Nitrile / Nitrile | navy | 1399 | 1849 | box: L
  The size that is always out.
  La taille qui manque toujours.
722404 | CLD-GL-VM100 | vinyl gloves, medium / gants de vinyle, moyens | 100 | size: Medium / Moyen; material: Vinyl / Vinyle | clear | 899 | 1179 | box: M
  For short jobs.
  Pour les tâches courtes.
722405 | CLD-GL-RBR2 | rubber cleaning gloves, long cuff / gants de ménage en caoutchouc, manchette longue | 2 (1 pair / 1 paire) | size: Medium / Moyen; material: Rubber / Caoutchouc | yellow | 499 | 649 | pack
  To the elbow.
  Jusqu’au coude.
722406 | CLD-GL-WRK | work gloves, coated palm, 6 pairs / gants de travail à paume enduite, 6 paires | 12 (6 pairs / 6 paires) | size: Large / Grand; material: Nylon, nitrile / Nylon, nitrile | gray | 1999 | 2599 | pack
  For boxes, shelves and skids.
  Pour boîtes, tablettes et palettes.
722407 | CLD-MSK-50 | disposable masks, 3-ply / masques jetables, 3 épaisseurs | 50 (50 masks / 50 masques; mask / masque) | material: Non-woven / Non tissé | lightBlue | 999 | 1299 | face-masks/box
  For dust, for colds, for courtesy.
  Pour la poussière, le rhume, la courtoisie.
722408 | CLD-GLS-CLR | safety glasses, clear, anti-fog / lunettes de sécurité, transparentes, antibuée | 1 (1 pair / 1 paire; pair / paire) | material: Polycarbonate / Polycarbonate | clear | 799 | 1049 | safety-glasses/single
  Light enough to leave on.
  Assez légères pour les garder.
`,
);

export const moreCleaning = [...towels, ...tissue, ...cleaners, ...wipes, ...soap, ...sanitizer, ...bags, ...cans, ...brooms, ...gloves];
