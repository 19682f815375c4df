import { expect, test } from 'vitest';
import { aProduct } from '../fixtures.ts';
import type { Catalog } from './catalog.ts';
import { goesIntoPrinters } from './compatibility-index.ts';
import { makeCompatibility } from './compatibility.ts';
import type { ProductFacts } from '#goods/catalog/rules';

const named = (name: string) => ({ 'en-US': name, 'en-CA': name, 'fr-CA': name });
const PRINTER = aProduct({ itemId: '1', title: { 'en-US': 'Brand LaserPro 1200dn Printer', 'en-CA': 'Printer', 'fr-CA': 'Imprimante' } });
const OTHER = aProduct({ itemId: '2', title: { 'en-US': 'Brand LaserPro 1300dn Printer', 'en-CA': 'Printer', 'fr-CA': 'Imprimante' } });
const TONER = aProduct({ itemId: '3', title: named('Brand toner'), fits: ['LaserPro 1200dn'] });

/** A catalogue whose products a test replaces, each time with a new version. */
function shelf(...products: readonly ProductFacts[]) {
  let held = { version: 1, products };
  const catalog = {
    get version() {
      return held.version;
    },
    all: () => held.products,
    get: (itemId: string) => held.products.find((product) => product.itemId === itemId),
    categories: { path: () => [] },
  } as unknown as Catalog; // what compatibility reads of it
  return { catalog, put: (...next: readonly ProductFacts[]) => void (held = { version: held.version + 1, products: next }) };
}
const ids = (products: readonly ProductFacts[]): readonly string[] => products.map(({ itemId }) => itemId);

test('[CAT-6] a printer and its cartridges find each other by model', async () => {
  const fit = makeCompatibility(shelf(PRINTER, OTHER, TONER).catalog, () => undefined);
  expect(ids(await fit.with(PRINTER))).toEqual(['3']);
  expect(ids(await fit.with(TONER))).toEqual(['1']);
  expect(ids(await fit.with(OTHER))).toEqual([]);
});

test('[CAT-6] they still do after changes of a cartridge’s models, of a printer’s title, and of the range of goods', async () => {
  const { catalog, put } = shelf(PRINTER, OTHER, TONER);
  const fit = makeCompatibility(catalog, () => undefined);
  await fit.models();
  const both = { ...TONER, fits: ['LaserPro 1200dn', 'LaserPro 1300dn'] };
  put(PRINTER, OTHER, both);
  expect(ids(await fit.with(both))).toEqual(['1', '2']);
  const renamed = { ...OTHER, title: { ...OTHER.title, 'en-US': 'Brand LaserPro 1200dn and more' } };
  put(PRINTER, renamed, both);
  expect(ids(await fit.with(both))).toEqual(['1', '2']);
  expect((await fit.model('laserpro 1300dn'))?.printers).toEqual([]);
  const another = { ...TONER, fits: ['LaserPro 1300dn'] };
  put(PRINTER, OTHER, another);
  expect(ids(await fit.with(PRINTER))).toEqual([]);
  expect(ids(await fit.with(another))).toEqual(['2']);
  put(PRINTER, another);
  expect(ids(await fit.with(another))).toEqual([]);
});

test('[CAT-6] only printer supplies have printer models', async () => {
  const bag = aProduct({ itemId: '9', title: named('Sleeve for tablets'), fits: ['Slate 10'] });
  const fit = makeCompatibility(shelf(PRINTER, TONER, bag).catalog, () => undefined);
  expect((await fit.models()).map(({ name }) => name)).toEqual(['LaserPro 1200dn']);
  const goes = [PRINTER, TONER, bag].map((product) => goesIntoPrinters(product, shelf().catalog));
  expect(goes).toEqual([false, true, false]);
});

test('[CAT-6] a bare number is a model in the title of a printer, and in no other title', async () => {
  const toner = { ...TONER, fits: ['250'] };
  const notebook = aProduct({ itemId: '5', title: named('Brand notebook, 250 GB') });
  const copier = aProduct({ itemId: '6', title: named('Brand 250 copier') });
  const fit = makeCompatibility(shelf(toner, notebook, copier).catalog, () => undefined);
  expect([ids(await fit.with(notebook)), ids(await fit.with(copier)), ids(await fit.with(toner))]).toEqual([[], ['3'], ['6']]);
});

test('[CAT-6] a model belongs to the brand of its printer; other products that name it do not count, nor other brands’ cartridges while the brand has its own', async () => {
  const title = { 'en-US': 'Sleeve for the LaserPro 1200dn', 'en-CA': 'Sleeve', 'fr-CA': 'Housse' };
  const printer = { ...PRINTER, brand: 'Ondine' };
  const sleeves = ['5', '6'].map((itemId) => aProduct({ itemId, brand: 'Thimble', title }));
  const compatible = ['7', '8'].map((itemId) => aProduct({ itemId, title: TONER.title, brand: 'Refill', fits: TONER.fits }));
  const brandAmong = async (...products: readonly ProductFacts[]): Promise<string | undefined> =>
    (await makeCompatibility(shelf(...products).catalog, () => undefined).model('laserpro 1200dn'))?.brand;
  const toner = { ...TONER, brand: 'Ondine' };
  expect(await brandAmong(printer, toner, ...sleeves, ...compatible)).toBe('Ondine');
  expect(await brandAmong(toner, ...sleeves)).toBe('Ondine');
});

test('[CAT-6] after a change of a large catalogue, pages show the previous result without waiting, then the new one', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => aProduct({ itemId: `m${at}`, title: OTHER.title }));
  const { catalog, put } = shelf(PRINTER, OTHER, TONER, ...many);
  const told = Promise.withResolvers<void>();
  const fit = makeCompatibility(catalog, told.resolve);
  expect(ids(await fit.with(PRINTER))).toEqual(['3']);
  const renamed = { ...TONER, brand: 'Another' };
  const more = aProduct({ itemId: '4', title: TONER.title, fits: ['LaserPro 1200dn'] });
  put(PRINTER, OTHER, renamed, more, ...many);
  expect(await fit.with(PRINTER)).toEqual([renamed]);
  await told.promise;
  expect(ids(await fit.with(PRINTER))).toEqual(['3', '4']);
  put(PRINTER, OTHER, more, ...many);
  expect(ids(await fit.with(PRINTER)), 'what is gone is not shown').toEqual(['4']);
});

test('trust 34: unreadable products fail only those who requested them, and the next request reads again', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('unhandledRejection', note);
  const { catalog } = shelf(PRINTER, OTHER, TONER);
  let broken = true;
  const all = catalog.all;
  const fit = makeCompatibility(
    {
      ...catalog,
      all: () => {
        if (broken) throw new TypeError('of one product');
        return all();
      },
    },
    () => undefined,
  );
  await expect(fit.models()).rejects.toThrow('of one product');
  broken = false;
  expect(ids(await fit.with(PRINTER))).toEqual(['3']);
  // An unhandled rejection would be reported after the current turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
});
