// Which addresses are pages of the app (APP-14): everything else, such as the API or a document, is a full navigation. `routes.test.ts` compares the
// table of pages with `routes.ts`.
import { PAGE_ACCESS } from '#people/access/rules';

/** Without the locale, for `linkRoutes`; products and categories share one route but have separate patterns. */
export const PATTERNS_WITHOUT_LOCALE: readonly string[] = Object.keys(PAGE_ACCESS);

export const PAGE_PATTERNS: readonly string[] = ['', '/en-ca', '/fr-ca'].flatMap((locale) =>
  PATTERNS_WITHOUT_LOCALE.map((pattern) => locale + pattern),
);
