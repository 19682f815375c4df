// Whoever forgot their password gets another by mail, without scripts and in French; the account's own pages are open to everyone (USR-1, USR-8).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openingLink } from './support/new-account.ts';

const french = makePaths('fr-CA');
const paths = makePaths('en-US');

test('[USR-1] without JavaScript a forgotten password is replaced by the mailed link, once, in French', async ({
  browser,
  shop,
  page: mailbox,
}) => {
  await mailbox.goto(shop.consumer);
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const main = page.getByRole('main');
  const email = 'odile.encre@inkwell.example';
  const type = (name: string, text: string): Promise<void> => main.locator(`input[name=${name}]`).fill(text);
  const send = (): Promise<void> => main.locator('form button[type=submit]').first().click();

  await page.goto(shop.consumer + french.createAccount({ jump: french.account('consumer') }));
  await type('fullName', 'Odile Encre');
  await type('email', email);
  await type('password', 'un premier mot de passe');
  await send();
  await main.getByRole('heading', { name: 'Consulter vos courriels' }).waitFor();
  await page.goto(await openingLink(mailbox, email));
  await main.getByRole('button', { name: 'Créer le compte' }).click();
  await main.getByRole('heading', { name: 'Bonjour, Odile' }).waitFor();
  await main.getByRole('button', { name: 'Fermer la session' }).click();

  await page.goto(shop.consumer + french.login());
  await main.getByRole('link', { name: 'Mot de passe oublié?' }).click();
  await type('email', email);
  await send();
  await main.getByRole('heading', { name: 'Consulter vos courriels' }).waitFor();

  const mail = page.getByRole('link', { name: 'Choisir un nouveau mot de passe' });
  await expect
    .poll(
      async () => {
        await page.goto(`${shop.consumer}${paths.mailbox()}?to=${encodeURIComponent(email)}`);
        return mail.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await mail.click();
  // A mail's link opens a tab of its own.
  const link = (await page.getByRole('link', { name: 'Choisir un mot de passe' }).getAttribute('href')) ?? '';
  await page.goto(link);
  await type('password', 'court');
  await send();
  await main.getByText('Utilisez au moins 10 caractères').waitFor();
  await type('password', 'un second mot de passe');
  await send();
  await main.getByText('Mot de passe modifié.').waitFor();
  await type('email', email);
  await type('password', 'un second mot de passe');
  await send();
  await page.goto(shop.consumer + french.account('consumer'));
  await main.getByRole('heading', { name: 'Bonjour, Odile' }).waitFor();

  await page.goto(link);
  await main.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor();
  await visitor.close();
});

test('[USR-1] [USR-8] axe finds nothing on the account’s pages and in the sign-in drawer', async ({ page, shop, password }) => {
  await page.goto(shop.consumer + paths.deals(), { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^sign in/i })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await drawer.getByLabel('Email').waitFor();
  // The sheet has slid in.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByLabel('Email').fill('shopper@inkwell.example');
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  for (const path of [paths.account('consumer'), paths.accountDetails(), paths.orders()]) {
    await page.goto(shop.consumer + path, { waitUntil: 'networkidle' });
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
});
