// Context for every screen without a loader: locale, site and messages, from the root of the page.
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { sayer, type PageSay, type Words } from '#base/locale/words';
import { makePaths, type Paths } from '#paths';
import type { Site } from '#base/site/rules';

export interface Shop {
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  readonly site: Pick<
    Site,
    'id' | 'tenant' | 'country' | 'currency' | 'timeZone' | 'defaultZip' | 'defaultStore' | 'phone' | 'freeShippingThreshold'
  >;
  readonly origins: Readonly<Record<'consumer' | 'business' | 'pay', string>>;
  /** City of the site’s default store; null when the site has none. */
  readonly defaultStoreCity: string | null;
  /** Whether the visitor is offered deals and coupons: pages lead nowhere else (USR-4). */
  readonly offers: Readonly<Record<'deals' | 'promotions', boolean>>;
  /** Web toggles of pages that are on for guests (USR-7). */
  readonly toggles: readonly string[];
}

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('useShop outside ShopProvider');
  return shop;
}

/** Builds addresses in the page's locale. */
export function usePaths(): Paths {
  const { locale } = useShop();
  return useMemo(() => makePaths(locale), [locale]);
}

/** A capability's messages in the page's locale: `const t = useWords(cartWords)`. The server's messages come with its replies. */
export function useWords<Key extends string>(words: Words<Key>): PageSay<Key> {
  const { copyLocale } = useShop();
  return useMemo(() => sayer(words, copyLocale), [words, copyLocale]);
}
