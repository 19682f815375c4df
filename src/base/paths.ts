// Builds every address of the shop; a snapshot test lists them all.
import { localePrefix, type Locale } from '#base/locale/rules';
import { accountPaths, orderPaths } from './account-paths.ts';
import { listPaths } from './list-paths.ts';
import { opinionPaths } from './opinion-paths.ts';
import { listingSearch, search, type CheckoutCart, type CheckoutQuery, type ListingQuery } from './path-queries.ts';
import { storePaths } from './store-paths.ts';

export type { CheckoutCart, CheckoutQuery, ListingQuery, ListsQuery, OrdersQuery } from './path-queries.ts';

export type Paths = ReturnType<typeof makePaths>;

/** Pictures have the same address in every locale. */
const PICTURES = {
  /** `version` changes with the picture, so that browsers may cache it for a year. `language`: for a picture with text. */
  picture: (itemId: string, view = 'main', version?: string, language?: 'fr') =>
    `/pictures/${encodeURIComponent(itemId)}/${view}.svg` + search({ v: version, l: language }),
  /** The raster version of a product's picture, for feeds, mail and previews; other addresses stay unchanged. */
  rasterPicture: (address: string) => address.replace(/^(\/pictures\/[^/?]+\/main)\.svg(?=\?|$)/, '$1.jpg'),
  /** An imported picture in one of its stored sizes. */
  photo: (hash: string, size: 480 | 1200) => `/pictures/photo/${hash}-${size}.jpg`,
  categoryPicture: (categoryId: string, version?: string, language?: 'fr') =>
    `/pictures/category/${encodeURIComponent(categoryId)}.svg` + search({ v: version, l: language }),
} as const;

/** From the cart to the order. */
function checkoutPaths(at: (path: string) => string) {
  return {
    precheckout: (query: CheckoutCart = {}) => at('/cc/api/precheckout') + search({ ...query }),
    checkout: (step: 'delivery' | 'payment' | 'review' = 'delivery', query: CheckoutQuery = {}) =>
      at(`/checkout/${step}`) + search({ ...query }),
    /** Where a site's checkout begins: its configured address, with the first incomplete step (APP-6). */
    checkoutEntry: (address: string, step: 'delivery' | 'payment' | 'review', query: CheckoutCart = {}) =>
      at(address.replace('{step}', step)) + search({ ...query }),
    /** Return address of the bank's challenge. */
    challenge: (orderNumber: string, query: CheckoutCart = {}) =>
      at(`/checkout/challenge/${encodeURIComponent(orderNumber)}`) + search({ ...query }),
    /** Return address of a wallet, which adds its `reference`. */
    walletReturn: (vendor: string, query: CheckoutCart = {}) =>
      at(`/checkout/wallet/${vendor.toLowerCase().replace('_', '-')}`) + search({ ...query }),
    confirmation: (orderNumber: string, { account = false }: { readonly account?: boolean } = {}) =>
      at(`/checkout/confirmation/${encodeURIComponent(orderNumber)}`) + search({ account: account ? 'created' : undefined }),
    /** A calendar file with the arrival dates. */
    arrivals: (orderNumber: string) => at(`/checkout/confirmation/${encodeURIComponent(orderNumber)}/arrivals.ics`),
  };
}

/** Cached per locale, because pages and replies use them many times. */
const made = new Map<Locale, ReturnType<typeof pathsOf>>();

/** The addresses in one locale. `tenant` matters only where §2 has different routes for the two sites. */
export function makePaths(locale: Locale): ReturnType<typeof pathsOf> {
  let paths = made.get(locale);
  if (paths === undefined) made.set(locale, (paths = pathsOf(locale)));
  return paths;
}

/** A page's address in each of these locales. */
export const addressesIn = (
  locales: readonly Locale[],
  address: (paths: Paths, locale: Locale) => string,
): Partial<Record<Locale, string>> => Object.fromEntries(locales.map((locale) => [locale, address(makePaths(locale), locale)]));

function pathsOf(locale: Locale) {
  const at = (path: string): string => localePrefix(locale) + path;
  return {
    home: () => at('') || '/',
    search: (query?: ListingQuery) => at('/search') + listingSearch(query),
    category: (slug: string, id: string, query?: ListingQuery) => at(`/${slug}/cat_${id}`) + listingSearch(query),
    /** `slug`: from `brandSlug`. */
    brand: (slug: string, query?: ListingQuery) => at(`/brand/${encodeURIComponent(slug)}`) + listingSearch(query),
    promotions: () => at('/promotions'),
    deals: (query?: ListingQuery) => at('/deals') + listingSearch(query),
    product: (slug: string, itemId: string) => at(`/${slug}/product_${encodeURIComponent(itemId)}`),
    printerFinder: (query: { readonly brand?: string; readonly series?: string; readonly model?: string } = {}) =>
      at('/ink-toner-finder') + search(query),
    printer: (slug: string) => at(`/ink-toner-finder/${encodeURIComponent(slug)}`),
    myPrinters: () => at('/account/printers'),
    /** `differ`: show only rows in which the products differ. */
    compare: (itemIds: readonly string[] = [], { differ = false }: { readonly differ?: boolean } = {}) =>
      at('/compare') + search({ item: itemIds, differ: differ ? '1' : undefined }),
    /** `viewcart` always shows the cart and never continues to checkout (APP-5); `payment` is the code of a failed payment (PAY-7). */
    cart: (
      tenant: 'consumer' | 'business',
      { viewcart = false, payment }: { readonly viewcart?: boolean; readonly payment?: string } = {},
    ) => at(tenant === 'business' ? '/cc/mmx/cart' : '/cc/sparq/cart') + search({ viewcart: viewcart ? 'true' : undefined, payment }),
    ...checkoutPaths(at),
    ...accountPaths(at),
    ...orderPaths(at),
    /** A product document that the shop generates, at the address in the product's record. */
    productDocument: (address: string) => at(address),
    ...storePaths(at),
    /** A product's customization as a separate page. */
    customize: (itemId: string) => at(`/customize/${encodeURIComponent(itemId)}`),
    ...listPaths(at),
    ...opinionPaths(at),
    chat: () => at('/chat'),
    feedback: () => at('/feedback'),
    departments: () => at('/departments'),
    brands: () => at('/brands'),
    help: () => at('/help'),
    about: (topic: 'privacy' | 'terms' | 'accessibility' | 'cookies' | 'delivery' | 'returns' | 'learn' | 'insiders' | 'company') =>
      at(`/about/${topic}`),
    /** A page that content makes. */
    landingPage: (slug: string) => at(`/lp/${encodeURIComponent(slug)}`),
    consentChoices: () => at('/about/choices'),
    ...PICTURES,
    apiDocs: () => '/docs/api',
    mailbox: () => '/dev/mailbox',
    /** In development: every event of the browser as it is sent. */
    sentEvents: () => at('/dev/events'),
  };
}

/** A name as a part of an address: plain letters, digits and hyphens. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80)
      .replace(/-+$/, '') || 'item'
  );
}
