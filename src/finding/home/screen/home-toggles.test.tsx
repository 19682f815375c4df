// Banners, popular categories and recommendations of the home page follow their web toggles (USR-7).
import { expect, test } from 'vitest';
import { RowRail } from '#finding/recommendations/screen';
import { PAGE_TOGGLES, type PageToggle } from '#people/toggles/rules';
import { packed } from '#ui/page/packed';
import { aTile, served, SHOP } from '#test/screen/tile';
import HomePage from './home-page.tsx';

const paper = { id: 'paper', name: 'Paper', href: '/paper/cat_paper', image: '/pictures/category/paper.svg' };
const shown = {
  content: { slots: [], preview: null },
  departments: [paper],
  folders: [paper],
  deals: [],
  bestSellers: [],
  prints: { tiles: [], allHref: null },
  printerBrands: [],
};
// The page reads nothing else.
const props = { loaderData: { shown: packed(shown) } } as unknown as Parameters<typeof HomePage>[0];
const homeWithout = (name?: PageToggle) =>
  served(<HomePage {...props} />, { ...SHOP, toggles: PAGE_TOGGLES.filter((toggle) => toggle !== name) });

test('[USR-7] [HDR-5] banners are shown while they are on; the page keeps its heading without them', () => {
  expect(homeWithout()).toContain('<h1 id="hero-title">');
  const plain = homeWithout('banners');
  expect(plain).not.toContain('hero-title');
  expect(plain.match(/<h1/g)).toHaveLength(1);
});

test('[USR-7] [HDR-5] popular categories are shown while they are on', () => {
  expect(homeWithout()).toContain('id="departments-title"');
  expect(homeWithout('popularCategories')).not.toContain('id="departments-title"');
});

test('[USR-7] rows of recommendations are shown while they are on', () => {
  const rail = <RowRail row={{ place: 'home', title: 'Picked for you', scheme: 'popular', tiles: [aTile()] }} />;
  expect(served(rail)).toContain('Picked for you');
  expect(served(rail, { ...SHOP, toggles: [] })).not.toContain('Picked for you');
});
