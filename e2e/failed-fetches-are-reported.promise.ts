// A row that cannot be fetched is noted in the shop's log, and the page stays usable (REC-1).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

test('[REC-1] a failed fetch of recommendations is reported, and the page still sells', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  const told: string[] = [];
  await page.route('**/api/recommendations', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"UNAVAILABLE"}' }),
  );
  await page.route('**/cc/api/log', async (route) => {
    told.push((JSON.parse(route.request().postData() ?? '{}') as { msg: string }).msg);
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
  });
  await page.goto(shop.consumer + paths.product('x', '246810'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByText('Added 1 to cart').waitFor();
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await expect.poll(() => told).toContain('Recommendations failed');
});
