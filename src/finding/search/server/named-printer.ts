// The printer that a query names, when the shop sells a cartridge for it.
import type { CatalogView, Compatibility } from '#goods/catalog/server';
import { slugOfModel } from '#finding/printers/rules';

export async function namedPrinter(query: string, view: CatalogView, compatibility: Compatibility) {
  const model = /\d/.test(query) ? await compatibility.namedIn(query) : undefined;
  if (model === undefined || !model.cartridges.some(view.isListed)) return null;
  return { name: model.name, slug: slugOfModel(model.name) };
}
