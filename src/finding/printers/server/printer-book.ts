// Printer models for which a visit may see compatible products, by brand and series.
import { modelKey, type ProductFacts } from '#goods/catalog/rules';
import {
  goesIntoPrinters,
  productsFor,
  type Catalog,
  type CatalogView,
  type Compatibility,
  type PrinterModel,
} from '#goods/catalog/server';
import { makeRecentlyUsed } from '#platform/recently-used';
import { seriesOf } from '#finding/printers/rules';

export interface PrinterBook {
  brands(view: CatalogView): Promise<readonly { readonly brand: string; readonly models: readonly PrinterModel[] }[]>;
  /** Models whose brand or name has every word, those that begin with the words first. */
  search(text: string, view: CatalogView): Promise<readonly PrinterModel[]>;
  /** Models of a brand by series, both in alphabetical order. */
  series(brand: string, view: CatalogView): Promise<Series>;
  model(key: string, view: CatalogView): Promise<PrinterModel | undefined>;
  /** The product whose picture stands for a brand or a series, as `brands` and `series` give its models. */
  shownFor(models: readonly PrinterModel[], view: CatalogView): ProductFacts | undefined;
}

type Series = ReadonlyMap<string, readonly PrinterModel[]>;

/** The models of a visit; a brand's series are sorted at first use. */
interface Found {
  readonly byBrand: ReadonlyMap<string, readonly PrinterModel[]>;
  readonly series: Map<string, Series>;
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Kinds of visits that see different goods. */
const MOST_KEPT = 50;

export function makePrinterBook(catalog: Catalog, compatibility: Compatibility): PrinterBook {
  // All visits that see the same goods find the same models, which are grouped once.
  const kept = makeRecentlyUsed<Promise<Found>>(MOST_KEPT);
  let version = -1;
  /** A contract finds the models of its own cartridges: looking for these among all of a model would take as long as the catalogue is large. */
  const modelsOf = async (view: CatalogView): Promise<readonly PrinterModel[]> => {
    if (view.contract === null) return (await compatibility.models()).filter((model) => isFound(model, view));
    const own = productsFor(view, catalog).filter((product) => view.isListed(product) && goesIntoPrinters(product, catalog));
    const keys = new Set(own.flatMap(({ fits }) => fits.map(modelKey)));
    return (await Promise.all([...keys].map(compatibility.model))).filter((model) => model !== undefined);
  };
  const group = async (view: CatalogView): Promise<Found> => {
    const models = (await modelsOf(view)).filter(({ brand }) => brand !== '');
    return { byBrand: Map.groupBy(models, ({ brand }) => brand), series: new Map() };
  };
  const grouped = (view: CatalogView): Promise<Found> => {
    if (version !== catalog.version) kept.clear();
    version = catalog.version;
    const key = `${view.currency} ${view.goods}`;
    return kept.of(key, () => {
      const made = group(view);
      made.catch(() => kept.delete(key)); // the caller gets the error; the next call tries again
      return made;
    });
  };
  // The models of a group are one list for all visits that see the same goods.
  const shown = new WeakMap<readonly PrinterModel[], ProductFacts | undefined>();
  return {
    async brands(view) {
      const all = [...(await grouped(view)).byBrand].map(([brand, models]) => ({ brand, models }));
      return all.sort((a, b) => inOrder(a.brand, b.brand));
    },
    async series(brand, view) {
      const { byBrand, series } = await grouped(view);
      const models = byBrand.get(brand);
      if (models === undefined) return new Map();
      const known = series.get(brand) ?? inSeries(models);
      series.set(brand, known);
      return known;
    },
    async search(text, view) {
      return foundBy(text, [...(await grouped(view)).byBrand.values()].flat());
    },
    async model(key, view) {
      const model = await compatibility.model(key);
      return model !== undefined && isFound(model, view) ? model : undefined;
    },
    shownFor(models, view) {
      if (!shown.has(models)) shown.set(models, firstShown(models, view));
      return shown.get(models);
    },
  };
}

const isFound = (model: PrinterModel, view: CatalogView): boolean => model.cartridges.some(view.isListed);

/** The first of these printers that is sold, else a cartridge that fits one. */
export function firstShown(models: readonly PrinterModel[], view: CatalogView): ProductFacts | undefined {
  const first = (products: (model: PrinterModel) => readonly ProductFacts[]) => models.values().flatMap(products).find(view.isListed);
  return first(({ printers }) => printers) ?? first(({ cartridges }) => cartridges);
}

function inSeries(models: readonly PrinterModel[]): Series {
  const sorted = models.toSorted((a, b) => inOrder(a.name, b.name));
  return new Map([...Map.groupBy(sorted, ({ name }) => seriesOf(name))].sort(([a], [b]) => inOrder(a, b)));
}

/** "laserpro4120" finds "LaserPro 4120dw" as well. */
function foundBy(text: string, models: readonly PrinterModel[]): readonly PrinterModel[] {
  const typed = modelKey(text);
  if (typed === '') return [];
  const words = typed.split(' ');
  const begins = (model: PrinterModel): boolean => joined(modelKey(model.name)).startsWith(joined(typed));
  return models
    .filter(({ brand, name }) => {
      const key = modelKey(`${brand} ${name}`);
      return words.every((word) => key.includes(word) || joined(key).includes(word));
    })
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || inOrder(a.name, b.name));
}

const joined = (key: string): string => key.replaceAll(' ', '');
