// The product that something else is about: its reviews, the questions about it.
import { soldIn } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import { catalogView, type Catalog } from '#goods/catalog/server';
import type { Tiles } from './tile.ts';

export interface ProductAbout {
  readonly itemId: string;
  readonly title: string;
  readonly href: string;
  readonly image: string;
  /** Where it is sold: pages about it are there, too. */
  readonly locales: Locale[];
}

export interface ProductAboutFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
}

/** As a visit sees it; null where it may not. */
export async function productAbout(
  itemId: string,
  visit: Visit,
  { catalog, contracts, presenters }: ProductAboutFacts,
): Promise<ProductAbout | null> {
  const view = await catalogView(visit, contracts);
  const product = catalog.get(itemId);
  if (product === undefined || !view.isShown(product)) return null;
  const { title, href, image } = presenters.tiles.tile(product, view);
  return { itemId, title, href, image: image.src, locales: [...soldIn(product, view.site.tenant)] };
}
