// Handlers of the printers' contract.
import type { Static } from 'typebox';
import { isListed, modelKey, type ProductFacts } from '#goods/catalog/rules';
import {
  buyerOf,
  catalogView,
  specificationsOf,
  type Catalog,
  type CatalogView,
  type Compatibility,
  type PrinterModel,
} from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { formatUnitPrice, LOCALES } from '#base/locale/rules';
import { refuse } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { priceFor } from '#goods/pricing/rules';
import type { Contracts } from '#goods/pricing/server';
import type { Model, printersContract } from '#finding/printers/contract';
import { centsPerPage, keyOfSlug, pagesIn, seriesOf, slugOfModel } from '#finding/printers/rules';
import { isSignedIn } from '#base/shopper/rules';
import { siteOf } from '#base/site/rules';
import { forgetPrinter, keepPrinter, printersOf } from './my-printers.ts';
import { makePrinterBook } from './printer-book.ts';

export interface PrinterFacts {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles; readonly compatibility: Compatibility };
  /** Items that an owner has ordered, the latest first. */
  readonly orderedItems: (ownerId: string) => Promise<readonly string[]>;
}

type Mine = Static<(typeof printersContract)['GET /api/my-printers']['reply']>;
type Cartridges = Static<(typeof printersContract)['GET /api/printers/:model']['reply']>['cartridges'];

const MOST_TILES = 48;
const MOST_ORDERED = 12;

export function printerHandlers(facts: PrinterFacts): Handlers<typeof printersContract> {
  const { db, catalog, contracts, presenters } = facts;
  const book = makePrinterBook(catalog, presenters.compatibility);
  const shown = ({ name }: PrinterModel, view: CatalogView): Model => {
    const slug = slugOfModel(name);
    return { slug, name, href: view.paths.printer(slug) };
  };
  const mine = async (visit: Visit): Promise<Mine> => {
    const shopper = await visit.shopper();
    if (shopper === null) return { printers: [], ordered: [], signedIn: false };
    const view = await catalogView(visit, contracts);
    const keys = await printersOf(db, shopper.shopperId);
    const models = await Promise.all(keys.map((key) => book.model(key, view)));
    const ordered = await orderedModels(await facts.orderedItems(shopper.shopperId), new Set(keys), view, facts, book.model);
    return {
      printers: models.flatMap((model) => (model === undefined ? [] : [shown(model, view)])),
      ordered: ordered.map((model) => shown(model, view)),
      signedIn: isSignedIn(shopper),
    };
  };

  return {
    'GET /api/printers': async ({ query: { brand, series }, visit }) => {
      const view = await catalogView(visit, contracts);
      const brands = await book.brands(view);
      const bySeries = brand === undefined ? new Map<string, readonly PrinterModel[]>() : await book.series(brand, view);
      const chosen = bySeries.size === 1 ? [...bySeries.values()][0] : series === undefined ? undefined : bySeries.get(series);
      return {
        brands: [...brands],
        series: [...bySeries].map(([name, models]) => ({ series: name, models: models.length })),
        models: (chosen ?? []).map((model) => shown(model, view)),
      };
    },

    'GET /api/printers/:model': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const model = await book.model(keyOfSlug(params.model), view);
      if (model === undefined) return refuse(404, 'NOT_FOUND', view.say('server.noSuchPrinter'));
      const listed = (products: readonly ProductFacts[]) => products.filter(view.isListed).slice(0, MOST_TILES);
      return {
        slug: slugOfModel(model.name),
        name: model.name,
        brand: model.brand,
        series: seriesOf(model.name),
        locales: LOCALES.filter((locale) => model.cartridges.some((one) => isListed(one, siteOf(view.site.tenant, locale).currency))),
        printers: listed(model.printers).map((printer) => presenters.tiles.tile(printer, view)),
        cartridges: await withYields(listed(model.cartridges), view, facts),
      };
    },

    'GET /api/my-printers': ({ visit }) => mine(visit),

    'POST /api/my-printers': async ({ body, visit }) => {
      const view = await catalogView(visit, contracts);
      const key = keyOfSlug(body.model);
      if ((await book.model(key, view)) === undefined) return refuse(404, 'NOT_FOUND', view.say('server.noSuchPrinter'));
      await keepPrinter(db, (await visit.ensureShopper()).shopperId, key, visit.now);
      return mine(visit);
    },

    'POST /api/my-printers/:model override DELETE': async ({ params, visit }) => {
      const shopper = await visit.shopper();
      if (shopper !== null) await forgetPrinter(db, shopper.shopperId, keyOfSlug(params.model));
      return mine(visit);
    },
  };
}

async function withYields(products: readonly ProductFacts[], view: CatalogView, { db, presenters }: PrinterFacts): Promise<Cartridges> {
  const { currency, copyLocale, locale } = view;
  const specs = await specificationsOf(
    products.map(({ itemId }) => itemId),
    locale,
    db,
  );
  return products.map((product) => {
    const pages = product.unitName?.['en-US'] === 'page' ? product.unitCount : pagesIn(specs.get(product.itemId) ?? []);
    const tile = presenters.tiles.tile(product, view);
    const price = tile.price === null ? null : priceFor(buyerOf(view), product);
    const cents = centsPerPage(price?.each ?? null, pages);
    return {
      tile,
      pages,
      perPage: cents === null ? null : view.say('server.perPage', { price: formatUnitPrice(cents, currency, copyLocale) }),
    };
  });
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
