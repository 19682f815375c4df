import type { catalogContract } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import type { Locale } from '#locale/rules';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { packed, type Packed } from '#ui/packed';
import { ask, pageVisit, type ReplyOf, type WithContext } from '#ui/page-visit';
import { shownTile, type ShownTile } from './shown-tile.ts';

type Product = ReplyOf<(typeof catalogContract)['GET /api/product/:itemId']>;

/** Rows of other products. */
type Rail = 'compatible' | 'alternates' | 'accessories';

export type ShownProduct = Omit<Product, 'slug' | 'alternateHrefs' | 'crumbs' | Rail | 'replacement'> & {
  readonly [R in Rail]: readonly ShownTile[];
} & { readonly replacement: ShownTile | null };

export interface ProductPageData {
  readonly kind: 'product';
  readonly slug: string;
  readonly address: string;
  readonly description: string;
  readonly product: Packed<ShownProduct>;
  readonly crumbs: Product['crumbs'];
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
}

/** Everything a product's page shows; a product that is not there ends the page with 404. */
export async function loadProduct(args: WithContext, itemId: string): Promise<ProductPageData> {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const { slug, alternateHrefs, crumbs, ...product } = await ask<typeof catalogContract>(args)('GET /api/product/:itemId', {
    params: { itemId },
  });
  const { title, pack } = product.tile;
  return {
    kind: 'product',
    slug,
    address: makePaths(locale).product(slug, product.tile.itemId),
    description: sayer(catalogWords, copyLocale)('productDescription', { title, pack: pack ?? '' }).trim(),
    product: packed({
      ...product,
      compatible: product.compatible.map(shownTile),
      alternates: product.alternates.map(shownTile),
      accessories: product.accessories.map(shownTile),
      replacement: product.replacement && shownTile(product.replacement),
    }),
    crumbs,
    alternates: alternateHrefs,
  };
}
