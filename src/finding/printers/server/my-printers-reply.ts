// A shopper's printers: the saved ones, and those that past orders suggest.
import type { Static } from 'typebox';
import { modelKey, type ProductFacts } from '#goods/catalog/rules';
import { catalogView, type Catalog, type CatalogView, type Compatibility, type PrinterModel } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import type { Model, PicturedModel, printersContract } from '#finding/printers/contract';
import { slugOfModel } from '#finding/printers/rules';
import { isSignedIn } from '#base/shopper/rules';
import { printersOf } from './my-printers.ts';
import { firstShown, type makePrinterBook } from './printer-book.ts';

export interface PrinterFacts {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles; readonly compatibility: Compatibility };
  /** Items that an owner has ordered, the latest first. */
  readonly orderedItems: (ownerId: string) => Promise<readonly string[]>;
}

export type MyPrinters = Static<(typeof printersContract)['GET /api/my-printers']['reply']>;

const MOST_ORDERED = 12;

/** A model with its address. */
export function shownModel({ name }: PrinterModel, view: CatalogView): Model {
  const slug = slugOfModel(name);
  return { slug, name, href: view.paths.printer(slug) };
}

/** A model with its brand and picture. */
export function picturedModel(model: PrinterModel, view: CatalogView, tiles: Tiles): PicturedModel {
  return { ...shownModel(model, view), brand: model.brand, image: pictureOf(firstShown([model], view), view, tiles) };
}

/** Null where nothing stands for it, or has no picture. */
export function pictureOf(product: ProductFacts | undefined, view: CatalogView, tiles: Tiles): string | null {
  return product === undefined ? null : tiles.tile(product, view).image.src || null;
}

export async function myPrinters(visit: Visit, book: ReturnType<typeof makePrinterBook>, facts: PrinterFacts): Promise<MyPrinters> {
  const { db, contracts } = facts;
  const shopper = await visit.shopper();
  if (shopper === null) return { printers: [], ordered: [], signedIn: false };
  const view = await catalogView(visit, contracts);
  const keys = await printersOf(db, shopper.shopperId);
  const models = await Promise.all(keys.map((key) => book.model(key, view)));
  const ordered = await orderedModels(await facts.orderedItems(shopper.shopperId), new Set(keys), view, facts, book.model);
  return {
    printers: models.flatMap((model) => (model === undefined ? [] : [shownModel(model, view)])),
    ordered: ordered.map((model) => shownModel(model, view)),
    signedIn: isSignedIn(shopper),
  };
}

/** Ordered printers, then the printers of ordered cartridges, without saved ones. */
async function orderedModels(
  itemIds: readonly string[],
  kept: ReadonlySet<string>,
  view: CatalogView,
  { catalog, presenters: { compatibility } }: PrinterFacts,
  modelOf: (key: string, view: CatalogView) => Promise<PrinterModel | undefined>,
): Promise<readonly PrinterModel[]> {
  const products = itemIds.flatMap((itemId) => catalog.get(itemId) ?? []);
  const own = await Promise.all(products.map((product) => compatibility.namedBy(product)));
  const keys = new Set([...own.flat(), ...products.flatMap(({ fits }) => fits.map(modelKey))].filter((key) => !kept.has(key)));
  const models = await Promise.all([...keys].slice(0, MOST_ORDERED).map((key) => modelOf(key, view)));
  return models.filter((model) => model !== undefined);
}
