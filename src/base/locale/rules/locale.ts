// The shop's three locales, Spanish mode, and locales in addresses (APP-2, APP-3).

/** A locale with its own sales. */
export type Locale = 'en-US' | 'en-CA' | 'fr-CA';

/** A locale of texts: Spanish mode translates texts only, on the en-US sites (APP-3). */
export type CopyLocale = Locale | 'es-US';

export const LOCALES: readonly Locale[] = ['en-US', 'en-CA', 'fr-CA'];

/** First path segment of each locale; none for en-US. */
const PREFIX = { 'en-US': '', 'en-CA': '/en-ca', 'fr-CA': '/fr-ca' } as const satisfies Record<Locale, string>;

/** The locale's path prefix: `''`, `/en-ca` or `/fr-ca`. */
export function localePrefix(locale: Locale): string {
  return PREFIX[locale];
}

/** Splits a path into its locale and the path for routing: `/fr-ca/search` → fr-CA, `/search`. */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  for (const locale of ['en-CA', 'fr-CA'] as const) {
    const prefix = PREFIX[locale];
    if (pathname === prefix) return { locale, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: 'en-US', path: pathname };
}
