import { expect, test } from './support/browser-test.ts';

/** A page without what differs by its address: the mark that makes it another one. */
const html = async (address: string, mark: string): Promise<string> =>
  (await (await fetch(`${address}${address.includes('?') ? '&' : '?'}utm_id=${mark}`)).text()).replaceAll(mark, 'mark');

test('a page made of cached parts has the bytes of one that was drawn whole', async ({ shop }) => {
  const home = await html(shop.consumer, 'x7q1');
  const [, department = ''] = /href="(\/[^"]+\/cat_[^"]+)"/.exec(home) ?? [];
  const [, product = ''] = /href="(\/[^"]+\/product_[^"]+)"/.exec(home) ?? [];
  for (const path of ['/', department, product, '/search?q=pens', '/fr-ca', '/fr-ca/search?q=stylos']) {
    const [drawn, kept] = [await html(shop.consumer + path, 'x7q2'), await html(shop.consumer + path, 'x7q3')];
    expect(kept).toBe(drawn);
    expect(kept).not.toContain('cached-part');
  }
});
