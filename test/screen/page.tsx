// Pages for tests of screens: the shop around one, what the server sends of it, and a form that was sent to its action.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { linkRoutes } from '#ui/kit/link';
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
  toggles: ['chat', 'feedback'],
};

/** What the server sends of a screen, as a shopper without JavaScript sees it. */
export function served(screen: ReactElement, shop: Shop = SHOP): string {
  const page = (
    <ShopProvider shop={shop}>
      <UiRoot routes={linkRoutes(['/*'])}>{screen}</UiRoot>
    </ShopProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

/** A form on its way to a page's action, and the shop's one answer to whatever the action asks. */
export function sentForm(fields: Readonly<Record<string, string>>, reply: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Of a visit the actions of forms read the language and ask.
  const visit = { copyLocale: 'en-US', locale: 'en-US', answer: async () => reply } as unknown as PageVisit;
  return {
    request: new Request('http://localhost:3000/', { method: 'POST', body: form }),
    context: fillContext(new RouterContextProvider(), visit),
  };
}
