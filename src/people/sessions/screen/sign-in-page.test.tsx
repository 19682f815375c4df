// What the login says it is for (CHK-1).
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CopyLocale } from '#base/locale/rules';
import type { SignInType } from '#people/sessions/rules';
import { linkRoutes } from '#ui/kit/link';
import { ShopProvider, type Shop } from '#ui/page/shop';
import { UiRoot } from '#ui/page/ui-root';
import SignInPage from './sign-in-page.tsx';

const shopIn = (locale: CopyLocale & Shop['locale']): Shop => ({
  locale,
  copyLocale: locale,
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
  toggles: [],
});

function pageOf(type: SignInType, locale: 'en-US' | 'fr-CA' = 'en-US'): string {
  // The page reads its loader's answer alone.
  const props = { loaderData: { back: '', type, passwordChanged: false, title: '' } } as unknown as Parameters<typeof SignInPage>[0];
  const page = (
    <ShopProvider shop={shopIn(locale)}>
      <UiRoot routes={linkRoutes(['/'])}>
        <SignInPage {...props} />
      </UiRoot>
    </ShopProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

test('[CHK-1] who signs in for rewards is told so, in English and French', () => {
  expect(pageOf('rewards')).toContain('Sign in to earn Rewards on your order');
  expect(pageOf('rewards', 'fr-CA')).toContain('Ouvrez une session pour accumuler des récompenses');
});

test('[CHK-1] only on the way to checkout a guest goes on without signing in; any other sign-in is for itself', () => {
  const guest = 'Check out as a guest';
  expect([pageOf('checkout'), pageOf('none'), pageOf('rewards')].map((html) => html.includes(guest))).toEqual([true, false, false]);
  expect(pageOf('none')).toContain('Your cart stays as it is.');
});
