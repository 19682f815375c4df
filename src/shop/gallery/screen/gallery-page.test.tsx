import { expect, test } from 'vitest';
import GalleryPage from './gallery-page.tsx';
import { ShopperProvider } from '#around/header/screen';
import { served } from '#test/screen/page';

const html = served(
  <ShopperProvider>
    <GalleryPage />
  </ShopperProvider>,
);

test('no component renders a style attribute, which the content policy forbids', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('no component renders an open dialog or an inline handler', () => {
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).not.toMatch(/\son[a-z]+=/);
});
