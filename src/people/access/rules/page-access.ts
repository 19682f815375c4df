// Who may open which page: one line for each, which the page server enforces and menus read. `routes.ts` names no page that is not here.
import { splitLocale } from '#base/locale/rules';
import { admissionOf, type Access, type Admission, type Caller } from '#base/access/rules';

/** By address without the locale. A product and a category share one route but not one pattern. */
export const PAGE_ACCESS = {
  '/': 'shopper',
  '/search': 'shopper',
  '/deals': 'shopper',
  '/brand/:brand': 'shopper',
  '/departments': 'shopper',
  '/compare': 'shopper',
  '/customize/:itemId': 'shopper',
  '/reviews/:itemId': 'shopper',
  '/reviews/:itemId/write': 'shopper',
  '/questions/:itemId': 'shopper',
  '/questions/:itemId/ask': 'shopper',
  '/chat': 'shopper',
  '/feedback': 'shopper',
  '/ink-toner-finder': 'shopper',
  '/ink-toner-finder/:model': 'shopper',
  '/account/printers': 'shopper',
  '/quick-order': 'shopper',
  '/stores': 'shopper',
  '/stores/:storeNumber': 'shopper',
  '/delivery-place': 'shopper',
  '/help': 'anyone',
  '/about/:topic': 'anyone',
  '/gallery': 'anyone',
  '/docs/api': 'anyone',
  '/:slug/cat_:id': 'shopper',
  '/:slug/product_:id': 'shopper',
  '/office/supplies/login': 'shopper',
  '/office/supplies/create-account': 'shopper',
  '/office/supplies/become-customer': 'shopper',
  '/office/supplies/open-account': 'shopper',
  '/office/supplies/forgotten-password': 'shopper',
  '/office/supplies/new-password': 'shopper',
  '/cart': 'shopper',
  '/cc/:experience/cart': 'shopper',
  '/cc/:experience/list/:screen?': 'account',
  '/kuber/:screen': 'account',
  '/checkout/delivery': 'shopper',
  '/checkout/payment': 'shopper',
  '/checkout/review': 'shopper',
  '/checkout/express': 'shopper',
  '/checkout/challenge/:orderNumber': 'shopper',
  '/checkout/wallet/:vendor': 'shopper',
  '/checkout/confirmation/:orderNumber': 'shopper',
  '/account/confirm-email': 'shopper',
  '/account/addresses': 'account',
  '/account/payment-methods': 'account',
  '/account/details': 'account',
  '/account/orders': 'account',
  '/account/orders/:orderNumber': 'account',
  '/order-lookup': 'shopper',
  '/gus/sdc/profileinfo': 'account',
  '/gus/sba/profileinfo': 'account',
} as const satisfies Readonly<Record<`/${string}`, Access>>;

/** Routes that are no pattern of one page: products and categories, and every address that is no page. */
const SHARED_ROUTES = { '/:slug/:key': 'shopper', '/*': 'anyone' } as const satisfies Readonly<Record<`/${string}`, Access>>;

/** What `routes.ts` may name. */
export type PageRoute = keyof typeof PAGE_ACCESS | keyof typeof SHARED_ROUTES;

const OF_ROUTES: ReadonlyMap<string, Access> = new Map(Object.entries({ ...PAGE_ACCESS, ...SHARED_ROUTES }));

/** The access of a route by its pattern without the locale; undefined for a route that is not in the table. */
export const pageAccess = (route: string): Access | undefined => OF_ROUTES.get(route);

const PATTERNS = Object.entries<Access>(PAGE_ACCESS).map(([pattern, access]) => ({ parts: pattern.slice(1).split('/'), access }));

/** What opening an address of the shop comes to for a caller. An address that is no page is open: whatever answers there judges itself. */
export function admissionTo(address: string, caller: Caller): Admission {
  const { path } = splitLocale(address.split(/[?#]/, 1)[0] ?? '');
  const parts = path.slice(1).split('/');
  const found = PATTERNS.find((pattern) => isLike(parts, pattern.parts));
  return found === undefined ? 'allowed' : admissionOf(found.access, caller);
}

/** Whether a link to an address leads a caller to the page, and not to the sign-in or a refusal. */
export const mayOpen = (address: string, caller: Caller): boolean => admissionTo(address, caller) === 'allowed';

function isLike(parts: readonly string[], pattern: readonly string[]): boolean {
  const least = pattern.filter((part) => !part.endsWith('?')).length;
  if (parts.length < least || parts.length > pattern.length) return false;
  return parts.every((part, at) => {
    const [fixed = '', name] = pattern[at]?.split(':', 2) ?? [];
    return name === undefined ? part.toLowerCase() === fixed : part.length > fixed.length && part.startsWith(fixed);
  });
}
