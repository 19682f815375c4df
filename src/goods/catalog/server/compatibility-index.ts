// The index of printer models: built from the models that cartridges name and the titles of printers.
import { setImmediate as pause } from 'node:timers/promises';
import { isPrinter, isPrinterSupply, modelKey, modelsNamed, type ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from './catalog.ts';

/** A printer model that cartridges name. */
export interface PrinterModel {
  /** The maker of the printer, as far as the catalogue shows it. */
  readonly brand: string;
  /** As the cartridge spells it. */
  readonly name: string;
  readonly cartridges: readonly ProductFacts[];
  readonly printers: readonly ProductFacts[];
}

interface Model {
  /** Set once all matches are known. */
  brand: string;
  readonly name: string;
  readonly cartridges: ProductFacts[];
  readonly printers: ProductFacts[];
}

export interface CompatibilityIndex {
  /** Version of its catalogue. */
  readonly version: number;
  readonly brands: readonly { readonly brand: string; readonly models: readonly string[] }[];
  readonly models: ReadonlyMap<string, Model>;
  readonly named: ReadonlyMap<string, readonly string[]>;
}

const CHUNK = 400;
const MOST_BRANDS = 12;
const MOST_MODELS = 300;

function brandsOf(models: ReadonlyMap<string, Model>): CompatibilityIndex['brands'] {
  const byBrand = Map.groupBy(models.values(), ({ brand }) => brand);
  const brands = [...byBrand].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST_BRANDS);
  const share = Math.floor(MOST_MODELS / Math.max(brands.length, 1));
  return brands.map(([brand, list]) => ({
    brand,
    models: list
      .sort((a, b) => b.cartridges.length - a.cartridges.length)
      .slice(0, share)
      .map(({ name }) => name)
      .sort(),
  }));
}

export type TitleReader = (models: ReadonlyMap<string, Model>) => (product: ProductFacts) => readonly string[];

/** Finds models in titles. Caches the result of a title while the models are unchanged and some product has the title. */
export function makeTitleReader(): TitleReader {
  let known = new Set<string>();
  let read = new Map<string, readonly string[]>();
  return (models) => {
    if (models.size !== known.size || [...models.keys()].some((key) => !known.has(key))) {
      known = new Set(models.keys());
      read = new Map();
    }
    const [names, last] = [known, read];
    const kept = new Map<string, readonly string[]>();
    read = kept;
    return (product) => {
      const title = product.title['en-US'];
      const keys = last.get(title) ?? modelsNamed(title, names);
      kept.set(title, keys);
      return keys;
    };
  };
}

export async function buildCompatibilityIndex(catalog: Catalog, readTitles: TitleReader): Promise<CompatibilityIndex> {
  const [products, version] = [catalog.all(), catalog.version];
  const models = new Map<string, Model>();
  for (const [at, product] of products.entries()) {
    if (at % (CHUNK * 10) === 0) await pause();
    if (!goesIntoPrinters(product, catalog)) continue;
    for (const name of product.fits) {
      const key = modelKey(name);
      const model = models.get(key);
      if (model === undefined) models.set(key, { brand: '', name, cartridges: [product], printers: [] });
      else model.cartridges.push(product);
    }
  }
  const named = new Map<string, readonly string[]>();
  if (models.size === 0) return { version, models, named, brands: [] };
  const modelsIn = readTitles(models);
  for (let at = 0; at < products.length; at += CHUNK) {
    for (const product of products.slice(at, at + CHUNK)) {
      if (product.fits.length > 0) continue;
      // "250" is a model in the title of a printer, and gigabytes in that of a notebook.
      const keys = modelsIn(product).filter((key) => /\p{L}/u.test(key) || isPrinter(namesOf(product, catalog)));
      if (keys.length === 0) continue;
      named.set(product.itemId, keys);
      for (const key of keys) models.get(key)?.printers.push(product);
    }
    await pause();
  }
  for (const [at, model] of [...models.values()].entries()) {
    model.brand = brandOf(model);
    if (at % (CHUNK * 10) === 0) await pause();
  }
  return { version, models, named, brands: brandsOf(models) };
}

/** Whether it fits printers. */
export const goesIntoPrinters = (product: ProductFacts, catalog: Pick<Catalog, 'categories'>): boolean =>
  product.fits.length > 0 && isPrinterSupply(namesOf(product, catalog));

/** The product's name and those of its categories. */
function namesOf({ title, categoryId }: ProductFacts, { categories }: Pick<Catalog, 'categories'>): readonly string[] {
  return [title, ...categories.path(categoryId).map(({ name }) => name)].flatMap((name) => Object.values(name));
}

/**
 * The brand of the printer if it is sold here, otherwise the most frequent brand of its cartridges. A bag or cable may name a model in its title too,
 * but a printer has cartridges of its own brand.
 */
function brandOf({ printers, cartridges }: Pick<Model, 'printers' | 'cartridges'>): string {
  const makers = new Set(cartridges.map(({ brand }) => brand));
  const own = printers.filter(({ brand }) => makers.has(brand));
  const brands = (own.length > 0 ? own : cartridges).map(({ brand }) => brand);
  const counted = [...Map.groupBy(brands, (brand) => brand)].sort(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? '';
}
