// Handlers of the printers' contract.
import { isListed, type ProductFacts } from '#goods/catalog/rules';
import { catalogView, type CatalogView, type PrinterModel } from '#goods/catalog/server';
import { LOCALES } from '#base/locale/rules';
import { refuse } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { printersContract } from '#finding/printers/contract';
import { keyOfSlug, seriesOf, slugOfModel } from '#finding/printers/rules';
import type { Tiles } from '#finding/tiles/server';
import { siteOf } from '#base/site/rules';
import { forgetPrinter, keepPrinter } from './my-printers.ts';
import { makePrinterBook } from './printer-book.ts';
import { myPrinters, picturedModel, pictureOf, type MyPrinters, type PrinterFacts } from './my-printers-reply.ts';
import { withYields } from './cartridge-yields.ts';

export type { PrinterFacts } from './my-printers-reply.ts';

const MOST_TILES = 48;
const MOST_FOUND = 24;

export function printerHandlers(facts: PrinterFacts): Handlers<typeof printersContract> {
  const { db, catalog, contracts } = facts;
  const { tiles, compatibility } = facts.presenters;
  const book = makePrinterBook(catalog, compatibility);
  /** How many models a choice holds, with the picture of one. */
  const counted = (models: readonly PrinterModel[], view: CatalogView) => ({ models: models.length, image: pictured(models, view) });
  const pictured = (models: readonly PrinterModel[], view: CatalogView) => pictureOf(book.shownFor(models, view), view, tiles);
  const mine = (visit: Visit): Promise<MyPrinters> => myPrinters(visit, book, facts);

  return {
    'GET /api/printers': async ({ query: { brand, series, q }, visit }) => {
      const view = await catalogView(visit, contracts);
      const brands = await book.brands(view);
      const bySeries = brand === undefined ? new Map<string, readonly PrinterModel[]>() : await book.series(brand, view);
      const chosen = bySeries.size === 1 ? [...bySeries.values()][0] : series === undefined ? undefined : bySeries.get(series);
      return {
        brands: brands.map((one) => ({ brand: one.brand, ...counted(one.models, view) })),
        series: [...bySeries].map(([name, models]) => ({ series: name, ...counted(models, view) })),
        models: (chosen ?? []).map((model) => picturedModel(model, view, tiles)),
        found: q === undefined ? null : shortened(await book.search(q, view), view, tiles),
      };
    },

    'GET /api/printers/:model': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const model = await book.model(keyOfSlug(params.model), view);
      if (model === undefined) return refuse(404, 'NOT_FOUND', view.say('server.noSuchPrinter'));
      return {
        slug: slugOfModel(model.name),
        name: model.name,
        brand: model.brand,
        series: seriesOf(model.name),
        locales: LOCALES.filter((locale) => model.cartridges.some((one) => isListed(one, siteOf(view.site.tenant, locale).currency))),
        printers: listed(model.printers, view).map((printer) => tiles.tile(printer, view)),
        cartridges: await withYields(listed(model.cartridges, view), view, facts),
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

const listed = (products: readonly ProductFacts[], view: CatalogView): readonly ProductFacts[] =>
  products.values().filter(view.isListed).take(MOST_TILES).toArray();

function shortened(models: readonly PrinterModel[], view: CatalogView, tiles: Tiles) {
  return { total: models.length, models: models.slice(0, MOST_FOUND).map((model) => picturedModel(model, view, tiles)) };
}
