// Lockers, coat racks, partitions, carts and podiums.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const LARGE = { kind: 'directFurniture' as const, deliveryOnly: true, handling: [3500, 3900] as const, services: ['950114', '950201'] };

const lockers = shelf(
  {
    category: 'lockers',
    unit: EACH,
    units: ['lockers', 'casiers'],
    type: 'file-cabinet',
    grams: 29000,
    facets: ['lock', 'size'],
    all: LARGE,
  },
  `
521201 | FLD-LK1-GRY | single-tier steel locker, gray / casier d’acier à une porte, gris | 1 | size: 12 x 18 x 72 in cm; lock: Padlock hasp / Porte-cadenas | gray | 21999 | 28499 | lockers/single: 1
  A coat, boots and a lunch bag.
  Un manteau, des bottes et un sac à dîner.
521202 | FLD-LK3-GRY | triple-wide steel locker, gray / casier d’acier triple, gris | 1 | size: 36 x 18 x 72 in cm; lock: Padlock hasp / Porte-cadenas | gray | 54999>48999 | 71499>63499 | lockers/single: 3
  Three in one frame, assembled.
  Trois dans un même bâti, déjà assemblés.
521203 | FLD-LK6-BLU | six-door box locker, blue / casier à six portes, bleu | 1 | size: 12 x 18 x 72 in cm; lock: Keyed / À clé | blue | 32999 | 42999 | lockers/single
  For phones, helmets and secrets.
  Pour téléphones, casques et secrets.
521204 | FLD-LKW-OAK | wood-look day locker, four doors, oak / casier de jour fini bois, quatre portes, chêne | 1 | size: 30 x 16 x 50 in cm; lock: Keypad / Clavier | oak | 59999 | 77999 | lockers/single
  A code for the day, then forgotten.
  Un code pour la journée, puis oublié.
521205 | FLD-LKC-16 | phone charging locker, 16 doors / casier de recharge pour téléphones, 16 portes | 1 | size: 25 x 9 x 28 in cm; lock: Keyed / À clé | charcoal | 79999 | 103999 | lockers/single
  Sixteen phones, all of them silent.
  Seize téléphones, tous silencieux.
`,
);

const racks = shelf(
  {
    category: 'lockers',
    unit: EACH,
    units: ['racks', 'portemanteaux'],
    type: 'coat-tree',
    grams: 5200,
    facets: ['material'],
    all: { deliveryOnly: true },
  },
  `
521211 | FLD-CTR-BLK | coat tree, eight hooks, black / portemanteau sur pied, huit crochets, noir | 1 | size: 22 x 22 x 72 in cm; material: Steel / Acier | black | 5999 | 7799 | single
  Weighted for wet parkas.
  Lesté pour les parkas mouillés.
521212 | FLD-CTR-OAK | coat tree, six pegs, oak / portemanteau sur pied, six patères, chêne | 1 | size: 20 x 20 x 70 in cm; material: Oak / Chêne | oak | 9999>8499 | 12999>10999 | single
  Pegs at two heights.
  Des patères à deux hauteurs.
521213 | FLD-CTW-5 | wall coat rack, five hooks, walnut / patère murale, cinq crochets, noyer | 1 | size: 28 x 3 x 5 in cm; material: Walnut, steel / Noyer, acier | walnut | 3999 | 5199 | wall-hooks/single
  Screws into two studs.
  Se visse dans deux montants.
521214 | FLD-CTG-ROL | rolling garment rack, 60 in., chrome / support à vêtements sur roulettes, 60 po, chrome | 1 | size: 60 x 22 x 66 in cm; maxLoad: 200 lb | silver | 8999 | 11699 | garment-rack/single
  For weddings, plays and winter meetings.
  Pour noces, spectacles et réunions d’hiver.
521215 | FLD-UMB-SS | umbrella stand, steel / porte-parapluies, acier | 1 | size: 9 x 9 x 20 in cm; material: Stainless steel / Acier inoxydable | gray | 3499 | 4549 | umbrella-stand/single
  With a tray for the rain.
  Avec un plateau pour la pluie.
`,
);

const partitions = shelf(
  {
    category: 'partitions',
    unit: EACH,
    units: ['panels', 'panneaux'],
    type: 'cork-board',
    grams: 9800,
    facets: ['size', 'material'],
    all: LARGE,
  },
  `
521301 | FLD-PRT-6048G | freestanding partition, 60 x 48 in., gray / cloison autoportante, 60 x 48 po, grise | 1 | size: 48 x 60 in; material: Felt, recycled PET / Feutre, PET recyclé | gray | 24999 | 32499 | partition/single
  Takes pins, eats echoes.
  Accepte les punaises, mange les échos.
521302 | FLD-PRT-6048B | freestanding partition, 60 x 48 in., blue / cloison autoportante, 60 x 48 po, bleue | 1 | size: 48 x 60 in; material: Felt, recycled PET / Feutre, PET recyclé | blue | 24999 | 32499 | partition/single
  A blue wall for an afternoon.
  Un mur bleu pour un après-midi.
521303 | FLD-PRT-7260W | rolling partition, 72 x 60 in., white writable / cloison roulante, 72 x 60 po, blanche inscriptible | 1 | size: 60 x 72 in; material: Painted steel / Acier peint | white | 44999>38999 | 58499>50499 | partition/single
  A board on one side, felt on the other.
  Un tableau d’un côté, du feutre de l’autre.
521304 | FLD-PRD-2460 | desk divider, clamp-on, 24 x 60 in., charcoal / séparateur de bureau à pince, 24 x 60 po, anthracite | 1 | size: 60 x 24 in; material: Felt, recycled PET / Feutre, PET recyclé | charcoal | 12999 | 16999 | partition/single
  Two inches of felt between colleagues.
  Un peu de feutre entre collègues.
521305 | FLD-PRA-TIL12 | acoustic wall tiles, 12 x 12 in., teal / carreaux acoustiques muraux, 12 x 12 po, sarcelle | 12 (12 tiles / 12 carreaux; tile / carreau) | size: 12 x 12 in; material: Felt, recycled PET / Feutre, PET recyclé | teal | 9999 | 12999 | partition/pack
  Quiet, by the dozen.
  Le calme, à la douzaine.
521306 | FLD-PRA-TIL12O | acoustic wall tiles, 12 x 12 in., ochre / carreaux acoustiques muraux, 12 x 12 po, ocre | 12 (12 tiles / 12 carreaux; tile / carreau) | size: 12 x 12 in; material: Felt, recycled PET / Feutre, PET recyclé | gold | 9999 | 12999 | partition/pack
  The warm ones.
  Les chaleureux.
521307 | FLD-SNZ-CLR | clear counter shield, 32 x 30 in. / écran de comptoir transparent, 32 x 30 po | 1 | size: 32 x 30 in; material: Acrylic / Acrylique | clear | 8999 | 11699 | counter-shield/single
  A slot below for paper.
  Une fente en bas pour le papier.
521308 | FLD-POD-OAK | lectern with shelf, oak / lutrin avec tablette, chêne | 1 | size: 24 x 16 x 46 in cm; material: Laminate / Stratifié | oak | 17999 | 23499 | lectern/single
  For graduations and grievances.
  Pour collations des grades et doléances.
`,
);

export const lockersAndPartitions = [...lockers, ...racks, ...partitions];
