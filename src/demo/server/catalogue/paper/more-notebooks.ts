// More notebooks: every colour of the Marlow, composition books, pocket and reporter books, and the own-brand school range.
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { count, inches, joined, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const SHEET: Pair = ['sheet', 'feuille'];

const COVERS: readonly [ColorName, Pair][] = [
  ['black', ['Black cloth that goes to every meeting.', 'Une toile noire qui va à toutes les réunions.']],
  ['gray', ['Stone gray, quiet on a pale desk.', 'Gris pierre, discret sur un bureau pâle.']],
  ['orange', ['Burnt orange, easy to find under the papers.', 'Orange brûlé, facile à retrouver sous les papiers.']],
  ['teal', ['Teal cloth with a teal ribbon.', 'Toile sarcelle, signet sarcelle.']],
  ['yellow', ['Mustard yellow for the notebook that stays at home.', 'Jaune moutarde, pour le carnet qui reste à la maison.']],
];

interface Format {
  readonly base: number;
  readonly part: string;
  readonly dims: Pair;
  readonly line: Pair;
  readonly ruling: Pair;
  readonly sheets: number;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
}

const FORMATS: readonly Format[] = [
  {
    base: 253010,
    part: 'MRP',
    dims: inches(3.75, 5.75),
    line: ['Marlow pocket notebook', 'Carnet de poche Penhallow Marlow'],
    ruling: ['Dot grid', 'Pointillé'],
    sheets: 80,
    usd: 1299,
    cad: 1699,
    say: ['Pocket size, 160 pages, dotted every 5 mm.', 'Format poche, 160 pages, points aux 5 mm.'],
  },
  {
    base: 253020,
    part: 'MRL',
    dims: inches(7.5, 9.75),
    line: ['Marlow large notebook', 'Grand carnet Penhallow Marlow'],
    ruling: ['College ruled', 'Lignes étroites'],
    sheets: 144,
    usd: 2599,
    cad: 3399,
    say: ['The large one: 288 numbered pages and two ribbons.', 'Le grand : 288 pages numérotées et deux signets.'],
  },
];

const marlows = FORMATS.flatMap(({ base, part, dims, line, ruling, sheets, usd, cad, say }) =>
  COVERS.map(([color, remark], at) =>
    item({
      id: String(base + at + 1),
      part: `PNH-${part}-${colorCode(color)}`,
      category: 'notebooks',
      brand: 'Penhallow',
      unit: SHEET,
      count: sheets,
      usd,
      cad,
      about: joined(remark, say),
      pack: count(sheets, 'sheets', 'feuilles'),
      weightGrams: sheets * 4,
      name: [
        `Penhallow ${line[0]}, ${dims[0]}, ${ruling[0].toLowerCase()}, ${hue(color, 'm')[0]}`,
        `${line[1]}, ${dims[1]}, ${ruling[1].toLowerCase()}, ${hue(color, 'm')[1]}`,
      ],
      set: `penhallow-${part.toLowerCase()}`,
      options: { color: hueLabel(color) },
      specs: {
        size: dims,
        ruling,
        binding: ['Sewn, lies flat', 'Cousue, s’ouvre à plat'],
        sheets: String(sheets),
        closure: ['Elastic band', 'Bande élastique'],
      },
      facets: { color: hueLabel(color), ruling, size: dims },
      picture: { type: 'notebook', color: hex(color), label: part === 'MRP' ? 'Pocket' : 'Large' },
    }),
  ),
);

/** The last column: the colour, with a type of its own before a slash where another drawing suits better. */
function pictureOf(column: string): { readonly type: string; readonly color: string } {
  const [color = '', type = 'notebook'] = column.split('/').toReversed();
  return { type, color };
}

const others = table(
  ['id', 'part', 'brand', 'name', 'size', 'sheets', 'ruling', 'binding', 'usd', 'cad', 'color'],
  `
253301 | IWB-CMP-BK100 | Inkwell Basics | composition book, black marble / cahier de composition, marbré noir | 7.5 x 9.75 | 100 | Wide ruled / Lignes larges | Sewn / Cousue | 279 | 369 | composition-book/#2e3136
  The marbled cover every classroom knows. Sewn, so a torn page doesn’t free its partner.
  La couverture marbrée que toute classe connaît. Cousu : une page arrachée n’en libère pas une autre.
253302 | IWB-CMP-BK3 | Inkwell Basics | composition books, assorted marble, 3-pack / cahiers de composition marbrés, couleurs variées, paquet de 3 | 7.5 x 9.75 | 300 | College ruled / Lignes étroites | Sewn / Cousue | 749 | 999 | composition-book/#7a4a9e
  Three subjects, three covers: blue, green and violet.
  Trois matières, trois couvertures : bleu, vert et violet.
253303 | IWB-CMP-PRI | Inkwell Basics | primary composition book with picture space / cahier d’apprentissage avec espace dessin | 7.5 x 9.75 | 100 | Primary, dashed midline / Apprentissage, ligne médiane pointillée | Sewn / Cousue | 349 | 459 | composition-book/#d9772b
  Half the page to draw it, half to write it, with a dotted line for small letters.
  Une demi-page pour dessiner, l’autre pour écrire, avec une ligne pointillée pour les minuscules.
253304 | PNH-RPT-48 | Penhallow | reporter notebooks, top spiral / carnets de journaliste, spirale en haut | 4 x 8 | 280 | Gregg ruled / Lignes et trait central | Top spiral / Spirale en haut | 1099 | 1449 | steno-pad/#b58a3a
  Four notebooks that fit a palm and a jacket. The back is stiff enough to write standing.
  Quatre carnets qui tiennent dans la paume et le veston. Dos assez rigide pour écrire debout.
253305 | PNH-STN-69 | Penhallow | steno pads, green tint / blocs de sténo, papier vert | 6 x 9 | 480 | Gregg ruled / Lignes et trait central | Top spiral / Spirale en haut | 1249>999 | 1649>1349 | steno-pad/#7fa88a
  Six pads of eye-ease green with a line down the middle, for two lists on every page.
  Six blocs au papier vert reposant, avec un trait central : deux listes par page.
253306 | PNH-FLD-RN3 | Penhallow | Fieldnote waterproof pocket books, 3-pack / carnets imperméables Fieldnote, paquet de 3 | 3.5 x 5.5 | 72 | Dot grid / Pointillé | Stapled / Agrafée | 1799 | 2349 | #5b6b3a
  Writes with pencil in the rain. For surveyors, gardeners and bird lists.
  On y écrit au crayon sous la pluie. Pour arpenteurs, jardiniers et listes d’oiseaux.
253307 | PNH-MTG-85 | Penhallow | Agenda meeting notebook, pre-printed / cahier de réunion Agenda, préimprimé | 8.5 x 11 | 80 | Date, people, notes, next steps / Date, présents, notes, suites | Twin wire / Double spirale | 1399 | 1849 | spiral-notebook/#26365c
  Each page asks who was there and what happens next, so the minutes write themselves.
  Chaque page demande qui était là et ce qui suit : le compte rendu s’écrit tout seul.
253308 | PNH-BUJ-A5C | Penhallow | Almanac dotted journal with index, cork cover / journal pointillé ~Almanach avec index, couverture de liège | 5.75 x 8.25 | 112 | Dot grid / Pointillé | Sewn / Cousue | 2199 | 2899 | #c8955c
  A cork cover that warms in the hand and an index for people who lose things in their own notes.
  Une couverture de liège qui se réchauffe en main, et un index pour ceux qui se perdent dans leurs notes.
253309 | IWB-SP1-W6 | Inkwell Basics | one-subject notebooks, six colors / cahiers un sujet, six couleurs | 8 x 10.5 | 420 | Wide ruled / Lignes larges | Spiral / À spirale | 799>599 | 1049>799 | spiral-notebook/#c23b3b
  Six notebooks, six classes, one shopping trip.
  Six cahiers, six cours, un seul magasinage.
253310 | IWB-SPG-100 | Inkwell Basics | graph spiral notebook / cahier à spirale quadrillé | 8.5 x 11 | 100 | Graph, 5 per inch / Quadrillé, 5 au pouce | Spiral / À spirale | 329 | 429 | spiral-notebook/#2b6fb0
  Squares all the way to the edge, for math and for floor plans.
  Des carreaux jusqu’au bord, pour les maths et les plans d’étage.
253311 | IWB-MUS-12 | Inkwell Basics | music staff notebook, 12 staves / cahier de musique, 12 portées | 8.5 x 11 | 48 | 12 staves / 12 portées | Spiral / À spirale | 499 | 649 | spiral-notebook/#43474e
  Room between the staves for lyrics and second thoughts.
  De la place entre les portées pour les paroles et les repentirs.
253312 | PNH-SKT-911 | Penhallow | hardbound sketchbook, 110 sheets / carnet de croquis relié, 110 feuilles | 8.5 x 11 | 110 | Blank / Uni | Sewn / Cousue | 1599 | 2099 | #3a2f2a
  Blank paper with some tooth, heavy enough for ink wash.
  Un papier uni au léger grain, assez épais pour le lavis.
`,
).map(({ id, part, brand, name, size, sheets, ruling, binding, usd, cad, color, about }) => {
  const dims = inches(...size.split(' x ').map(Number));
  return item({
    id,
    part,
    brand,
    about,
    category: 'notebooks',
    unit: SHEET,
    count: Number(sheets),
    usd: price(usd),
    cad: price(cad),
    pack: count(Number(sheets), 'sheets', 'feuilles'),
    weightGrams: Number(sheets) * 4,
    name: branded(brand, pair(name), dims),
    specs: { size: dims, ruling: pair(ruling), binding: pair(binding), sheets },
    facets: { size: dims, ruling: pair(ruling) },
    picture: pictureOf(color),
  });
});

export const moreNotebooks = [...marlows, ...others];
