import { expect, test } from 'vitest';
import GalleryPage from './gallery-page.tsx';
import { ShopperProvider } from '#around/header/screen';
import { served } from '#test/screen/page';

const html = served(
  <ShopperProvider>
    <GalleryPage />
  </ShopperProvider>,
);

test('no component serves a style attribute, so that the policy for styles stays strict', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('no component serves an open dialog or a script handler', () => {
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).not.toMatch(/\son[a-z]+=/);
});
