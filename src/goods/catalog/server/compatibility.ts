// Which cartridges fit which printers: matches models that cartridges name with printer titles (CAT-6).
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

export interface Compatibility {
  /** Cartridges for a printer, printers for a cartridge; by popularity. */
  with(product: ProductFacts): Promise<readonly ProductFacts[]>;
  models(): Promise<readonly PrinterModel[]>;
  /** By its key (`modelKey`). */
  model(key: string): Promise<PrinterModel | undefined>;
  /** The model named in a text; the longest one of several. */
  namedIn(words: string): Promise<PrinterModel | undefined>;
  /** Keys of the models in a printer's title. */
  namedBy(product: ProductFacts): Promise<readonly string[]>;
  /** The brands with the most models and some of these, for the home page. */
  brands(): Promise<readonly { readonly brand: string; readonly models: readonly string[] }[]>;
}

interface Index {
  /** Version of its catalogue. */
  readonly version: number;
  readonly brands: readonly { readonly brand: string; readonly models: readonly string[] }[];
  readonly models: ReadonlyMap<string, Model>;
  readonly named: ReadonlyMap<string, readonly string[]>;
}

const CHUNK = 400;
/** From this many products on, building the index takes longer than a page should wait. */
const LARGE = 10_000;
const MOST_BRANDS = 12;
const MOST_MODELS = 300;

/**
 * Builds the index on first use after a change, in small steps that let requests through. With a large catalogue pages use the previous index
 * meanwhile: matches change rarely, and an import would delay pages by seconds. Calls `changed` when the new index is ready, so that such pages can
 * be refreshed.
 */
export function makeCompatibility(catalog: Catalog, changed: () => void): Compatibility {
  let before: Index | undefined;
  let made: { readonly version: number; readonly index: Promise<Index> } | undefined;
  let toldBefore = false;
  const readTitles = makeTitleReader();
  const current = (): Promise<Index> => {
    if (made?.version === catalog.version) return made.index;
    const index = indexOf(catalog, readTitles);
    made = { version: catalog.version, index };
    index.then(
      (done) => {
        before = done;
        if (!toldBefore) return;
        toldBefore = false;
        changed();
      },
      // Waiting callers get the error; the next caller builds the index again.
      () => (made = made?.index === index ? undefined : made),
    );
    return index;
  };
  /** For pages: does not wait for the index of a large catalogue that has just changed. */
  const availableIndex = async (): Promise<Index> => {
    const index = current();
    if (before === undefined || before.version === catalog.version || catalog.all().length < LARGE) return index;
    toldBefore = true;
    return before;
  };
  return {
    async with(product) {
      const { models, named, version } = await availableIndex();
      const found =
        product.fits.length > 0
          ? product.fits.flatMap((name) => models.get(modelKey(name))?.printers ?? [])
          : (named.get(product.itemId) ?? []).flatMap((key) => models.get(key)?.cartridges ?? []);
      const distinct = [...new Set(found)];
      // Looks the products up again, because they may have changed since the index was built.
      return version === catalog.version ? distinct : distinct.flatMap(({ itemId }) => catalog.get(itemId) ?? []);
    },
    async models() {
      return [...(await current()).models.values()];
    },
    async model(key) {
      return (await current()).models.get(key);
    },
    async namedIn(words) {
      // Search does not wait for a new index: the previous one knows the printers it names.
      const { models } = before ?? (await current());
      if (before !== undefined) void current();
      const [longest] = modelsNamed(words, models).toSorted((a, b) => b.length - a.length);
      return longest === undefined ? undefined : models.get(longest);
    },
    async namedBy({ itemId }) {
      return (await current()).named.get(itemId) ?? [];
    },
    async brands() {
      return (await availableIndex()).brands;
    },
  };
}

function brandsOf(models: ReadonlyMap<string, Model>): Index['brands'] {
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

type TitleReader = (models: ReadonlyMap<string, Model>) => (product: ProductFacts) => readonly string[];

/** Finds models in titles. Caches the result of a title while the models are unchanged and some product has the title. */
function makeTitleReader(): TitleReader {
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

async function indexOf(catalog: Catalog, readTitles: TitleReader): Promise<Index> {
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
