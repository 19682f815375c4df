import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { pageVisit } from '#ui/page-visit';
import { ShopProvider } from '#ui/shop';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, copyLocale, site, origins } = context.get(pageVisit);
  const { id, tenant, country, currency, defaultZip, phone, freeShippingThreshold } = site;
  return { locale, copyLocale, origins, site: { id, tenant, country, currency, defaultZip, phone, freeShippingThreshold } };
}

/** The root's facts follow from the address alone, so they are never asked for again. */
export function shouldRevalidate() {
  return false;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <html lang={loaderData.copyLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <ShopProvider shop={loaderData}>
          <Outlet />
        </ShopProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
