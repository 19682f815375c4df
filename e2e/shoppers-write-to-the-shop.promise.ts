// Chat and feedback, from the foot of a page: with and without JavaScript, in both languages (APP-20).
import { makePaths } from '../src/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

test('[APP-20] a guest chats: what is wrong is said and kept, what is sent is shown, and comes with the next visit', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chat with us' }).click();
  await page.waitForURL(`**${paths.chat()}`);
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('Do you have blue paper?');
  await main.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await main.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await main.getByRole('button', { name: 'Send' }).click();
  await main.getByText('Enter an email address like name@example.com.').waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: 'Email' }).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await main.getByLabel('Your message').inputValue()).toBe('Do you have blue paper?');
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('textbox', { name: 'Email' }).fill('ana.chats@inkwell.example');
  await main.getByRole('button', { name: 'Send' }).click();
  const log = main.getByRole('log', { name: 'Conversation' });
  await log.getByText('Do you have blue paper?').waitFor();
  await expect.poll(() => main.getByLabel('Your message').inputValue()).toBe('');
  await main.getByLabel('Your message').fill('And green?');
  await main.getByRole('button', { name: 'Send' }).click();
  await log.getByText('And green?').waitFor();
  await page.goto(shop.consumer + french.chat());
  await main.getByRole('log', { name: 'Conversation' }).getByText('And green?').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('[APP-20] feedback is given without JavaScript, and thanked for', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.business + french.help());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donner son avis' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Envoyer les commentaires' }).click();
  await main.getByText('Écrivez quelque chose').waitFor();
  await main.getByLabel('De quoi s’agit-il?').selectOption('delivery');
  await main.getByLabel(/^Comment était-ce/).selectOption('4');
  await main.getByLabel('Vos commentaires').fill('La livraison était rapide.');
  await main.getByRole('button', { name: 'Envoyer les commentaires' }).click();
  await main.getByText('Merci. Nous lisons chaque mot.').waitFor();
  await visitor.close();
});
