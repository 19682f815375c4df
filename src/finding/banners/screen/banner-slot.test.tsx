import { expect, test } from 'vitest';
import { served } from '#test/screen/tile';
import type { ShownBanner } from './banner-types.ts';
import { BannerSlot } from './banner-slot.tsx';

const banner = (id: string, over: Partial<ShownBanner> = {}): ShownBanner => ({
  id,
  layout: 'twoAcross',
  theme: 'paper',
  headline: id,
  text: [],
  body: [],
  description: '',
  actions: [{ to: '/deals', words: 'See it' }],
  picture: null,
  spans: null,
  screens: ['lg', 'md', 'sm', 'xs'],
  beacon: '',
  clickBeacon: '',
  ...over,
});
const drawn = (...banners: readonly ShownBanner[]): string =>
  served(
    <BannerSlot content={{ slot: 'homeGrid', banners: [...banners], own: false }} level={1}>
      <p>The shop’s own</p>
    </BannerSlot>,
  );

test('[HDR-3] neighbours of one layout share a grid, with columns per screen size', () => {
  const html = drawn(banner('a', { spans: { lg: 8, md: 6, sm: 12, xs: 12 } }), banner('b'), banner('c', { layout: 'fourAcross' }));
  expect([...html.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['twoAcross', 'fourAcross']);
  expect(html).toContain('data-lg="8" data-md="6" data-sm="12" data-xs="12"');
});

test.each([
  ['hero', 'hero'],
  ['fullBleed', 'bleed'],
  ['promoMessage', 'promo'],
  ['threeAcross', 'across'],
] as const)('[HDR-3] layout %s is drawn as %s', (layout, look) => {
  expect(drawn(banner('a', { layout }))).toContain(`data-banner="${look}"`);
});

test('[HDR-3] pictures per screen size, the last for every other screen; text has its hands and links', () => {
  const sources = [
    { media: '(width >= 1025px)', src: '/pictures/1/main.svg' },
    { media: '', src: '/pictures/1/detail.svg' },
  ];
  const html = drawn(
    banner('a', {
      picture: { alt: 'A chair', sources },
      text: [{ text: 'Now ' }, { text: 'cheap', bold: true }, { text: '\n' }, { text: 'here', href: '/deals' }],
    }),
  );
  expect(html).toContain(
    '<source media="(width &gt;= 1025px)" srcSet="/pictures/1/main.svg"/><img src="/pictures/1/detail.svg" alt="A chair"',
  );
  expect(html).toMatch(/Now <strong>cheap<\/strong><br\/><a href="\/deals"[^>]*>here<\/a>/);
});

test('[HDR-2] what is for some screens says so, and an empty slot shows the shop’s own', () => {
  expect(drawn(banner('a', { layout: 'hero', screens: ['xs'] }))).toContain('data-screens="xs"');
  expect(drawn()).toMatch(/^<div class="[^"]+" data-slot="homeGrid"><p>The shop’s own<\/p><\/div>$/);
});

test('[HDR-3] the first headline is the page’s, the others stand below it; a card is a link with its short headline', () => {
  const html = drawn(banner('a', { layout: 'hero', headline: 'Two\nlines' }), banner('b'));
  expect(html).toMatch(/<h1[^>]*>Two<br\/>lines<\/h1>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(drawn(banner('a', { layout: 'fourAcross', theme: 'iconCard', headline: 'Gift cards' }))).toMatch(
    /<a [^>]*href="\/deals"[^>]*><span>Gift cards/,
  );
});
