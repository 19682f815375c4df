// The access of the routes of `routes.ts`, for the page server. Browsers are not sent this.
import type { Access } from '#base/access/rules';
import { PAGE_ACCESS } from './page-access.ts';

/** Routes that are no pattern of one page: products and categories, and every address that is no page. */
const SHARED_ROUTES = { '/:slug/:key': 'shopper', '/*': 'anyone' } as const satisfies Readonly<Record<`/${string}`, Access>>;

/** What `routes.ts` may name. */
export type PageRoute = keyof typeof PAGE_ACCESS | keyof typeof SHARED_ROUTES;

const OF_ROUTES: ReadonlyMap<string, Access> = new Map(Object.entries({ ...PAGE_ACCESS, ...SHARED_ROUTES }));

/** The access of a route by its pattern without the locale; undefined for a route that is not in the table. */
export const pageAccess = (route: string): Access | undefined => OF_ROUTES.get(route);
