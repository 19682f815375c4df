// A passkey is made on the security page and signs in from the sign-in page and the drawer, past two-step; it is renamed and removed (USR-11).
import type { CDPSession } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

const paths = makePaths('en-US');
const PASSWORD = 'a long enough password';

/** An authenticator in the browser that recognises everybody. */
async function plugIn(devtools: CDPSession): Promise<void> {
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('[USR-11] a passkey signs in from page and drawer, and goes', async ({ visitor, page, shop }) => {
  await plugIn(await visitor.newCDPSession(page));
  const main = page.getByRole('main');
  const signOut = async (): Promise<void> => {
    await page.evaluate(() => fetch('/api/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  };
  await page.goto(shop.consumer);
  await openAccount(page, { fullName: 'Paz Key', email: 'paz@inkwell.example', password: PASSWORD });
  await page.goto(shop.consumer + paths.accountSecurity(), { waitUntil: 'networkidle' });
  await main.getByRole('link', { name: 'Add a passkey' }).click();
  await main.getByRole('button', { name: 'Create a passkey' }).click();
  await main.getByText(/can sign you in now/).waitFor();

  await signOut();
  await page.goto(shop.consumer + paths.login({ jump: paths.accountSecurity() }));
  // The browser offers it in the e-mail field, and this one's owner takes it at once.
  await page.waitForURL(`**${paths.accountSecurity()}`);
  await main.getByText(/^Added .* last used/).waitFor();

  await signOut();
  await page.addInitScript(() => {
    if (typeof PublicKeyCredential === 'function') PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(shop.consumer + paths.deals(), { waitUntil: 'networkidle' });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /^sign in/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await banner.getByRole('link', { name: /paz/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.deals());

  await page.goto(shop.consumer + paths.accountSecurity());
  await main.getByRole('link', { name: /^Manage .* on / }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Desk');
  await main.getByRole('button', { name: 'Save name' }).click();
  await main.getByRole('link', { name: 'Manage Desk' }).click();
  await main.getByRole('button', { name: 'Remove this passkey' }).click();
  await main.getByText('You have no passkey yet.').waitFor();
  await signOut();
  await page.goto(shop.consumer + paths.login(), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await main.getByRole('alert').waitFor();
  // This comes last: the check of accessibility disconnects the virtual authenticator.
  expect(await axeFindings(page), 'refused').toEqual([]);
});
