// The login page explains why to sign in (CHK-1).
import { expect, test } from 'vitest';
import type { SignInType } from '#people/sessions/rules';
import { served, SHOP } from '#test/screen/page';
import { SignInDrawer } from './sign-in-drawer.tsx';
import SignInPage from './sign-in-page.tsx';

function pageOf(type: SignInType, locale: 'en-US' | 'fr-CA' = 'en-US'): string {
  // The page reads only its loader data.
  const props = { loaderData: { back: '', type, passwordChanged: false, title: '' } } as unknown as Parameters<typeof SignInPage>[0];
  return served(<SignInPage {...props} />, { ...SHOP, locale, copyLocale: locale });
}

test('[CHK-1] the login page mentions rewards when they are the reason, in English and French', () => {
  expect(pageOf('rewards')).toContain('Sign in to earn Rewards on this order');
  expect(pageOf('rewards', 'fr-CA')).toContain('Ouvrez une session pour accumuler des récompenses');
});

test('[CHK-1] only on the way to checkout can a guest continue without signing in', () => {
  const guest = 'Check out as a guest';
  expect([pageOf('checkout'), pageOf('none'), pageOf('rewards')].map((html) => html.includes(guest))).toEqual([true, false, false]);
  expect(pageOf('none')).toContain('Your cart stays as it is.');
});

test('[USR-8] [USR-11] on the business site the drawer leads to single sign-on as the page does, with the way back', () => {
  const nothing = (): void => undefined;
  const drawer = <SignInDrawer open onClose={nothing} onSignedIn={nothing} />;
  const business = { ...SHOP, site: { ...SHOP.site, tenant: 'business' as const } };
  expect(served(drawer, business)).toContain('href="/office/supplies/sign-on?target=%2F"');
  expect(served(drawer)).not.toContain('/sign-on');
});
