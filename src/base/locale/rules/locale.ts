// The three locales the shop speaks, the UI copy of Spanish mode, and how an address names them (APP-2, APP-3).

/** A locale the shop sells in. */
export type Locale = 'en-US' | 'en-CA' | 'fr-CA';

/** A locale the screens can speak: Spanish mode is copy only, on the en-US sites (APP-3). */
export type CopyLocale = Locale | 'es-US';

export const LOCALES: readonly Locale[] = ['en-US', 'en-CA', 'fr-CA'];

/** First path segment of each locale; en-US has none. */
const PREFIX = { 'en-US': '', 'en-CA': '/en-ca', 'fr-CA': '/fr-ca' } as const satisfies Record<Locale, string>;

/** The path prefix that carries the locale: `''`, `/en-ca` or `/fr-ca`. */
export function localePrefix(locale: Locale): string {
  return PREFIX[locale];
}

/** Splits an address path into its locale and the path the routes know: `/fr-ca/search` → fr-CA, `/search`. */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  for (const locale of ['en-CA', 'fr-CA'] as const) {
    const prefix = PREFIX[locale];
    if (pathname === prefix) return { locale, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: 'en-US', path: pathname };
}
