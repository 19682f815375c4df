// Which addresses are pages of the app (APP-14): everything else, such as the API or a document, is fetched as a whole.
// `routes.test.ts` holds the table of pages and `routes.ts` together.

import { PAGE_ACCESS } from '#people/access/rules';

export const PAGE_PATTERNS: readonly string[] = ['', '/en-ca', '/fr-ca'].flatMap((locale) =>
  Object.keys(PAGE_ACCESS).map((pattern) => locale + pattern),
);
