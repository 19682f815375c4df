import type { catalogContract } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import type { Locale } from '#locale/rules';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { ask, pageVisit, type ReplyOf, type WithContext } from '#ui/page-visit';

type Product = ReplyOf<(typeof catalogContract)['GET /api/product/:itemId']>;

export interface ProductPageData {
  readonly kind: 'product';
  readonly slug: string;
  readonly address: string;
  readonly description: string;
  readonly product: Omit<Product, 'slug' | 'alternateHrefs' | 'crumbs'>;
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
    product,
    crumbs,
    alternates: alternateHrefs,
  };
}
