// What the login says it is for (CHK-1).
import { expect, test } from 'vitest';
import type { SignInType } from '#people/sessions/rules';
import { served, SHOP } from '#test/screen/page';
import SignInPage from './sign-in-page.tsx';

function pageOf(type: SignInType, locale: 'en-US' | 'fr-CA' = 'en-US'): string {
  // The page reads its loader's answer alone.
  const props = { loaderData: { back: '', type, passwordChanged: false, title: '' } } as unknown as Parameters<typeof SignInPage>[0];
  return served(<SignInPage {...props} />, { ...SHOP, locale, copyLocale: locale });
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
