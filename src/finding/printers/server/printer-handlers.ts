// Handlers of the printers' contract.
import { isListed, type ProductFacts } from '#goods/catalog/rules';
import { catalogView, type PrinterModel } from '#goods/catalog/server';
import { LOCALES } from '#base/locale/rules';
import { refuse } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { printersContract } from '#finding/printers/contract';
import { keyOfSlug, seriesOf, slugOfModel } from '#finding/printers/rules';
import { siteOf } from '#base/site/rules';
import { forgetPrinter, keepPrinter } from './my-printers.ts';
import { makePrinterBook } from './printer-book.ts';
import { myPrinters, shownModel, type MyPrinters, type PrinterFacts } from './my-printers-reply.ts';
import { withYields } from './cartridge-yields.ts';

export type { PrinterFacts } from './my-printers-reply.ts';

const MOST_TILES = 48;

export function printerHandlers(facts: PrinterFacts): Handlers<typeof printersContract> {
  const { db, catalog, contracts, presenters } = facts;
  const book = makePrinterBook(catalog, presenters.compatibility);
  const mine = (visit: Visit): Promise<MyPrinters> => myPrinters(visit, book, facts);

  return {
    'GET /api/printers': async ({ query: { brand, series }, visit }) => {
      const view = await catalogView(visit, contracts);
      const brands = await book.brands(view);
      const bySeries = brand === undefined ? new Map<string, readonly PrinterModel[]>() : await book.series(brand, view);
      const chosen = bySeries.size === 1 ? [...bySeries.values()][0] : series === undefined ? undefined : bySeries.get(series);
      return {
        brands: [...brands],
        series: [...bySeries].map(([name, models]) => ({ series: name, models: models.length })),
        models: (chosen ?? []).map((model) => shownModel(model, view)),
      };
    },

    'GET /api/printers/:model': async ({ params, visit }) => {
      const view = await catalogView(visit, contracts);
      const model = await book.model(keyOfSlug(params.model), view);
      if (model === undefined) return refuse(404, 'NOT_FOUND', view.say('server.noSuchPrinter'));
      const listed = (products: readonly ProductFacts[]) => products.values().filter(view.isListed).take(MOST_TILES).toArray();
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
