import type { productPageContract } from '#finding/product-page/contract';
import { catalogWords } from '#goods/catalog/words';
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { loadProductQuestions, type WordedQuestions } from '#finding/questions/screen';
import { loadProductReviews, type WordedReviews } from '#finding/reviews/screen';
import { wordStockAlert, type WordedStockAlert } from '#finding/stock-alerts/screen';
import { packed, type Packed } from '#ui/page/packed';
import { ask, pageVisit, type ReplyOf, type WithContext } from '#ui/page/page-visit';
import { shownTile, type ShownTile } from '#finding/tiles/screen';
import { wordOften, type WordedOften } from './word-often.ts';

type Product = ReplyOf<(typeof productPageContract)['GET /api/product/:itemId']>;

/** Rows of related products. */
type Rail = 'compatible' | 'alternates' | 'accessories';

/** A product with the tiles that its page shows. */
export type ShownProduct = Omit<Product, 'slug' | 'alternateHrefs' | 'crumbs' | Rail | 'replacement'> & {
  readonly [R in Rail]: readonly ShownTile[];
} & {
  readonly replacement: ShownTile | null;
};

/** The row of recommendations and how it was found (REC-2). */
interface Beside {
  readonly title: string;
  readonly scheme: string;
  readonly tiles: readonly ShownTile[];
}

/** A product with everything that its page renders. */
export type ProductOnPage = ShownProduct & {
  readonly beside: Beside | null;
  /** How to wait for it; null when it can be bought. */
  readonly alert: WordedStockAlert | null;
  readonly reviews: WordedReviews;
  readonly questions: WordedQuestions;
  /** How often it is bought; null for what nobody uses up. */
  readonly often: WordedOften | null;
};

export interface ProductPageData {
  readonly kind: 'product';
  readonly slug: string;
  readonly address: string;
  readonly description: string;
  readonly product: Packed<ProductOnPage>;
  readonly crumbs: Product['crumbs'];
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
}

/** Everything a product's page shows; throws 404 for an unknown product. */
export async function loadProduct(args: WithContext, itemId: string): Promise<ProductPageData> {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const params = { itemId };
  const found = ask<typeof productPageContract>(args)('GET /api/product/:itemId', { params });
  const [{ slug, alternateHrefs, crumbs, ...product }, { row }, reviews, questions] = await Promise.all([
    found,
    ask<typeof recommendationsContract>(args)('GET /api/recommendations/product/:itemId', { params }),
    loadProductReviews(args, itemId),
    loadProductQuestions(args, itemId),
  ]);
  const { title, pack } = product.tile;
  return {
    kind: 'product',
    slug,
    address: makePaths(locale).product(slug, product.tile.itemId),
    description: sayer(catalogWords, copyLocale)('server.productDescription', { title, pack: pack ?? '' }).trim(),
    product: packed({
      ...product,
      compatible: product.compatible.map(shownTile),
      alternates: product.alternates.map(shownTile),
      accessories: product.accessories.map(shownTile),
      replacement: product.replacement && shownTile(product.replacement),
      alert: wordStockAlert(product, { locale, copyLocale }),
      often: wordOften(product, { locale, copyLocale }),
      reviews,
      questions,
      beside: row && { title: row.title, scheme: row.heading, tiles: row.tiles.map(shownTile) },
    }),
    crumbs,
    alternates: alternateHrefs,
  };
}
