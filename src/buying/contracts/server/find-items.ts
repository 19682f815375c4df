// Items of contracts by number, by the organization's own number, or by words of their name.
import type { FoundItem } from '#buying/contracts/contract';
import { contentLocale, type ProductFacts } from '#goods/catalog/rules';
import { agreedProducts, type Catalog } from '#goods/catalog/server';
import { priceFor } from '#goods/pricing/rules';
import type { ContractTerms } from '#goods/pricing/server';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';

export interface FindIn {
  readonly terms: ContractTerms;
  readonly catalog: Catalog;
  readonly visit: Visit;
}

const MOST_FOUND = 20;
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One item that the words are the number of, on contract or not; else items on contract with all of the words. */
export function findItems(search: string, within: FindIn): FoundItem[] {
  const { terms, catalog, visit } = within;
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const exact = catalog.get(search.trim()) ?? catalog.get(terms.itemOf(search) ?? '');
  if (exact !== undefined && exact.status !== 'unpublished') return [foundItem(exact, within)];
  const locale = contentLocale(visit.copyLocale);
  const { products } = agreedProducts(terms, visit.site.currency, catalog);
  return products
    .filter(({ title, brand }) => {
      const text = fold(`${title[locale]} ${brand}`);
      return words.every((word) => text.includes(word));
    })
    .slice(0, MOST_FOUND)
    .map((product) => foundItem(product, within));
}

function foundItem(product: ProductFacts, { terms, visit }: FindIn): FoundItem {
  const { currency } = visit.site;
  const locale = contentLocale(visit.copyLocale);
  const agreed = terms.agreed(product, currency);
  const price = priceFor({ terms, currency, contractOnly: true }, product);
  const isShown = agreed !== undefined && !product.flags.seePriceInCart;
  return {
    itemId: product.itemId,
    title: product.title[locale],
    link: makePaths(visit.locale).product(product.slug[locale], product.itemId),
    ownNumber: terms.customerSku(product.itemId) ?? '',
    contract: agreed?.contract?.name ?? '',
    onContract: agreed !== undefined,
    price: isShown && price !== null ? price.each / 100 : null,
    breaks: isShown ? terms.breaks(product, currency).map(({ qty, each }) => ({ qty, price: each / 100 })) : [],
  };
}
