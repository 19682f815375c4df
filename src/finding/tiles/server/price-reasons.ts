// Why a product costs what its page says, in words: which price it is, what it is lower than, and what would make it another one.
import type { ProductFacts } from '#goods/catalog/rules';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { listFor, priceFor, priceSteps, type PriceSource } from '#goods/pricing/rules';
import { buyerOf, type CatalogView } from '#goods/catalog/server';

const SOURCES = {
  contract: 'server.reasonContract',
  accountList: 'server.reasonAccountList',
  break: 'server.reasonBreak',
  sale: 'server.reasonSale',
  base: 'server.reasonBase',
  bundle: 'server.reasonBundle',
} as const satisfies Record<PriceSource, string>;

/** Of one unit, as everybody sees it; for contract-only accounts their contract alone. Nothing where the price is said in the cart only. */
export function priceReasons(product: ProductFacts, view: CatalogView): string[] {
  const { currency, copyLocale, say } = view;
  const buyer = buyerOf(view);
  const price = priceFor(buyer, product);
  if (price === null || product.flags.seePriceInCart) return [];
  const money = (cents: number): string => formatPrice(cents, currency, copyLocale);
  const next = price.source === 'contract' ? undefined : priceSteps(listFor(buyer, product))[1];
  return [
    say(SOURCES[price.source]),
    ...(price.was === null ? [] : listReasons({ list: price.was, each: price.each }, view)),
    ...(next === undefined ? [] : [say('server.reasonNext', { qty: formatNumber(next.from, copyLocale), price: money(next.each) })]),
    ...feeReasons(product, view),
  ];
}

/** What the cart adds to each, whatever price was agreed for the goods. */
export function feeReasons(
  { prices }: Pick<ProductFacts, 'prices'>,
  { currency, copyLocale, say }: Pick<CatalogView, 'currency' | 'copyLocale' | 'say'>,
): string[] {
  const { handling = 0, surcharge = 0 } = prices[currency] ?? {};
  const money = (cents: number): string => formatPrice(cents, currency, copyLocale);
  return [
    ...(handling > 0 ? [say('server.reasonHandling', { amount: money(handling) })] : []),
    ...(surcharge > 0 ? [say('server.reasonSurcharge', { amount: money(surcharge) })] : []),
  ];
}

/** What everybody else pays and how much less this is; only the first where it is no less. */
export function listReasons(
  { list, each }: { readonly list: number; readonly each: number },
  { currency, copyLocale, say }: Pick<CatalogView, 'currency' | 'copyLocale' | 'say'>,
): string[] {
  const money = (cents: number): string => formatPrice(cents, currency, copyLocale);
  const said = say('server.reasonList', { price: money(list) });
  if (each >= list) return [said];
  const percent = formatNumber(Math.round(((list - each) / list) * 100), copyLocale);
  return [said, say('server.reasonSaving', { amount: money(list - each), percent })];
}
