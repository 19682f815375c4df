// Which cartridges fit which printers: from the models that cartridges name and printers carry in their title (CAT-6).
import { setImmediate as pause } from 'node:timers/promises';
import { modelKey, modelsNamed, type ProductFacts } from '#catalog/rules';
import type { Catalog } from './catalog.ts';

/** A printer model that cartridges name. */
export interface PrinterModel {
  /** The maker of the printer, as far as the catalogue tells. */
  readonly brand: string;
  /** As the cartridge writes it. */
  readonly name: string;
  readonly cartridges: readonly ProductFacts[];
  readonly printers: readonly ProductFacts[];
}

interface Model {
  /** Told once all that fits is known. */
  brand: string;
  readonly name: string;
  readonly cartridges: ProductFacts[];
  readonly printers: ProductFacts[];
}

export interface Compatibility {
  /** Cartridges for a printer, printers for a cartridge; the most wanted first. */
  with(product: ProductFacts): Promise<readonly ProductFacts[]>;
  models(): Promise<readonly PrinterModel[]>;
  /** By its key (`modelKey`). */
  model(key: string): Promise<PrinterModel | undefined>;
  /** The model that some words name, the longest name of several. */
  namedIn(words: string): Promise<PrinterModel | undefined>;
  /** Keys of the models that a printer's title names. */
  namedBy(product: ProductFacts): Promise<readonly string[]>;
  /** The brands with most models and some of these, for the home page. */
  brands(): Promise<readonly { readonly brand: string; readonly models: readonly string[] }[]>;
}

interface Index {
  readonly brands: readonly { readonly brand: string; readonly models: readonly string[] }[];
  readonly models: ReadonlyMap<string, Model>;
  readonly named: ReadonlyMap<string, readonly string[]>;
}

const CHUNK = 400;
const MOST_BRANDS = 12;
const MOST_MODELS = 300;

/** The index is made when first asked for after a change, in small steps that let requests through. */
export function makeCompatibility(catalog: Catalog): Compatibility {
  let before: Index | undefined;
  let made: { readonly version: number; readonly index: Promise<Index> } | undefined;
  const readTitles = makeTitleReader();
  const current = (): Promise<Index> => {
    if (made?.version === catalog.version) return made.index;
    const index = indexOf(catalog, readTitles);
    made = { version: catalog.version, index };
    void index.then((done) => (before = done));
    return index;
  };
  return {
    async with(product) {
      const { models, named } = await current();
      const found =
        product.fits.length > 0
          ? product.fits.flatMap((name) => models.get(modelKey(name))?.printers ?? [])
          : (named.get(product.itemId) ?? []).flatMap((key) => models.get(key)?.cartridges ?? []);
      return [...new Set(found)];
    },
    async models() {
      return [...(await current()).models.values()];
    },
    async model(key) {
      return (await current()).models.get(key);
    },
    async namedIn(words) {
      // A search does not wait for the index of a catalogue that has just changed: the last one knows the printers it names.
      const { models } = before ?? (await current());
      if (before !== undefined) void current();
      const [longest] = modelsNamed(words, models).toSorted((a, b) => b.length - a.length);
      return longest === undefined ? undefined : models.get(longest);
    },
    async namedBy({ itemId }) {
      return (await current()).named.get(itemId) ?? [];
    },
    async brands() {
      return (await current()).brands;
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

/** Reads the models out of titles. What was read lasts as long as the models are the same ones: a changed product is another object. */
function makeTitleReader(): TitleReader {
  let known = new Set<string>();
  let read = new WeakMap<ProductFacts, readonly string[]>();
  return (models) => {
    if (models.size !== known.size || [...models.keys()].some((key) => !known.has(key))) {
      known = new Set(models.keys());
      read = new WeakMap();
    }
    const [names, kept] = [known, read];
    return (product) => {
      const before = kept.get(product);
      if (before !== undefined) return before;
      const keys = modelsNamed(product.title['en-US'], names);
      kept.set(product, keys);
      return keys;
    };
  };
}

async function indexOf(catalog: Catalog, readTitles: TitleReader): Promise<Index> {
  const products = catalog.all();
  const models = new Map<string, Model>();
  for (const [at, product] of products.entries()) {
    if (at % (CHUNK * 10) === 0) await pause();
    for (const name of product.fits) {
      const key = modelKey(name);
      const model = models.get(key);
      if (model === undefined) models.set(key, { brand: '', name, cartridges: [product], printers: [] });
      else model.cartridges.push(product);
    }
  }
  const named = new Map<string, readonly string[]>();
  if (models.size === 0) return { models, named, brands: [] };
  const modelsIn = readTitles(models);
  for (let at = 0; at < products.length; at += CHUNK) {
    for (const product of products.slice(at, at + CHUNK)) {
      if (product.fits.length > 0) continue;
      const keys = modelsIn(product);
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
  return { models, named, brands: brandsOf(models) };
}

/** The brand of the printer itself where it is sold here, else the one that most of its cartridges have. */
function brandOf({ printers, cartridges }: Pick<Model, 'printers' | 'cartridges'>): string {
  const brands = (printers.length > 0 ? printers : cartridges).map(({ brand }) => brand);
  const counted = [...Map.groupBy(brands, (brand) => brand)].sort(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? '';
}
