// Highlighters, permanent markers and dry-erase markers.
import { item } from '../kit/item.ts';
import { count, mm, type Pair } from '../kit/measures.ts';

const ASSORTED: Pair = ['Assorted', 'Couleurs variées'];
const BLACK: Pair = ['Black', 'Noir'];
const YELLOW: Pair = ['Yellow', 'Jaune'];
const CHISEL: Pair = ['Chisel', 'Biseautée'];
const FINE: Pair = ['Fine', 'Fine'];
const BULLET: Pair = ['Bullet', 'Ogive'];
const highlighter = { category: 'highlighters', unit: ['highlighter', 'surligneur'] as Pair };
const marker = { category: 'permanent-markers', unit: ['marker', 'marqueur'] as Pair };
const dryErase = { category: 'dry-erase-markers', unit: ['marker', 'marqueur'] as Pair };
const highlighters = (n: number): Pair => count(n, 'highlighters', 'surligneurs');
const markersOf = (n: number): Pair => count(n, 'markers', 'marqueurs');

export const markers = [
  item({
    ...highlighter, id: '310912', part: 'BLF-HLC-AST6', brand: 'Brightleaf', name: ['Brightleaf chisel highlighters, assorted', 'Surligneurs biseautés Brightleaf, couleurs variées'], pack: highlighters(6), count: 6, usd: [849, 649], cad: [1099, 849], rating: [4.6, 1270], weightGrams: 96, alternates: ['310914'],
    about: ['Broad for a paragraph, narrow for a word. The ink is bright without hiding what is under it.', 'Large pour un paragraphe, étroit pour un mot. Une encre vive qui ne cache pas ce qu’elle recouvre.'],
    specs: { inkColor: ['Yellow, pink, green, blue, orange, violet', 'Jaune, rose, vert, bleu, orange, violet'], tip: CHISEL, lineWidth: ['1 to 5 mm', '1 à 5 mm'], inkType: ['Water-based', 'À base d’eau'] }, facets: { color: ASSORTED, tip: CHISEL, pack: '6' }, picture: { type: 'highlighters', color: '#f4e01c', brand: 'Brightleaf', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...highlighter, id: '310913', part: 'BLF-HLC-YEL12', brand: 'Brightleaf', name: ['Brightleaf chisel highlighters, yellow', 'Surligneurs biseautés Brightleaf, jaunes'], pack: highlighters(12), count: 12, usd: 1149, cad: 1499, rating: [4.7, 932], weightGrams: 190,
    about: ['A dozen of the color that study groups run out of.', 'Une douzaine de la couleur qui manque toujours aux groupes d’étude.'],
    specs: { inkColor: YELLOW, tip: CHISEL, lineWidth: ['1 to 5 mm', '1 à 5 mm'] }, facets: { color: YELLOW, tip: CHISEL, pack: '12' }, picture: { type: 'highlighters', color: '#f4e01c', brand: 'Brightleaf', pack: { form: 'box', n: 12 } },
  }),
  item({
    ...highlighter, id: '310914', part: 'BLF-HLS-PST8', brand: 'Brightleaf', name: ['Brightleaf Soft pastel highlighters, slim', 'Surligneurs pastel minces Brightleaf Soft'], pack: highlighters(8), count: 8, usd: 999, cad: 1299, rating: [4.8, 2018], weightGrams: 88,
    about: ['Eight quiet tones for notes you will read more than once. Gel-like ink that does not bleed through thin paper.', 'Huit tons doux pour les notes qu’on relit souvent. Une encre qui ne traverse pas le papier mince.'],
    specs: { inkColor: ['8 pastels', '8 pastels'], tip: CHISEL, lineWidth: ['1 to 4 mm', '1 à 4 mm'] }, facets: { color: ASSORTED, tip: CHISEL, pack: '8' }, picture: { type: 'highlighters', color: '#f3b9cf', brand: 'Brightleaf', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...highlighter, id: '310915', part: 'QLN-HLR-AST5', brand: 'Quillon', name: ['Quillon Lumo retractable highlighters, assorted', 'Surligneurs rétractables Quillon Lumo, couleurs variées'], pack: highlighters(5), count: 5, usd: 1249, cad: 1649, rating: [4.4, 377], weightGrams: 92,
    about: ['No cap to lose: click, mark, click. A shutter keeps the tip wet.', 'Pas de capuchon à perdre : un clic, un trait, un clic. Un clapet garde la pointe humide.'],
    specs: { tip: CHISEL, mechanism: ['Click, with air-tight shutter', 'À bouton, avec clapet étanche'] }, facets: { color: ASSORTED, tip: CHISEL, pack: '5' }, picture: { type: 'highlighters', color: '#6fe08c', brand: 'Quillon', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...marker, id: '311201', part: 'BLF-PMF-BK12', brand: 'Brightleaf', name: ['Brightleaf fine permanent markers, black', 'Marqueurs permanents à pointe fine Brightleaf, noirs'], pack: markersOf(12), count: 12, usd: 1099, cad: 1449, rating: [4.7, 5104], weightGrams: 108, marks: ['bestSeller'],
    about: ['Writes on boxes, freezer bags, cables and discs, and stays there. Dries in seconds.', 'Écrit sur les boîtes, les sacs de congélation, les câbles et les disques, et y reste. Sèche en quelques secondes.'],
    specs: { inkColor: BLACK, tip: FINE, lineWidth: mm(1), inkType: ['Alcohol-based', 'À base d’alcool'] }, facets: { color: BLACK, tip: FINE, pack: '12' }, picture: { type: 'markers', color: '#2e3136', brand: 'Brightleaf', pack: { form: 'box', n: 12 } },
  }),
  item({
    ...marker, id: '311202', part: 'BLF-PMF-AST8', brand: 'Brightleaf', name: ['Brightleaf fine permanent markers, assorted', 'Marqueurs permanents à pointe fine Brightleaf, couleurs variées'], pack: markersOf(8), count: 8, usd: 899, cad: 1199, rating: [4.6, 1711], weightGrams: 74,
    about: ['Eight colors for labeling bins by floor, by child or by year.', 'Huit couleurs pour étiqueter les bacs par étage, par enfant ou par année.'],
    specs: { inkColor: ['8 colors', '8 couleurs'], tip: FINE, lineWidth: mm(1) }, facets: { color: ASSORTED, tip: FINE, pack: '8' }, picture: { type: 'markers', color: '#2d7a55', brand: 'Brightleaf', pack: { form: 'pack', n: 5 } },
  }),
  item({
    ...marker, id: '311203', part: 'BLF-PMX-BK4', brand: 'Brightleaf', name: ['Brightleaf jumbo chisel permanent markers, black', 'Gros marqueurs permanents biseautés Brightleaf, noirs'], pack: markersOf(4), count: 4, usd: 949, cad: 1249, rating: [4.5, 402], weightGrams: 132,
    about: ['A stroke half an inch wide, for cartons you must read from the forklift.', 'Un trait d’un demi-pouce, pour les cartons qu’il faut lire du chariot élévateur.'],
    specs: { inkColor: BLACK, tip: CHISEL, lineWidth: ['5 to 14 mm', '5 à 14 mm'] }, facets: { color: BLACK, tip: CHISEL, pack: '4' }, picture: { type: 'markers', color: '#43474e', brand: 'Brightleaf', pack: { form: 'pack', n: 2 } },
  }),
  item({
    ...dryErase, id: '311301', part: 'BLF-DEF-AST8', brand: 'Brightleaf', name: ['Brightleaf dry-erase markers, fine, assorted', 'Marqueurs effaçables à sec Brightleaf, pointe fine, couleurs variées'], pack: markersOf(8), count: 8, usd: 1149, cad: 1499, rating: [4.6, 2206], weightGrams: 92, accessories: ['523401'],
    about: ['Fine enough for a full week on one board. Wipes off dry, even on Monday.', 'Assez fins pour toute une semaine sur un tableau. S’effacent à sec, même le lundi.'],
    features: [['Low odor, for small rooms', 'Faible odeur, pour les petites salles'], ['Window shows the ink that is left', 'Une fenêtre montre l’encre restante']],
    specs: { inkColor: ['8 colors', '8 couleurs'], tip: FINE, surfaces: ['Porcelain, glass, melamine', 'Porcelaine, verre, mélamine'] }, facets: { color: ASSORTED, tip: FINE, pack: '8' }, picture: { type: 'markers', color: '#2a57a8', brand: 'Brightleaf', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...dryErase, id: '311302', part: 'BLF-DEC-AST4', brand: 'Brightleaf', name: ['Brightleaf dry-erase markers, chisel, four colors', 'Marqueurs effaçables à sec Brightleaf, pointe biseautée, quatre couleurs'], pack: markersOf(4), count: 4, usd: 649, cad: 849, rating: [4.7, 3871], weightGrams: 64,
    about: ['Black, blue, red, green: the four that a meeting room needs, broad enough for the back row.', 'Noir, bleu, rouge, vert : les quatre couleurs d’une salle de réunion, assez larges pour la dernière rangée.'],
    specs: { inkColor: ['Black, blue, red, green', 'Noir, bleu, rouge, vert'], tip: CHISEL }, facets: { color: ASSORTED, tip: CHISEL, pack: '4' }, picture: { type: 'markers', color: '#c23b3b', brand: 'Brightleaf', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...dryErase, id: '311303', part: 'IWB-DEB-BK36', brand: 'Inkwell Basics', name: ['Inkwell Basics dry-erase markers, bullet, black, class pack', 'Marqueurs effaçables à sec Inkwell Basics, pointe ogive, noirs, paquet de classe'], pack: markersOf(36), count: 36, usd: 1899, cad: 2499, rating: [4.2, 540], weightGrams: 480,
    about: ['One for every desk and a few for the floor. Made for small student boards.', 'Un par pupitre et quelques-uns pour le plancher. Conçus pour les petits tableaux d’élève.'],
    specs: { inkColor: BLACK, tip: BULLET, lineWidth: mm(1.5) }, facets: { color: BLACK, tip: BULLET, pack: '36' }, picture: { type: 'markers', color: '#2e3136', brand: 'Inkwell', pack: { form: 'box', n: 36 } },
  }),
];
