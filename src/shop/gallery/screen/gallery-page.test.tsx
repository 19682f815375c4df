import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import GalleryPage from './gallery-page.tsx';
import { ShopperProvider } from '#around/header/screen';
import { linkRoutes } from '#ui/kit/link';
import { ShopProvider, type Shop } from '#ui/page/shop';
import { UiRoot } from '#ui/page/ui-root';

const SHOP: Shop = {
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

const page = (
  <ShopProvider shop={SHOP}>
    <UiRoot routes={linkRoutes(['/', '/gallery'])}>
      <ShopperProvider>
        <GalleryPage />
      </ShopperProvider>
    </UiRoot>
  </ShopProvider>
);
const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);

test('no component serves a style attribute, so that the policy for styles stays strict', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('no component serves an open dialog or a script handler', () => {
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).not.toMatch(/\son[a-z]+=/);
});
