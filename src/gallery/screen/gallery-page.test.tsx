import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import GalleryPage from './gallery-page.tsx';
import { linkRoutes } from '#ui/link';
import { UiRoot } from '#ui/ui-root';

const html = renderToString(
  <MemoryRouter>
    <UiRoot routes={linkRoutes(['/', '/gallery'])}>
      <GalleryPage />
    </UiRoot>
  </MemoryRouter>,
);

test('no component serves a style attribute, so that the policy for styles stays strict', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('no component serves an open dialog or a script handler', () => {
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).not.toMatch(/\son[a-z]+=/);
});
