// A shelf of simple goods: everything about a product in one row of a table and two sentences under it.
import type { CatalogRecord } from '#goods/catalog/rules';
import { brandOf } from './brand-of.ts';
import { branded } from './branded.ts';
import { ASSORTED, hex, hueLabel, isColorName } from './colors.ts';
import { type Draft, item } from './item.ts';
import { count, type Pair, type Words } from './measures.ts';
import { readMeasure } from './read-measure.ts';
import type { SpecKey } from './spec-labels.ts';
import { breaksOf, pair, price, type Row, table } from './table.ts';

const COLUMNS = ['id', 'part', 'name', 'n', 'specs', 'color', 'usd', 'cad', 'form'] as const;

type ShelfRow = Row<(typeof COLUMNS)[number]>;

/** Properties that all goods on the shelf share. */
export interface Shelf {
  readonly category: string;
  /** What the unit price counts, in the singular and in the plural. */
  readonly unit: Pair;
  readonly units: Pair;
  /** Type of the drawing. */
  readonly type: string;
  /** Weight of one unit. */
  readonly grams: number;
  /** Specifications that buyers filter by, beside colour and pack. */
  readonly facets?: readonly SpecKey[];
  /** Further properties of every product of the shelf. */
  readonly all?: Partial<Draft>;
}

const MARKS = { '*': 'bestSeller', '!': 'limitedQuantity', '^': 'newPackaging' } as const;

/** `size: 4 x 6 in; material: Steel / Acier`. */
function specsOf(cell: string): NonNullable<Draft['specs']> {
  const rows = cell.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    return at < 0 ? [] : [[part.slice(0, at).trim(), readMeasure(part.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(rows);
}

interface Packed {
  readonly n: number;
  readonly pack: Pair | undefined;
  readonly unit: Pair;
}

/**
 * `12`; `12 (2 boxes of 6 / 2 boîtes de 6)` when the pack says more than the count; `2 (2 erasers / 2 brosses; eraser /
 * brosse)` when the shelf's unit is another. One of a thing needs no words.
 */
function packOf(cell: string, { unit, units }: Shelf): Packed {
  const [, figures = '1', words] = /^([\d.]+)(?: \((.+)\))?$/.exec(cell) ?? [];
  const n = Number(figures);
  if (words !== undefined) {
    const [pack = '', own] = words.split(';');
    return { n, pack: pair(pack), unit: own === undefined ? unit : pair(own) };
  }
  if (n === 1) return { n, pack: unit[0] === 'each' ? undefined : [`1 ${unit[0]}`, `1 ${unit[1]}`], unit };
  return { n, pack: count(n, units[0], units[1]), unit };
}

/** Goods whose colour is that of their package, not a choice, unless their name says it. */
const PACKAGED: ReadonlySet<string> = new Set([
  'batteries',
  'cleaners',
  'coffee',
  'cards-gift-wrap',
  'cups-plates',
  'custom-printing',
  'cushioning',
  'drums',
  'erasers-correction',
  'first-aid',
  'glue',
  'ink',
  'janitorial',
  'label-tapes',
  'labels',
  'packing-tape',
  'padded-mailers',
  'paper-rolls',
  'paper-towels',
  'photo-paper',
  'samples',
  'snacks',
  'soap-sanitizer',
  'software',
  'specialty-paper',
  'shipping-boxes',
  'sugar-creamer',
  'tea',
  'tissue',
  'toner',
  'trash-bags',
  'water-juice',
  'wipes',
]);

interface Shown {
  readonly paint: string | undefined;
  readonly label: Pair | undefined;
}

/** The colour column: a colour of the kit, `-` for assorted (`-#…` with a paint), or a paint (`#…`) for goods not sold by colour. */
function colorOf(cell: string): Shown {
  if (cell.startsWith('-')) return { paint: cell.slice(1) || undefined, label: ASSORTED };
  if (isColorName(cell)) return { paint: hex(cell), label: hueLabel(cell) };
  if (!cell.startsWith('#')) throw new Error(`Not a colour: ${cell}`);
  return { paint: cell, label: undefined };
}

/**
 * The form column: `single`, `pack` or `box`; with a label for the drawing after a colon, `single: 24 in.`; with a type of
 * its own before a slash where the shelf's drawing does not suit, `wall-clock/single`.
 */
function pictureOf(cell: string, usual: string, n: number, color: string | undefined): NonNullable<Draft['picture']> {
  const [drawn = '', label] = cell.split(':').map((part) => part.trim());
  const [form = 'single', type = usual] = drawn.split('/').toReversed();
  const packed = form === 'box' || form === 'pack';
  return { type, color, ...(label && { label }), pack: packed ? { form, n: Math.max(2, n) } : { form: 'single', n: 1 } };
}

/** Above this, a count is sheets in a case rather than a pack that buyers choose by. */
const MOST_IN_A_PACK = 250;

function facetsOf(specs: Record<string, Words>, label: Pair | undefined, n: number, codes: readonly SpecKey[]): Record<string, Words> {
  const chosen = codes.flatMap((code): [string, Words][] => (specs[code] === undefined ? [] : [[code, specs[code]]]));
  return { ...(label && { color: label }), ...Object.fromEntries(chosen), ...(n > 1 && n <= MOST_IN_A_PACK && { pack: String(n) }) };
}

/** Whether the colour distinguishes the goods, unlike that of a package, a juice or a scent. */
function isChoice(name: string, specs: Record<string, Words>, { category }: Shelf, label: Pair | undefined): boolean {
  if (!PACKAGED.has(category) || label === ASSORTED) return true;
  const word = label?.[0].toLowerCase() ?? '-';
  const taste = [specs['flavor'] ?? specs['scent'] ?? ''].flat()[0];
  return name.includes(word) && !taste?.toLowerCase().includes(word);
}

function product(line: Shelf, row: ShelfRow): CatalogRecord {
  const specs = specsOf(row.specs);
  const { n, pack, unit } = packOf(row.n, line);
  const shown = colorOf(row.color);
  const { paint } = shown;
  const label = isChoice(row.name, specs, line, shown.label) ? shown.label : undefined;
  const breaks = breaksOf(row.usd, row.cad);
  const mark = MARKS[row.id.slice(6) as keyof typeof MARKS];
  return item({
    ...line.all,
    id: row.id.slice(0, 6),
    part: row.part,
    brand: brandOf(row.part),
    category: line.category,
    name: branded(brandOf(row.part), pair(row.name)),
    ...(pack && { pack }),
    about: row.about,
    unit,
    count: n,
    usd: price(row.usd),
    cad: price(row.cad),
    ...(breaks && { breaks }),
    weightGrams: Math.max(10, Math.round(n * line.grams)),
    weightIsRough: true,
    specs: { ...specs, ...(label && { color: label }) },
    facets: facetsOf(specs, label, n, line.facets ?? []),
    picture: pictureOf(row.form, line.type, n, paint),
    ...(mark && { marks: [mark] }),
  });
}

/**
 * Reads a shelf from its table. Columns: item number (with `*` for a best seller, `!` for limited quantities, `^` for new
 * packaging), part number (its first three letters say the brand), name, count, specifications, colour, US and Canadian
 * price in cents, form of the drawing.
 */
export function shelf(line: Shelf, text: string): CatalogRecord[] {
  return table(COLUMNS, text).map((row) => product(line, row));
}
