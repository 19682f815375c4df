// Which products a list or search may show on a site.
import { LOCALES, type Locale } from '#base/locale/rules';
import { siteOf, type Tenant } from '#base/site/rules';
import type { Currency } from '#base/money/rules';
import type { ProductKind } from './catalog-record.ts';
import type { ProductFacts } from './product-facts.ts';

/** Kinds that are only bought with another item, and offered next to it. */
const ONLY_BESIDE: ReadonlySet<ProductKind> = new Set(['warranty', 'assembly', 'techHelp']);

/** Whether a product has a page on sites of the currency: it is published and has a price there (APP-1). */
export function isSold({ status, prices }: Pick<ProductFacts, 'status' | 'prices'>, currency: Currency): boolean {
  return status !== 'unpublished' && prices[currency] !== undefined;
}

/** The locales in which the product has a page. */
export const soldIn = (product: Pick<ProductFacts, 'status' | 'prices'>, tenant: Tenant): readonly Locale[] =>
  LOCALES.filter((locale) => isSold(product, siteOf(tenant, locale).currency));

/** Whether listings show it: sold, not discontinued, and bought on its own. */
export function isListed(product: Pick<ProductFacts, 'status' | 'prices' | 'kind'>, currency: Currency): boolean {
  return product.status === 'active' && isSold(product, currency) && !ONLY_BESIDE.has(product.kind);
}
