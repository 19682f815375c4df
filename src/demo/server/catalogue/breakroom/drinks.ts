// More coffee, tea, hot chocolate, water and juice, and what goes into the cup.
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
710042 | BLF-CF-PDD24 | dark roast coffee pods / dosettes de café, torréfaction foncée | 24 | roast: Dark / Foncée; style: Pods / Dosettes | brown | 1699 | 2199 | box
  Dark enough to notice through milk.
  Assez foncé pour se goûter sous le lait.
710043 | BLF-CF-PDL24 | light roast coffee pods / dosettes de café, torréfaction légère | 24 | roast: Light / Légère; style: Pods / Dosettes | canary | 1699 | 2199 | box
  Breakfast brightness.
  La vivacité du déjeuner.
710044 | BLF-CF-PDM96 | medium roast coffee pods, office box / dosettes de café, torréfaction moyenne, boîte de bureau | 96 | roast: Medium / Moyenne; style: Pods / Dosettes | green | 5799 | 7499 | box
  Ninety-six cups of the roast nobody argues with.
  Quatre-vingt-seize tasses de la torréfaction qui fait l’unanimité.
710045 | BLF-CF-PDH24 | hazelnut coffee pods / dosettes de café à la noisette | 24 | roast: Light / Légère; flavor: Hazelnut / Noisette | manila | 1799 | 2349 | box
  Smells like dessert, has no sugar.
  Sentent le dessert, ne contiennent pas de sucre.
710046 | BLF-CF-PDV24 | French vanilla coffee pods / dosettes de café à la vanille française | 24 | roast: Light / Légère; flavor: Vanilla / Vanille | ivory | 1799>1499 | 2349>1949 | box
  Vanilla, gently.
  De la vanille, doucement.
710047 | BLF-CF-PDX48 | coffee pods, variety of six roasts / dosettes de café, variété de six torréfactions | 48 | roast: Six roasts / Six torréfactions; style: Pods / Dosettes | -#6d4a9e | 3299 | 4299 | box
  For offices that can’t agree.
  Pour les bureaux qui ne s’entendent pas.
710048 | BLF-CF-ESP60 | espresso capsules, intense / capsules d’espresso, intense | 60 (60 capsules / 60 capsules) | roast: Dark / Foncée; style: Capsules / Capsules | black | 3599 | 4699 | box
  Aluminum capsules with a crema. Return bag in the box.
  Capsules d’aluminium à belle crema. Sac de retour dans la boîte.
710049 | BLF-HC-PD24 | hot chocolate pods / dosettes de chocolat chaud | 24 | flavor: Milk chocolate / Chocolat au lait | burgundy | 1799 | 2349 | box
  For the first day of snow.
  Pour la première neige.
`,
);

const beans = shelf(
  { category: 'coffee', unit: ['oz.', 'oz'], units: ['ounces', 'onces'], type: 'coffee', grams: 30, facets: ['roast'], all: GROCERY },
  `
710023 | BLF-CF-DCWB | decaf coffee, whole bean / café décaféiné en grains | 35.27 (2.2 lb. bag (1 kg) / Sac de 1 kg) | roast: Medium, decaf / Moyenne, décaféiné; netWeight: 2.2 lb | navy | 3699 | 4399 | single
  Mountain-water decaf that still tastes of something.
  Un décaféiné à l’eau de montagne qui goûte encore quelque chose.
710024 | BLF-CF-ESWB | espresso blend, whole bean / mélange espresso en grains | 35.27 (2.2 lb. bag (1 kg) / Sac de 1 kg) | roast: Dark / Foncée; netWeight: 2.2 lb | charcoal | 3599>2999 | 4199>3549 | single
  For machines with a lever and a line.
  Pour les machines à levier et à file d’attente.
710025 | BLF-CF-GD12 | medium roast coffee, ground / café moulu, torréfaction moyenne | 12 (12 oz. bag (340 g) / Sac de 340 g) | roast: Medium / Moyenne; netWeight: 12 oz | orange | 1149 | 1399 | single
  A bag for the week.
  Un sac pour la semaine.
710026 | BLF-CF-GD30 | dark roast coffee, ground, canister / café moulu, torréfaction foncée, contenant | 30 (30 oz. canister (850 g) / Contenant de 850 g) | roast: Dark / Foncée; netWeight: 30 oz | brown | 1999 | 2499 | single: 30 oz
  A scoop lives under the lid.
  Une cuillère loge sous le couvercle.
710027 | BLF-CF-INS8 | instant coffee / café instantané | 8 (8 oz. jar (227 g) / Pot de 227 g) | roast: Medium / Moyenne; netWeight: 8 oz | gold | 1099 | 1399 | single
  For field offices and patience of thirty seconds.
  Pour bureaux de chantier et patience de trente secondes.
`,
);

const tea = shelf(
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
710101 | HRV-TE-BRK100 | breakfast black tea / thé noir déjeuner | 100 | flavor: Black / Noir; caffeine: Yes / Oui | red | 999 | 1299 | box
  Strong enough for milk, patient enough to be forgotten.
  Assez fort pour le lait, assez patient pour être oublié.
710102 | HRV-TE-EGR40 | Earl Grey tea / thé Earl Grey | 40 | flavor: Bergamot / Bergamote; caffeine: Yes / Oui | navy | 699 | 899 | box
  Real bergamot, no perfume.
  De la vraie bergamote, pas du parfum.
710103 | HRV-TE-GRN40 | green tea / thé vert | 40 | flavor: Green / Vert; caffeine: A little / Un peu | green | 699 | 899 | box
  Water off the boil, two minutes.
  Eau frémissante, deux minutes.
710104 | HRV-TE-PEP40 | peppermint infusion / infusion de menthe poivrée | 40 | flavor: Peppermint / Menthe poivrée; caffeine: None / Aucune | teal | 699 | 899 | box
  After lunch, before the meeting.
  Après le dîner, avant la réunion.
710105 | HRV-TE-CAM40 | chamomile infusion / infusion à la camomille | 40 | flavor: Chamomile / Camomille; caffeine: None / Aucune | yellow | 699 | 899 | box
  For the end of inventory.
  Pour la fin de l’inventaire.
710106 | HRV-TE-GIN40 | ginger and lemon infusion / infusion gingembre et citron | 40 | flavor: Ginger, lemon / Gingembre, citron; caffeine: None / Aucune | gold | 749 | 969 | box
  When the whole office has a cold.
  Quand tout le bureau a le rhume.
710107 | HRV-TE-ROO40 | rooibos / rooibos | 40 | flavor: Rooibos / Rooibos; caffeine: None / Aucune | orange | 749 | 969 | box
  Red, round, no caffeine.
  Rouge, rond, sans caféine.
710108 | HRV-TE-CHA40 | spiced chai tea / thé chai épicé | 40 | flavor: Cardamom, cinnamon / Cardamome, cannelle; caffeine: Yes / Oui | brown | 799 | 1049 | box
  Cardamom first, then warmth.
  La cardamome d’abord, la chaleur ensuite.
710109 | HRV-TE-VAR120 | tea chest, twelve kinds, bamboo box / coffret de thés, douze sortes, boîte de bambou | 120 | flavor: Twelve kinds / Douze sortes | -#c8955c | 3999>3299 | 5199>4299 | single
  For the table where clients wait.
  Pour la table où les clients attendent.
710110^ | IWB-TE-BLK200 | black tea bags, economy / sachets de thé noir, économiques | 200 | flavor: Black / Noir; caffeine: Yes / Oui | charcoal | 899 | 1179 | box
  Two hundred plain mornings.
  Deux cents matins tout simples.
`,
);

const creamers = shelf(
  {
    category: 'sugar-creamer',
    unit: ['portion', 'portion'],
    units: ['portions', 'portions'],
    type: 'creamer',
    grams: 12,
    facets: ['flavor'],
    all: GROCERY,
  },
  `
710201 | HRV-CR-HH180 | half-and-half cups, shelf-stable / godets de crème à café 10 %, longue conservation | 180 | flavor: Plain / Nature; volume: 0.38 fl. oz. each / 11 ml par godet | white | 1999 | 2599 | box
  Real dairy that needs no fridge.
  De la vraie crème qui se passe de frigo.
710202 | HRV-CR-FV180 | French vanilla creamer cups / godets de colorant à café à la vanille française | 180 | flavor: Vanilla / Vanille; volume: 0.38 fl. oz. each / 11 ml par godet | ivory | 2199 | 2899 | box
  The one that runs out on Tuesday.
  Celui qui manque dès le mardi.
710203 | HRV-CR-HZ50 | hazelnut creamer cups / godets de colorant à café à la noisette | 50 | flavor: Hazelnut / Noisette | manila | 899 | 1179 | box
  Fifty sweet ones.
  Cinquante, sucrés.
710204 | HRV-CR-OAT24 | oat drink for coffee, portions / boisson d’avoine pour café, portions | 24 | flavor: Oat / Avoine | kraft | 1199 | 1549 | box
  Foams, doesn’t split.
  Mousse bien, ne tranche pas.
710205 | HRV-CR-PWD16 | powdered creamer, canister / colorant à café en poudre, contenant | 80 (16 oz. canister (454 g) / Contenant de 454 g) | flavor: Plain / Nature | lightBlue | 549 | 719 | single
  For the site trailer.
  Pour la roulotte de chantier.
`,
);

const sugar = shelf(
  {
    category: 'sugar-creamer',
    unit: ['packet', 'sachet'],
    units: ['packets', 'sachets'],
    type: 'sugar',
    grams: 3,
    facets: ['flavor'],
    all: GROCERY,
  },
  `
710211 | HRV-SG-WHT1000 | white sugar packets / sachets de sucre blanc | 1000 | flavor: Cane / Canne | white | 1499, 4@1409 | 1949, 4@1829 | box
  A thousand, for a year of coffee.
  Mille, pour une année de café.
710212 | HRV-SG-RAW400 | raw sugar packets / sachets de sucre brut | 400 | flavor: Raw cane / Canne brute | kraft | 1699 | 2199 | box
  Large brown crystals.
  De gros cristaux bruns.
710213 | HRV-SG-STV200 | stevia packets / sachets de stévia | 200 | flavor: Stevia / Stévia | green | 1199 | 1549 | box
  Sweet, from a leaf.
  Sucré, à partir d’une feuille.
710214 | HRV-SG-SUC400 | sucralose packets, yellow / sachets de sucralose, jaunes | 400 | flavor: Sucralose / Sucralose | yellow | 1299 | 1699 | box
  The yellow ones.
  Les jaunes.
710215 | HRV-SG-HNY200 | honey sticks / bâtonnets de miel | 200 (200 sticks / 200 bâtonnets; stick / bâtonnet) | flavor: Clover honey / Miel de trèfle | gold | 3499>2899 | 4549>3799 | box
  Clover honey, no spoon.
  Miel de trèfle, sans cuillère.
710216 | HRV-SG-MPL100 | maple syrup portions / portions de sirop d’érable | 100 (100 portions / 100 portions; portion / portion) | flavor: Amber maple / Érable ambré | brown | 3999 | 4499 | box
  From Beauce, for coffee too.
  De la Beauce, dans le café aussi.
`,
);

const water = shelf(
  {
    category: 'water-juice',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'water-bottle-pack',
    grams: 530,
    facets: ['flavor', 'volume'],
    all: { ...GROCERY, deliveryOnly: true },
  },
  `
710301* | CLD-WT-24 | spring water / eau de source | 24 | volume: 16.9 fl oz; flavor: Still / Plate | lightBlue | 599, 10@549 | 749, 10@689 | pack
  A flat for the meeting room.
  Une caisse pour la salle de réunion.
710302 | CLD-WT-S40 | spring water, small bottles / eau de source, petites bouteilles | 40 | volume: 8 fl oz; flavor: Still / Plate | blue | 799 | 999 | pack
  Half the size, less left behind.
  Deux fois plus petites, moins de restes.
710303 | CLD-WT-SPK24 | sparkling water, plain / eau pétillante, nature | 24 (24 cans / 24 canettes; can / canette) | volume: 12 fl oz; flavor: Plain / Nature | teal | 1199>999 | 1499>1249 | drink-cans/pack
  Bubbles and nothing else.
  Des bulles, rien d’autre.
710304 | CLD-WT-LIM24 | sparkling water, lime / eau pétillante, lime | 24 (24 cans / 24 canettes; can / canette) | volume: 12 fl oz; flavor: Lime / Lime | lime | 1199 | 1499 | drink-cans/pack
  Lime oil, no sugar.
  Essence de lime, sans sucre.
710305 | CLD-WT-GRP24 | sparkling water, grapefruit / eau pétillante, pamplemousse | 24 (24 cans / 24 canettes; can / canette) | volume: 12 fl oz; flavor: Grapefruit / Pamplemousse | pink | 1199 | 1499 | drink-cans/pack
  Pink only in taste.
  Rose au goût seulement.
710306^ | HRV-JU-ORG24 | orange juice, not from concentrate / jus d’orange, non fait de concentré | 24 | volume: 10 fl oz; flavor: Orange / Orange | orange | 2299 | 2899 | drink-cartons/pack
  For breakfast meetings that start at eight.
  Pour les déjeuners d’affaires de huit heures.
710307 | HRV-JU-APL40 | apple juice boxes / boîtes de jus de pomme | 40 (40 boxes / 40 boîtes; box / boîte) | volume: 6.8 fl oz; flavor: Apple / Pomme | red | 1699 | 2199 | drink-cartons/pack
  With the straw that always gets lost.
  Avec la paille qui se perd toujours.
710308 | HRV-LM-12 | lemonade / limonade | 12 | volume: 12 fl oz; flavor: Lemon / Citron | yellow | 1199 | 1549 | pack
  Lemons, sugar, water.
  Citrons, sucre, eau.
710309 | HRV-IT-12 | iced tea, peach / thé glacé, pêche | 12 | volume: 12 fl oz; flavor: Peach / Pêche | gold | 1199 | 1549 | pack
  Brewed, then sweetened a little.
  Infusé, puis un peu sucré.
710310 | HRV-CL-24 | cola, cane sugar / cola au sucre de canne | 24 (24 cans / 24 canettes; can / canette) | volume: 12 fl oz; flavor: Cola / Cola | brown | 1399 | 1799 | drink-cans/pack
  For three in the afternoon.
  Pour le creux de quinze heures.
710311 | HRV-GA-24 | ginger ale / soda au gingembre | 24 (24 cans / 24 canettes; can / canette) | volume: 12 fl oz; flavor: Ginger / Gingembre | green | 1399 | 1799 | drink-cans/pack
  For stomachs and flights.
  Pour l’estomac et les longs vols.
`,
);

export const drinks = [...pods, ...beans, ...tea, ...creamers, ...sugar, ...water];
