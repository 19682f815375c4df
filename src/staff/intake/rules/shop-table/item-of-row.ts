// A row of another shop's product table as an item of a Merchant feed.
import type { MerchantItem } from '../merchant/merchant-item.ts';
import { cellOf, makeCellReader, makeCellTest, type Cells } from './cell-reader.ts';
import { makeOptionReader } from './option-reader.ts';
import type { ShopTableMap } from './shop-table-map.ts';

/** Compiles a map once. The result takes the rows of one file in order; undefined for a row that is no product on sale. */
export function makeItemReader(map: ShopTableMap): (cells: Cells) => MerchantItem | undefined {
  const [isWanted, isLeftOut] = [makeCellTest(map.rows.where), map.rows.unless === undefined ? () => false : makeAnyTest(map.rows.unless)];
  const complete = makeHeir(map.inherit);
  const attributes = Object.entries(map.attributes).map(([name, sources]) => ({ name, read: makeCellReader(sources) }));
  const [pathOf, optionsOf] = [makePathReader(map.path), makeOptionReader(map.options)];
  return (row) => {
    const cells = complete(row);
    if (!isWanted(cells) || isLeftOut(cells)) return undefined;
    const values = new Map(attributes.flatMap(({ name, read }) => textsOf(name, read(cells))));
    const { facets, details } = optionsOf(cells);
    for (const [name, value] of facets) values.set(name, [value]);
    if (facets.length + details.length === 0) values.delete('item_group_id');
    const images = imagesOf(cells, map.images);
    if (images.length > 0) values.set('image_link', images.slice(0, 1)).set('additional_image_link', images.slice(1));
    const path = pathOf(cells);
    if (path !== '') values.set('product_type', [path]);
    keepHigherPrice(values);
    return { values: Object.fromEntries(values), details };
  };
}

const textsOf = (name: string, text: string): (readonly [string, readonly string[]])[] => (text === '' ? [] : [[name, [text]]]);

/** Unlike `where`, one pattern is enough. */
function makeAnyTest(patterns: NonNullable<ShopTableMap['rows']['unless']>): (cells: Cells) => boolean {
  const tests = Object.entries(patterns).map(([field, pattern]) => makeCellTest({ [field]: pattern }));
  return (cells) => tests.some((test) => test(cells));
}

/** Remembers the cells that later rows take over. */
function makeHeir(inherit: ShopTableMap['inherit']): (cells: Cells) => Cells {
  if (inherit === undefined) return (cells) => cells;
  const heads = new Map<string, Cells>();
  const [by, keys] = [makeCellReader([inherit.by]), inherit.of.map((source) => makeCellReader([source]))];
  return (cells) => {
    const head = heads.get(by(cells));
    for (const key of keys.map((read) => read(cells)))
      if (key !== '' && !heads.has(key)) heads.set(key, new Map(inherit.fields.map((field) => [field, cellOf(cells, field)])));
    return head === undefined ? cells : new Map([...head, ...[...cells].filter(([, cell]) => cell.trim() !== '')]);
  };
}

function imagesOf(cells: Cells, images: ShopTableMap['images']): readonly string[] {
  const texts = (images?.fields ?? []).map((field) => cellOf(cells, field));
  const list = images?.separator === undefined ? texts : texts.flatMap((text) => text.split(images.separator ?? ','));
  return [...new Set(list.map((address) => address.trim()).filter((address) => address !== ''))];
}

function makePathReader(path: ShopTableMap['path']): (cells: Cells) => string {
  if (path === undefined) return () => '';
  const without = path.without === undefined ? undefined : new RegExp(path.without, 'iu');
  const stepsOf = (text: string): readonly string[] =>
    text
      .split(path.separator)
      .map((step) => step.trim())
      .filter((step) => step !== '' && without?.test(step) !== true);
  return (cells) => {
    const cell = path.fields.map((field) => cellOf(cells, field)).find((text) => text !== '') ?? '';
    const paths = (path.list === undefined ? [cell] : cell.split(path.list)).map(stepsOf);
    return paths.reduce((deepest, one) => (one.length > deepest.length ? one : deepest), []).join(' > ');
  };
}

/** Shops keep a former price beside the price of today, also when it is the lower one. */
function keepHigherPrice(values: Map<string, readonly string[]>): void {
  const [price = '', sale = ''] = [values.get('price')?.[0], values.get('sale_price')?.[0]];
  if (sale === '' || !(Number(sale) >= Number(price))) return;
  values.set('price', [sale]);
  values.delete('sale_price');
}
