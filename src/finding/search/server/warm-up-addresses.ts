// Warm-up searches made from the catalogue's words: the shop sends them to itself before the first shopper comes.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';

const MOST = 240;
const SIZES = [10, 24, 100];
/** Least letters of a word in which a typing error is still corrected. */
const LONG_WORD = 6;

/** Addresses of searches for products from all over the catalogue. */
export function trialAddresses({ all, categories }: Pick<Catalog, 'all' | 'categories'>): readonly string[] {
  const products = all();
  const count = Math.min(MOST, products.length);
  return Array.from({ length: count }, (_, at) => products[Math.floor((at * products.length) / count)]).flatMap((product, at) => {
    const queries = product === undefined ? [] : queriesFor(product, categories.get(product.categoryId)?.name['en-US'] ?? '');
    const query = queries[at % queries.length];
    return query === undefined ? [] : [`/api/search?size=${SIZES[at % SIZES.length]}&q=${encodeURIComponent(query.slice(0, 100))}`];
  });
}

/** Queries by title, category, brand and number, and with one letter missing. */
function queriesFor({ title, brand, partNumber }: ProductFacts, category: string): readonly string[] {
  const words = title['en-US'].split(' ');
  const long = words.find(({ length }) => length >= LONG_WORD) ?? brand;
  return [
    words.slice(0, 4).join(' '),
    category,
    `${brand} ${category}`,
    partNumber,
    long,
    `${long.slice(0, 2)}${long.slice(3)} ${words[0] ?? ''}`,
    words.slice(1, 3).join(' '),
  ];
}
