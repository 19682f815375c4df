// Which addresses are pages of the app (APP-14): everything else, such as the API or a document, is fetched as a whole.
// `routes.test.ts` holds this list and `routes.ts` together.

/** Without the locale, as `linkRoutes` reads them; a product and a category share one route but not one pattern. */
const PATTERNS: readonly string[] = [
  '/',
  '/search',
  '/deals',
  '/departments',
  '/compare',
  '/ink-toner-finder',
  '/ink-toner-finder/:model',
  '/account/printers',
  '/quick-order',
  '/stores',
  '/stores/:storeNumber',
  '/delivery-place',
  '/help',
  '/about/:topic',
  '/gallery',
  '/docs/api',
  '/:slug/cat_:id',
  '/:slug/product_:id',
  '/office/supplies/login',
  '/office/supplies/create-account',
  '/office/supplies/become-customer',
  '/office/supplies/forgotten-password',
  '/office/supplies/new-password',
  '/cart',
  '/cc/:experience/cart',
  '/checkout/delivery',
  '/checkout/payment',
  '/checkout/review',
  '/checkout/confirmation/:orderNumber',
  '/account/confirm-email',
  '/account/details',
  '/account/orders',
  '/account/orders/:orderNumber',
  '/order-lookup',
  '/gus/sdc/profileinfo',
  '/gus/sba/profileinfo',
];

export const PAGE_PATTERNS: readonly string[] = ['', '/en-ca', '/fr-ca'].flatMap((locale) => PATTERNS.map((pattern) => locale + pattern));
