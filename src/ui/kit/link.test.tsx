import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { LinkRoutesProvider } from '#ui/page/link-routes';
import { linkTarget } from '../page/link-target.ts';
import { Link, linkRoutes } from './link.tsx';

const routes = linkRoutes(['/', '/cart', '/orders/:orderId', '/:slug/product_:itemId', '/help/*', '/lists/:listId?']);

test.each([
  ['/', 'page'],
  ['/cart', 'page'],
  ['/cart/', 'page'],
  ['/cart?mcRefresh=1#lines', 'page'],
  ['/orders/9321-5507', 'page'],
  ['/gel-pens/product_310877', 'page'],
  ['/help', 'page'],
  ['/help/delivery/how', 'page'],
  ['/lists', 'page'],
  ['/lists/7', 'page'],
  ['?page=2', 'page'],
  ['#main', 'page'],
  ['/orders', 'document'],
  ['/invoices/9321.pdf', 'document'],
  ['/cart/other', 'document'],
  ['https://example.com/cart', 'outside'],
  ['//example.com', 'outside'],
  ['/\\example.com', 'outside'],
  ['mailto:help@example.com', 'outside'],
  ['tel:+18005550164', 'outside'],
  ['javascript:alert(1)', 'refused'],
  [' JavaScript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
])('[APP-14] %j leads to: %s', (address, target) => {
  expect(linkTarget(address, routes)).toBe(target);
});

const draw = (to: string, asDocument = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkRoutesProvider value={routes}>
        <Link to={to} asDocument={asDocument}>
          {'words'}
        </Link>
      </LinkRoutesProvider>
    </MemoryRouter>,
  );

test('[APP-14] a page whose opening does something is a plain anchor, which nothing loads ahead', () => {
  expect(draw('/cart', true)).toBe('<a href="/cart">words</a>');
});

test('[APP-14] every link is an anchor with its address, except one that would run code', () => {
  expect(draw('/cart')).toContain('href="/cart"');
  expect(draw('/orders')).toBe('<a href="/orders">words</a>');
  expect(draw('tel:+18005550164')).toBe('<a href="tel:+18005550164">words</a>');
  expect(draw('javascript:alert(1)')).toBe('<a>words</a>');
});

test('[APP-14] a missing route list is logged as an error, once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Link to="/cart">{'words'}</Link>
      </MemoryRouter>,
    );
  expect(bare()).toContain('href="/cart"');
  bare();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
