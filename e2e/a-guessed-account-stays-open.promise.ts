// Somebody guesses at a password: its owner answers one question and signs in, by keyboard, in the drawer, and without JavaScript (USR-8, trust 36).
import type { Page } from 'playwright-core';
import { captchaWords } from '#people/captcha/words';
import { sayer } from '#base/locale/words';
import { sessionsWords } from '#people/sessions/words';
import { solved } from '#test/captcha';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

const french = makePaths('fr-CA');
const [say, ask] = [sayer(sessionsWords, 'fr-CA'), sayer(captchaWords, 'fr-CA')];
const PASSWORD = 'a long enough password';

/** Ten wrong passwords, as a program sends them. */
async function guess(page: Page, email: string): Promise<void> {
  const codes = await page.evaluate(async (to) => {
    const seen: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      const body = JSON.stringify({ email: to, password: `guess ${at}` });
      const reply = await fetch('/fr-ca/api/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      seen.push(((await reply.json()) as { code: string }).code);
    }
    return seen;
  }, email);
  expect(codes).toEqual(Array.from({ length: 10 }, () => 'SIGN_IN_FAILED'));
}

const questionIn = async (page: Page): Promise<string> =>
  ((await page.locator('label:has-text("Votre réponse") .sr').textContent()) ?? '').replaceAll(/\s+/g, ' ');

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

async function accountOf(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin + french.home());
  await openAccount(page, { fullName: 'Nora Quill', email, password: PASSWORD });
}

const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => ((await (await fetch('/api/session')).json()) as { signedIn: boolean }).signedIn);

test.for([
  [1366, 768],
  [390, 844],
])(
  '[USR-8] trust 36: by keyboard the owner answers in French and gets in (%i × %i)',
  async ([width, height], { page: known, browser, shop }) => {
    const email = `guessed${width}@inkwell.example`;
    await accountOf(known, shop.consumer, email);
    const visitor = await newVisitor(browser, { viewport: { width: width!, height: height! } });
    const page = await visitor.newPage();
    await page.goto(shop.consumer + french.login(), { waitUntil: 'networkidle' });
    await guess(page, email);
    await page.locator('main input[name=email]').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: say('questionTitle') }).waitFor();
    // The typed text is still there, and the answer has the focus.
    await expect.poll(() => focused(page)).toBe('captcha');
    expect(await page.locator('main input[name=password]').inputValue()).toBe(PASSWORD);
    await page.getByText(say('questionWhy')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.screenshot({ path: `screens/sign-in-question-${width}.png`, fullPage: true });
    const first = await questionIn(page);
    await page.keyboard.type('xyz');
    await page.keyboard.press('Enter');
    await page.getByText(ask('CAPTCHA_WRONG')).waitFor();
    await expect.poll(() => questionIn(page)).not.toBe(first);
    await expect.poll(() => focused(page)).toBe('captcha');
    await page.keyboard.type(solved(await questionIn(page)));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('/office/supplies/login'));
    expect(await isSignedIn(page)).toBe(true);
    await visitor.close();
  },
);

test('[USR-8] trust 36: the drawer asks the question as well; a browser that has signed in before gets none', async ({
  page,
  browser,
  shop,
}) => {
  const email = 'drawer.guessed@inkwell.example';
  await accountOf(page, shop.consumer, email);
  const visitor = await newVisitor(browser);
  const stranger = await visitor.newPage();
  await stranger.goto(shop.consumer + french.deals(), { waitUntil: 'networkidle' });
  await guess(stranger, email);
  await stranger
    .getByRole('banner')
    .getByRole('link', { name: say('signIn') })
    .or(stranger.locator(`header a[href*="${french.login()}"]`))
    .first()
    .click();
  const drawer = stranger.getByRole('dialog', { name: say('signInTitle') });
  await drawer.getByLabel(say('email')).fill(email);
  await drawer.getByLabel(say('password'), { exact: true }).fill(PASSWORD);
  await drawer.getByRole('button', { name: say('signIn') }).click();
  await drawer.getByRole('group', { name: say('questionTitle') }).waitFor();
  await expect.poll(() => focused(stranger)).toBe('captcha');
  await stranger.screenshot({ path: 'screens/sign-in-question-drawer.png' });
  await stranger.keyboard.type(solved(await questionIn(stranger)));
  await stranger.keyboard.press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  expect(await isSignedIn(stranger)).toBe(true);
  await visitor.close();

  await guess(page, email);
  await page.evaluate(() => fetch('/api/sign-out', { method: 'POST' }));
  await page.goto(shop.consumer + french.login(), { waitUntil: 'networkidle' });
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/office/supplies/login'));
  expect(await isSignedIn(page)).toBe(true);
});

test('[USR-8] trust 36: without JavaScript the question works too; further guesses get a wait in seconds', async ({
  page: known,
  browser,
  shop,
}) => {
  const email = 'plain.guessed@inkwell.example';
  await accountOf(known, shop.consumer, email);
  const program = await newVisitor(browser);
  const programs = await program.newPage();
  await programs.goto(shop.consumer + french.login());
  await guess(programs, email);
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + french.login());
  const submit = async (captcha?: string) => {
    await page.locator('main input[name=email]').fill(email);
    await page.locator('main input[name=password]').fill(PASSWORD);
    if (captcha !== undefined) await page.locator('main input[name=captcha]').fill(captcha);
    await page.locator('main form button[type=submit]').click();
  };
  await submit();
  await page.getByRole('group', { name: say('questionTitle') }).waitFor();
  await submit(solved(await questionIn(page)));
  await page.waitForURL((url) => !url.pathname.includes('/office/supplies/login'));
  await visitor.close();

  await guess(programs, email);
  const headers = { origin: shop.consumer, 'sec-fetch-site': 'same-origin' };
  let reply = await program.request.post(shop.consumer + french.login(), { form: { email, password: 'guess' }, headers });
  for (let more = 0; more < 10 && reply.status() !== 429; more += 1)
    reply = await program.request.post(shop.consumer + french.login(), { form: { email, password: 'guess' }, headers });
  expect(reply.status()).toBe(429);
  expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(0);
  await program.close();
});
