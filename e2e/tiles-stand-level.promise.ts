// Neighbours on a sheet of products are of one size: however many badges stand above a picture, it is as large and as high as the next.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

interface Box {
  readonly top: number;
  readonly height: number;
  readonly badges: number;
}

/** Pictures of the first sheet, and how many lines of badges stand above each. As text: this runs in the page. */
const MEASURE = `[...document.querySelectorAll('main ul[data-narrow] article')].map((tile) => {
  const picture = tile.querySelector('img').getBoundingClientRect();
  const badges = [...tile.querySelectorAll('img ~ div > span')].map((badge) => Math.round(badge.getBoundingClientRect().top));
  return { top: Math.round(picture.top), height: Math.round(picture.height), badges: new Set(badges).size };
})`;

test.for([
  ['wide', 1366],
  ['a phone’s, two beside each other', 390],
] as const)(
  '[CAT-4] two badges above one another make no picture smaller than its neighbours’ (%s)',
  async ([, width], { browser, shop }) => {
    const visitor = await newVisitor(browser, { viewport: { width, height: 900 } });
    const page = await visitor.newPage();
    await page.goto(shop.consumer + makePaths('fr-CA').search({ q: 'papier' }), { waitUntil: 'networkidle' });
    if (width < 600) await page.getByRole('button', { name: /deux/i }).click();
    const boxes = (await page.evaluate(MEASURE)) as Box[];
    const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
    // Some row has a tile with two badges and one with fewer, or nothing would be tried here.
    expect(
      rows.some((row) => row.length > 1 && new Set(row.map(({ badges }) => badges)).size > 1 && row.some(({ badges }) => badges > 1)),
    ).toBe(true);
    expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    expect(rows.slice(0, -1).every((row) => row.length === rows[0]?.length)).toBe(true);
    await visitor.close();
  },
);
