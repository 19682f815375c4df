// Chat and feedback, from the foot of a page: with and without JavaScript, in both languages (APP-20).
import type { Locator } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

test('[APP-20] a guest chats: errors keep the text, sent messages appear, also at the next visit', async ({ page, shop }) => {
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

test('[APP-20] what comes in while somebody types leaves their words alone, and the last words stand in sight', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.consumer + paths.chat(), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const text = main.getByLabel('Your message');
  const log = main.getByRole('log', { name: 'Conversation' });
  await text.fill('Message 0');
  await main.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await main.getByRole('textbox', { name: 'Email' }).fill('ana.types@inkwell.example');
  await main.getByRole('button', { name: 'Send' }).click();
  for (let more = 1; more < 9; more += 1) {
    await log.getByText(`Message ${more - 1}`).waitFor();
    // Who wrote writes on: the field is empty and has the keyboard.
    await expect
      .poll(() => text.evaluate((field: HTMLTextAreaElement) => field === document.activeElement && field.value === ''))
      .toBe(true);
    await page.keyboard.type(`Message ${more}`);
    await main.getByRole('button', { name: 'Send' }).click();
  }
  await expect.poll(() => inSight(log.getByText('Message 8'))).toBe(true);
  expect(await inSight(text)).toBe(true);
  expect(await inSight(log.getByText('Message 0'))).toBe(false);

  await expect.poll(() => text.inputValue()).toBe('');
  await text.fill('Half a sent');
  const other = await page.context().newPage();
  await other.goto(shop.consumer + paths.chat(), { waitUntil: 'networkidle' });
  await other.getByRole('main').getByLabel('Your message').fill('From another window');
  await other.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => inSight(log.getByText('From another window'))).toBe(true);
  expect(await text.inputValue()).toBe('Half a sent');
});

/** Whether it can be seen without scrolling: in the window and in what scrolls around it. */
const inSight = (what: Locator): Promise<boolean> =>
  what.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const watch = new IntersectionObserver(([seen]) => {
          watch.disconnect();
          resolve((seen?.intersectionRatio ?? 0) > 0.9);
        });
        watch.observe(element);
      }),
  );

test('[APP-20] feedback is given without JavaScript, and thanked for', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.business + french.help());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donner son avis' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Envoyer les commentaires' }).click();
  await main.getByText('Entrez un message de').waitFor();
  await main.getByLabel('De quoi s’agit-il?').selectOption('delivery');
  await main.getByLabel(/^Comment était-ce/).selectOption('4');
  await main.getByLabel('Vos commentaires').fill('La livraison était rapide.');
  await main.getByRole('button', { name: 'Envoyer les commentaires' }).click();
  await main.getByText('Merci. Nous lisons chaque mot.').waitFor();
  await visitor.close();
});
