import type { PostalCountry } from '#people/addresses/rules';

/** Names of countries, folded: spreadsheets in use write them in many ways. */
export const COUNTRIES: ReadonlyMap<string, PostalCountry> = new Map([
  ...(['us', 'usa', 'united states', 'etats unis', 'estados unidos'] as const).map((name) => [name, 'USA'] as const),
  ...(['ca', 'can', 'canada'] as const).map((name) => [name, 'CA'] as const),
]);
