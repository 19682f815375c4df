// Fieldhouse seating: task chairs, executive chairs, stools and guest chairs.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { inches, type Pair, pounds, size, years } from '../kit/measures.ts';

const SERVICES = ['950110', '950111', '950201'];
const EACH: Pair = ['each', 'unité'];
const chair = {
  category: 'office-chairs',
  brand: 'Fieldhouse',
  unit: EACH,
  count: 1,
  kind: 'directFurniture' as const,
  deliveryOnly: true,
  services: SERVICES,
};
const TO_ASSEMBLE: Pair = ['1 chair, assembly needed', '1 fauteuil, à assembler'];
const MESH: Pair = ['Mesh', 'Maille'];
const FABRIC: Pair = ['Fabric', 'Tissu'];
const LEATHER: Pair = ['Bonded leather', 'Cuir reconstitué'];

interface Alder {
  id: string;
  color: ColorName;
  usd: number | readonly [number, number];
  cad: number | readonly [number, number];
  about: Pair;
}

const alder = ({ id, color, usd, cad, about }: Alder) =>
  item({
    ...chair,
    id,
    part: `FLD-ALD-${colorCode(color)}`,
    usd,
    cad,
    about,
    set: 'fieldhouse-alder',
    options: { color: hueLabel(color) },
    pack: TO_ASSEMBLE,
    handling: [2500, 2900],
    weightGrams: 21300,
    name: [
      `Fieldhouse Alder ergonomic task chair, mesh, ${hue(color, 'm')[0]}`,
      `Fauteuil ergonomique Fieldhouse Alder, maille, ${hue(color, 'm')[1]}`,
    ],
    features: [
      ['Lumbar support moves up and down with the back', 'Le soutien lombaire suit le dossier en hauteur'],
      ['Seat slides for long and short legs', 'Assise coulissante pour jambes longues ou courtes'],
      ['Arms adjust four ways', 'Accoudoirs réglables dans quatre directions'],
    ],
    specs: {
      seat: ['Molded foam, 20 in. wide', 'Mousse moulée, 20 po de large'],
      backrest: MESH,
      armrests: ['4-way', 'Quatre directions'],
      heightRange: inches(17.5, 21.5).map((side) => side.replace(' x ', ' – ')) as unknown as Pair,
      maxLoad: pounds(300),
      size: size(26.5, 25.5, 40),
      weight: pounds(47),
      assembly: ['About 20 minutes', 'Environ 20 minutes'],
      warranty: years(10),
    },
    facets: { color: hueLabel(color), material: MESH, arms: ['Adjustable arms', 'Accoudoirs réglables'] },
    picture: { type: 'office-chair', label: 'mesh', color: hex(color), brand: 'Fieldhouse' },
  });

export const chairs = [
  alder({
    id: '520331',
    color: 'black',
    usd: [28999, 22999],
    cad: [37999, 29999],
    about: [
      'A chair that fits people rather than drawings: the back leans where you do, and the mesh stays cool through August.',
      'Un fauteuil fait pour les gens plutôt que pour les plans : le dossier suit vos mouvements et la maille reste fraîche en plein août.',
    ],
  }),
  alder({
    id: '520332',
    color: 'gray',
    usd: 28999,
    cad: 37999,
    about: ['The Alder in a light gray that keeps a small room open.', 'L’Alder dans un gris pâle qui garde une petite pièce aérée.'],
  }),
  alder({
    id: '520333',
    color: 'teal',
    usd: 29999,
    cad: 39499,
    about: [
      'The Alder with a teal back, for studios that are tired of black.',
      'L’Alder à dossier sarcelle, pour les studios las du noir.',
    ],
  }),
  item({
    ...chair,
    id: '520340',
    part: 'FLD-BRC-BLK',
    name: ['Fieldhouse Birch fabric task chair, armless, black', 'Chaise de travail Fieldhouse Birch en tissu, sans accoudoirs, noire'],
    pack: ['1 chair, assembly needed', '1 chaise, à assembler'],
    usd: 9999,
    cad: 13499,
    weightGrams: 9800,
    kind: 'ordinary',
    about: [
      'Small, light and honest: seat height, back height and tilt, nothing else to break.',
      'Petite, légère et honnête : hauteur d’assise, hauteur de dossier, inclinaison, rien d’autre à briser.',
    ],
    specs: {
      seat: ['Fabric, 18 in. wide', 'Tissu, 18 po de large'],
      backrest: FABRIC,
      armrests: ['None', 'Aucun'],
      maxLoad: pounds(250),
      size: size(23, 23, 36),
      weight: pounds(21.6),
      warranty: years(5),
    },
    facets: { color: ['Black', 'Noir'], material: FABRIC, arms: ['Armless', 'Sans accoudoirs'] },
    picture: { type: 'armless-chair', color: '#3a3f47', brand: 'Fieldhouse' },
  }),
  item({
    ...chair,
    id: '520350',
    part: 'FLD-MGN-BRN',
    name: ['Fieldhouse Magnus executive chair, bonded leather, brown', 'Fauteuil de direction Fieldhouse Magnus, cuir reconstitué, brun'],
    pack: TO_ASSEMBLE,
    usd: 34999,
    cad: 45999,
    weightGrams: 25800,
    handling: [2500, 2900],
    about: [
      'High back, deep seat, quilted shoulders. Locks in any of five leans for reading.',
      'Dossier haut, assise profonde, épaules matelassées. Se bloque en cinq inclinaisons pour la lecture.',
    ],
    specs: {
      seat: ['Bonded leather over pocket springs', 'Cuir reconstitué sur ressorts ensachés'],
      backrest: ['High', 'Haut'],
      armrests: ['Padded, fixed', 'Rembourrés, fixes'],
      maxLoad: pounds(350),
      size: size(27.5, 30, 46),
      weight: pounds(57),
      warranty: years(7),
    },
    facets: { color: ['Brown', 'Brun'], material: LEATHER, arms: ['Fixed arms', 'Accoudoirs fixes'] },
    picture: { type: 'executive-chair', color: '#7a4a33', brand: 'Fieldhouse' },
  }),
  item({
    ...chair,
    id: '520360',
    part: 'FLD-PRC-CHR',
    name: [
      'Fieldhouse Perch drafting stool with foot ring, charcoal',
      'Tabouret de dessinateur Fieldhouse Perch avec repose-pieds, anthracite',
    ],
    pack: ['1 stool, assembly needed', '1 tabouret, à assembler'],
    usd: 18999,
    cad: 24999,
    weightGrams: 13100,
    handling: [1500, 1900],
    about: [
      'For standing desks, counters and lab benches: 23 to 33 inches, with a ring that stays where you set it.',
      'Pour les bureaux debout, les comptoirs et les paillasses : de 23 à 33 po, avec un anneau qui reste où on le règle.',
    ],
    specs: {
      seat: ['Fabric', 'Tissu'],
      heightRange: ['23 – 33 in.', '23 – 33 po'],
      maxLoad: pounds(275),
      size: size(24, 24, 48),
      weight: pounds(28.9),
      warranty: years(5),
    },
    facets: { color: ['Charcoal', 'Anthracite'], material: FABRIC, arms: ['Armless', 'Sans accoudoirs'] },
    picture: { type: 'stool', color: '#5a6068', brand: 'Fieldhouse' },
  }),
  item({
    ...chair,
    id: '520370',
    part: 'FLD-247-BLK',
    name: ['Fieldhouse Marathon 24-hour big and tall chair, black', 'Fauteuil Fieldhouse Marathon 24 heures, grande taille, noir'],
    pack: ['1 chair, assembled', '1 fauteuil, déjà assemblé'],
    usd: 59999,
    cad: 78999,
    weightGrams: 32600,
    handling: [3500, 3900],
    about: [
      'Built for dispatch desks that change hands every eight hours and for people up to 500 pounds.',
      'Conçu pour les postes de répartition occupés jour et nuit et pour des personnes jusqu’à 227 kg.',
    ],
    specs: {
      seat: ['Fabric, 24 in. wide', 'Tissu, 24 po de large'],
      armrests: ['4-way', 'Quatre directions'],
      maxLoad: pounds(500),
      size: size(30, 29, 45),
      weight: pounds(72),
      assembly: ['None', 'Aucun'],
      warranty: years(12),
    },
    facets: { color: ['Black', 'Noir'], material: FABRIC, arms: ['Adjustable arms', 'Accoudoirs réglables'] },
    picture: { type: 'office-chair', label: 'broad', color: hex('charcoal'), brand: 'Fieldhouse' },
  }),
];
