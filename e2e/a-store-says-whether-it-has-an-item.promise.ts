// "Check an item here" on a store's page (STO-1, LST-5): typed with and without scripts, scanned numbers typed in the camera's drawer, and what the answer offers goes
// into the cart for pickup in that store.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const STORE = '0008';
const PAPER = '246810';

test('[STO-1] [LST-5] a typed number is answered, and the item goes into the cart for pickup here', async ({ browser, shop }) => {
  const paths = makePaths('en-US');
  const page = await (await newVisitor(browser, { viewport: { width: 390, height: 844 } })).newPage();
  const main = page.getByRole('main');
  await page.goto(shop.consumer + paths.store(STORE), { waitUntil: 'networkidle' });
  await main.getByLabel('Item number, UPC or product link').fill(PAPER);
  await main.getByRole('button', { name: 'Check stock' }).click();
  await main.getByText(/^\d+ in stock$/).waitFor();
  expect(await axeFindings(page), 'answer').toEqual([]);
  await main.getByRole('button', { name: /^Add to cart for pickup here/ }).click();
  const pickedUp = () =>
    page.evaluate(async () => {
      const reply = (await (await fetch('/cc/api/checkout')).json()) as {
        cart: { items: { itemId: string; shippingInfo: { deliveryType: string; pickStoreNumber: string | null } }[] };
      };
      return reply.cart.items.map(({ itemId, shippingInfo }) => [itemId, shippingInfo.deliveryType, shippingInfo.pickStoreNumber]);
    });
  await expect.poll(pickedUp).toEqual([[PAPER, 'ISP', STORE]]);

  await page.goto(shop.consumer + paths.storeStock(STORE, 'no such number'), { waitUntil: 'networkidle' });
  await main.getByText('We don’t have an item with the number “no such number”').waitFor();
  await main.getByRole('button', { name: 'Scan with the camera' }).click();
  const drawer = page.getByRole('dialog', { name: 'Scan a code' });
  await drawer.getByLabel('Or type the number').fill(PAPER);
  await drawer.getByRole('button', { name: 'Look it up' }).click();
  await main.getByText(/^\d+ in stock$/).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('[STO-1] without scripts the same form answers, in French', async ({ browser, shop }) => {
  const paths = makePaths('fr-CA');
  const page = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  const main = page.getByRole('main');
  await page.goto(shop.consumer + paths.store('0501'));
  await main.getByLabel('Numéro d’article, CUP ou lien d’un produit').fill(shop.consumer + makePaths('fr-CA').product('papier', PAPER));
  await main.getByRole('button', { name: 'Vérifier le stock' }).click();
  await main.getByRole('heading', { level: 1, name: /^Vérifier un article/ }).waitFor();
  await main
    .getByRole('link', { name: /papier/i })
    .first()
    .waitFor();
  await page.context().close();
});
