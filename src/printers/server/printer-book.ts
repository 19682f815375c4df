// Printer models as a visit may find them: those that something it may see fits, by brand and series.
import type { Catalog, CatalogPresenters, CatalogView, PrinterModel } from '#catalog/server';
import { seriesOf } from '#printers/rules';

export interface PrinterBook {
  brands(view: CatalogView): Promise<readonly { readonly brand: string; readonly models: number }[]>;
  /** Models of a brand by series, both in the order of the alphabet. */
  series(brand: string, view: CatalogView): Promise<ReadonlyMap<string, readonly PrinterModel[]>>;
  model(key: string, view: CatalogView): Promise<PrinterModel | undefined>;
}

type ByBrand = ReadonlyMap<string, readonly PrinterModel[]>;

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

export function makePrinterBook(catalog: Catalog, { compatibility }: CatalogPresenters): PrinterBook {
  // Everybody who shops in one currency finds the same models; they are grouped once.
  let kept: { readonly version: number; readonly byCurrency: Map<string, Promise<ByBrand>> } = { version: -1, byCurrency: new Map() };
  const isFound = (model: PrinterModel, view: CatalogView): boolean => model.cartridges.some(view.isListed);
  const group = async (view: CatalogView): Promise<ByBrand> =>
    Map.groupBy(
      (await compatibility.models()).filter((model) => model.brand !== '' && isFound(model, view)),
      ({ brand }) => brand,
    );
  const grouped = (view: CatalogView): Promise<ByBrand> => {
    if (view.contract !== null) return group(view);
    if (kept.version !== catalog.version) kept = { version: catalog.version, byCurrency: new Map() };
    const known = kept.byCurrency.get(view.currency) ?? group(view);
    kept.byCurrency.set(view.currency, known);
    return known;
  };
  return {
    async brands(view) {
      const all = [...(await grouped(view))].map(([brand, models]) => ({ brand, models: models.length }));
      return all.sort((a, b) => inOrder(a.brand, b.brand));
    },
    async series(brand, view) {
      const models = [...((await grouped(view)).get(brand) ?? [])].sort((a, b) => inOrder(a.name, b.name));
      return new Map([...Map.groupBy(models, ({ name }) => seriesOf(name))].sort(([a], [b]) => inOrder(a, b)));
    },
    async model(key, view) {
      const model = await compatibility.model(key);
      return model !== undefined && isFound(model, view) ? model : undefined;
    },
  };
}
