// Who wants to leave takes their data along and deletes their account, with and without JavaScript (USR-12).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { newVisitor } from './support/chromium.ts';
import { openAccount } from './support/new-account.ts';

const PASSWORD = 'a long enough password';

test.for([
  ['en-US', true, { understood: 'Check this box to go on', submit: 'Delete my account', deleted: 'Your account is deleted' }],
  [
    'fr-CA',
    false,
    { understood: 'Cochez cette case pour continuer', submit: 'Supprimer mon compte', deleted: 'Votre compte est supprimé' },
  ],
] as const)('[USR-12] an account is deleted: %s, JavaScript %s', async ([locale, javaScriptEnabled, words], { browser, shop }) => {
  const paths = makePaths(locale);
  const page = await (await newVisitor(browser, { javaScriptEnabled })).newPage();
  const email = `leaving-${locale.toLowerCase()}@inkwell.example`;
  await page.goto(shop.consumer + paths.help());
  await openAccount(page, { fullName: 'Nora Quill', email, password: PASSWORD });
  await page.goto(shop.consumer + paths.privacyAndData());
  const file = page.waitForEvent('download');
  await page.locator('main a[download]').click();
  expect((await file).suggestedFilename()).toMatch(/^inkwell-data-.*\.zip$/);
  const form = page.locator('main form');
  await form.locator('input[name=present]').fill(PASSWORD);
  await form.getByRole('button', { name: words.submit }).click();
  await form.getByText(words.understood).waitFor();
  await form.locator('input[name=present]').fill(PASSWORD);
  await form.locator('input[name=understood]').check();
  await form.getByRole('button', { name: words.submit }).click();
  await page.getByRole('heading', { name: words.deleted }).waitFor();
  await page.goto(shop.consumer + paths.privacyAndData());
  await page.waitForURL(`**${paths.login()}*`);
});
