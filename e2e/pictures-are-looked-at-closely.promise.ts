// The pictures of a product can be magnified, moved and turned by mouse, touch and keyboard.
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const PRODUCT = '/item/product_246810';

async function openPictures(page: Page, address: string, enlarge: string, next: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: enlarge }).click();
  await page.getByRole('dialog').getByRole('button', { name: next }).waitFor();
}

const told = (page: Page) => page.getByRole('dialog').getByRole('status');

/** The picture's position after its transition. */
const picture = async (page: Page) => {
  await page.evaluate(async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))));
  const box = await page.getByRole('dialog').locator('img').boundingBox();
  if (box === null) throw new Error('There is no picture');
  return box;
};

test('[CAT-2] by keyboard: plus, minus and 0 magnify, arrows move what is magnified and turn what is whole', async ({ page, shop }) => {
  await openPictures(page, shop.consumer + PRODUCT, 'Enlarge picture', 'Next picture');
  expect(await told(page).textContent()).toMatch(/^Picture 1 of \d$/);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => told(page).textContent()).toMatch(/^Picture 1 of \d, magnified to 225%$/);
  expect(await axeFindings(page)).toEqual([]);
  const before = await picture(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await picture(page)).x).toBeLessThan(before.x - 40);
  await page.keyboard.press('-');
  await expect.poll(() => told(page).textContent()).toContain('150%');
  await page.keyboard.press('0');
  await expect.poll(() => told(page).textContent()).toMatch(/^Picture 1 of \d$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => told(page).textContent()).toMatch(/^Picture 2 of \d$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('[CAT-2] by mouse: the wheel, a double click and dragging; by buttons with names', async ({ page, shop }) => {
  await openPictures(page, shop.consumer + PRODUCT, 'Enlarge picture', 'Next picture');
  const whole = await picture(page);
  await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => told(page).textContent()).toContain('magnified');
  await page.getByRole('button', { name: 'Show the whole picture' }).click();
  await expect.poll(() => told(page).textContent()).not.toContain('magnified');
  await page.mouse.dblclick(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await expect.poll(() => told(page).textContent()).toContain('250%');
  await expect.poll(async () => Math.round(((await picture(page)).width / whole.width) * 10)).toBe(25);
  const before = await picture(page);
  await page.mouse.down();
  await page.mouse.move(whole.x + whole.width / 2 - 80, whole.y + whole.height / 2 - 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await picture(page)).x - before.x)).toBe(-80);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => told(page).textContent()).toContain('167%');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => told(page).textContent()).toMatch(/^Picture 2 of \d$/);
});

test('[CAT-2] by touch, in French: pinch, double tap, swipe; without motion where none is wanted', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  await openPictures(page, `${shop.consumer}/fr-ca${PRODUCT}`, 'Agrandir l’image', 'Image suivante');
  expect(await axeFindings(page)).toEqual([]);
  const { x, y, width, height } = await picture(page);
  const [middle, level] = [x + width / 2, y + height / 2];
  const debug = await visitor.newCDPSession(page);
  const touch = (type: string, ...points: readonly (readonly [number, number])[]) =>
    debug.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([at, down], id) => ({ x: at, y: down, id })),
    });
  await touch('touchStart', [middle - 30, level], [middle + 30, level]);
  await touch('touchMove', [middle - 60, level], [middle + 60, level]);
  await touch('touchEnd');
  await expect.poll(() => told(page).textContent()).toContain('200\u00A0%');
  for (const _tap of [1, 2]) {
    await touch('touchStart', [middle, level]);
    await touch('touchEnd');
  }
  await expect.poll(() => told(page).textContent()).toMatch(/^Image 1 sur \d$/);
  await touch('touchStart', [middle + 80, level]);
  await touch('touchMove', [middle - 20, level + 4]);
  await touch('touchEnd');
  await expect.poll(() => told(page).textContent()).toMatch(/^Image 2 sur \d$/);
  const lasting = await page
    .getByRole('dialog')
    .locator('img')
    .evaluate((image) => getComputedStyle(image.parentElement ?? image).transitionDuration);
  expect(lasting).toBe('0.001s');
  await visitor.close();
});
