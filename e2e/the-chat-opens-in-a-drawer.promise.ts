// The chat opens over the page it is asked for on, is the same conversation as on its own page, and goes to the desk for businesses (HDR-4).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const EN = makePaths('en-US');
const FR = makePaths('fr-CA');

test('[HDR-4] [APP-20] a business chats in a drawer, which Back closes; the conversation is on its page as well', async ({
  page,
  shop,
}) => {
  const led: unknown[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/visitor/set_department') && led.push(request.postDataJSON())));
  await page.goto(shop.business + EN.help(), { waitUntil: 'networkidle' });
  const link = page.getByRole('main').locator('aside').getByRole('link', { name: 'Chat' });
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Chat with us' });
  await drawer.getByText('Hi! How can we help?').waitFor();
  await expect.poll(() => led).toEqual([{ department: [8] }]);
  expect(await axeFindings(page), 'the drawer').toEqual([]);

  // What is wrong is said at its field; what was typed stays.
  await drawer.getByLabel('Your message').fill('Do you print checks?');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await drawer.getByText('Enter your name, not an email address.').waitFor();
  await drawer.getByLabel('Name').fill('Bo');
  await drawer.getByLabel('Email').fill('bo.chats@inkwell.example');
  await drawer.getByRole('button', { name: 'Send' }).dblclick();
  const log = drawer.getByRole('log', { name: 'Conversation' });
  await log.getByText('Do you print checks?').waitFor();
  await drawer.getByText('We got your message and will answer here.').waitFor();
  expect(await log.getByText('Do you print checks?').count()).toBe(1);
  expect(await drawer.getByLabel('Your message').inputValue()).toBe('');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(EN.help());
  expect(await link.evaluate((one) => document.activeElement === one)).toBe(true);

  await page.goto(shop.business + EN.chat(), { waitUntil: 'networkidle' });
  await page.getByRole('log', { name: 'Conversation' }).getByText('Do you print checks?').waitFor();
});

test('[HDR-4] in French the drawer speaks French and asks for no desk; without JavaScript the link leads to the page', async ({
  page,
  browser,
  shop,
}) => {
  const led: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/set_department') && led.push(request.url())));
  await page.goto(shop.consumer + FR.help(), { waitUntil: 'networkidle' });
  await page.getByRole('main').locator('aside').getByRole('link', { name: 'Clavarder' }).click();
  const drawer = page.getByRole('dialog', { name: 'Clavarder avec nous' });
  await drawer.getByText('Bonjour! Comment pouvons-nous vous aider?').waitFor();
  expect(await axeFindings(page), 'the drawer in French').toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(led).toEqual([]);

  const plain = await newVisitor(browser, { javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(shop.consumer + EN.help());
  await form.getByRole('main').locator('aside').getByRole('link', { name: 'Chat' }).click();
  await form.getByRole('heading', { level: 1, name: 'Chat with us' }).waitFor();
  await plain.close();
});
