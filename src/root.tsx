// The document of every page: language, fonts, and context for all screens.
import './ui/styles/base.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { useParentMessages } from '#buying/cart/screen';
import { useEvents } from '#around/events/screen';
import { BrokenPage, markIcon, ShopperProvider } from '#around/header/screen';
import { splitLocale } from '#base/locale/rules';
import { besleyFont, figtreeFont } from '#ui/kit/fonts';
import { linkRoutes } from '#ui/kit/link';
import type { couponsContract } from '#finding/coupons/contract';
import type { storesContract } from '#goods/stores/contract';
import type { togglesContract } from '#people/toggles/contract';
import { ask, pageVisit } from '#ui/page/page-visit';
import { ShopProvider } from '#ui/page/shop';
import { SlotProvider, type SlotFillings } from '#ui/page/slot';
import { patternsOfRoutes, routePathsHere } from './route-patterns.ts';
import { UiRoot } from '#ui/page/ui-root';
import { PAGE_PATTERNS } from './page-patterns.ts';

/** The browser keeps the links of the served page. */
export const links: Route.LinksFunction = () =>
  import.meta.env.SSR
    ? [
        ...[figtreeFont, besleyFont].map(
          (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
        ),
        { rel: 'icon', href: markIcon, type: 'image/svg+xml' },
      ]
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site, origins, parents, miniCartWaitMs } = args.context.get(pageVisit);
  const { id, tenant, country, currency, timeZone, defaultZip, defaultStore, phone, freeShippingThreshold } = site;
  const { stores } = await ask<typeof storesContract>(args)('GET /api/stores', {});
  const { on: toggles } = await ask<typeof togglesContract>(args)('GET /api/toggles', {});
  return {
    locale,
    copyLocale,
    origins,
    parents: parents.join(' ') || undefined,
    wait: miniCartWaitMs,
    site: { id, tenant, country, currency, timeZone, defaultZip, defaultStore, phone, freeShippingThreshold },
    defaultStoreCity: stores.find(({ storeNumber }) => storeNumber === defaultStore)?.city ?? null,
    toggles,
    offers: await ask<typeof couponsContract>(args)('GET /api/offers', {}),
  };
}

/** The root's facts depend on the address alone, so they are never reloaded. */
export function shouldRevalidate() {
  return false;
}

const recommendedRow = async () => (await import('#finding/recommendations/screen')).RecommendedRow;

/** Components of higher floors for the slots of lower ones. */
const FILLINGS: SlotFillings = {
  cartRecommendations: recommendedRow,
  accountRecommendations: recommendedRow,
  restockDrawer: async () => (await import('#buying/restock/screen')).RestockDrawer,
  addedRecommendations: async () => (await import('#finding/recommendations/screen')).AddedRecommendations,
};

const patternsHere = (): string[] => patternsOfRoutes(routePathsHere());

const pages = linkRoutes(import.meta.env.SSR ? PAGE_PATTERNS : patternsHere());

export function Layout({ children }: { readonly children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  return (
    <html
      lang={shop?.copyLocale ?? splitLocale(pathname).locale}
      data-tenant={shop?.site.tenant}
      data-parents={shop?.parents}
      data-wait={shop?.wait}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shop?.site.tenant === 'business' ? '#173d61' : '#111c36'} />
        <Meta />
        {/* Styles need no nonce; in development it would differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useParentMessages();
  useEvents(patternsHere);
  return (
    <ShopProvider shop={loaderData}>
      <UiRoot routes={pages}>
        <ShopperProvider>
          <SlotProvider value={FILLINGS}>
            <Outlet />
          </SlotProvider>
        </ShopperProvider>
      </UiRoot>
    </ShopProvider>
  );
}

/** The last resort: frames show the errors inside them. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  return <BrokenPage locale={splitLocale(pathname).locale} />;
}
