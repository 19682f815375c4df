// An administrator connects the organization's identity provider, tries it and turns it on; a colleague signs in by their address and signs out at both.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { identityProvider, type IdentityProvider } from '#test/identity-provider';
import { startShop } from '#test/running-shop';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';
import { emptyData } from './support/shop-data.ts';

const paths = makePaths('en-US');
const ruth = { fullName: 'Ruth Adler', email: 'ruth@fern.example', password: 'a lamp in the window', company: 'Fern Ltd' };

const accountNumberOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/session')).json()) as { accountNumber: string }).accountNumber);

async function connect(page: Page, business: string, provider: IdentityProvider): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(business + paths.signOnSettings(), { waitUntil: 'networkidle' });
  expect(await main.getByLabel('Redirect address', { exact: true }).inputValue()).toBe(business + paths.signOnReturn('fern-ltd'));
  await main.getByLabel('Issuer').fill(provider.issuer);
  await main.getByLabel('Client ID').fill(provider.clientId);
  await main.getByLabel('Client secret').fill(provider.clientSecret);
  await main.getByRole('button', { name: 'Save connection' }).click();
  await main.getByRole('link', { name: 'Test sign-on' }).waitFor();
  await main.getByRole('textbox', { name: 'Domain', exact: true }).fill('fern.example');
  await main.getByRole('button', { name: 'Add domain' }).click();
  await main.getByText('Not verified').waitFor();
}

test('[USR-6] [USR-11] an organization sets up single sign-on, and a colleague signs in by address and out at both', async ({
  page,
  browser,
}) => {
  const data = await emptyData();
  onTestFinished(() => data.remove());
  const env = { ...data.env, INKWELL_DEMO: 'no', INKWELL_SIGN_ON_HOSTS: '127.0.0.1' };
  const shop = await startShop({ provider: false, env });
  onTestFinished(async () => void (await shop.stop()));
  const { business } = shop.origins;
  const signedOutUris = [business + paths.signOnSignedOut('fern-ltd')];
  const provider = await identityProvider([business + paths.signOnReturn('fern-ltd')], { signedOutUris });
  onTestFinished(() => provider.close());
  await page.goto(business + paths.help());
  await openAccount(page, ruth);
  await connect(page, business, provider);
  const prove = ['--conditions=server', 'tools/staff.ts', 'domains', 'prove', await accountNumberOf(page), 'fern.example'];
  await promisify(execFile)(process.execPath, prove, { env: { ...process.env, ...env } });

  const main = page.getByRole('main');
  provider.signInAs({ sub: 'ruth', email: ruth.email, email_verified: true, name: ruth.fullName });
  await main.getByRole('link', { name: 'Test sign-on' }).click();
  await main.getByText('It works. Ruth Adler would be signed in.').waitFor();
  await main.getByRole('radio', { name: /^Their choice/ }).check();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await main.getByText('Saved').waitFor();
  const signOut = main.getByRole('region', { name: 'Sign out of your provider as well' });
  await signOut.getByRole('button', { name: 'Turn on' }).click();
  await signOut.getByRole('button', { name: 'Turn off' }).waitFor();
  expect(await axeFindings(page), 'settings').toEqual([]);

  provider.signInAs({ sub: 'nora', email: 'nora@fern.example', email_verified: true, name: 'Nora Park' });
  const visitor = await newVisitor(browser);
  onTestFinished(() => visitor.close());
  const colleague = await visitor.newPage();
  const theirs = colleague.getByRole('main');
  const signOn = async (): Promise<void> => {
    await colleague.goto(business + paths.signOn(), { waitUntil: 'networkidle' });
    await theirs.getByLabel('Work email').fill('nora@fern.example');
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('banner').getByRole('link', { name: /nora/i }).waitFor();
  };
  await signOn();
  const signIns = provider.signIns();
  await colleague.goto(business + paths.account('business'), { waitUntil: 'networkidle' });
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await theirs.getByText('We’re taking you to Fern Ltd').waitFor();
  await colleague.getByRole('button', { name: 'Yes, sign me out' }).click();
  await theirs.getByText('You’re signed out of your Fern Ltd account as well.').waitFor();
  expect(await axeFindings(colleague), 'signed out').toEqual([]);
  await signOn();
  expect(provider.signIns()).toBe(signIns + 1);
});
