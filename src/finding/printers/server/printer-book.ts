// Printer models as a visit may find them: those that something it may see fits, by brand and series.
import type { Catalog, CatalogView, Compatibility, PrinterModel } from '#goods/catalog/server';
import { seriesOf } from '#finding/printers/rules';

export interface PrinterBook {
  brands(view: CatalogView): Promise<readonly { readonly brand: string; readonly models: number }[]>;
  /** Models of a brand by series, both in the order of the alphabet. */
  series(brand: string, view: CatalogView): Promise<Series>;
  model(key: string, view: CatalogView): Promise<PrinterModel | undefined>;
}

type Series = ReadonlyMap<string, readonly PrinterModel[]>;

/** What a visit finds; the series of a brand are put in order when first asked for. */
interface Found {
  readonly byBrand: ReadonlyMap<string, readonly PrinterModel[]>;
  readonly series: Map<string, Series>;
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

export function makePrinterBook(catalog: Catalog, compatibility: Compatibility): PrinterBook {
  // Everybody who shops in one currency finds the same models; they are grouped once.
  let kept: { readonly version: number; readonly byCurrency: Map<string, Promise<Found>> } = { version: -1, byCurrency: new Map() };
  const isFound = (model: PrinterModel, view: CatalogView): boolean => model.cartridges.some(view.isListed);
  const group = async (view: CatalogView): Promise<Found> => {
    const models = (await compatibility.models()).filter((model) => model.brand !== '' && isFound(model, view));
    return { byBrand: Map.groupBy(models, ({ brand }) => brand), series: new Map() };
  };
  const grouped = (view: CatalogView): Promise<Found> => {
    if (view.contract !== null) return group(view);
    if (kept.version !== catalog.version) kept = { version: catalog.version, byCurrency: new Map() };
    const { byCurrency } = kept;
    const known = byCurrency.get(view.currency);
    if (known !== undefined) return known;
    const made = group(view);
    byCurrency.set(view.currency, made);
    made.catch(() => byCurrency.delete(view.currency)); // whoever asked says so; the next tries again
    return made;
  };
  return {
    async brands(view) {
      const all = [...(await grouped(view)).byBrand].map(([brand, models]) => ({ brand, models: models.length }));
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
    async model(key, view) {
      const model = await compatibility.model(key);
      return model !== undefined && isFound(model, view) ? model : undefined;
    },
  };
}

function inSeries(models: readonly PrinterModel[]): Series {
  const sorted = models.toSorted((a, b) => inOrder(a.name, b.name));
  return new Map([...Map.groupBy(sorted, ({ name }) => seriesOf(name))].sort(([a], [b]) => inOrder(a, b)));
}
