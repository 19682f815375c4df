// The steps of checkout as a guest takes them. Fields go by their names, so that the steps are the same in every language.
import type { Locator, Page } from 'playwright-core';
import { localePrefix } from '#locale/rules';

// The zip code comes last: it fills in the city, and would do so between two keys.
const GUEST = {
  US: {
    email: 'rosa.lind@inkwell.example',
    fullName: 'Rosa Lind',
    address1: '12 Union Ave',
    city: 'Framingham',
    state: 'MA',
    zip: '01702',
  },
  CA: {
    email: 'rosa.lind@inkwell.example',
    fullName: 'Rosa Lind',
    address1: '1200 rue Peel',
    city: 'Montréal',
    state: 'QC',
    zip: 'H3B 1A7',
  },
} as const;

/** A card that the sandbox provider approves. */
export const GOOD_CARD = { number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123' } as const;

/** Where the calls of an edition go. */
type Edition = { readonly locale: Parameters<typeof localePrefix>[0] };

/** Puts items into the cart of the page's visitor, without pressing anything. The page must be one of the shop's. */
export async function putIntoCart(
  page: Page,
  { locale }: Edition,
  items: readonly { readonly itemId: string; readonly qty: number }[],
): Promise<void> {
  // As text: this runs in the page.
  const send = `fetch('${localePrefix(locale)}/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ items }))} }).then((reply) => reply.status)`;
  const status: unknown = await page.evaluate(send);
  if (status !== 200) throw new Error(`The cart did not take the items: ${String(status)}`);
}

/** Items that can be bought as they are, in the order of the listing. */
export async function buyableItems(page: Page, { locale }: Edition, count: number): Promise<string[]> {
  const ask = `fetch('${localePrefix(locale)}/api/listing', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1,"size":60}' }).then((reply) => reply.json())`;
  const { tiles } = (await page.evaluate(ask)) as {
    tiles: { itemId: string; canAdd: boolean; isOutOfStock: boolean; increment: number }[];
  };
  const buyable = tiles.filter(({ canAdd, isOutOfStock, increment }) => canAdd && !isOutOfStock && increment === 1);
  return buyable.slice(0, count).map(({ itemId }) => itemId);
}

export async function fillDelivery(page: Page, country: keyof typeof GUEST): Promise<void> {
  const form = page.locator('main form');
  const { state, ...typed } = GUEST[country];
  for (const [name, text] of Object.entries(typed)) await form.locator(`input[name="${name}"]`).fill(text);
  await form.locator('select[name="state"]').selectOption(state);
}

export async function fillCard(page: Page, card: Readonly<Record<string, string>> = GOOD_CARD): Promise<void> {
  const frame = page.frameLocator('#card-frame iframe');
  for (const [name, text] of Object.entries(card)) await frame.locator(`input[name="${name}"]`).fill(text);
}

/** Presses the one button that moves the step on, and waits for the page it leads to. */
export async function goOn(page: Page, to: RegExp): Promise<void> {
  await stepButton(page).click();
  await page.waitForURL(to);
}

export function stepButton(page: Page): Locator {
  return page.locator('main form button[type="submit"]').locator('visible=true').last();
}
