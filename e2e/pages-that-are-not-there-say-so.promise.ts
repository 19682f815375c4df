// An address that is no page answers 404 under a title of its own, and search engines leave it out: a first segment that is no language, and a page
// past the end of a list, which leads to its first one.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

async function headOf(page: Page, address: string) {
  const status = (await page.goto(address, { waitUntil: 'networkidle' }))?.status();
  return {
    status,
    title: await page.title(),
    robots: await page.locator('meta[name=robots]').getAttribute('content'),
    addresses: await page.locator('link[rel=canonical], link[rel=alternate]').count(),
  };
}

test.for(['/nonsense', '/xx-yy', '/nonsense/deals'])('%s is a page that is not there, inside the shop', async (path, { page, shop }) => {
  expect(await headOf(page, shop.consumer + path)).toEqual({
    status: 404,
    title: 'We couldn’t find that page | Inkwell',
    robots: 'noindex',
    addresses: 0,
  });
  await page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Paper', exact: true }).count()).toBe(1);
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Paper', exact: true }).click();
  await page.waitForURL('**/cat_paper');
});

test.for([
  ['a department', paths.category('paper', 'paper')],
  ['the deals', paths.deals()],
  ['a brand', paths.brand('northfold')],
  ['a search', `${paths.search()}?q=paper`],
] as const)('a page past the end of %s is not there and offers the first', async ([, list], { page, shop }) => {
  const head = await headOf(page, `${shop.consumer}${list}${list.includes('?') ? '&' : '?'}page=900`);
  expect(head).toMatchObject({ status: 404, addresses: 0 });
  expect(head.robots).toContain('noindex');
  await page.getByRole('heading', { name: 'This list has no page 900' }).waitFor();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.waitForURL(`**${list}`);
  await page.locator('main article h3').first().waitFor();
});
