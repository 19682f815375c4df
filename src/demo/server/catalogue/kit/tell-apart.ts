// Goods of one category that would look the same get the measure in which they differ on their pictures.
import type { CatalogRecord } from '#goods/catalog/rules';
import { labelReadsOnTile } from '#demo/drawings/rules';
import { isPictureType } from '#goods/pictures/rules';

/** Text that needs no translation: figures, ″ and ′, unit symbols, and the hardness of a pencil. */
const NEUTRAL =
  /^\d?(?:HB|H|B)$|^[\d.,/×–-]+(?: ?[\d.,/×–-]+)*[″′%]?(?: ?(?:GB|TB|mm|cm|W|VA|V|A|ml|L|oz|lb|mAh|dpi|p))?(?: [×·] [\d.,/]+ ?(?:GB|TB|[″′]))*$/;
const LONGEST = 18;
/** Measures that hardly affect the look of goods. */
const BESIDE_THE_POINT = new Set(['Weight', 'Shipping weight', 'Brightness', 'Recycled', 'Part number', 'Quantity', 'Line width']);

/** A drawing shows at most this many pieces. */
const MOST_PIECES = 3;

/** Whether the picture's label is print too small for a tile. */
function isSmallPrint({ picture }: CatalogRecord): boolean {
  return picture !== undefined && isPictureType(picture.type) && !labelReadsOnTile(picture.type, picture.pack?.form);
}

/**
 * What distinguishes a drawing on a tile, apart from the brand, which small goods have no room for: equal keys look the same. Small
 * print and the count in a carton do not matter.
 */
function lookOf(product: CatalogRecord): string {
  const { type, color, label, pack } = product.picture ?? { type: '' };
  const { form = 'single', n = 1 } = pack ?? {};
  const pieces = form === 'box' ? MOST_PIECES : Math.min(n, MOST_PIECES);
  const seen = isSmallPrint(product) ? undefined : label;
  return JSON.stringify([type, color?.replace('assorted ', ''), seen, pieces < 2 ? 'single' : form, pieces]);
}

/** `48 in.` as `48″`: feet and inches by their signs. */
export function signed(text: string): string {
  return text
    .replace(/ ?in\.?(?=$| |,)/g, '″')
    .replace(/ ?ft\.?(?=$| |,)/g, '′')
    .replace(/(^| )x /g, '$1× ');
}

/** Sheets that go by a name, and how wide and high they are. */
const SHEETS: ReadonlyMap<string, string> = new Map([
  ['Letter', '8.5 × 11″'],
  ['Legal', '8.5 × 14″'],
]);

/** The measure in symbols; undefined when it needs words. */
function neutral(text: string): string | undefined {
  const measure = signed(text.replace(/ \(.*\)$/, ''))
    .replace(/(oz|lb)\./g, '$1')
    .replace('fl oz', 'oz')
    .replace(', ', ' · ');
  return measure.length <= LONGEST && NEUTRAL.test(measure) ? measure : undefined;
}

/** What small print says in symbols: a measure, the size of a named sheet, `HD` on heavy-duty goods. */
function printedMeasure(label: string): string | undefined {
  const [, grade = '', rest = ''] = /^(HD )?(.*)$/.exec(label) ?? [];
  const measure = SHEETS.get(rest) ?? neutral(rest);
  return measure && grade + measure;
}

/** The line or model a name begins with, when it is the same in both languages: `Alder`. */
function modelOf({ text, brand }: CatalogRecord): string | undefined {
  const [model = ''] = text['en-US'].name.replace(brand, '').trim().split(/[ ,]/);
  return /^[A-ZÉ][a-zé]+$/.test(model) && text['fr-CA']?.name?.includes(model) ? model : undefined;
}

/** Every measure a product states, by name, the most distinctive first. */
function measuresOf(product: CatalogRecord): ReadonlyMap<string, string> {
  const { text, unitCount, picture: { label = '' } = {} } = product;
  const rows = (text['en-US'].specs ?? []).flatMap(([name, value]): [string, string][] => {
    const measure = BESIDE_THE_POINT.has(name) ? undefined : neutral(value);
    return measure === undefined ? [] : [[name, measure]];
  });
  const model = modelOf(product);
  const printed = isSmallPrint(product) ? printedMeasure(label) : undefined;
  return new Map([
    ...(printed === undefined ? [] : [['printed', printed] as const]),
    ...rows,
    ...(model === undefined ? [] : [['model', model] as const]),
    ...(unitCount === undefined || unitCount < 2 ? [] : [['count', `× ${unitCount}`] as const]),
  ]);
}

/** The tags of goods that look the same: the measure in which most differ, and a second one where two stay equal. */
function sayings(alike: readonly CatalogRecord[], measures = 2): ReadonlyMap<CatalogRecord, string> {
  const own = new Map(alike.map((product) => [product, measuresOf(product)]));
  const valuesOf = (name: string): number => new Set(alike.map((product) => own.get(product)?.get(name))).size;
  const names = [...new Set([...own.values()].flatMap((stated) => [...stated.keys()]))];
  const best = names.toSorted((a, b) => valuesOf(b) - valuesOf(a))[0];
  if (best === undefined || valuesOf(best) < 2) return new Map();
  const said = new Map<CatalogRecord, string>();
  for (const [value = '', same] of Map.groupBy(alike, (product) => own.get(product)?.get(best))) {
    const more = same.length > 1 && measures > 1 ? sayings(same, measures - 1) : new Map<CatalogRecord, string>();
    for (const product of same) said.set(product, [value, more.get(product) ?? ''].filter(Boolean).join(' · '));
  }
  return said;
}

/** The short brand, where nothing else distinguishes two goods; a carton already shows it. */
function brandOf({ brand, picture }: CatalogRecord): string {
  return picture?.pack?.form === 'box' ? '' : brand.replace(/^Inkwell /, '').replace(/ &.*/, '');
}

/** Adds the brand where goods of two brands would still be equal. */
function withBrands(said: ReadonlyMap<CatalogRecord, string>, alike: readonly CatalogRecord[]): [CatalogRecord, string][] {
  return [...Map.groupBy(alike, (product) => said.get(product) ?? '')].flatMap(([size, same]) => {
    const differ = new Set(same.map(({ brand }) => brand)).size > 1;
    return same.map((product): [CatalogRecord, string] => [product, [size, differ ? brandOf(product) : ''].filter(Boolean).join(' · ')]);
  });
}

/** The same products; those that looked the same now show their difference. */
export function tellApart(products: readonly CatalogRecord[]): CatalogRecord[] {
  const sizes = new Map<CatalogRecord, string>();
  for (const alike of Map.groupBy(products, (product) => `${product.categoryId} ${lookOf(product)}`).values()) {
    if (alike.length > 1) for (const [product, size] of withBrands(sayings(alike), alike)) sizes.set(product, size);
  }
  return products.map((product) => {
    const size = sizes.get(product);
    return !size || product.picture === undefined ? product : { ...product, picture: { ...product.picture, size } };
  });
}
