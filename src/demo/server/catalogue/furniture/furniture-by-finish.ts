// Matrices of furniture: Alder desk tops by width, bookcases by height, cabinets by drawers, and stacking chairs by colour.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { inches, joined, type Pair, pounds, size, years } from '../kit/measures.ts';

const EACH: Pair = ['each', 'unité'];

const TOPS: readonly [ColorName, Pair][] = [
  ['oak', ['Oak finish, warm under lamp light.', 'Fini chêne, chaleureux sous la lampe.']],
  ['walnut', ['Walnut finish that hides the coffee.', 'Fini noyer, qui cache le café.']],
  ['white', ['White top for bright rooms.', 'Plateau blanc pour pièces claires.']],
  ['black', ['Black top, fingerprints and all.', 'Plateau noir, avec ses empreintes.']],
  ['maple', ['Maple finish, pale and calm.', 'Fini érable, pâle et calme.']],
];

const WIDTHS: readonly (readonly [inch: 48 | 55 | 63 | 72, usd: number, cad: number, say: Pair, without: readonly ColorName[]])[] = [
  [48, 39999, 52999, ['Four feet: one screen, one lamp, one cup.', 'Quatre pieds : un écran, une lampe, une tasse.'], ['white']],
  [
    55,
    44999,
    58999,
    ['Fifty-five inches, the width that sells itself.', 'Cinquante-cinq pouces, la largeur qui se vend d’elle-même.'],
    ['oak'],
  ],
  [63, 49999, 65499, ['Sixty-three inches for two screens.', 'Soixante-trois pouces pour deux écrans.'], ['walnut', 'black']],
  [72, 55999, 72999, ['Six feet: two screens and a drawing.', 'Six pieds : deux écrans et un dessin.'], []],
];

const alderDesks: CatalogRecord[] = WIDTHS.flatMap(([width, usd, cad, say, without], row) =>
  TOPS.filter(([color]) => !without.includes(color)).map(([color, remark], at) =>
    item({
      id: String(520530 + row * 10 + at),
      part: `FLD-AD${width}-${colorCode(color)}T`,
      category: 'desks',
      brand: 'Fieldhouse',
      kind: 'directFurniture',
      unit: EACH,
      count: 1,
      usd,
      cad,
      handling: [3500, 3900],
      deliveryOnly: true,
      services: ['950112', '950201', '950202'],
      weightGrams: width * 720,
      set: 'fieldhouse-alder-desk',
      options: { size: inches(width), color: hueLabel(color) },
      name: [
        `Fieldhouse Alder height-adjustable desk, ${width} in., ${hue(color, 'm')[0]}`,
        `Bureau réglable en hauteur Fieldhouse Alder, ${width} po, ${hue(color, 'm')[1]}`,
      ],
      pack: ['1 desk, assembly needed', '1 bureau, à assembler'],
      about: joined(say, remark, ['Two quiet motors and four memories.', 'Deux moteurs discrets et quatre mémoires.']),
      specs: { size: size(width, 29.5, 25.5), heightRange: ['25.5 – 51 in.', '25,5 – 51 po'], maxLoad: pounds(265), warranty: years(7) },
      facets: { color: hueLabel(color), width: inches(width), features: ['Height-adjustable', 'Réglable en hauteur'] },
      picture: { type: 'standing-desk', color: hex(color), label: `${width} in.` },
    }),
  ),
);

const SHELVES: readonly (readonly [n: number, high: number, usd: number, cad: number, say: Pair])[] = [
  [2, 29, 8999, 11799, ['Two shelves at desk height.', 'Deux tablettes à hauteur de bureau.']],
  [3, 42, 11999, 15599, ['Three shelves under a window.', 'Trois tablettes sous une fenêtre.']],
  [5, 71, 17999, 23499, ['Five shelves to the top of the door.', 'Cinq tablettes jusqu’en haut de la porte.']],
];
const CASES: readonly [ColorName, Pair][] = [
  ['charcoal', ['Charcoal, for studios.', 'Anthracite, pour les studios.']],
  ['ivory', ['Ivory, for nurseries and notaries.', 'Ivoire, pour pouponnières et notaires.']],
  ['brown', ['Dark cherry, for studies.', 'Cerisier foncé, pour les cabinets de travail.']],
  ['gray', ['Weathered gray, for porches.', 'Gris patiné, pour les vérandas.']],
];

const bookcases: CatalogRecord[] = SHELVES.flatMap(([n, high, usd, cad, say], row) =>
  CASES.map(([color, remark], at) =>
    item({
      id: String(521020 + row * 10 + at),
      part: `FLD-BC${n}-${colorCode(color)}`,
      category: 'bookcases',
      brand: 'Fieldhouse',
      kind: 'directFurniture',
      unit: EACH,
      count: 1,
      usd,
      cad,
      handling: [1500, 1900],
      deliveryOnly: true,
      services: ['950112', '950201'],
      weightGrams: high * 380,
      set: 'fieldhouse-alcove',
      options: { shelves: [`${n} shelves`, `${n} tablettes`], color: hueLabel(color) },
      name: [
        `Fieldhouse Alcove ${n}-shelf bookcase, ${hue(color, 'f')[0]}`,
        `Bibliothèque Fieldhouse Alcove à ${n} tablettes, ${hue(color, 'f')[1]}`,
      ],
      pack: ['1 bookcase, assembly needed', '1 bibliothèque, à assembler'],
      about: joined(say, remark, ['Adjustable pins, a cut-out for the baseboard.', 'Taquets réglables, découpe pour la plinthe.']),
      specs: { shelves: String(n), size: size(30, 12, high), maxLoad: pounds(40), warranty: years(5) },
      facets: { color: hueLabel(color), shelves: String(n) },
      picture: { type: 'bookcase', color: hex(color), label: `${n}` },
    }),
  ),
);

const CABINETS: readonly (readonly [n: 2 | 3 | 4, usd: number, cad: number, say: Pair])[] = [
  [2, 13999, 18499, ['Two drawers, a lamp on top.', 'Deux tiroirs, une lampe dessus.']],
  [3, 18999, 24999, ['Three drawers, counter height.', 'Trois tiroirs, à hauteur de comptoir.']],
  [4, 25999, 33999, ['Four drawers, eye height.', 'Quatre tiroirs, à hauteur des yeux.']],
];
const PAINTS: readonly [ColorName, Pair][] = [
  ['navy', ['Navy, for law.', 'Marine, pour le droit.']],
  ['darkGreen', ['Forest green, for schools.', 'Vert forêt, pour les écoles.']],
  ['orange', ['Orange, for a studio.', 'Orange, pour un studio.']],
];

const cabinets: CatalogRecord[] = CABINETS.flatMap(([n, usd, cad, say], row) =>
  PAINTS.map(([color, remark], at) =>
    item({
      id: String(521130 + row * 10 + at),
      part: `FLD-RC${n}-${colorCode(color)}`,
      category: 'file-cabinets',
      brand: 'Fieldhouse',
      kind: 'directFurniture',
      unit: EACH,
      count: 1,
      usd,
      cad,
      handling: [1500, 1900],
      deliveryOnly: true,
      services: ['950201'],
      weightGrams: n * 9200,
      set: 'fieldhouse-ridge-color',
      options: { drawers: String(n), color: hueLabel(color) },
      name: [
        `Fieldhouse Ridge Color ${n}-drawer file cabinet, ${hue(color, 'm')[0]}`,
        `Classeur Fieldhouse Ridge Color à ${n} tiroirs, ${hue(color, 'm')[1]}`,
      ],
      pack: ['1 cabinet, assembled', '1 classeur, déjà assemblé'],
      about: joined(say, remark, ['Powder-coated steel on ball-bearing slides.', 'Acier à revêtement en poudre, sur glissières à billes.']),
      specs: {
        drawers: String(n),
        sheetSize: ['Letter', 'Lettre'],
        size: size(15, 22, 14 + n * 12.5),
        lock: ['Top drawer', 'Tiroir du haut'],
      },
      facets: { color: hueLabel(color), drawers: String(n) },
      picture: { type: 'file-cabinet', color: hex(color), label: `${n}` },
    }),
  ),
);

const SEATS: readonly [ColorName, Pair][] = [
  ['blue', ['Blue, for gymnasiums.', 'Bleues, pour les gymnases.']],
  ['green', ['Green, for garden rooms.', 'Vertes, pour les jardins d’hiver.']],
  ['orange', ['Orange, for arts and crafts.', 'Orange, pour les ateliers.']],
  ['purple', ['Purple, for the music room.', 'Violettes, pour le local de musique.']],
  ['white', ['White, for weddings.', 'Blanches, pour les mariages.']],
];

const stackers: CatalogRecord[] = SEATS.map(([color, remark], at) =>
  item({
    id: String(520420 + at),
    part: `FLD-STK-${colorCode(color)}X`,
    category: 'guest-chairs',
    brand: 'Fieldhouse',
    kind: 'directFurniture',
    unit: EACH,
    count: 4,
    usd: 19999,
    cad: 25999,
    handling: [1500, 1900],
    deliveryOnly: true,
    services: ['950110'],
    weightGrams: 21000,
    set: 'fieldhouse-deck',
    options: { color: hueLabel(color) },
    name: [
      `Fieldhouse Deck stacking chairs, set of 4, ${hue(color, 'fp')[0]}`,
      `Chaises empilables Fieldhouse Deck, ensemble de 4, ${hue(color, 'fp')[1]}`,
    ],
    pack: ['4 chairs', '4 chaises'],
    about: joined(remark, ['Ten to a stack, ganging clips in the box.', 'Dix par pile, attaches de rangée dans la boîte.']),
    specs: { material: ['Polypropylene, steel', 'Polypropylène, acier'], maxLoad: pounds(350), size: size(20, 21, 32) },
    facets: { color: hueLabel(color), material: ['Polypropylene', 'Polypropylène'] },
    picture: { type: 'stacking-chair', color: hex(color), pack: { form: 'pack', n: 4 } },
  }),
);

export const furnitureByFinish = [...alderDesks, ...bookcases, ...cabinets, ...stackers];
