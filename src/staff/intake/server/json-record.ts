// The shop's JSON lines: categories and products as stored, checked property by property.
import { Compile } from 'typebox/compile';
import type { CatalogRecord, CategoryRecord } from '#goods/catalog/rules';
import { wholeRecord, type ProductChange } from '#staff/intake/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { CategorySchema, ProductSchema } from './record-schemas.ts';

const Product = Compile(ProductSchema);
const Category = Compile(CategorySchema);

export type JsonRecord = { readonly category: CategoryRecord } | { readonly product: ProductChange };

/** A line without a type is a product. */
export function readJsonRecord(value: Readonly<Record<string, unknown>>): Outcome<JsonRecord, string> {
  if (value['type'] === 'category') {
    if (!Category.Check(value)) return failed(`category ${JSON.stringify(value['id'])}: ${mistakes(Category.Errors(value))}`);
    const { type: _type, ...category } = value;
    return done({ category: category as unknown as CategoryRecord });
  }
  if (!Product.Check(value)) return failed(`item ${JSON.stringify(value['itemId'])}: ${mistakes(Product.Errors(value))}`);
  const { type: _type, ...record } = value;
  return done({ product: wholeRecord(record as unknown as CatalogRecord) });
}

function mistakes(errors: readonly { readonly instancePath: string; readonly message: string; readonly params: object }[]): string {
  const found = errors.map(({ instancePath, message, params }) => {
    const unknown = 'additionalProperties' in params ? ` (${String(params.additionalProperties)})` : '';
    return `${instancePath === '' ? 'it' : instancePath.slice(1).replaceAll('/', '.')} ${message}${unknown}`;
  });
  return [...new Set(found)].slice(0, 3).join('; ');
}
