// An account opens by the link in a mail; whoever asks for one with somebody else's address sees the same page and learns nothing (USR-1, trust 20).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { putIntoCart } from './support/buying.ts';
import { openAccount, openingLink } from './support/new-account.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');
const PASSWORD = 'a long enough password';

test('[USR-1] [USR-8] trust 20: from the drawer the mail’s link leads back to the page, signed in, with the cart', async ({
  page,
  shop,
}) => {
  const email = 'drawer@inkwell.example';
  const banner = page.getByRole('banner');
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.deals(), { waitUntil: 'networkidle' });
  await banner.getByRole('link', { name: /^sign in/i }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Create account' }).last().click();
  await drawer.getByLabel('Full name').fill('Nora Quill');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await drawer.getByRole('button', { name: 'Create account' }).first().click();
  await drawer.getByRole('status').getByText(`We sent an email to ${email}.`).waitFor();
  // The pressed button is gone, so the result has the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(`We sent an email to ${email}.`);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await axeFindings(page), 'drawer').toEqual([]);
  const link = await openingLink(page, email);
  await drawer.getByRole('button', { name: 'Send it again' }).click();
  await drawer.getByText('We sent it again.').waitFor();

  await page.goto(link, { waitUntil: 'networkidle' });
  expect(await axeFindings(page), 'link').toEqual([]);
  await page.getByRole('main').getByText(`For ${email}, with the password you chose.`).waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`**${paths.deals()}`);
  await banner.getByRole('link', { name: /nora/i }).waitFor();
  await banner.getByRole('link', { name: /cart/i }).getByText('1', { exact: true }).waitFor();

  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await axeFindings(page), 'dead link').toEqual([]);
});

test('[USR-1] trust 20: without JavaScript a known address shows the same page in French, and its owner is informed', async ({
  browser,
  page: owner,
  shop,
}) => {
  const email = 'odette@inkwell.example';
  await owner.goto(shop.consumer);
  await openAccount(owner, { fullName: 'Odette Plume', email, password: PASSWORD });
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const main = page.getByRole('main');
  const pageFor = async (address: string): Promise<string> => {
    await page.goto(shop.consumer + french.createAccount());
    const typed = { fullName: 'Paul Curieux', email: address, password: 'un autre mot de passe' };
    for (const [name, text] of Object.entries(typed)) await main.locator(`input[name=${name}]`).fill(text);
    await main.locator('form button[type=submit]').click();
    await main.getByRole('heading', { name: 'Consulter vos courriels' }).waitFor();
    return (await main.innerText()).replaceAll(address, '');
  };
  expect(await pageFor(email)).toBe(await pageFor('personne@inkwell.example'));
  await main.getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await main.getByText('Nous l’avons envoyé de nouveau.').waitFor();

  const mail = page.getByRole('link', { name: 'Vous avez déjà un compte' });
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
  await expect.poll(() => page.getByRole('link', { name: 'Ouvrir une session' }).getAttribute('href')).toBe(shop.consumer + french.login());
  await page.goto((await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).getAttribute('href')) ?? '');
  await main.getByRole('heading', { name: 'Mot de passe oublié?' }).waitFor();
  await visitor.close();
});

test('[USR-1] trust 20: on another device, without JavaScript and in French, the link asks for the password that the account gets', async ({
  browser,
  page: asking,
  shop,
}) => {
  const email = 'ailleurs@inkwell.example';
  await asking.goto(shop.consumer + french.createAccount(), { waitUntil: 'networkidle' });
  const asked = asking.getByRole('main');
  const typed = { fullName: 'Aimée Ailleurs', email, password: PASSWORD };
  for (const [name, text] of Object.entries(typed)) await asked.locator(`input[name=${name}]`).fill(text);
  await asked.locator('form button[type=submit]').click();
  await asked.getByRole('heading', { name: 'Consulter vos courriels' }).waitFor();
  const link = await openingLink(asking, email);

  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const main = page.getByRole('main');
  const password = main.getByLabel('Mot de passe', { exact: true });
  await page.goto(link);
  await main.getByText('choisissez le mot de passe ici').waitFor();
  await password.fill('court');
  await main.getByRole('button', { name: 'Créer le compte' }).click();
  await main.getByText('Utilisez au moins 10 caractères').waitFor();
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  await password.fill('choisi sur le téléphone');
  await main.getByRole('button', { name: 'Créer le compte' }).click();
  await page.waitForURL(`**${french.account('consumer')}`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  await visitor.close();
});
