// Pages for screen tests: a shop context, served markup, and forms posted to actions.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { linkRoutes } from '#ui/kit/link';
import { PAGE_TOGGLES } from '#people/toggles/rules';
import { fillContext, type PageVisit } from '#ui/page/page-visit';
import { ShopProvider, type Shop } from '#ui/page/shop';
import { UiRoot } from '#ui/page/ui-root';

export const SHOP: Shop = {
  locale: 'en-US',
  copyLocale: 'en-US',
  origins: { consumer: 'http://localhost:3000', business: 'http://business.localhost:3000', pay: 'http://pay.localhost:3000' },
  site: {
    id: 'consumer-US',
    tenant: 'consumer',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
    defaultZip: '01702',
    defaultStore: '0008',
    phone: '1-800-555-0164',
    freeShippingThreshold: 4_500,
  },
  defaultStoreCity: 'Framingham',
  offers: { deals: true, promotions: true },
  toggles: PAGE_TOGGLES,
};

/** The served markup of a screen, as a shopper without JavaScript sees it. */
export function served(screen: ReactElement, shop: Shop = SHOP, address = '/'): string {
  const page = (
    <ShopProvider shop={shop}>
      <UiRoot routes={linkRoutes(['/*'])}>{screen}</UiRoot>
    </ShopProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })} />);
}

/** A form posted to a page's action, with the shop's one reply to any call. */
export function sentForm(fields: Readonly<Record<string, string>>, reply: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Actions read only the language of a visit, and make calls.
  const visit = { copyLocale: 'en-US', locale: 'en-US', answer: async () => reply } as unknown as PageVisit;
  return {
    request: new Request('http://localhost:3000/', { method: 'POST', body: form }),
    context: fillContext(new RouterContextProvider(), visit),
  };
}
