// Explains a product's price in words: its kind, what it was before, and what would change it.
import type { ProductFacts } from '#goods/catalog/rules';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { listFor, priceFor, priceSteps, type BuyerTerms, type PriceOfUnit, type PriceSource } from '#goods/pricing/rules';
import { buyerOf, type CatalogView } from '#goods/catalog/server';
import type { ContractTerms } from '#goods/pricing/server';

const SOURCES = {
  contract: 'server.reasonContract',
  accountList: 'server.reasonAccountList',
  break: 'server.reasonBreak',
  sale: 'server.reasonSale',
  base: 'server.reasonBase',
  bundle: 'server.reasonBundle',
} as const satisfies Record<PriceSource, string>;

/** For one unit at the public price, or the contract's for contract-only accounts. Empty when the price is shown only in the cart. */
export function priceReasons(product: ProductFacts, view: CatalogView): string[] {
  const { currency, copyLocale, say } = view;
  const buyer = buyerOf(view);
  const price = priceFor(buyer, product);
  if (price === null || product.flags.seePriceInCart) return [];
  const money = (cents: number): string => formatPrice(cents, currency, copyLocale);
  const next = price.source === 'contract' ? undefined : priceSteps(listFor(buyer, product))[1];
  return [
    sourceText(price, view),
    ...(price.was === null ? [] : listReasons({ list: price.was, each: price.each }, view)),
    ...(next === undefined ? [] : [say('server.reasonNext', { qty: formatNumber(next.from, copyLocale), price: money(next.each) })]),
  ];
}

/** A contract that has a name is named. */
const sourceText = ({ source, contract }: Pick<PriceOfUnit, 'source' | 'contract'>, { say }: Pick<CatalogView, 'say'>): string =>
  contract === null ? say(SOURCES[source]) : say('server.reasonContractNamed', { ...contract });

/** The list price and the saving; only the former when there is no saving. */
function listReasons(
  { list, each }: { readonly list: number; readonly each: number },
  { currency, copyLocale, say }: Pick<CatalogView, 'currency' | 'copyLocale' | 'say'>,
): string[] {
  const money = (cents: number): string => formatPrice(cents, currency, copyLocale);
  const said = say('server.reasonList', { price: money(list) });
  if (each >= list) return [said];
  const percent = formatNumber(Math.round(((list - each) / list) * 100), copyLocale);
  return [said, say('server.reasonSaving', { amount: money(list - each), percent })];
}

type Agreed = Pick<ContractTerms, 'agreed' | 'breaks'>;

/** The first volume break below the agreed price: of the contract, or for the price method MPI of the list. */
function nextReason(product: ProductFacts, agreed: number, terms: Agreed, buyer: Omit<BuyerTerms, 'terms'>, view: CatalogView): string[] {
  const listed = buyer.byVolume === true ? priceSteps(listFor(buyer, product)).map(({ from, each }) => ({ qty: from, each })) : [];
  const [next] = [...terms.breaks(product, view.currency), ...listed]
    .filter(({ qty, each }) => qty > 1 && each < agreed)
    .toSorted((one, other) => one.qty - other.qty);
  if (next === undefined) return [];
  const { currency, copyLocale, say } = view;
  return [say('server.reasonNext', { qty: formatNumber(next.qty, copyLocale), price: formatPrice(next.each, currency, copyLocale) })];
}

/** Accounts limited to their contract learn nothing about other prices. */
export function agreedReasons(product: ProductFacts, terms: Agreed, buyer: Omit<BuyerTerms, 'terms'>, view: CatalogView): string[] {
  const agreed = terms.agreed(product, view.currency);
  if (agreed === undefined || product.flags.seePriceInCart) return [];
  const list = priceFor({ ...buyer, terms: null }, product)?.each;
  const lower = list === undefined ? [] : listReasons({ list, each: agreed.each }, view);
  return [
    sourceText({ source: 'contract', contract: agreed.contract }, view),
    ...lower,
    ...nextReason(product, agreed.each, terms, buyer, view),
  ];
}
