// What of a product is searched, in one language.
import type { CategoryTree, ProductFacts } from '#catalog/rules';
import type { ProductTexts } from '#catalog/server';
import type { Locale } from '#locale/rules';
import type { DocumentFacts, SearchDocument } from '#search/rules';

/** The searchable words of a product: names in the locale, texts as its page says them. */
export function documentOf(product: ProductFacts, texts: ProductTexts, locale: Locale, categories: CategoryTree): SearchDocument {
  const { text, attributes } = texts.in(locale);
  const facets = Object.values(product.facets).map((value) => value[locale]);
  const options = Object.values(product.variantOptions ?? {}).map((value) => value[locale]);
  return {
    itemId: product.itemId,
    fields: {
      title: product.title[locale],
      type: [categories.get(product.categoryId)?.name[locale] ?? '', product.facets['type']?.[locale] ?? ''].join('\n'),
      partNumber: `${product.partNumber}\n${product.itemId}`,
      brand: product.brand,
      text: [product.pack?.[locale] ?? '', text].join('\n'),
      attributes: [attributes, ...facets, ...options].join('\n'),
      fits: product.fits.join('\n'),
    },
  };
}

/** What ranking knows beside the words. */
export function rankingFacts(product: ProductFacts, categories: CategoryTree): DocumentFacts {
  return {
    categories: categories.path(product.categoryId).map(({ id }) => id),
    standing: standingOf(product),
    codes: [product.itemId, product.partNumber, ...(product.ean === null ? [] : [product.ean])],
    fits: product.fits,
  };
}

/** Being wanted decides between products that say the same: a third more at most. What is no longer sold stands behind. */
function standingOf({ status, flags, rating }: ProductFacts): number {
  if (status !== 'active') return 0.4;
  const rated = rating === null ? 0 : Math.max(rating.average - 3, 0) * Math.log10(1 + rating.count);
  return 1 + 0.2 * (1 - Math.exp(-rated / 4)) + (flags.bestSeller ? 0.15 : 0);
}
