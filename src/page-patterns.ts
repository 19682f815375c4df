// Which addresses are pages of the app (APP-14): everything else, such as the API or a document, is fetched as a whole.
// `routes.test.ts` holds the table of pages and `routes.ts` together.
import { PAGE_ACCESS } from '#people/access/rules';

/** Without the locale, as `linkRoutes` reads them; a product and a category share one route but not one pattern. */
export const PATTERNS_WITHOUT_LOCALE: readonly string[] = Object.keys(PAGE_ACCESS);

export const PAGE_PATTERNS: readonly string[] = ['', '/en-ca', '/fr-ca'].flatMap((locale) =>
  PATTERNS_WITHOUT_LOCALE.map((pattern) => locale + pattern),
);
