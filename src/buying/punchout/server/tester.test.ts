import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trial } from '#buying/punchout/contract';
import { add, cartOf, testCarts } from '#test/carts';
import { opens, purchasingSystem, settingOf, transfers } from '#test/punchout';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date() });
});
afterAll(() => shop.close());

const pathOf = (address: string): string => address.replace('http://business.localhost:3000', '');

test('[B2B-9] the page that plays the system sends a setup, takes the cart back, judges it, and sends it back to be edited', async () => {
  const { admin, connectionId } = await purchasingSystem(shop, 'tried', { shopsAs: 'named' });
  const path = `/api/punchout/tester/${connectionId}`;
  const tries = (body: object) => admin.send('POST', path, body);
  expect((await tries({ operation: 'create', email: 'ruth@tried.example' })).json()['code']).toBe('NOT_IN_TEST');
  await settingOf({ admin, connectionId }, '/state', { isEnabled: true, isTest: true });
  const shown = async (trial: string) => (await admin.send('GET', `${path}?trial=${trial}`)).json<{ trial: Trial }>().trial;
  const begins = async (body: object): Promise<{ browser: Browser; trial: string }> => {
    const { trial } = (await tries(body)).json<{ trial: string }>();
    const browser = shop.browser('business');
    expect((await opens(browser, pathOf((await shown(trial)).startPage))).status).toBe(303);
    return { browser, trial };
  };
  const first = await begins({ operation: 'create', email: 'ruth@tried.example' });
  await add(first.browser, [{ itemId: '101', qty: 3 }]);
  const form = await transfers(first.browser);
  expect(form.target).toBe('_parent');
  const received = await shop.shop.inject({
    method: 'POST',
    url: pathOf(form.action),
    headers: { host: 'business.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form.fields.map(({ name, value }): [string, string] => [name, value])).toString(),
  });
  expect(String(received.headers['set-cookie'])).toMatch(/__Host-punchout=; .*Max-Age=0/);
  expect([received.statusCode, received.headers.location]).toEqual([303, `/punchout/tester/${connectionId}?trial=${first.trial}`]);
  const view = await shown(first.trial);
  expect(view).toMatchObject({
    status: '200 OK',
    violations: [],
    lines: [{ itemId: '101', quantity: '3', price: '8.00', currency: 'USD' }],
  });
  expect(view.request).toContain('<SharedSecret>…</SharedSecret>');
  const again = await begins({ operation: 'edit', email: '', trial: first.trial });
  expect((await cartOf(again.browser)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['101', 3]]);
  // The list has the latest ten; the address of an earlier one still shows it.
  for (let more = 0; more < 10; more += 1) await tries({ operation: 'create', email: 'ruth@tried.example' });
  expect((await shown(first.trial)).lines).toHaveLength(1);
});

test('[B2B-9] ending a visit from the page closes its address and session, and gives the tester their own session and cart back', async () => {
  const { admin, connectionId } = await purchasingSystem(shop, 'ended', { shopsAs: 'named' });
  await settingOf({ admin, connectionId }, '/state', { isEnabled: true, isTest: true });
  const path = `/api/punchout/tester/${connectionId}`;
  const begin = async (): Promise<string> =>
    (await admin.send('POST', path, { operation: 'create', email: 'ruth@ended.example' })).json<{ trial: string }>().trial;
  const shown = async (trial: string) => (await admin.send('GET', `${path}?trial=${trial}`)).json<{ trial: Trial }>().trial;
  const end = (trial: string, by: Browser = admin) => by.send('POST', `${path}/end`, { trial });
  await add(admin, [{ itemId: '101', qty: 2 }]);
  const badge = admin.cookies.get('MCVCB');
  const [own, context] = [admin.cookies.get('__Host-inkwell'), admin.cookies.get('contextid')];

  const trial = await begin();
  expect((await opens(admin, pathOf((await shown(trial)).startPage))).status).toBe(303);
  await add(admin, [{ itemId: '101', qty: 5 }]);
  expect(admin.cookies.get('MCVCB')).not.toBe(badge);
  expect((await admin.send('GET', '/api/punchout')).json()).toMatchObject({ punchout: { isOver: false } });

  expect((await end(trial)).status).toBe(200);
  expect([admin.cookies.get('__Host-punchout') ?? '', admin.cookies.get('__Host-inkwell')]).toEqual(['', own]);
  expect([admin.cookies.get('MCVCB'), admin.cookies.get('contextid')]).toEqual([badge, context]);
  expect((await admin.send('GET', '/api/punchout')).json()).toEqual({ punchout: null });
  expect((await cartOf(admin)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['101', 2]]);
  const ended = await shown(trial);
  expect([ended.receivedAt, ended.endedAt === null, ended.lines]).toEqual([null, false, []]);
  // Again changes nothing, and another organization finds nothing to end.
  expect((await end(trial)).status).toBe(200);
  expect((await shown(trial)).endedAt).toBe(ended.endedAt);
  const stranger = await purchasingSystem(shop, 'passer', { shopsAs: 'named' });
  expect((await end(trial, stranger.admin)).json()['code']).toBe('TRIAL_NOT_FOUND');
  expect((await end('00000000-0000-4000-8000-000000000000')).json()['code']).toBe('TRIAL_NOT_FOUND');

  // A visit that nobody has opened cannot be opened any more; one in another browser is over.
  const closed = await begin();
  const address = pathOf((await shown(closed)).startPage);
  await end(closed);
  expect((await opens(shop.browser('business'), address)).headers['location']).toContain('why=LATE');
  const elsewhere = await begin();
  const visitor = shop.browser('business');
  await opens(visitor, pathOf((await shown(elsewhere)).startPage));
  await end(elsewhere);
  expect((await visitor.send('GET', '/api/punchout')).json()).toMatchObject({ punchout: { isOver: true } });
  expect(admin.cookies.get('__Host-inkwell')).toBe(own);
});
