// Every address the shop prints, built in one place; a snapshot test lists them all.
import { localePrefix, type Locale } from '#base/locale/rules';

/** Query of a listing address (APP-12). */
export interface ListingQuery {
  readonly q?: string;
  readonly page?: number;
  readonly sort?: string;
  readonly brand?: readonly string[];
  readonly supercategory?: readonly string[];
  readonly bopis?: string;
  readonly promo?: string;
  /** Other facets by attribute code. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
}

/** Query of the list of orders. */
export interface OrdersQuery {
  readonly search?: string;
  readonly status?: string;
  readonly period?: string;
}

/** What the steps of checkout say beside their forms. */
export interface CheckoutQuery {
  /** Why the card was not taken. */
  readonly declined?: string;
  /** The kept card that was not taken. */
  readonly card?: string | undefined;
  /** Who was to pay in place of a card, and how that ended: `KLARNA`, `retry`. */
  readonly vendor?: string;
  readonly wallet?: string;
  readonly changed?: string;
  readonly removed?: string;
  /** Which way to pay: `gift`, `other`; without it credit cards. */
  readonly tab?: string;
  /** The stored address that is open to be changed, or `new`. */
  readonly address?: string;
}

/** Which lists, or what of them. */
export interface ListsQuery {
  /** One list; without it, all of them. */
  readonly listId?: string;
  /** `true`: the form that creates one. */
  readonly create?: string;
  readonly search?: string;
  readonly sort?: string;
  readonly access?: string;
  readonly page?: string;
  /** What is to be put on a list, and how much of it. */
  readonly item?: string;
  readonly qty?: string;
  /** The list that was just deleted. */
  readonly deleted?: string;
}

export type Paths = ReturnType<typeof makePaths>;

/** Pictures have the same address in every locale. */
const PICTURES = {
  /** `version` changes with the picture, so that browsers may keep it for a year. `language`: of one that says something else there. */
  picture: (itemId: string, view = 'main', version?: string, language?: 'fr') =>
    `/pictures/${encodeURIComponent(itemId)}/${view}.svg` + search({ v: version, l: language }),
  /** The raster form of a product's picture, for feeds, mail and previews; of another address, that address itself. */
  rasterPicture: (address: string) => address.replace(/^(\/pictures\/[^/?]+\/main)\.svg(?=\?|$)/, '$1.jpg'),
  /** An imported picture in one of the sizes it is kept in. */
  photo: (hash: string, size: 480 | 1200) => `/pictures/photo/${hash}-${size}.jpg`,
  categoryPicture: (categoryId: string, version?: string, language?: 'fr') =>
    `/pictures/category/${encodeURIComponent(categoryId)}.svg` + search({ v: version, l: language }),
} as const;

/** From the cart to the order. */
function checkoutPaths(at: (path: string) => string) {
  return {
    precheckout: () => at('/cc/api/precheckout'),
    checkout: (step: 'delivery' | 'payment' | 'review' = 'delivery', query: CheckoutQuery = {}) =>
      at(`/checkout/${step}`) + search({ ...query }),
    /** Where a site's checkout begins: its configured address, with the first step that is not complete (APP-6). */
    checkoutEntry: (address: string, step: 'delivery' | 'payment' | 'review') => at(address.replace('{step}', step)),
    /** Where the bank's question leads back to. */
    challenge: (orderNumber: string) => at(`/checkout/challenge/${encodeURIComponent(orderNumber)}`),
    /** Where who pays in place of a card leads back to; its `reference` is added there. */
    walletReturn: (vendor: string) => at(`/checkout/wallet/${vendor.toLowerCase().replace('_', '-')}`),
    confirmation: (orderNumber: string, { account = false }: { readonly account?: boolean } = {}) =>
      at(`/checkout/confirmation/${encodeURIComponent(orderNumber)}`) + search({ account: account ? 'created' : undefined }),
    /** A file for the shopper's calendar. */
    arrivals: (orderNumber: string) => at(`/checkout/confirmation/${encodeURIComponent(orderNumber)}/arrivals.ics`),
  };
}

/** What shoppers say about a product, page by page. */
function opinionPaths(at: (path: string) => string) {
  const paged = (path: string, page: number): string => at(path) + search({ page: page === 1 ? undefined : String(page) });
  return {
    reviews: (itemId: string, page = 1) => paged(`/reviews/${encodeURIComponent(itemId)}`, page),
    writeReview: (itemId: string) => at(`/reviews/${encodeURIComponent(itemId)}/write`),
    questions: (itemId: string, page = 1) => paged(`/questions/${encodeURIComponent(itemId)}`, page),
    askQuestion: (itemId: string) => at(`/questions/${encodeURIComponent(itemId)}/ask`),
  };
}

/** Made once for each locale: a page or an answer asks for them many times. */
const made = new Map<Locale, ReturnType<typeof pathsOf>>();

/** The addresses in one locale. `tenant` matters only where §2 names different routes for the two sites. */
export function makePaths(locale: Locale): ReturnType<typeof pathsOf> {
  let paths = made.get(locale);
  if (paths === undefined) made.set(locale, (paths = pathsOf(locale)));
  return paths;
}

/** The address of one page in each of these locales, where it is there. */
export const addressesIn = (
  locales: readonly Locale[],
  address: (paths: Paths, locale: Locale) => string,
): Partial<Record<Locale, string>> => Object.fromEntries(locales.map((locale) => [locale, address(makePaths(locale), locale)]));

interface LoginQuery {
  readonly jump?: string;
  readonly target?: string;
  /** Why somebody is asked to sign in (CHK-1). */
  readonly type?: 'rewards' | 'checkout' | 'none';
  readonly password?: 'changed';
}

function pathsOf(locale: Locale) {
  const at = (path: string): string => localePrefix(locale) + path;
  return {
    home: () => at('') || '/',
    search: (query?: ListingQuery) => at('/search') + listingSearch(query),
    category: (slug: string, id: string, query?: ListingQuery) => at(`/${slug}/cat_${id}`) + listingSearch(query),
    /** `slug`: of `brandSlug`. */
    brand: (slug: string, query?: ListingQuery) => at(`/brand/${encodeURIComponent(slug)}`) + listingSearch(query),
    deals: (query?: ListingQuery) => at('/deals') + listingSearch(query),
    product: (slug: string, itemId: string) => at(`/${slug}/product_${encodeURIComponent(itemId)}`),
    printerFinder: (query: { readonly brand?: string; readonly series?: string } = {}) => at('/ink-toner-finder') + search(query),
    printer: (slug: string) => at(`/ink-toner-finder/${encodeURIComponent(slug)}`),
    myPrinters: () => at('/account/printers'),
    /** `differ`: only the lines in which the products differ. */
    compare: (itemIds: readonly string[] = [], { differ = false }: { readonly differ?: boolean } = {}) =>
      at('/compare') + search({ item: itemIds, differ: differ ? '1' : undefined }),
    /** `viewcart` always shows the cart and never moves on to checkout (APP-5); `payment` is the code of a payment that failed (PAY-7). */
    cart: (
      tenant: 'consumer' | 'business',
      { viewcart = false, payment }: { readonly viewcart?: boolean; readonly payment?: string } = {},
    ) => at(tenant === 'business' ? '/cc/mmx/cart' : '/cc/sparq/cart') + search({ viewcart: viewcart ? 'true' : undefined, payment }),
    ...checkoutPaths(at),
    login: (query: LoginQuery = {}) => at('/office/supplies/login') + search({ ...query }),
    createAccount: (query: { readonly jump?: string; readonly target?: string } = {}) =>
      at('/office/supplies/create-account') + search(query),
    becomeCustomer: (query: { readonly jump?: string; readonly target?: string } = {}) =>
      at('/office/supplies/become-customer') + search(query),
    /** Where the mailed link leads that opens the account. */
    openAccount: (token: string) => at('/office/supplies/open-account') + search({ token }),
    forgottenPassword: () => at('/office/supplies/forgotten-password'),
    newPassword: (token: string) => at('/office/supplies/new-password') + search({ token }),
    confirmEmail: (token: string) => at('/account/confirm-email') + search({ token }),
    accountDetails: () => at('/account/details'),
    /** The address book, with one address open to be changed (`address`, or `new`); what was just saved or removed. */
    addresses: (query: { readonly address?: string; readonly saved?: string; readonly removed?: string } = {}) =>
      at('/account/addresses') + search(query),
    /** The saved cards, with one open to be changed (`card`, or `new`); what was just saved or removed. */
    savedCards: (query: { readonly card?: string; readonly saved?: string; readonly removed?: string } = {}) =>
      at('/account/payment-methods') + search(query),
    account: (tenant: 'consumer' | 'business') => at(tenant === 'business' ? '/gus/sba/profileinfo' : '/gus/sdc/profileinfo'),
    /** What is empty asks for all. */
    orders: (page = 1, { search: words = '', status = '', period = '' }: OrdersQuery = {}) =>
      at('/account/orders') +
      search({
        search: words || undefined,
        status: status || undefined,
        period: period || undefined,
        page: page === 1 ? undefined : String(page),
      }),
    order: (orderNumber: string) => at(`/account/orders/${encodeURIComponent(orderNumber)}`),
    /** The label of a return, found by its key alone: it opens from a mail. */
    returnLabel: (key: string) => at(`/return-label/${encodeURIComponent(key)}.pdf`),
    /** Papers of an order, found by the order's key alone: they open from a mail. */
    invoice: (key: string, shipmentNo: number) => at(`/order-documents/${encodeURIComponent(key)}/invoice-${shipmentNo}.pdf`),
    creditNote: (key: string, returnNo: number) => at(`/order-documents/${encodeURIComponent(key)}/credit-${returnNo}.pdf`),
    /** A paper that the shop writes about a product, at the address its record names. */
    productDocument: (address: string) => at(address),
    /** `order` stands in the form already: from a mail, only the e-mail is typed. */
    orderLookup: (query: { readonly order?: string } = {}) => at('/order-lookup') + search(query),
    stores: (query: { readonly near?: string; readonly back?: string } = {}) => at('/stores') + search(query),
    store: (storeNumber: string) => at(`/stores/${encodeURIComponent(storeNumber)}`),
    /** Where goods made to order are given their words, as a page of its own. */
    customize: (itemId: string) => at(`/customize/${encodeURIComponent(itemId)}`),
    place: (query: { readonly back?: string } = {}) => at('/delivery-place') + search(query),
    lists: (tenant: 'consumer' | 'business', query?: ListsQuery) => at(listsAddress(tenant, query)),
    quickOrder: () => at('/quick-order'),
    /** A CSV file to start from, in the words of the locale. */
    quickOrderSample: () => at('/quick-order/sample.csv'),
    ...opinionPaths(at),
    chat: () => at('/chat'),
    feedback: () => at('/feedback'),
    departments: () => at('/departments'),
    help: () => at('/help'),
    about: (topic: 'privacy' | 'terms' | 'accessibility' | 'cookies' | 'delivery' | 'returns') => at(`/about/${topic}`),
    ...PICTURES,
    apiDocs: () => '/docs/api',
    mailbox: () => '/dev/mailbox',
  };
}

/** The part of an address that names a product or category: plain letters, digits and hyphens. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80)
      .replace(/-+$/, '') || 'item'
  );
}

function listingSearch(query: ListingQuery | undefined): string {
  if (query === undefined) return ''; // most links, and pages print hundreds
  const { q, page, sort, brand, supercategory, bopis, promo, facets = {} } = query;
  return search({
    q,
    brand,
    supercategory,
    bopis,
    promo,
    ...facets,
    sort,
    page: page === undefined || page === 1 ? undefined : String(page),
  });
}

/** What is empty asks for nothing. Each site has its own addresses (APP-9). */
function listsAddress(tenant: 'consumer' | 'business', { create, ...query }: ListsQuery = {}): string {
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  if (tenant === 'consumer') return `/kuber/${create ? 'create' : 'view'}List${search(asked)}`;
  return `/cc/mmx/list/${query.listId ? 'details' : 'mylists'}${search({ create, ...asked })}`;
}

function search(query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : (typeof value === 'string' ? [value] : value).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
