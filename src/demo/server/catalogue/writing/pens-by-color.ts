// Pens and markers sold by the dozen of one colour: the colours beyond black, blue and red.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, joined, type Pair } from '../kit/measures.ts';

interface Line {
  readonly base: number;
  readonly part: string;
  readonly category: string;
  readonly brand: string;
  readonly type: string;
  readonly unit: Pair;
  readonly units: Pair;
  readonly name: Pair;
  readonly tip: Pair;
  readonly n: number;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
  readonly colors: readonly (readonly [ColorName, Pair])[];
}

const LINES: readonly Line[] = [
  {
    base: 311220,
    part: 'BLF-PMF',
    category: 'permanent-markers',
    brand: 'Brightleaf',
    type: 'markers',
    unit: ['marker', 'marqueur'],
    units: ['markers', 'marqueurs'],
    n: 12,
    usd: 1099,
    cad: 1449,
    name: ['Brightleaf fine permanent markers', 'Marqueurs permanents à pointe fine Brightleaf'],
    tip: ['Fine', 'Fine'],
    say: ['Alcohol ink, dry in seconds.', 'Encre à l’alcool, sèche en quelques secondes.'],
    colors: [
      ['purple', ['Purple, for bins that are nobody’s.', 'Violet, pour les bacs de personne.']],
      ['orange', ['Orange, for what is urgent and not yet red.', 'Orange, pour l’urgent qui n’est pas encore rouge.']],
      ['brown', ['Brown, for kraft that should look printed.', 'Brun, pour le kraft qui doit avoir l’air imprimé.']],
      ['pink', ['Pink, for birthdays on the calendar.', 'Rose, pour les anniversaires au calendrier.']],
      ['teal', ['Teal, for maps with water.', 'Sarcelle, pour les cartes avec de l’eau.']],
      ['yellow', ['Yellow, for film and black card.', 'Jaune, pour pellicule et carton noir.']],
    ],
  },
  {
    base: 311320,
    part: 'BLF-DEC',
    category: 'dry-erase-markers',
    brand: 'Brightleaf',
    type: 'markers',
    unit: ['marker', 'marqueur'],
    units: ['markers', 'marqueurs'],
    n: 12,
    usd: 1499,
    cad: 1949,
    name: ['Brightleaf chisel dry-erase markers', 'Marqueurs effaçables à sec biseautés Brightleaf'],
    tip: ['Chisel', 'Biseautée'],
    say: ['Low odor, wipes off dry.', 'Peu d’odeur, s’efface à sec.'],
    colors: [
      ['purple', ['Purple, for ideas that are parked.', 'Violet, pour les idées en attente.']],
      ['orange', ['Orange, for risks.', 'Orange, pour les risques.']],
      ['brown', ['Brown, for budgets.', 'Brun, pour les budgets.']],
      ['pink', ['Pink, for people.', 'Rose, pour les gens.']],
      ['teal', ['Teal, for the other team.', 'Sarcelle, pour l’autre équipe.']],
    ],
  },
  {
    base: 310930,
    part: 'BLF-HLC',
    category: 'highlighters',
    brand: 'Brightleaf',
    type: 'highlighters',
    unit: ['highlighter', 'surligneur'],
    units: ['highlighters', 'surligneurs'],
    n: 12,
    usd: 1149,
    cad: 1499,
    name: ['Brightleaf chisel highlighters, dozen', 'Surligneurs biseautés Brightleaf, douzaine'],
    tip: ['Chisel', 'Biseautée'],
    say: ['From one to five millimeters.', 'D’un à cinq millimètres.'],
    colors: [
      ['lightBlue', ['Blue that keeps black ink black.', 'Un bleu qui laisse l’encre noire bien noire.']],
      ['purple', ['Purple, for the second reading.', 'Violet, pour la deuxième lecture.']],
      ['teal', ['Teal, for definitions.', 'Sarcelle, pour les définitions.']],
      ['red', ['Red that does not shout through the page.', 'Un rouge qui ne traverse pas la page.']],
    ],
  },
  {
    base: 310510,
    part: 'QLN-FLT',
    category: 'felt-tip-pens',
    brand: 'Quillon',
    type: 'markers',
    unit: ['pen', 'stylo'],
    units: ['pens', 'stylos'],
    n: 12,
    usd: 1499,
    cad: 1949,
    name: ['Quillon Margin felt-tip pens', 'Stylos-feutres Quillon Margin'],
    tip: ['0.4 mm', '0,4 mm'],
    say: ['A 0.4 mm plastic point in a metal sleeve.', 'Pointe de plastique de 0,4 mm gainée de métal.'],
    colors: [
      ['blue', ['Blue, for the second hand on a form.', 'Bleu, pour la deuxième main d’un formulaire.']],
      ['red', ['Red, thin enough for accents.', 'Rouge, assez fin pour les accents.']],
      ['green', ['Green, for praise.', 'Vert, pour les éloges.']],
      ['purple', ['Purple, for questions.', 'Violet, pour les questions.']],
      ['teal', ['Teal, for the Tuesday list.', 'Sarcelle, pour la liste du mardi.']],
      ['brown', ['Brown, for sketches of buildings.', 'Brun, pour les croquis d’immeubles.']],
    ],
  },
  {
    base: 310130,
    part: 'QLN-CLK1',
    category: 'ballpoint-pens',
    brand: 'Quillon',
    type: 'ballpoint-pens',
    unit: ['pen', 'stylo'],
    units: ['pens', 'stylos'],
    n: 12,
    usd: 899,
    cad: 1179,
    name: ['Quillon Latch bold ballpoint pens', 'Stylos à bille à pointe large Quillon Latch'],
    tip: ['1 mm', '1 mm'],
    say: ['A firm click and a ribbed grip.', 'Un déclic ferme et une prise nervurée.'],
    colors: [
      ['red', ['Red for the returns desk.', 'Rouge, pour le comptoir des retours.']],
      ['green', ['Green, the accountants’ second color.', 'Vert, la deuxième couleur des comptables.']],
      ['purple', ['Purple for preschool notes home.', 'Violet, pour les mots de la garderie.']],
      ['teal', ['Teal, because blue is taken.', 'Sarcelle, parce que le bleu est pris.']],
    ],
  },
  {
    base: 310310,
    part: 'QLN-RLL7',
    category: 'rollerball-pens',
    brand: 'Quillon',
    type: 'gel-pens',
    unit: ['pen', 'stylo'],
    units: ['pens', 'stylos'],
    n: 12,
    usd: 1699,
    cad: 2199,
    name: ['Quillon Course medium rollerball pens', 'Stylos à bille roulante moyens Quillon Course'],
    tip: ['0.7 mm', '0,7 mm'],
    say: ['Liquid ink at the speed of speech.', 'Une encre liquide à la vitesse de la parole.'],
    colors: [
      ['blue', ['Blue, wet and bright.', 'Bleu, généreux et vif.']],
      ['green', ['Green, for second opinions.', 'Vert, pour les deuxièmes avis.']],
      ['purple', ['Purple, for letters to friends.', 'Violet, pour les lettres aux amis.']],
    ],
  },
];

export const pensByColor: CatalogRecord[] = LINES.flatMap(
  ({ base, part, category, brand, type, unit, units, name, tip, n, usd, cad, say, colors }) =>
    colors.map(([color, remark], at) =>
      item({
        id: String(base + at),
        part: `${part}-${colorCode(color)}DZ`,
        category,
        brand,
        unit,
        count: n,
        usd,
        cad,
        about: joined(remark, say),
        pack: count(n, units[0], units[1]),
        weightGrams: n * 12,
        set: `${part.toLowerCase()}-dozen`,
        options: { color: hueLabel(color) },
        name: [`${name[0]}, ${hue(color, 'mp')[0]}`, `${name[1]}, ${hue(color, 'mp')[1]}`],
        specs: { inkColor: hueLabel(color), tip, quantity: String(n) },
        facets: { color: hueLabel(color), tip, pack: String(n) },
        picture: { type, color: hex(color), pack: { form: 'pack', n: 5 } },
      }),
    ),
);
