// Who bought without an account finds the order by number and e-mail, and cancels one of its items, then all of it (CHK-5).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { lookUp, orderPlaced, pressOn, putIntoCart, reach, REAM, shownNumber, typeCard, typeDelivery } from './support/buying.ts';

const PENS = '310877';
const EMAIL = 'looked-up@inkwell.example';

const WORDS = {
  'en-US': {
    change: 'Change order',
    again: 'Reorder all',
    line: /^Cancel this item/,
    lineYes: 'Yes, cancel the item',
    order: 'Cancel order',
    orderYes: 'Yes, cancel the order',
    done: 'Done. It’s off your order.',
    newTotal: 'New total',
  },
  'fr-CA': {
    change: 'Modifier la commande',
    again: 'Tout commander de nouveau',
    line: /^Annuler cet article/,
    lineYes: 'Oui, annuler l’article',
    order: 'Annuler la commande',
    orderYes: 'Oui, annuler la commande',
    done: 'C’est fait. Nous l’avons retiré de votre commande.',
    newTotal: 'Nouveau total',
  },
} as const;

test.for(['en-US', 'fr-CA'] as const)(
  '[CHK-5] in %s a guest cancels an item and then the whole of an order that was looked up',
  async (locale, { page, shop, visitor }) => {
    const paths = makePaths(locale);
    const words = WORDS[locale];
    for (const itemId of [REAM, PENS]) await putIntoCart(page, shop.consumer, paths, itemId);
    await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    await typeDelivery(page, locale === 'en-US' ? 'US' : 'CA', EMAIL);
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    const orderNumber = await orderPlaced(page);

    // Elsewhere, where nothing is known of the order.
    await visitor.clearCookies({ name: /^(?!consent$)/ });
    await lookUp(page, shop.consumer + paths.orderLookup(), orderNumber, EMAIL);
    const main = page.getByRole('main');
    await main.locator('h1', { hasText: shownNumber(orderNumber) }).waitFor();
    // Actions of the order's own account are not offered.
    expect(await main.getByText(words.change, { exact: true }).count()).toBe(0);
    expect(await main.getByRole('button', { name: words.again }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    const lines = main.locator('summary', { hasText: words.line });
    expect(await lines.count()).toBe(2);
    await lines.first().click();
    await main.getByRole('button', { name: words.lineYes }).click();
    await main.getByText(words.newTotal).waitFor();
    await main.getByRole('status').getByText(words.done).waitFor();
    await expect.poll(() => lines.count()).toBe(1);
    await main.locator('h1', { hasText: shownNumber(orderNumber) }).waitFor();

    await main.getByText(words.order, { exact: true }).click();
    await main.getByRole('button', { name: words.orderYes }).click();
    await expect.poll(() => lines.count()).toBe(0);
    await main.locator('h1', { hasText: shownNumber(orderNumber) }).waitFor();
    expect(await main.getByText(words.order, { exact: true }).count()).toBe(0);
  },
);
