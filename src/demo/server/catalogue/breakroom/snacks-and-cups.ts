// Snacks, cups, plates, cutlery, small appliances and first aid for the breakroom.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const GROCERY = { taxClass: 'grocery' as const };

const snacks = shelf(
  {
    category: 'snacks',
    unit: ['piece', 'portion'],
    units: ['pieces', 'portions'],
    type: 'snack-bars',
    grams: 42,
    facets: ['flavor', 'allergens'],
    all: GROCERY,
  },
  `
710401* | HRV-BR-OAT36 | oat and honey bars / barres avoine et miel | 36 | flavor: Honey / Miel; netWeight: 1.5 oz; allergens: May contain nuts / Peut contenir des noix | gold | 1499>1199 | 1949>1599 | box
  Crisp, plain, honest crumbs.
  Croustillantes, simples, aux miettes honnêtes.
710402 | HRV-BR-CHC36 | chewy chocolate-chip bars / barres tendres aux pépites de chocolat | 36 | flavor: Chocolate / Chocolat; netWeight: 1.2 oz; allergens: May contain nuts / Peut contenir des noix | brown | 1499 | 1949 | box
  The box that empties first.
  La boîte qui se vide en premier.
710403 | HRV-BR-NUT15 | nut and cranberry bars / barres noix et canneberges | 15 | flavor: Cranberry / Canneberge; netWeight: 1.4 oz; allergens: Almonds, peanuts / Amandes, arachides | burgundy | 1799 | 2349 | box
  Whole almonds held together by very little.
  Des amandes entières qui tiennent à peu de chose.
710404 | HRV-BR-PRO12 | protein bars, peanut butter / barres protéinées, beurre d’arachide | 12 | flavor: Peanut butter / Beurre d’arachide; netWeight: 2.1 oz; allergens: Peanuts, milk / Arachides, lait | orange | 2199 | 2849 | box
  Twenty grams of protein for the late shift.
  Vingt grammes de protéines pour le quart de soir.
710405 | HRV-BR-SCH30 | nut-free school bars, apple / barres sans noix pour l’école, pomme | 30 | flavor: Apple / Pomme; netWeight: 0.9 oz; allergens: Made without nuts / Fabriquées sans noix | red | 1299 | 1699 | box
  Made in a plant without nuts, for lunch boxes.
  Fabriquées dans une usine sans noix, pour la boîte à lunch.
710406 | HRV-CK-SHB100 | shortbread, wrapped in twos / sablés, emballés par deux | 100 | flavor: Butter / Beurre; netWeight: 0.6 oz | manila | 3499 | 4549 | box
  The cookie beside the coffee.
  Le biscuit à côté du café.
710407 | HRV-CK-CHC60 | chocolate-chip cookies, snack packs / biscuits aux pépites de chocolat, sachets | 60 | flavor: Chocolate / Chocolat; netWeight: 1 oz | kraft | 2799 | 3649 | box
  Four small ones to a bag.
  Quatre petits par sachet.
710408 | HRV-CK-MPL40 | maple-leaf cream cookies / biscuits feuille d’érable à la crème | 40 | flavor: Maple / Érable; netWeight: 0.9 oz | walnut | 1999 | 2399 | box
  Shaped like October.
  En forme d’octobre.
710409 | HRV-CR-SLT150 | saltine crackers, twin packs / craquelins salés, paquets de deux | 150 | flavor: Salted / Salé; netWeight: 0.2 oz | ivory | 1299 | 1699 | box
  For soup and for seasickness.
  Pour la soupe et le mal de mer.
710410 | HRV-CH-SEA50 | potato chips, sea salt / croustilles, sel de mer | 50 | flavor: Sea salt / Sel de mer; netWeight: 1 oz | blue | 2999>2499 | 3899>3249 | snack-bags/box
  Fifty small bags of crunch.
  Cinquante petits sacs de croquant.
710411 | HRV-CH-KCH50 | potato chips, ketchup / croustilles, ketchup | 50 | flavor: Ketchup / Ketchup; netWeight: 1 oz | pink | 2999 | 3899 | snack-bags/box
  A Canadian explains them to everyone else.
  Les Canadiens les expliquent à tous les autres.
710412 | HRV-PP-WHT36 | popcorn, white cheddar / maïs soufflé, cheddar blanc | 36 | flavor: White cheddar / Cheddar blanc; netWeight: 0.6 oz | yellow | 1999 | 2599 | snack-bags/box
  Popped, so the microwave stays quiet.
  Déjà soufflé : le four à micro-ondes reste tranquille.
710413 | HRV-PP-MW24 | microwave popcorn, butter / maïs à souffler au four à micro-ondes, beurre | 24 | flavor: Butter / Beurre; netWeight: 2.7 oz | gold | 1499 | 1949 | box
  The smell that calls a floor together.
  L’odeur qui rassemble tout un étage.
710414 | HRV-NT-ALM30 | roasted almonds, single packs / amandes grillées, sachets | 30 | flavor: Lightly salted / Légèrement salé; netWeight: 1.5 oz; allergens: Almonds / Amandes | brown | 2999 | 3899 | snack-bags/box
  A handful, measured.
  Une poignée, mesurée.
710415 | HRV-NT-MIX24 | trail mix, single packs / mélange du randonneur, sachets | 24 | flavor: Fruit and nut / Fruits et noix; netWeight: 2 oz; allergens: Nuts, peanuts / Noix, arachides | green | 2199 | 2849 | snack-bags/box
  Raisins for those who pick around them.
  Avec des raisins, pour ceux qui les évitent.
710416 | HRV-FR-CRN30 | dried cranberries, single packs / canneberges séchées, sachets | 30 | flavor: Cranberry / Canneberge; netWeight: 1.1 oz | red | 1699 | 2099 | snack-bags/box
  From bogs in Bécancour and Massachusetts.
  Des cannebergières de Bécancour et du Massachusetts.
710417 | HRV-FR-APL24 | applesauce pouches / gourdes de compote de pommes | 24 | flavor: Apple / Pomme; netWeight: 3.2 oz | lime | 1799 | 2299 | box
  Twist, squeeze, done.
  On tourne, on presse, c’est tout.
710418 | HRV-CY-MNT | peppermints, wrapped / menthes emballées | 425 (About 425 mints / Environ 425 menthes) | flavor: Peppermint / Menthe poivrée; netWeight: 5 lb | teal | 2199 | 2849 | snack-bags/box
  A bowl’s worth for a year of reception.
  De quoi remplir le bol de l’accueil toute l’année.
710419 | HRV-CY-FRT | fruit candies, wrapped / bonbons aux fruits emballés | 350 (About 350 candies / Environ 350 bonbons) | flavor: Six fruits / Six fruits; netWeight: 3 lb | -#d33a86 | 1599 | 2099 | snack-bags/box
  Six fruits, one argument over the last red.
  Six fruits, une dispute pour le dernier rouge.
710420^ | HRV-CY-DRK60 | dark chocolate squares / carrés de chocolat noir | 60 | flavor: Dark, 70% / Noir, 70 %; netWeight: 0.5 oz; allergens: May contain milk / Peut contenir du lait | black | 2999 | 3899 | box
  One square is a break.
  Un carré, c’est une pause.
710421 | HRV-SP-NDL24 | noodle soup cups / soupes aux nouilles en bol | 24 | flavor: Chicken / Poulet; netWeight: 2.3 oz | orange | 2199 | 2849 | food-cup/box
  Three minutes and a lid.
  Trois minutes et un couvercle.
710422 | HRV-OT-INS48 | instant oatmeal, maple and brown sugar / gruau instantané, érable et cassonade | 48 | flavor: Maple / Érable; netWeight: 1.5 oz | walnut | 1499 | 1899 | food-cup/box
  Breakfast for people who said they had eaten.
  Le déjeuner de ceux qui disaient avoir mangé.
`,
);

const cups = shelf(
  {
    category: 'cups-plates',
    unit: ['cup', 'verre'],
    units: ['cups', 'verres'],
    type: 'paper-cups',
    grams: 9,
    facets: ['volume', 'material'],
  },
  `
710501* | PCK-HC12-500 | paper hot cups, 12 oz. / verres de carton pour boissons chaudes, 12 oz | 500 | volume: 12 fl oz; material: Paper, plant lining / Papier, doublure végétale | kraft | 4499, 4@4229 | 5849, 4@5499 | box
  Lined with plants, composted where that is done.
  Doublés de végétal, compostables là où on composte.
710502 | PCK-HC12-50 | paper hot cups, 12 oz., small pack / verres de carton pour boissons chaudes, 12 oz, petit paquet | 50 | volume: 12 fl oz; material: Paper, plant lining / Papier, doublure végétale | brown | 699 | 919 | pack
  Fifty, for one open house.
  Cinquante, pour une seule porte ouverte.
710503 | PCK-HC16-500 | paper hot cups, 16 oz. / verres de carton pour boissons chaudes, 16 oz | 500 | volume: 16 fl oz; material: Paper, plant lining / Papier, doublure végétale | walnut | 5299 | 6899 | box
  For the long meeting.
  Pour la longue réunion.
710504 | PCK-HC8-1000 | paper hot cups, 8 oz. / verres de carton pour boissons chaudes, 8 oz | 1000 | volume: 8 fl oz; material: Paper / Papier | white | 5999>4999 | 7799>6499 | box
  The church-hall cup.
  Le verre du sous-sol d’église.
710505 | PCK-LD-500 | dome lids for 12 and 16 oz. hot cups / couvercles bombés pour verres de 12 et 16 oz | 500 (500 lids / 500 couvercles) | fits: 12 and 16 oz. / 355 et 473 ml; material: Compostable fiber / Fibre compostable | ivory | 3299 | 4299 | paper-cups/box
  They click on and stay on.
  Ils s’enclenchent et tiennent.
710506 | PCK-SLV-500 | cup sleeves, kraft / manchons pour verres, kraft | 500 (500 sleeves / 500 manchons) | material: Recycled board / Carton recyclé | manila | 2499 | 3249 | paper-cups/box
  Cooler fingers.
  Des doigts au frais.
710507 | PCK-CC9-200 | clear cold cups, 9 oz. / verres transparents pour boissons froides, 9 oz | 200 | volume: 9 fl oz; material: Recycled plastic / Plastique recyclé | clear | 1799 | 2349 | box
  Made of bottles.
  Faits de bouteilles.
710508 | PCK-WC7-2000 | water-cooler cups, 7 oz., paper / verres pour fontaine, 7 oz, papier | 2000 | volume: 7 fl oz; material: Paper / Papier | lightBlue | 6999 | 9099 | box
  Flat-bottomed, so they can be put down.
  À fond plat, pour pouvoir les poser.
710509 | PCK-WCN-200 | cone water cups, 4 oz. / verres coniques, 4 oz | 200 | volume: 4 fl oz; material: Paper / Papier | teal | 799 | 1049 | box
  The cone that makes you finish.
  Le cône qui oblige à finir.
710510 | PCK-MUG-6 | stoneware mugs, 12 oz., assorted / tasses de grès, 12 oz, variées | 6 (6 mugs / 6 tasses) | volume: 12 fl oz; material: Stoneware / Grès | -#6f4a35 | 3499 | 4549 | mug/pack
  Six glazes, so nobody takes yours.
  Six émaux : personne ne prendra la vôtre.
`,
);

const plates = shelf(
  {
    category: 'cups-plates',
    unit: ['plate', 'assiette'],
    units: ['plates', 'assiettes'],
    type: 'plates',
    grams: 12,
    facets: ['size', 'material'],
  },
  `
710521 | PCK-PL9-500 | paper plates, 9 in., coated / assiettes de carton, 9 po, enduites | 500 | size: 9 in; material: Coated paper / Carton enduit | white | 4499 | 5849 | box
  Holds gravy.
  Elles retiennent la sauce.
710522 | PCK-PL9F-125 | sugarcane plates, 9 in. / assiettes de canne à sucre, 9 po | 125 | size: 9 in; material: Sugarcane fiber / Fibre de canne | kraft | 1899>1599 | 2449>2099 | box
  What is left of sugar, pressed.
  Ce qui reste du sucre, pressé.
710523 | PCK-PL6-1000 | paper plates, 6 in. / assiettes de carton, 6 po | 1000 | size: 6 in; material: Paper / Carton | ivory | 2999 | 3899 | box
  Cake-size.
  Format gâteau.
710524 | PCK-BW12-125 | sugarcane bowls, 12 oz. / bols de canne à sucre, 12 oz | 125 (125 bowls / 125 bols; bowl / bol) | volume: 12 fl oz; material: Sugarcane fiber / Fibre de canne | manila | 1499 | 1949 | paper-cups/box
  For chili day.
  Pour le jour du chili.
710525 | PCK-CT-300 | cutlery set, forks, knives, spoons / ustensiles ~: fourchettes, couteaux, cuillères | 300 (300 pieces / 300 pièces; piece / pièce) | material: Birch wood / Bois de bouleau | oak | 1999 | 2599 | cutlery/box
  Birch that doesn’t taste of birch.
  Du bouleau qui ne goûte pas le bouleau.
710526 | PCK-CTW-250 | wrapped cutlery kits with napkin / trousses d’ustensiles emballées avec serviette | 250 (250 kits / 250 trousses; kit / trousse) | material: Compostable / Compostable | green | 4499 | 5849 | cutlery/box
  Fork, knife, napkin, paper wrap.
  Fourchette, couteau, serviette, emballage de papier.
710527 | PCK-NP-500 | lunch napkins, natural / serviettes à dîner, naturelles | 500 (500 napkins / 500 serviettes; napkin / serviette) | size: 13 x 13 in; recycled: 100% | brown | 1299 | 1699 | facial-tissue/box
  Brown and all recycled.
  Brunes et entièrement recyclées.
710528 | PCK-STR-500 | coffee stirrers, birch, 7 in. / bâtonnets à café, bouleau, 7 po | 500 (500 stirrers / 500 bâtonnets; stirrer / bâtonnet) | length: 7 in; material: Birch wood / Bois de bouleau | maple | 699 | 919 | pencils/box
  Five hundred small oars.
  Cinq cents petites rames.
710529 | PCK-FLT-1000 | coffee filters, 12-cup basket / filtres à café, panier de 12 tasses | 1000 (1,000 filters / 1 000 filtres; filter / filtre) | size: 9.75 in; material: White paper / Papier blanc | lightBlue | 1099 | 1449 | paper-cups/box
  A thousand mornings.
  Mille matins.
710530 | PCK-FOL-500 | aluminum foil roll, 12 in. x 500 ft. / rouleau de papier d’aluminium, 12 po x 500 pi | 1 (1 roll / 1 rouleau; roll / rouleau) | width: 12 in; length: 500 ft | silver | 2999 | 3899 | foil-roll/single
  With a blade that works.
  Avec une lame qui coupe.
`,
);

const appliances = shelf(
  {
    category: 'appliances',
    unit: EACH,
    units: ['appliances', 'appareils'],
    type: 'coffee-maker',
    grams: 3600,
    facets: ['capacity'],
    all: { services: ['950121', '950122'] },
  },
  `
710601 | LMN-CM12-BLK | Pour drip coffee maker, 12 cups, black / cafetière à filtre Pour, 12 tasses, noire | 1 | capacity: 12 cups / 12 tasses; power: 1,000 W / 1 000 W | black | 4999>3999 | 6499>5249 | single
  Brews in nine minutes, warms for two hours.
  Infuse en neuf minutes, garde chaud deux heures.
710602 | LMN-CMT10-SS | Pour thermal coffee maker, 10 cups, steel / cafetière à carafe isolante Pour, 10 tasses, acier | 1 | capacity: 10 cups / 10 tasses; power: 1,200 W / 1 200 W | silver | 9999 | 12999 | single
  No hot plate, no burnt last cup.
  Sans plaque chauffante, sans dernière tasse brûlée.
710603 | LMN-CMS-GRY | Uno single-serve coffee maker, gray / cafetière à dosettes Uno, grise | 1 | capacity: 6 to 12 oz. / 180 à 355 ml; power: 1,400 W / 1 400 W | gray | 7999 | 10499 | single
  One minute from pod to desk.
  Une minute, de la dosette au bureau.
710604 | LMN-CMS-RED | Uno single-serve coffee maker, red / cafetière à dosettes Uno, rouge | 1 | capacity: 6 to 12 oz. / 180 à 355 ml; power: 1,400 W / 1 400 W | red | 7999 | 10499 | single
  The red one that visitors photograph.
  La rouge, celle que les visiteurs photographient.
710605 | LMN-CMO-OFF | Plaza office pod brewer, water line / cafetière à dosettes de bureau Plaza, raccord d’eau | 1 | capacity: 250 cups a day / 250 tasses par jour; power: 1,500 W / 1 500 W | charcoal | 49999 | 64999 | single
  Plumbed in: nobody fills it, nobody forgets to.
  Raccordée à l’eau : personne ne la remplit, personne n’oublie.
710606 | LMN-KTL-17 | electric kettle, 1.7 L, steel / bouilloire électrique, 1,7 l, acier | 1 | capacity: 1.7 L / 1,7 L; power: 1,500 W / 1 500 W | silver | 3999 | 5199 | kettle/single
  Four temperatures for four kinds of tea.
  Quatre températures pour quatre sortes de thé.
710607 | LMN-MW11-BLK | microwave oven, 1.1 cu. ft., black / four à micro-ondes, 1,1 pi³, noir | 1 | capacity: 1.1 cu. ft. / 31 l; power: 1,000 W / 1 000 W | black | 12999>10999 | 16999>14499 | microwave/single
  A minute button as big as a coin.
  Une touche minute grosse comme une pièce.
710608 | LMN-FRG-32 | compact refrigerator, 3.2 cu. ft., white / réfrigérateur compact, 3,2 pi³, blanc | 1 | capacity: 3.2 cu. ft. / 91 l; size: 19 x 18 x 33 in cm | white | 19999 | 25999 | mini-fridge/single
  Fits below a counter and hums in B flat.
  Se glisse sous un comptoir et ronronne discrètement.
710609 | LMN-TST-4 | four-slice toaster, wide slots / grille-pain quatre tranches, fentes larges | 1 | capacity: 4 slices / 4 tranches; power: 1,600 W / 1 600 W | brown | 4999 | 6499 | toaster/single
  Bagel-wide.
  Assez large pour un bagel.
710610 | LMN-WD-BTM | bottom-load water cooler / refroidisseur d’eau à chargement par le bas | 1 | capacity: 5 gal. bottles / Bouteilles de 18 l; functions: Hot, cold, room / Chaude, froide, tempérée | teal | 24999 | 32499 | water-cooler/single
  Nobody lifts the bottle over their head.
  Personne ne soulève la bouteille à bout de bras.
`,
);

const firstAid = shelf(
  { category: 'first-aid', unit: EACH, units: ['kits', 'trousses'], type: 'first-aid-kit', grams: 900, facets: ['users'] },
  `
710701 | CLD-FA25 | first-aid kit, 25 people / trousse de premiers soins, 25 personnes | 1 | users: 25 people / 25 personnes; inBox: 150 pieces / 150 pièces | red | 2999>2499 | 3899>3249 | single
  Labeled by what hurts.
  Étiquetée selon ce qui fait mal.
710702 | CLD-FA50 | first-aid cabinet, 50 people, steel / armoire de premiers soins, 50 personnes, acier | 1 | users: 50 people / 50 personnes; inBox: 350 pieces / 350 pièces | white | 8999 | 11799 | single
  Hangs on the wall, refills by shelf.
  Se fixe au mur, se regarnit par tablette.
710703 | CLD-FAQC | first-aid kit, Québec workplace / trousse de premiers secours, milieu de travail du Québec | 1 | users: 50 people / 50 personnes; inBox: Required contents / Contenu réglementaire | green | 6499 | 7499 | single
  What the regulation lists, in the order it lists it.
  Ce que le règlement énumère, dans l’ordre où il l’énumère.
710704 | CLD-FAV | vehicle first-aid kit, soft case / trousse de premiers soins pour véhicule, étui souple | 1 | users: 5 people / 5 personnes; inBox: 60 pieces / 60 pièces | orange | 1999 | 2599 | single
  Under the seat, beside the map.
  Sous le siège, à côté de la carte.
710705 | CLD-BND-100 | adhesive bandages, assorted sizes / pansements adhésifs, formats variés | 100 (100 bandages / 100 pansements) | material: Fabric / Tissu | manila | 799 | 1049 | bandages/single
  Paper cuts are real.
  Les coupures de papier, ça existe.
710706 | CLD-ICE-16 | instant cold packs / compresses froides instantanées | 16 (16 packs / 16 compresses) | size: 4 x 5 in | lightBlue | 2299 | 2999 | cold-packs/single
  Squeeze and it’s winter.
  On presse, c’est l’hiver.
710707 | CLD-EYE-16 | eye-wash station, two bottles / poste de lavage oculaire, deux bouteilles | 1 | volume: 2 x 16 fl. oz. / 2 x 473 ml | teal | 4499 | 5849 | eye-wash/single
  Snaps from the wall with one hand.
  Se détache du mur d’une seule main.
710708 | CLD-EAR-200 | foam ear plugs, pairs / bouchons d’oreille en mousse, paires | 200 (200 pairs / 200 paires) | strength: 32 dB / 32 dB | yellow | 2799 | 3649 | ear-plugs/single
  For the shop floor and the open plan.
  Pour l’atelier et l’aire ouverte.
`,
);

export const snacksAndCups = [...snacks, ...cups, ...plates, ...appliances, ...firstAid];
