// Checks the rows of a quick order. Products come from memory; the shopper's cart is read once for all rows.
import type { Static } from 'typebox';
import { emptyCart, isHiddenByPolicy } from '#buying/cart/rules';
import { optedOut, speechOf, type Carts } from '#buying/cart/server';
import { contentLocale, isSold } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import type { quickOrderContract } from '#buying/quick-order/contract';
import { makeRowChecker, type CodeBook } from '#buying/quick-order/rules';
import { makeChoices, type SearchItems } from './row-choices.ts';
import { rowReply, type RowView } from './row-reply.ts';

export interface QuickOrderFacts {
  readonly carts: Pick<Carts, 'load' | 'factsFor' | 'imageOf'>;
  readonly catalog: Pick<Catalog, 'get'>;
  /** All numbers of the catalogue as it is now. */
  readonly codeBook: () => CodeBook;
  readonly contracts: Pick<Contracts, 'ofShopper'>;
  readonly searchItems: SearchItems;
}

type C = typeof quickOrderContract;
type Rows = Static<C['POST /api/quick-order/check']['body']>['rows'];

/** The items of typed numbers, in their order; null where the shop knows none for this shopper. */
export type FindItems = (visit: Visit, numbers: readonly string[]) => Promise<readonly (string | null)[]>;

export function quickOrderHandlers(shop: QuickOrderFacts): Handlers<C> {
  return {
    'POST /api/quick-order/check': async ({ body, visit }) => ({ rows: await checkRows(shop, shop.codeBook(), body.rows, visit) }),
  };
}

export function makeFindItems(shop: Omit<QuickOrderFacts, 'searchItems'>): FindItems {
  return async (visit, numbers) => {
    const find = finderOf(shop, shop.codeBook(), await viewOf(shop, visit), visit);
    return numbers.map((number) => find(number)?.itemId ?? null);
  };
}

type Viewed = Awaited<ReturnType<typeof viewOf>>;

/** An account's own number takes precedence over all other numbers. */
function finderOf({ catalog }: Pick<QuickOrderFacts, 'catalog'>, book: CodeBook, { terms, view }: Viewed, { site }: Visit) {
  return (number: string) => {
    const product = catalog.get(terms.itemOf(number) ?? '') ?? book.find(number);
    return product !== undefined && isSold(product, site.currency) && !isHiddenByPolicy(product, view.facts) ? product : undefined;
  };
}

async function checkRows(shop: QuickOrderFacts, book: CodeBook, rows: Rows, visit: Visit) {
  const viewed = await viewOf(shop, visit);
  const { cart, view } = viewed;
  const { currency } = visit.site;
  const find = finderOf(shop, book, viewed, visit);
  const judge = makeRowChecker(cart, view.facts, optedOut(visit));
  const choicesOf = makeChoices({ book, searchItems: shop.searchItems, view, isSold: (product) => isSold(product, currency) });
  const replies = [];
  for (const { number, qty: asked = '' } of rows) {
    const named = find(number);
    const verdict = judge(named, asked);
    replies.push(rowReply({ number, asked, named, verdict, choices: await choicesOf(number, verdict) }, view));
  }
  return replies;
}

/** The shopper's cart, terms, facts and language; a visitor without a session has an empty cart. */
async function viewOf({ carts, contracts }: Pick<QuickOrderFacts, 'carts' | 'contracts'>, visit: Visit) {
  const loaded = await carts.load(visit);
  const cart = loaded?.cart ?? emptyCart({ cartId: '', ownerId: '', siteId: visit.site.id });
  const facts = loaded?.facts ?? (await carts.factsFor(visit, null, cart));
  const view: RowView = {
    facts,
    speech: speechOf(visit),
    locale: contentLocale(visit.copyLocale),
    paths: makePaths(visit.locale),
    imageOf: carts.imageOf,
  };
  return { cart, terms: await contracts.ofShopper(loaded?.shopper ?? null), view };
}
