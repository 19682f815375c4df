// Cards are out of a representative's reach (USR-11): whatever call shows a shopper their cards shows none of it to who acts for them. The calls come
// from the registry, so that a new one is tried by itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import { actingAdmission } from '#base/access/rules';
import { localDay } from '#base/calendar/rules';
import { changesState } from '#platform/closed-input';
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { add, prepareCarts } from '#test/carts';
import { actorsOf } from '#test/representatives';
import { fieldsOf, type Shape } from '#test/inputs';
import { keeper, start } from '#test/restocks';
import { sendSample } from '#test/sample-call';
import { testShop, type Browser, type TestShop } from '#test/shop';

const CARD = '5555555555554444';
/** Its last digits, not as a part of an id or a longer number. */
const DIGITS = /(?<![\w-])4444(?![\w-])/;
const NICKNAME = 'Vera’s red card';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

interface Change {
  readonly field: string;
  readonly value: string;
}

/** A call with its smallest input, with every id of the shopper's things, and with the query that asks for the parts about payment. */
function changesOf(endpoint: Endpoint, ids: Readonly<Record<string, string>>): readonly (Change | undefined)[] {
  const named = Object.entries(endpoint.ids).flatMap(([field, kind]) => (ids[kind] === undefined ? [] : [{ field, value: ids[kind] }]));
  const asked = fieldsOf(endpoint.query as Shape | undefined, 'query').flatMap((field) =>
    field === 'query.grindType' ? [{ field, value: 'ALL' }] : field === 'query.requestType' ? [{ field, value: 'sbaACI' }] : [],
  );
  return [undefined, ...named, ...asked];
}

/** Ends the acting, or the session. */
const ENDS: readonly ContractKey[] = ['POST /api/acting/stop', 'POST /api/sign-out'];

/** A shopper with a card everywhere where one can stand: saved, for buy now, in checkout, of an order, of a restock. */
async function cardHolder() {
  const one = await keeper(shop, CARD);
  const { browser, email, cardId } = one;
  await browser.send(
    'POST',
    `/gus/api/usr/c/payments/${cardId}`,
    { userNotes: NICKNAME, defaultPayment: true },
    { 'x-http-method-override': 'PUT' },
  );
  const first = await buyer(shop, { itemId: '100', browser, card: CARD });
  expect((await browser.send('POST', '/api/quick-buy', { quickBuyActive: true })).status).toBe(200);
  const { orderNumber } = (await first.place()).json<{ orderNumber: string }>();
  const [restock = ''] = await start(one, { nextOn: localDay(new Date(Date.now() + 30 * 86_400_000), 'America/New_York') });
  await add(browser, [{ itemId: '101' }]);
  await buyer(shop, { itemId: '101', browser, card: CARD });
  const { rows } = await shop.db.raw(
    `select p.profile_id::text, c.card_id, c.reference from profile p join saved_card c using (profile_id) where p.email = $1`,
    [email],
  );
  const paid = await shop.db.raw('select authorisation_id from order_payment where order_number = $1 and authorisation_id is not null', [
    orderNumber,
  ]);
  const secrets = [NICKNAME, ...rows.flatMap(({ card_id: id, reference }) => [String(id), String(reference)])];
  return {
    browser,
    profileId: String(rows[0]?.['profile_id']),
    secrets: [...secrets, ...paid.rows.map(({ authorisation_id: id }) => String(id))],
    ids: { order: orderNumber, restock, payment: cardId, address: one.addressId },
  };
}

/** The calls whose answers say something about a card. */
async function tellingCalls(
  browser: Browser,
  calls: readonly (readonly [ContractKey, Endpoint])[],
  { ids, secrets }: { readonly ids: Readonly<Record<string, string>>; readonly secrets: readonly string[] },
): Promise<readonly string[]> {
  const telling = new Set<string>();
  for (const [key, endpoint] of calls) {
    for (const change of changesOf(endpoint, ids)) {
      const { body } = await sendSample(browser, key, endpoint, change);
      // What was sent may come back.
      const told = secrets.filter((secret) => secret !== change?.value && body.includes(secret));
      if (told.length > 0 || DIGITS.test(body)) telling.add(`${key} ${change?.field ?? ''}`.trim());
    }
  }
  return [...telling];
}

test('[USR-11] no call tells a representative a card of the shopper: no id, token, nickname or digit', async () => {
  const holder = await cardHolder();
  const actors = actorsOf(shop);
  const rep = await actors.representative();
  expect(
    (await rep.browser.send('POST', '/api/acting', { profileId: holder.profileId, reason: 'order', note: 'Wants paper.' })).status,
  ).toBe(200);
  const lines = [...shop.registry.lines]
    .map(([key, { endpoint }]) => [key, endpoint] as const)
    // What everybody is answered alike is nobody's.
    .filter(([key, { access }]) => access !== 'anyone' && !ENDS.includes(key));
  const reads = lines.filter(([key, endpoint]) => !changesState(key, endpoint) && parseKey(key).method === 'GET');
  const writes = lines.filter((line) => !reads.includes(line));
  const isOpen = ([key, endpoint]: (typeof lines)[number]): boolean =>
    actingAdmission(endpoint.acting, changesState(key, endpoint)) !== 'closed';

  const own = await tellingCalls(holder.browser, reads, holder);
  expect(own.length, own.join(', ')).toBeGreaterThan(5);
  expect(own.some((call) => call.startsWith('GET /api/orders/:orderNumber'))).toBe(true);
  expect(await tellingCalls(rep.browser, reads, holder)).toEqual([]);
  expect(await tellingCalls(rep.browser, writes.filter(isOpen), holder)).toEqual([]);
  expect((await rep.browser.send('GET', '/api/acting')).json()).toMatchObject({ acting: { representative: 'Grace Okafor' } });
}, 240_000);
