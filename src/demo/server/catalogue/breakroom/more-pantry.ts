// More for the pantry: pods and teas by flavour, sweets by the jar, soups, and party goods.
import { shelf } from '../kit/shelf.ts';

const GROCERY = { taxClass: 'grocery' as const };

const pods = shelf(
  {
    category: 'coffee',
    unit: ['cup', 'tasse'],
    units: ['pods', 'dosettes'],
    type: 'coffee-pods',
    grams: 15,
    facets: ['roast', 'flavor'],
    all: GROCERY,
  },
  `
710051 | BLF-CF-PDC24 | caramel coffee pods / dosettes de café au caramel | 24 | roast: Medium / Moyenne; flavor: Caramel / Caramel | gold | 1799 | 2349 | box: Caramel
  Caramel without the stickiness.
  Du caramel qui ne colle pas.
710052! | BLF-CF-PDP24 | pumpkin spice coffee pods / dosettes de café épices à la citrouille | 24 | roast: Light / Légère; flavor: Pumpkin spice / Épices à la citrouille | orange | 1799>1299 | 2349>1699 | box
  Between September and the first frost.
  De septembre aux premières gelées.
710053 | BLF-CF-PDM24 | maple coffee pods / dosettes de café à l’érable | 24 | roast: Medium / Moyenne; flavor: Maple / Érable | walnut | 1799 | 2249 | box
  Sugar-shack mornings.
  Un matin à la cabane.
710054 | BLF-CF-PDO24 | organic fair-trade coffee pods / dosettes de café biologique équitable | 24 | roast: Medium / Moyenne; certified: Organic, fair trade / Biologique, équitable | darkGreen | 1999 | 2599 | box
  Grown by co-operatives, roasted in Boston and Sherbrooke.
  Cultivé par des coopératives, torréfié à Boston et à Sherbrooke.
710055 | BLF-CF-ESL60 | espresso capsules, mild / capsules d’espresso, doux | 60 (60 capsules / 60 capsules) | roast: Light / Légère; style: Capsules / Capsules | ivory | 3599 | 4699 | box
  For the second espresso.
  Pour le deuxième espresso.
710056 | BLF-CF-ESD60 | espresso capsules, decaf / capsules d’espresso, décaféiné | 60 (60 capsules / 60 capsules) | roast: Medium, decaf / Moyenne, décaféiné | navy | 3699 | 4799 | box
  For the espresso after dinner.
  Pour l’espresso d’après souper.
710057 | BLF-CD-PD24 | apple cider pods / dosettes de cidre de pomme chaud | 24 | flavor: Apple / Pomme | red | 1799 | 2349 | box
  Hot, tart, no caffeine.
  Chaud, acidulé, sans caféine.
`,
);

const teas = shelf(
  {
    category: 'tea',
    unit: ['bag', 'sachet'],
    units: ['tea bags', 'sachets'],
    type: 'tea-box',
    grams: 2.4,
    facets: ['flavor', 'caffeine'],
    all: GROCERY,
  },
  `
710111 | HRV-TE-DJN20 | Darjeeling black tea / thé noir Darjeeling | 20 | flavor: Black / Noir; caffeine: Yes / Oui | burgundy | 599 | 779 | box
  High, dry and floral.
  Haut, sec et floral.
710112 | HRV-TE-JAS20 | jasmine green tea / thé vert au jasmin | 20 | flavor: Jasmine / Jasmin; caffeine: A little / Un peu | lime | 599 | 779 | box
  Scented with flowers, seven nights.
  Parfumé aux fleurs, sept nuits durant.
710113 | HRV-TE-BRY40 | berry infusion / infusion aux petits fruits | 40 | flavor: Berries / Petits fruits; caffeine: None / Aucune | purple | 749 | 969 | box
  Red enough to stain a memo.
  Assez rouge pour tacher une note.
710114 | HRV-TE-LEM40 | lemon balm and verbena infusion / infusion mélisse et verveine | 40 | flavor: Verbena / Verveine; caffeine: None / Aucune | canary | 749 | 969 | box
  Calms a deadline.
  Calme une échéance.
710115 | HRV-TE-MAT40 | roasted maté / maté torréfié | 40 | flavor: Maté / Maté; caffeine: Yes / Oui | darkGreen | 799 | 1049 | box
  Stronger than it tastes.
  Plus fort qu’il n’en a le goût.
710116 | HRV-TE-BLD40 | decaf black tea / thé noir décaféiné | 40 | flavor: Black / Noir; caffeine: Trace / Traces | gray | 749 | 969 | box
  Milk allowed.
  Le lait est permis.
`,
);

const sweets = shelf(
  {
    category: 'snacks',
    unit: ['oz.', 'oz'],
    units: ['ounces', 'onces'],
    type: 'snack-bars',
    grams: 28,
    facets: ['flavor', 'allergens'],
    all: GROCERY,
  },
  `
710431 | HRV-JR-JLB | jelly beans, 16 flavors, jar / fèves de gelée, 16 saveurs, pot | 35 (35 oz. jar (992 g) / Pot de 992 g) | flavor: 16 flavors / 16 saveurs; netWeight: 35 oz | -#d33a86 | 1999 | 2599 | snack-bags/single
  Guess how many.
  Devinez combien.
710432 | HRV-JR-CHC | chocolate-covered almonds, jar / amandes enrobées de chocolat, pot | 32 (32 oz. jar (907 g) / Pot de 907 g) | flavor: Milk chocolate / Chocolat au lait; netWeight: 32 oz; allergens: Almonds, milk / Amandes, lait | brown | 2299>1899 | 2999>2449 | snack-bags/single
  Lid on after two.
  Deux, et on remet le couvercle.
710433 | HRV-JR-LIC | red licorice, jar / réglisse rouge, pot | 48 (3 lb. jar (1.4 kg) / Pot de 1,4 kg) | flavor: Strawberry / Fraise; netWeight: 3 lb | red | 1499 | 1949 | snack-bags/single
  Two hundred pulls.
  Deux cents bâtons.
710434 | HRV-JR-PRT | pretzels, tub / bretzels, contenant | 40 (40 oz. tub (1.13 kg) / Contenant de 1,13 kg) | flavor: Salted / Salé; netWeight: 40 oz; allergens: Wheat / Blé | manila | 1299 | 1699 | snack-bags/single
  For the end of the table.
  Pour le bout de la table.
710435 | HRV-JR-MXN | mixed nuts, roasted, jar / noix mélangées grillées, pot | 30 (30 oz. jar (850 g) / Pot de 850 g) | flavor: Lightly salted / Légèrement salé; netWeight: 30 oz; allergens: Nuts, peanuts / Noix, arachides | walnut | 1999 | 2599 | snack-bags/single
  More cashews than most.
  Plus de cajous que la moyenne.
710436 | HRV-JR-ANM | animal crackers, tub / biscuits animaux, contenant | 46 (46 oz. tub (1.3 kg) / Contenant de 1,3 kg) | flavor: Vanilla / Vanille; netWeight: 46 oz; allergens: Wheat / Blé | gold | 1199 | 1549 | snack-bags/single
  Lions first.
  Les lions d’abord.
`,
);

const meals = shelf(
  {
    category: 'snacks',
    unit: ['serving', 'portion'],
    units: ['servings', 'portions'],
    type: 'snack-bars',
    grams: 70,
    facets: ['flavor'],
    all: GROCERY,
  },
  `
710441 | HRV-SP-TOM12 | tomato soup, heat and sip / soupe aux tomates à réchauffer | 12 | flavor: Tomato / Tomate; netWeight: 10.7 oz | red | 2499 | 3249 | food-cup/box
  A cup that is its own bowl.
  Une tasse qui sert de bol.
710442 | HRV-SP-PEA8 | yellow pea soup / soupe aux pois jaunes | 8 | flavor: Yellow pea / Pois jaunes; netWeight: 14 oz | yellow | 2199 | 2599 | food-cup/box
  As at home on a cold Wednesday.
  Comme à la maison, un mercredi froid.
710443 | HRV-MC-CUP12 | macaroni and cheese cups / macaronis au fromage en bol | 12 | flavor: Cheddar / Cheddar; netWeight: 2 oz | orange | 1699 | 2199 | food-cup/box
  Four minutes of childhood.
  Quatre minutes d’enfance.
710444 | HRV-RC-BWL6 | rice and bean bowls / bols de riz et haricots | 6 | flavor: Lime, coriander / Lime, coriandre; netWeight: 8 oz | green | 1999 | 2599 | food-cup/box
  No fridge, ninety seconds.
  Sans frigo, quatre-vingt-dix secondes.
710445 | HRV-TN-KIT12 | tuna and cracker kits / trousses thon et craquelins | 12 | flavor: Tuna / Thon; netWeight: 3 oz | blue | 2999 | 3899 | box
  Spoon included, opinions too.
  Cuillère comprise, opinions aussi.
`,
);

const party = shelf(
  { category: 'cups-plates', unit: ['piece', 'pièce'], units: ['pieces', 'pièces'], type: 'plates', grams: 10, facets: ['size'] },
  `
710541 | PCK-PTY-24 | party plates and napkins, confetti, 24 guests / assiettes et serviettes de fête, confettis, 24 invités | 72 | size: 7 and 9 in. / 7 et 9 po; material: Paper / Papier | - | 1299 | 1699 | pack
  For retirements and one-year-olds.
  Pour retraites et premiers anniversaires.
710542 | PCK-TBL-54 | table covers, white, 54 x 108 in. / nappes blanches, 54 x 108 po | 6 (6 table covers / 6 nappes; table cover / nappe) | size: 54 x 108 in; material: Plastic / Plastique | white | 999 | 1299 | copy-paper-ream/pack
  A folding table in disguise.
  Une table pliante déguisée.
710543 | PCK-TBLR-100 | table cover roll, kraft, 40 in. x 100 ft. / nappe en rouleau, kraft, 40 po x 100 pi | 1 (1 roll / 1 rouleau; roll / rouleau) | width: 40 in; length: 100 ft; material: Paper / Papier | kraft | 1999 | 2599 | paper-roll/single
  Write the seating on it.
  On y écrit le plan de table.
710544 | PCK-BLN-72 | balloons, 11 in., assorted / ballons, 11 po, variés | 72 (72 balloons / 72 ballons; balloon / ballon) | size: 11 in; material: Latex / Latex | -#2b6fb0 | 899 | 1179 | balloons/pack
  Lungs not included.
  Souffle non compris.
710545 | PCK-CND-24 | birthday candles, beeswax / bougies d’anniversaire, cire d’abeille | 24 (24 candles / 24 bougies; candle / bougie) | size: 4 in; material: Beeswax / Cire d’abeille | gold | 799 | 1049 | candles/pack
  Smell of honey, not of paint.
  Sentent le miel, pas la peinture.
710546 | PCK-CTR-50 | catering trays with lids, 12 in. / plateaux de traiteur avec couvercles, 12 po | 25 (25 trays / 25 plateaux; tray / plateau) | size: 12 in; material: Recycled plastic / Plastique recyclé | charcoal | 5999 | 7799 | box
  Sandwiches in a circle.
  Des sandwichs en rond.
`,
);

export const morePantry = [...pods, ...teas, ...sweets, ...meals, ...party];
