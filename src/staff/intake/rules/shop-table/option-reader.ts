// Options and properties of a product in another shop's table.
import type { MerchantDetail } from '../merchant/merchant-item.ts';
import { cellOf, type Cells } from './cell-reader.ts';
import type { ShopTableMap } from './shop-table-map.ts';

const FACETS: ReadonlyMap<string, string> = new Map([
  ...['color', 'colour', 'couleur'].map((name) => [name, 'color'] as const),
  ...['size', 'taille', 'format'].map((name) => [name, 'size'] as const),
  ...['material', 'matériau', 'matière'].map((name) => [name, 'material'] as const),
  ...['pattern', 'motif'].map((name) => [name, 'pattern'] as const),
]);

interface Options {
  readonly facets: readonly (readonly [string, string])[];
  readonly details: readonly MerchantDetail[];
}

export function makeOptionReader(options: ShopTableMap['options']): (cells: Cells) => Options {
  if (options === undefined) return () => ({ facets: [], details: [] });
  const { pairs = [], cell } = options;
  const without = options.without === undefined ? undefined : new RegExp(options.without, 'iu');
  return (cells) => {
    const listed =
      cell === undefined
        ? []
        : cellOf(cells, cell.field)
            .split(cell.separator)
            .map((text) => cut(text, cell));
    const said = [...pairs.map(([name, value]) => [cellOf(cells, name), cellOf(cells, value)] as const), ...listed].filter(
      ([name, value]) => name !== '' && value !== '' && without?.test(value) !== true,
    );
    const facetOf = (name: string): string | undefined => FACETS.get(name.toLowerCase());
    return {
      facets: said.flatMap(([name, value]) => (facetOf(name) === undefined ? [] : [[facetOf(name) ?? '', value] as const])),
      details: said.flatMap(([name, value]) => (facetOf(name) === undefined ? [{ section: '', name, value }] : [])),
    };
  };
}

/** "strap_bags=Single|Double" → "Strap bags", "Single, Double" */
function cut(text: string, { assign, several }: NonNullable<NonNullable<ShopTableMap['options']>['cell']>): readonly [string, string] {
  const place = text.indexOf(assign);
  if (place < 0) return ['', ''];
  const name = text.slice(0, place).replaceAll('_', ' ').trim();
  const value = text.slice(place + assign.length).trim();
  return [name.charAt(0).toUpperCase() + name.slice(1), several === undefined ? value : value.split(several).join(', ')];
}
