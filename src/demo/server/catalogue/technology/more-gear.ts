// Configurations and accessories: laptops, tablets, stands, cases, chargers, memory, and more label tape.
import type { CatalogRecord } from '#goods/catalog/rules';
import { type ColorName, hex } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { inches, joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];

type Size = readonly [inch: 14 | 16, usd: number, cad: number];
const SCREENS: readonly Size[] = [
  [14, 69999, 91999],
  [16, 79999, 104999],
];
const MEMORY: readonly (readonly [ram: 16 | 32, disk: string, diskFr: string, extraUsd: number, extraCad: number, say: Pair])[] = [
  [16, '512 GB', '512 Go', 0, 0, ['Sixteen gigabytes, the sensible amount.', 'Seize gigaoctets, la quantité raisonnable.']],
  [16, '1 TB', '1 To', 10000, 13000, ['A terabyte for people who keep everything.', 'Un téraoctet pour ceux qui gardent tout.']],
  [32, '1 TB', '1 To', 25000, 32000, ['Thirty-two gigabytes for drawings and data.', 'Trente-deux gigaoctets, pour dessins et données.']],
];
const FINISHES: readonly (readonly [ColorName, string, string])[] = [
  ['silver', 'silver', 'argent'],
  ['navy', 'navy', 'marine'],
];

const folioPro: CatalogRecord[] = SCREENS.flatMap(([inch, usd, cad], row) =>
  MEMORY.flatMap(([ram, disk, diskFr, extraUsd, extraCad, say], column) =>
    FINISHES.map(([color, en, fr], at) =>
      item({
        id: String(612220 + row * 10 + column * 2 + at),
        part: `TSL-FP${inch}-${ram}${disk[0]}${en[0]?.toUpperCase()}`,
        category: 'laptops-tablets',
        brand: 'Tessel',
        unit: EACH,
        count: 1,
        usd: usd + extraUsd,
        cad: cad + extraCad,
        services: ['950123', '950124', '950302'],
        weightGrams: inch * 100,
        set: 'tessel-folio-pro',
        pack: ['1 laptop, USB-C charger', '1 portable, chargeur USB-C'],
        name: [
          `Tessel Folio Pro ${inch} laptop, ${ram} GB, ${disk}, ${en}`,
          `Ordinateur portable Tessel Folio Pro ${inch}, ${ram} Go, ${diskFr}, ${fr}`,
        ],
        options: { screen: inches(inch), memory: [`${ram} GB, ${disk}`, `${ram} Go, ${diskFr}`], color: [en, fr] },
        about: joined(
          say,
          inch === 14
            ? ['Fourteen inches and three pounds in the bag.', 'Quatorze pouces et 1,4 kg dans le sac.']
            : ['Sixteen inches with a number pad.', 'Seize pouces avec pavé numérique.'],
          color === 'navy'
            ? ['In a navy that hides wear.', 'Dans un marine qui cache l’usure.']
            : ['In plain silver.', 'Couleur argent, tout simplement.'],
        ),
        specs: {
          screen: inches(inch),
          memory: [`${ram} GB`, `${ram} Go`],
          storage: [disk, diskFr],
          batteryLife: ['14 hours', '14 heures'],
          ports: ['2 USB-C, USB-A, HDMI', '2 USB-C, USB-A, HDMI'],
        },
        facets: { screen: inches(inch), memory: [`${ram} GB`, `${ram} Go`], storage: [disk, diskFr] },
        picture: { type: 'laptop', color: hex(color), label: `${inch} in., ${ram} GB, ${disk}` },
      }),
    ),
  ),
);

const accessories = shelf(
  { category: 'computer-accessories', unit: EACH, units: ['pieces', 'pièces'], type: 'tablet', grams: 340, facets: ['material'] },
  `
618201 | TSL-LST-ALU | laptop stand, aluminum, folding / support d’aluminium pour portable, pliant | 1 | material: Aluminum / Aluminium; maxLoad: 22 lb | silver | 3499>2799 | 4549>3649 | laptop-stand/single
  Eye level, in a bag.
  À hauteur des yeux, dans un sac.
618202 | TSL-LST-WD | laptop stand, bent walnut / support en noyer cintré pour portable | 1 | material: Walnut / Noyer; maxLoad: 15 lb | walnut | 5999 | 7799 | laptop-stand/single
  One sheet of wood, two bends.
  Une feuille de bois, deux plis.
618203 | TSL-LCK-KEY | laptop cable lock, keyed, 6 ft. / câble antivol pour portable, à clé, 6 pi | 1 | length: 6 ft; lock: Key / À clé | charcoal | 2499 | 3249 | cable/single
  For fairs and libraries.
  Pour salons et bibliothèques.
618204 | TSL-LCK-CMB | laptop cable lock, combination / câble antivol pour portable, à combinaison | 1 | length: 6 ft; lock: Combination / Combinaison | black | 2499 | 3249 | cable/single
  Four digits you will remember.
  Quatre chiffres dont vous vous souviendrez.
618205 | TSL-COL-FAN | laptop cooling pad, two fans / socle ventilé pour portable, deux ventilateurs | 1 | size: 15 x 11 in; power: USB | navy | 2999 | 3899 | laptop-stand/single
  For laptops that take things personally.
  Pour les portables qui s’échauffent.
618206 | TSL-PRV14 | privacy filter for 14 in. laptops / filtre de confidentialité pour portables de 14 po | 1 | fits: 14 in. screens, 16:9 / Écrans de 14 po, 16:9; material: Film / Pellicule | gray | 3999 | 5199 | sheet-protectors/single
  Trains, planes, cafés.
  Trains, avions, cafés.
618207 | TSL-TBS-FLX | tablet floor stand, gooseneck / support sur pied pour tablette, col flexible | 1 | heightRange: 35 to 60 in. / 35 à 60 po; material: Steel / Acier | white | 6999 | 9099 | device-stand/single
  For sheet music and check-in.
  Pour partitions et accueil.
618208 | TSL-TBK-KSK | tablet kiosk enclosure, locking / boîtier verrouillable pour tablette | 1 | lock: Key / À clé; fits: 10 in. tablets / Tablettes de 10 po | ivory | 9999 | 12999 | device-stand/single
  The visitor book, bolted down.
  Le registre des visiteurs, bien vissé.
618209 | TSL-CHC-16 | charging cart, 16 devices / chariot de recharge, 16 appareils | 1 | capacity: 16 devices / 16 appareils; lock: 2-point / À 2 points | teal | 59999>54999 | 77999>71499 | filing-cart/single
  Sixteen tablets, one plug, one key.
  Seize tablettes, une prise, une clé.
618210 | TSL-STY-UNI | universal stylus, two / stylets universels, deux | 2 (2 styluses / 2 stylets; stylus / stylet) | material: Rubber, aluminum / Caoutchouc, aluminium | pink | 1299 | 1699 | mechanical-pencil/pack
  For signing with something.
  Pour signer avec quelque chose.
618211 | TSL-GLS-10 | tempered-glass protector for Leaf 10, two / protecteurs en verre trempé pour Leaf 10, paquet de 2 | 2 (2 protectors / 2 protecteurs; protector / protecteur) | material: Tempered glass / Verre trempé; fits: Leaf 10 | lightBlue | 1999 | 2599 | sheet-protectors/pack
  Two, since the first one works.
  Deux, puisque le premier fait son travail.
618212 | TSL-AIR-400 | electric air duster, rechargeable / dépoussiéreur à air électrique rechargeable | 1 | power: USB-C; batteryLife: 40 minutes / 40 minutes | orange | 5999 | 7799 | electric-duster/single
  The last can you won’t buy.
  La dernière bonbonne que vous n’achèterez pas.
618213 | TSL-RAM-16 | laptop memory, 16 GB, DDR5 / mémoire pour portable, 16 Go, DDR5 | 1 | memory: 16 GB / 16 Go; speed: 5,600 MT/s / 5 600 MT/s | green | 6999 | 9099 | memory-card/single
  A newer laptop for the price of a chair mat.
  Un portable rajeuni pour le prix d’un tapis de chaise.
618214 | TSL-DVD-USB | external DVD writer, USB / graveur DVD externe, USB | 1 | connection: USB-A, USB-C | black | 3999 | 5199 | docking-station/single
  For the archive in the drawer.
  Pour les archives du tiroir.
618215 | TSL-CLN-KIT | keyboard and earbud cleaning kit / trousse de nettoyage pour clavier et écouteurs | 1 | inBox: 7 tools / 7 outils | purple | 999 | 1299 | tool-kit/single
  What is in there? Better not to know.
  Ce qu’il y a là-dedans? Mieux vaut l’ignorer.
`,
);

const TAPES: readonly (readonly [base: number, code: string, width: Pair, usd: number, cad: number])[] = [
  [615241, '06', ['1/4 in.', '1/4 po'], 1599, 2099],
  [615251, '12', ['1/2 in.', '1/2 po'], 1799, 2349],
  [615261, '18', ['3/4 in.', '3/4 po'], 2099, 2749],
  [615271, '24', ['1 in.', '1 po'], 2399, 3149],
];
const TINTS: readonly (readonly [code: string, paint: ColorName, name: Pair, say: Pair])[] = [
  ['BW', 'blue', ['blue on white', 'bleu sur blanc'], ['Blue, for networks and cold water.', 'Bleu, pour les réseaux et l’eau froide.']],
  ['RW', 'red', ['red on white', 'rouge sur blanc'], ['Red, for breakers and hot water.', 'Rouge, pour les disjoncteurs et l’eau chaude.']],
  [
    'KG',
    'green',
    ['black on green', 'noir sur vert'],
    ['Green, for grounds and recycling.', 'Vert, pour les mises à la terre et le recyclage.'],
  ],
];

const tapes: CatalogRecord[] = TAPES.flatMap(([base, code, width, usd, cad]) =>
  TINTS.map(([tint, paint, name, say], at) =>
    item({
      id: String(base + at),
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
      about: joined(say, [`${width[0].replace('.', '')} wide, 26 feet long.`, `${width[1]} de large, 8 m de long.`]),
      specs: { tapeWidth: width, length: ['26 ft. (8 m)', '8 m (26 pi)'], color: name },
      facets: { tapeWidth: width, color: name },
      picture: { type: 'label-tape', color: hex(paint), label: width[0].replace(' in.', '″') },
    }),
  ),
);

export const moreGear = [...folioPro, ...accessories, ...tapes];
