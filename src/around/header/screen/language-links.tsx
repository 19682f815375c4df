// Links to this page in the three countries and languages (APP-2), each named in its own language.
import { useLocation, useMatches, useRouteError } from 'react-router';
import { CART_FIELDS } from '#buying/cart/screen';
import { headerWords } from '#around/header/words';
import { LOCALES, localePrefix, splitLocale, type Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import type { Country } from '#base/site/rules';
import { useShop, useWords } from '#ui/page/shop';
import styles from './language-links.module.css';

const NAMES: Readonly<Record<Locale, string>> = { 'en-US': 'United States', 'en-CA': 'Canada – English', 'fr-CA': 'Canada – Français' };
/** The prefix of the locale decides the country (APP-1). */
const COUNTRIES: Readonly<Record<Locale, Country>> = { 'en-US': 'US', 'en-CA': 'CA', 'fr-CA': 'CA' };

export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const { locale, site } = useShop();
  const addressIn = useAddressIn();
  return (
    <nav aria-label={t('language')} className={`${styles.languages} ${className ?? ''}`}>
      {LOCALES.map((one) =>
        COUNTRIES[one] === site.country ? (
          // A plain link: another language needs other messages, so the whole document loads.
          <a key={one} href={addressIn(one)} lang={one} hrefLang={one} aria-current={one === locale ? 'true' : undefined}>
            {NAMES[one]}
          </a>
        ) : (
          <CountryForm key={one} locale={one} to={addressIn(one)} />
        ),
      )}
    </nav>
  );
}

/** A form, because another country has another cart, to which this one's items are added. */
function CountryForm({ locale, to }: { readonly locale: Locale; readonly to: string }) {
  const { tenant, country } = useShop().site;
  return (
    <form method="post" action={makePaths(locale).cart(tenant)}>
      <input type="hidden" name={CART_FIELDS.intent} value="country" />
      <input type="hidden" name={CART_FIELDS.country} value={country} />
      <input type="hidden" name={CART_FIELDS.to} value={to} />
      <button type="submit" lang={locale}>
        {NAMES[locale]}
      </button>
    </form>
  );
}

/**
 * The address of this page in a locale. A page with explicit alternates may be missing in a locale, whose home page replaces it. Any other page
 * differs only in its first segment.
 */
function useAddressIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { readonly alternates?: Readonly<Partial<Record<Locale, string>>> } | undefined; // all pages name them like this
  const { path } = splitLocale(pathname);
  // A missing page is missing in every language.
  const failed = (useRouteError() ?? null) !== null;
  if (failed) return (locale) => localePrefix(locale) || '/';
  const alternates = data?.alternates;
  if (alternates === undefined) return (locale) => (localePrefix(locale) + (path === '/' ? '' : path) || '/') + search;
  return (locale) => {
    const twin = alternates[locale];
    return twin === undefined ? localePrefix(locale) || '/' : twin + search;
  };
}
