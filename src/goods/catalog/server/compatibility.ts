// Which cartridges fit which printers: matches models that cartridges name with printer titles (CAT-6).
import { modelKey, modelsNamed, type ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from './catalog.ts';
import { buildCompatibilityIndex, makeTitleReader, type CompatibilityIndex, type PrinterModel } from './compatibility-index.ts';

export interface Compatibility {
  /** Cartridges for a printer, printers for a cartridge; by popularity. */
  with(product: ProductFacts): Promise<readonly ProductFacts[]>;
  models(): Promise<readonly PrinterModel[]>;
  /** By its key (`modelKey`). */
  model(key: string): Promise<PrinterModel | undefined>;
  /** The model named in a text; the longest one of several. */
  namedIn(words: string): Promise<PrinterModel | undefined>;
  /** Keys of the models in a printer's title. */
  namedBy(product: ProductFacts): Promise<readonly string[]>;
  /** The brands with the most models and some of these, for the home page. */
  brands(): Promise<readonly { readonly brand: string; readonly models: readonly string[] }[]>;
}

/** From this many products on, building the index takes longer than a page should wait. */
const LARGE = 10_000;
export function makeCompatibility(catalog: Catalog, changed: () => void): Compatibility {
  const { previous, current, availableIndex } = makeIndexCache(catalog, changed);
  return {
    async with(product) {
      const { models, named, version } = await availableIndex();
      const found =
        product.fits.length > 0
          ? product.fits.flatMap((name) => models.get(modelKey(name))?.printers ?? [])
          : (named.get(product.itemId) ?? []).flatMap((key) => models.get(key)?.cartridges ?? []);
      const distinct = [...new Set(found)];
      // Looks the products up again, because they may have changed since the index was built.
      return version === catalog.version ? distinct : distinct.flatMap(({ itemId }) => catalog.get(itemId) ?? []);
    },
    async models() {
      return [...(await current()).models.values()];
    },
    async model(key) {
      return (await current()).models.get(key);
    },
    async namedIn(words) {
      // Search does not wait for a new index: the previous one knows the printers it names.
      const before = previous();
      const { models } = before ?? (await current());
      if (before !== undefined) void current();
      const [longest] = modelsNamed(words, models).toSorted((a, b) => b.length - a.length);
      return longest === undefined ? undefined : models.get(longest);
    },
    async namedBy({ itemId }) {
      return (await current()).named.get(itemId) ?? [];
    },
    async brands() {
      return (await availableIndex()).brands;
    },
  };
}

/**
 * Builds the index on first use after a change, in small steps that let requests through. With a large catalogue pages use the previous index
 * meanwhile: matches change rarely, and an import would delay pages by seconds. Calls `changed` when the new index is ready, so that such pages can
 * be refreshed.
 */
function makeIndexCache(catalog: Catalog, changed: () => void) {
  let before: CompatibilityIndex | undefined;
  let made: { readonly version: number; readonly index: Promise<CompatibilityIndex> } | undefined;
  let isPreviousInUse = false;
  const readTitles = makeTitleReader();
  const current = (): Promise<CompatibilityIndex> => {
    if (made?.version === catalog.version) return made.index;
    const index = buildCompatibilityIndex(catalog, readTitles);
    made = { version: catalog.version, index };
    index.then(
      (done) => {
        before = done;
        if (!isPreviousInUse) return;
        isPreviousInUse = false;
        changed();
      },
      // Waiting callers get the error; the next caller builds the index again.
      () => (made = made?.index === index ? undefined : made),
    );
    return index;
  };
  /** For pages: does not wait for the index of a large catalogue that has just changed. */
  const availableIndex = async (): Promise<CompatibilityIndex> => {
    const index = current();
    if (before === undefined || before.version === catalog.version || catalog.all().length < LARGE) return index;
    isPreviousInUse = true;
    return before;
  };
  return { previous: () => before, current, availableIndex };
}
