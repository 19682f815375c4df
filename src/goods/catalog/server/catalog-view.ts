// The catalogue as a visit sees it: with the site's currency and language, and for contract-only accounts reduced to their contract.
import {
  contentLocale,
  isHidden,
  isListed,
  isSold,
  purchaseBlock,
  type BuyingRights,
  type ProductFacts,
  type PurchaseBlock,
} from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import { catalogWords } from '#goods/catalog/words';
import { localTime } from '#base/calendar/rules';
import { sayer, type Say } from '#base/locale/words';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { makePaths, type Paths } from '#paths';
import { holderOf } from '#platform/holding';
import type { Visit } from '#platform/visit';
import type { BuyerTerms } from '#goods/pricing/rules';
import { NO_TERMS, type Contracts, type ContractTerms } from '#goods/pricing/server';
import { isContractOnly, offersTo, type Offers, type Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { NO_PERMISSIONS } from '#base/access/rules';

export type CatalogSay = Say<(typeof catalogWords.keys)[number]>;

export interface CatalogView {
  readonly site: Site;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  readonly say: CatalogSay;
  readonly paths: Paths;
  readonly now: Date;
  /** ISO date on the site's clock. */
  readonly today: string;
  /** Pages note here whose stock they show: see `Visit`. */
  readonly stockRead: Set<string>;
  /** The shopper whose own holds count as available; undefined in shared views. */
  readonly holder: string | undefined;
  /** Whether everybody with the same site and language has this view; what is made from any other is never kept for others. */
  readonly shared: boolean;
  /** Views with the same text list the same goods, also as deals, so their lists may be kept under it; '' in shared views. */
  readonly goods: string;
  /** Terms of a contract-only account; null in shared views. */
  readonly contract: ContractTerms | null;
  /** Terms of the account whose prices the answer shows; null in shared views. */
  readonly agreed: ContractTerms | null;
  readonly offers: Offers;
  isListed(product: ProductFacts): boolean;
  isShown(product: ProductFacts): boolean;
  /** Why the visitor may not buy it; in shared views, why a guest may not. Null: may. */
  blockOf(product: ProductFacts): PurchaseBlock | null;
}

/** The terms on which the visitor of a view buys. */
export function buyerOf({ agreed, contract, currency }: Pick<CatalogView, 'agreed' | 'contract' | 'currency'>): BuyerTerms {
  return { terms: agreed, contractOnly: contract !== null, currency };
}

/**
 * The view of a visit. Public visits share one view per site and locale, which shows nothing of the shopper. Accounts that see only their contract,
 * or not what their policy blocks (G_IBV), have their own; pages made from it are personal and never cached.
 */
export async function catalogView(visit: Visit, contracts: Contracts): Promise<CatalogView> {
  const shopper = (await visit.audience()) === 'contract' ? await visit.shopper() : null;
  const terms = shopper === null ? null : await contracts.ofShopper(shopper);
  const contract = isContractOnly(shopper) ? terms : null;
  const { site, copyLocale } = visit;
  const { currency } = site;
  const blockOf = (product: ProductFacts): PurchaseBlock | null =>
    purchaseBlock(product, buyingRights(product, shopper, terms ?? NO_TERMS, currency));
  const mayBeShown = shownTo(shopper, terms, blockOf);
  return {
    site,
    currency,
    locale: contentLocale(copyLocale),
    copyLocale,
    say: sayer(catalogWords, copyLocale),
    paths: makePaths(visit.locale),
    now: visit.now,
    today: localTime(visit.now.getTime(), site.timeZone).day,
    stockRead: visit.stockRead,
    holder: await holderOf(visit),
    shared: shopper === null,
    goods: goodsOf(shopper, terms),
    contract,
    agreed: contract,
    offers: offersTo(shopper),
    isListed: (product) => isListed(product, currency) && mayBeShown(product),
    isShown: (product) => isSold(product, currency) && mayBeShown(product),
    blockOf,
  };
}

/** Lists go through many goods: an account that sees more than its contract is asked about its policy alone, not about every other block. */
function shownTo(
  shopper: Shopper | null,
  terms: ContractTerms | null,
  blockOf: CatalogView['blockOf'],
): (product: ProductFacts) => boolean {
  if (shopper === null) return () => true;
  if (isContractOnly(shopper)) return (product) => !isHidden(blockOf(product), shopper.permissions);
  const hides = terms !== null && isHidden('policy', shopper.permissions);
  return ({ itemId }) => !hides || !terms.isBlocked(itemId);
}

/** Which goods an account sees depends on its terms, on whether it sees others and what its policy blocks, and on whether it has deals. */
function goodsOf(shopper: Shopper | null, terms: ContractTerms | null): string {
  if (shopper === null) return '';
  const marks = [isContractOnly(shopper), isHidden('policy', shopper.permissions), offersTo(shopper).deals];
  return `${termsNumber(terms ?? NO_TERMS)} ${marks.map(Number).join('')}`;
}

const numbers = new WeakMap<ContractTerms, number>();
let lastNumber = 0;

/** A number for terms as they are now: changed ones are other ones. */
export function termsNumber(terms: ContractTerms): number {
  let number = numbers.get(terms);
  if (number === undefined) numbers.set(terms, (number = lastNumber += 1));
  return number;
}

/**
 * The view of a personal, uncached answer, requested by a hydrated page: with the agreed prices of a business buyer's account. On the consumer site
 * it reads nothing, because accounts there have no terms.
 */
export async function ownCatalogView(visit: Visit, contracts: Contracts): Promise<CatalogView> {
  const view = await catalogView(visit, contracts);
  if (view.site.tenant !== 'business') return view;
  const shopper = await visit.shopper();
  const agreed = view.contract ?? (await contracts.ofShopper(shopper));
  const blockOf = (product: ProductFacts): PurchaseBlock | null =>
    purchaseBlock(product, buyingRights(product, shopper, agreed, view.currency));
  return { ...view, agreed, blockOf };
}

/** What a shopper may buy of an item. */
export function buyingRights(product: ProductFacts, shopper: Shopper | null, terms: ContractTerms, currency: Currency): BuyingRights {
  return {
    contractOnly: isContractOnly(shopper),
    inContract: terms.agreed(product, currency) !== undefined,
    offContract: terms.offContract(currency).policy,
    blocked: terms.isBlocked(product.itemId),
    permissions: shopper?.permissions ?? NO_PERMISSIONS,
  };
}
