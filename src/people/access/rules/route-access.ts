// Access of the routes in `routes.ts`, for the page server. Not sent to browsers.
import type { Access } from '#base/access/rules';
import { PAGE_ACCESS } from './page-access.ts';

/** Routes that are not one page's pattern: products and categories, and every other address. */
const SHARED_ROUTES = { '/:slug/:key': 'shopper', '/*': 'anyone' } as const satisfies Readonly<Record<`/${string}`, Access>>;

/** The routes that `routes.ts` may name. */
export type PageRoute = keyof typeof PAGE_ACCESS | keyof typeof SHARED_ROUTES;

const OF_ROUTES: ReadonlyMap<string, Access> = new Map(Object.entries({ ...PAGE_ACCESS, ...SHARED_ROUTES }));

/** The access of a route by its pattern without the locale; undefined when the table does not have it. */
export const pageAccess = (route: string): Access | undefined => OF_ROUTES.get(route);
