// Neighboring tiles align: a picture has the same size and height with any number of badges above it.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

interface Box {
  readonly top: number;
  readonly height: number;
  readonly badges: number;
}

/** The first sheet's pictures with the number of badge lines above each. A string, because it runs in the page. */
const MEASURE = `[...document.querySelectorAll('main ul[data-narrow] article')].map((tile) => {
  const picture = tile.querySelector('img').getBoundingClientRect();
  const badges = [...tile.querySelectorAll('img ~ div > span')].map((badge) => Math.round(badge.getBoundingClientRect().top));
  return { top: Math.round(picture.top), height: Math.round(picture.height), badges: new Set(badges).size };
})`;

test.for([
  ['wide', 1366],
  ['a phone’s, two beside each other', 390],
] as const)('[CAT-4] two lines of badges make no picture smaller than its neighbours’ (%s)', async ([, width], { browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width, height: 900 } });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + makePaths('fr-CA').search({ q: 'papier' }), { waitUntil: 'networkidle' });
  if (width < 600) await page.getByRole('button', { name: /deux/i }).click();
  const boxes = (await page.evaluate(MEASURE)) as Box[];
  const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
  // The test needs a row with one tile of two badges and one of fewer.
  expect(
    rows.some((row) => row.length > 1 && new Set(row.map(({ badges }) => badges)).size > 1 && row.some(({ badges }) => badges > 1)),
  ).toBe(true);
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  expect(rows.slice(0, -1).every((row) => row.length === rows[0]?.length)).toBe(true);
  await visitor.close();
});
