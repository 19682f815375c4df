import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighbour } from './menu-keys.ts';
import { Menu } from './menu.tsx';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s leads from action %i of three to action %i', (key, at, to) => {
  expect(neighbour(key, at, 3)).toBe(to);
});

test('other keys, keys from outside and an empty menu move nothing', () => {
  expect(neighbour('Enter', 1, 3)).toBeUndefined();
  expect(neighbour('ArrowDown', -1, 3)).toBeUndefined();
  expect(neighbour('ArrowDown', 0, 0)).toBeUndefined();
});

test('the served button opens its panel by the platform alone, and is named after its item', () => {
  const html = renderToStaticMarkup(
    <Menu label="More" about="– Glide gel pens">
      <a href="/lists">Add to list</a>
    </Menu>,
  );
  const id = /popovertarget="([^"]+)"/i.exec(html)?.[1];
  expect(id).toBeDefined();
  expect(html).toMatch(new RegExp(`id="${id}"[^>]* popover="auto"`));
  expect(html).toContain('More<span class="sr"> – Glide gel pens</span>');
});
