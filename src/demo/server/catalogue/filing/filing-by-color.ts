// Filing goods by colour: heavy-duty binders, two-pocket folders, report covers and legal hanging folders.
import type { CatalogRecord } from '#goods/catalog/rules';
import { colorCode, type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, joined, type Pair } from '../kit/measures.ts';

const EACH: Pair = ['each', 'unité'];

const HEAVY: readonly (readonly [inch: number, sheets: number, usd: number, cad: number, say: Pair, without: readonly ColorName[]])[] = [
  [1, 275, 1299, 1699, ['One inch with one-touch rings.', 'Un pouce, anneaux à ouverture facile.'], []],
  [2, 540, 1799, 2349, ['Two inches with one-touch rings.', 'Deux pouces, anneaux à ouverture facile.'], ['black']],
  [3, 670, 2299, 2999, ['Three inches with one-touch rings.', 'Trois pouces, anneaux à ouverture facile.'], ['navy']],
];
const HEAVY_COLORS: readonly [ColorName, Pair][] = [
  ['black', ['Black, for contracts.', 'Noire, pour les contrats.']],
  ['white', ['White, for what is still changing.', 'Blanche, pour ce qui change encore.']],
  ['navy', ['Navy, for bylaws.', 'Marine, pour les règlements.']],
  ['red', ['Red, for emergencies.', 'Rouge, pour les urgences.']],
  ['darkGreen', ['Forest green, for land and leases.', 'Vert forêt, pour terrains et baux.']],
];

const heavy: CatalogRecord[] = HEAVY.flatMap(([inch, sheets, usd, cad, say, without], row) =>
  HEAVY_COLORS.filter(([color]) => !without.includes(color)).map(([color, remark], at) =>
    item({
      id: String(275720 + row * 10 + at),
      part: `TBC-HX${inch}-${colorCode(color)}`,
      category: 'binders',
      brand: 'Tabb & Co.',
      kind: 'skuSet',
      unit: EACH,
      count: 1,
      usd,
      cad,
      about: joined(say, remark, ['Reinforced corners and a label holder.', 'Coins renforcés et porte-étiquette.']),
      pack: [`1 binder, ${sheets} sheets`, `1 reliure, ${sheets} feuilles`],
      weightGrams: 420 + inch * 190,
      set: 'tabb-heavy-duty',
      options: { ring: [`${inch} in.`, `${inch} po`], color: hueLabel(color) },
      name: [
        `Tabb & Co. Anvil heavy-duty binder, ${inch} in., ${hue(color, 'f')[0]}`,
        `Reliure robuste Tabb & Co. Anvil, ${inch} po, ${hue(color, 'f')[1]}`,
      ],
      specs: {
        ring: [`${inch} in., D-shaped`, `${inch} po, en D`],
        capacity: count(sheets, 'sheets', 'feuilles'),
        color: hueLabel(color),
        warranty: ['Lifetime', 'À vie'],
      },
      facets: { color: hueLabel(color), ring: [`${inch} in.`, `${inch} po`], capacity: [`${sheets} sheets`, `${sheets} feuilles`] },
      picture: { type: 'binder', color: hex(color), label: `${inch} in.` },
    }),
  ),
);

interface Line {
  readonly base: number;
  readonly part: string;
  readonly category: string;
  readonly type: string;
  readonly unit: Pair;
  readonly units: Pair;
  readonly name: Pair;
  readonly n: number;
  readonly usd: number;
  readonly cad: number;
  readonly say: Pair;
  readonly spec: Pair;
  /** What the picture prints. */
  readonly label?: string;
  readonly form: 'fp' | 'mp';
  readonly colors: readonly (readonly [ColorName, Pair])[];
}

const LINES: readonly Line[] = [
  {
    base: 276060,
    part: 'TBC-PK2',
    category: 'file-folders',
    type: 'file-folders',
    unit: ['folder', 'couverture'],
    units: ['folders', 'couvertures'],
    n: 25,
    usd: 1699,
    cad: 2199,
    form: 'fp',
    name: ['Tabb & Co. two-pocket folders, box of 25', 'Couvertures à deux pochettes Tabb & Co., boîte de 25'],
    say: ['Leather-grain card with a slit for yours.', 'Carton grain de cuir, avec fente pour la vôtre.'],
    spec: ['Leatherette card', 'Carton similicuir'],
    colors: [
      ['burgundy', ['Burgundy, for closings.', 'Bourgogne, pour les signatures.']],
      ['darkGreen', ['Forest green, for estates.', 'Vert forêt, pour les successions.']],
      ['red', ['Red, for launches.', 'Rouges, pour les lancements.']],
      ['white', ['White, for weddings and web studios.', 'Blanches, pour mariages et studios web.']],
      ['gray', ['Gray, for everyone else.', 'Grises, pour tous les autres.']],
      ['teal', ['Teal, for clinics.', 'Sarcelle, pour les cliniques.']],
    ],
  },
  {
    base: 276710,
    part: 'TBC-RCS',
    category: 'report-covers',
    type: 'report-cover',
    unit: ['cover', 'couverture'],
    units: ['covers', 'couvertures'],
    n: 25,
    usd: 2899,
    cad: 3799,
    form: 'fp',
    name: ['Tabb & Co. swing-clip report covers, box of 25', 'Couvertures de rapport à pince pivotante Tabb & Co., boîte de 25'],
    say: ['Grips thirty sheets without a hole.', 'Serrent trente feuilles sans un trou.'],
    spec: ['Swing clip', 'Pince pivotante'],
    colors: [
      ['navy', ['Navy, for appraisals.', 'Marine, pour les évaluations.']],
      ['red', ['Red, for audits.', 'Rouges, pour les vérifications.']],
      ['green', ['Green, for grants.', 'Vertes, pour les subventions.']],
      ['white', ['White, for term papers.', 'Blanches, pour les travaux de session.']],
      ['purple', ['Purple, for scripts.', 'Violettes, pour les scénarios.']],
    ],
  },
  {
    base: 276130,
    part: 'TBC-HFL',
    category: 'hanging-folders',
    type: 'hanging-folders',
    unit: ['folder', 'dossier'],
    units: ['folders', 'dossiers'],
    n: 25,
    usd: 1949,
    cad: 2549,
    form: 'mp',
    name: ['Tabb & Co. legal hanging folders, box of 25', 'Dossiers suspendus Tabb & Co. format légal, boîte de 25'],
    say: ['Fourteen-inch rails with clear tabs.', 'Tiges de quatorze pouces, onglets transparents.'],
    spec: ['Legal', 'Légal'],
    label: 'Legal',
    colors: [
      ['blue', ['Blue, for the plaintiff.', 'Bleus, pour la partie demanderesse.']],
      ['red', ['Red, for the defense.', 'Rouges, pour la défense.']],
      ['yellow', ['Yellow, for exhibits.', 'Jaunes, pour les pièces.']],
      ['orange', ['Orange, for appeals.', 'Orange, pour les appels.']],
    ],
  },
  {
    base: 276520,
    part: 'TBC-EX7',
    category: 'expanding-files',
    type: 'expanding-file',
    unit: ['file', 'pochette'],
    units: ['files', 'pochettes'],
    n: 1,
    usd: 1099,
    cad: 1449,
    form: 'fp',
    name: ['Tabb & Co. 7-pocket expanding file with strap', 'Pochette accordéon Tabb & Co. à 7 compartiments avec élastique'],
    say: ['Seven pockets with tabs you write on.', 'Sept compartiments à onglets à écrire.'],
    spec: ['Letter', 'Lettre'],
    colors: [
      ['purple', ['Purple, for the parents’ committee.', 'Violette, pour le comité de parents.']],
      ['green', ['Green, for the garden and the roof.', 'Verte, pour le jardin et le toit.']],
      ['black', ['Black, for taxes.', 'Noire, pour les impôts.']],
      ['pink', ['Pink, for coupons and recipes.', 'Rose, pour coupons et recettes.']],
    ],
  },
];

const byColor: CatalogRecord[] = LINES.flatMap(
  ({ base, part, category, type, unit, units, name, n, usd, cad, say, spec, form, label, colors }) =>
    colors.map(([color, remark], at) =>
      item({
        id: String(base + at),
        part: `${part}-${colorCode(color)}`,
        category,
        brand: 'Tabb & Co.',
        unit,
        count: n,
        usd,
        cad,
        about: joined(remark, say),
        pack: n === 1 ? [`1 ${unit[0]}`, `1 ${unit[1]}`] : count(n, units[0], units[1]),
        weightGrams: n === 1 ? 300 : n * 52,
        set: `${part.toLowerCase()}`,
        options: { color: hueLabel(color) },
        name: [`${name[0]}, ${hue(color, form)[0]}`, `${name[1]}, ${n === 1 ? hue(color, 'f')[1] : hue(color, form)[1]}`],
        specs: { color: hueLabel(color), style: spec, quantity: String(n) },
        facets: { color: hueLabel(color), ...(n > 1 && { pack: String(n) }) },
        picture: {
          type,
          color: hex(color),
          ...(label && { label }),
          pack: { form: n === 1 ? 'single' : 'pack', n: Math.max(2, Math.min(4, n)) },
        },
      }),
    ),
);

export const filingByColor = [...heavy, ...byColor];
