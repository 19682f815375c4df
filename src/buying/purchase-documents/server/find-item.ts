// The item of a supplier's part number: the shop's own number, with or without dashes, or the organization's number for it.
import { isSold, type ProductFacts } from '#goods/catalog/rules';
import type { ContractTerms } from '#goods/pricing/server';
import type { Currency } from '#base/money/rules';
import type { DocumentsDeps } from './documents-deps.ts';

export function makeFindItem(
  { catalog, unitsOf }: Pick<DocumentsDeps, 'catalog' | 'unitsOf'>,
  terms: Pick<ContractTerms, 'itemOf'>,
  currency: Currency,
) {
  const product = (partId: string): ProductFacts | undefined =>
    catalog.get(partId) ?? catalog.get(partId.replaceAll(/[-\s]/g, '')) ?? catalog.get(terms.itemOf(partId) ?? '');
  return (partId: string) => {
    const found = product(partId);
    return found === undefined || !isSold(found, currency) ? undefined : { itemId: found.itemId, units: unitsOf(found.itemId) };
  };
}
