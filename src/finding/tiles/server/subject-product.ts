// The product that reviews or questions belong to.
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
  /** Locales in which it is sold, and so has these pages. */
  readonly locales: Locale[];
}

export interface ProductAboutFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
}

/** The product as the visit sees it; null when it may not. */
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
