// The facets of all products, counted over numbers and read ahead of the first list.
import { setImmediate as breathe } from 'node:timers/promises';
import { makeFacetColumns, type FacetColumns } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import type { Locale } from '#base/locale/rules';
import type { Catalog } from '#goods/catalog/server';

/** Number of products whose facets are read ahead in one step. */
const STEP = 2_000;
const LOCALES: Readonly<Record<Currency, readonly Locale[]>> = { USD: ['en-US'], CAD: ['en-CA', 'fr-CA'] };

/**
 * The facets of every product, by currency. They are read ahead in small steps so that requests can run in between; otherwise the first list of a
 * large catalogue would have to wait for all of them.
 */
export function makeFacetColumnsAhead(catalog: Catalog): (currency: Currency) => FacetColumns {
  let made = new Map<Currency, FacetColumns>();
  const of = (currency: Currency): FacetColumns => {
    let columns = made.get(currency);
    if (columns === undefined) made.set(currency, (columns = makeFacetColumns(currency, catalog.categories)));
    return columns;
  };
  const readAhead = async (): Promise<void> => {
    const [mine, products] = [made, catalog.all()];
    for (const [currency, locales] of Object.entries(LOCALES) as [Currency, readonly Locale[]][]) {
      // its keys are currencies
      const columns = of(currency);
      for (let at = 0; at < products.length && mine === made; at += STEP) {
        columns.read(products.slice(at, at + STEP));
        await breathe();
      }
      for (const code of columns.byCode.keys()) {
        for (const locale of locales) columns.ranks(code, locale);
        await breathe();
      }
    }
  };
  // A failed read-ahead is not reported here: the first list that needs the facets reads them again and throws.
  const readSoon = (): void => void readAhead().catch(() => undefined);
  catalog.onChange((change) => {
    // The whole catalogue has been loaded again, so categories may have changed.
    if (change !== 'all') return;
    made = new Map();
    readSoon();
  });
  readSoon();
  return of;
}
