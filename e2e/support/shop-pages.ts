// The pages of the shop by name, for checks of every page.
import type { Page } from 'playwright-core';
import { PAGE_PATTERNS } from '../../src/page-patterns.ts';
import { makePaths, type Paths } from '../../src/base/paths.ts';
import { linkRoutes } from '../../src/ui/page/link-target.ts';

export type Tenant = 'consumer' | 'business';
export type PageLocale = Parameters<typeof makePaths>[0];

/** Addresses by a name that can be a file's. */
export type Pages = Readonly<Record<string, string>>;

/** Public, and therefore cached pages (one category, product and store represent all). */
export async function publicPages(page: Page, origin: string, locale: PageLocale): Promise<Pages> {
  const paths = makePaths(locale);
  return {
    home: paths.home(),
    search: paths.search({ q: locale === 'fr-CA' ? 'papier' : 'paper' }),
    'search-without-result': paths.search({ q: 'zzzzqqqq' }),
    deals: paths.deals(),
    brand: paths.brand('northfold'),
    brands: paths.brands(),
    departments: paths.departments(),
    ...(await onePageOfEach(page, origin + paths.departments(), origin + paths.deals())),
    'ink-finder': paths.printerFinder({ brand: 'Ondine' }),
    printer: paths.printer('laserpro-4120dw'),
    compare: paths.compare(['401588', '401587']),
    'empty-comparison': paths.compare(),
    customize: paths.customize('782101'),
    reviews: paths.reviews('246810'),
    questions: paths.questions('246810'),
    'quick-order': paths.quickOrder(),
    offline: paths.offline(),
    // Programs are spoken to in one language.
    ...(locale === 'en-US' ? { 'api-docs': paths.apiDocs() } : {}),
    stores: paths.stores(),
    store: paths.store(locale === 'en-US' ? '0008' : '0501'),
    help: paths.help(),
    landing: paths.landingPage('set-up-a-desk'),
    privacy: paths.about('privacy'),
    delivery: paths.about('delivery'),
    returns: paths.about('returns'),
    missing: `${paths.help()}/no-such-page`,
  };
}

/** Pages that are or could be personal: never cached. */
export function ownPages(paths: Paths, tenant: Tenant): Pages {
  return {
    'sign-in': paths.login(),
    'forgotten-password': paths.forgottenPassword(),
    'dead-link': paths.newPassword('x'),
    'dead-email-link': paths.confirmEmail('x'),
    'dead-opening-link': paths.openAccount('x'),
    'dead-list-link': paths.sharedList('x'),
    'dead-invitation': paths.joinOrganization('x'),
    'dead-hand-over': paths.handedOver('x'),
    'second-step': paths.secondStep(),
    ...(tenant === 'business' && signOnPages(paths)),
    'create-account': tenant === 'business' ? paths.becomeCustomer() : paths.createAccount(),
    'account-deleted': paths.accountDeleted(),
    // Coupons begin and end by themselves.
    coupons: paths.promotions(),
    cart: paths.cart(tenant),
    'order-lookup': paths.orderLookup(),
    place: paths.place(),
    'my-printers': paths.myPrinters(),
    rewards: paths.rewards(),
    'dead-gift-link': paths.membershipGift('x'),
    'write-review': paths.writeReview('246810'),
    'ask-question': paths.askQuestion('246810'),
    'store-stock': paths.storeStock(paths.home() === '/' ? '0008' : '0501', '246810'),
    'stock-alert': paths.stockAlert('246810'),
    'marketing-form': paths.marketingForm('business-long'),
    'short-marketing-form': paths.marketingForm('print-short'),
    'offers-by-email': paths.offersByEmail(),
    'confirm-offers': paths.confirmOffers('x'),
    'stop-offers': paths.stopOffers('x'),
    'stop-stock-alerts': paths.stopStockAlerts('x'),
    chat: paths.chat(),
    feedback: paths.feedback(),
    'cookie-choices': paths.consentChoices(),
  };
}

/** Single sign-on, and what is said about an organization that has none. */
const signOnPages = (paths: Paths): Pages => ({
  'sign-on': paths.signOn(),
  'no-sign-on': paths.signOnWith('nobody'),
  'no-sign-on-begun': paths.signOnStart('nobody'),
  'no-sign-on-answered': paths.signOnReturn('nobody'),
  'signed-out': paths.signOnSignedOut('nobody'),
});

/** A category and a product, found the way a shopper finds them. */
async function onePageOfEach(page: Page, departments: string, deals: string): Promise<{ category: string; product: string }> {
  const firstLink = async (address: string, part: string): Promise<string> => {
    await page.goto(address);
    return (await page.locator(`main a[href*="${part}"]`).first().getAttribute('href')) ?? '';
  };
  return { category: await firstLink(departments, '/cat_'), product: await firstLink(deals, '/product_') };
}

const LOCALE = /^\/(?:en|fr)-ca(?=\/|$)/;

/** Pages that only the business site has, by their patterns. */
export const BUSINESS_PAGES: readonly string[] = [
  '/office/supplies/become-customer',
  '/gus/sba/profileinfo',
  '/cc/:experience/list/:screen?',
  '/office/supplies/sign-on',
  '/office/supplies/sign-on/:organization',
  '/office/supplies/sign-on/:organization/start',
  '/office/supplies/sign-on/:organization/return',
  '/office/supplies/sign-on/:organization/signed-out',
];

/** Pages that only people with a right may open, and what opens with a token alone; the buyers of the walks have none of them. */
const BY_RIGHT = [
  '/service/:service',
  ...['online-invoicing', 'bill-trust', 'blue-tarp', 'breakroom', 'print-marketing', 'hi-touch', 'other-sites'].map(
    (name) => `/account/services/${name}`,
  ),
  '/account/people',
  '/account/people/invite',
  '/account/people/requests',
  '/account/people/history',
  '/account/people/:profileId',
  '/account/groups',
  '/account/organization',
  '/account/contracts',
  '/account/purchase-orders',
  '/account/purchase-orders/new',
  '/account/purchase-orders/import',
  '/account/purchase-orders/rules',
  '/account/purchase-orders/:poId',
  '/account/purchase-orders/:poId/edit',
  '/account/tax-exemptions',
  '/account/tax-exemptions/new',
  '/account/tax-exemptions/:exemptionId',
  '/account/serial-numbers',
  '/account/procurement',
  '/account/procurement/new',
  '/account/procurement/:connectionId',
  '/account/purchase-documents',
  '/account/purchase-documents/:documentId',
  '/account/purchase-documents/settings/:connectionId',
  '/account/restock/organization',
  '/account/rewards/gifts/:orderNumber',
  '/punchout/tester/:connectionId',
  '/punchout/window',
  '/punchout/return',
  '/punchout/over',
  '/account/approvals',
  '/account/approvals/:orderNumber',
  '/account/approval-rules',
  '/account/approval-rules/changes',
  '/account/approval-rules/settings',
  '/account/approval-rules/:ruleId',
  '/budget',
  '/budget/new',
  '/budget/ask',
  '/budget/import',
  '/budget/:centerId',
  '/budget/:centerId/edit',
  '/budget/:centerId/move',
  '/account/locations',
  '/account/locations/import',
  '/account/locations/:locationId',
  '/account/messages',
  '/account/messages/:messageId',
  '/account/reports',
  '/account/reports/mails',
  '/account/reports/:question',
  '/account/sign-on',
  '/account/sign-on/test',
  '/account/act-for',
];

/** Addresses that redirect, to the cart or a checkout step; the last one redirects shoppers without buy now. */
const LEADING_ON = ['/account/message-away', '/cart', '/checkout/wallet/:vendor', '/checkout/express'];

/** Pages of the shop's routes, by their patterns, that none of these addresses is. */
export function pagesNotAmong(pathnames: Iterable<string>): string[] {
  const seen = [...pathnames].map((pathname) => pathname.replace(LOCALE, '') || '/');
  return PAGE_PATTERNS.filter((pattern) => {
    const route = linkRoutes([pattern]);
    return (
      !LOCALE.test(pattern) &&
      !LEADING_ON.includes(pattern) &&
      !BY_RIGHT.includes(pattern) &&
      pattern !== '' &&
      !seen.some((pathname) => route.matches(pathname))
    );
  });
}
