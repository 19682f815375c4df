// Trust 24: number, security code and PIN of a purchase are nowhere but in the frame's own call. Read after a whole purchase: what both
// programs printed while they wrote down every request, every table of both databases, all that the browser sent and all that came back.
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { giftNumber, SANDBOX_GIFTS, SANDBOX_PIN } from '#providers/sandbox-provider/rules';
import { makePaths } from '../src/base/paths.ts';
import { startShop } from '#test/running-shop';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';
import { filledData } from './support/own-shop.ts';
import type { ShopData } from './support/shop-data.ts';
import { tracesOf, type Places } from './support/traces.ts';

const CARD = { number: '371449635398431', expiry: '1239', securityCode: '8317' };
const GIFT = giftNumber({ dollars: 5, serial: 4417 });
const WRONG_PIN = '7391';
/** Values that never leave the frame. */
const SECRETS = {
  'card number': CARD.number,
  'security code': CARD.securityCode,
  'gift card number': GIFT,
  'wrong PIN': WRONG_PIN,
  PIN: SANDBOX_PIN,
};

/** All requests and messages of the browser, by recipient; the frame's token request is separate. */
function overhear(page: Page, origins: Readonly<Record<string, string>>) {
  const texts = new Map<string, string>();
  const pending: Promise<void>[] = [];
  const note = (place: string, text: string): void => void texts.set(place, `${texts.get(place) ?? ''}\n${text}`);
  const hostOf = (url: string) => Object.keys(origins).find((name) => url.startsWith(`${origins[name]}/`)) ?? 'others';
  page.context().on('request', (request) => {
    const host = hostOf(request.url());
    const isToken = host === 'pay' && new URL(request.url()).pathname === '/v1/tokens';
    note(`addresses asked of ${host}`, request.url());
    note(`headers sent to ${host}`, JSON.stringify(request.headers()));
    note(isToken ? TOKEN_CALLS : `bodies sent to ${host}`, request.postData() ?? '');
  });
  page.context().on('response', (response) => {
    const host = hostOf(response.url());
    note(`headers answered by ${host}`, JSON.stringify(response.headers()));
    // Redirects have no body, and leaving a page cancels some requests.
    pending.push(
      response.text().then(
        (text) => note(`bodies answered by ${host}`, text),
        () => undefined,
      ),
    );
  });
  return async (): Promise<ReadonlyMap<string, string>> => {
    await Promise.all(pending);
    return texts;
  };
}

const TOKEN_CALLS = 'the frame’s calls for a token';

type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Every row of every table, as text by table, without the numbers that rows are counted by. */
async function rowsOf(name: string, ask: Ask): Promise<Places> {
  const tables = await ask<{ readonly name: string; readonly counted: readonly string[] }>(
    `select format('%I.%I', table_schema, table_name) as name, array(
       select c.column_name::text from information_schema.columns c where c.table_schema = t.table_schema and c.table_name = t.table_name
         and (c.is_identity = 'YES' or c.column_default like 'nextval(%')
     ) as counted
     from information_schema.tables t where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places = new Map<string, string>();
  for (const { name: table, counted } of tables) {
    const rows = await ask<{ readonly text: string }>(`select (to_jsonb(t) - $1::text[])::text as text from ${table} t`, [counted]);
    places.set(`${name} ${table}`, rows.map(({ text }) => text).join('\n'));
  }
  return places;
}

/** What the shop and the provider kept; on PostgreSQL they share a database. Nobody else has it open. */
async function rowsKept({ DATA_DIR, DATABASE_URL }: ShopData['env']): Promise<Places> {
  if (DATABASE_URL !== undefined) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return rowsOf('shared', async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await client.query(text, [...values]);
      return rows as Row[]; // as the query names them
    }).finally(() => client.end());
  }
  const kept = new Map<string, string>();
  for (const [name, folder] of [
    ['shop', DATA_DIR],
    ['provider', `${DATA_DIR}/payment`],
  ] as const) {
    const db = await PGlite.create({ dataDir: `${folder}/db` });
    const rows = await rowsOf(
      name,
      async <Row>(text: string, values: readonly unknown[] = []) => (await db.query<Row>(text, [...values])).rows,
    );
    for (const [place, text] of rows) kept.set(place, text);
    await db.close();
  }
  return kept;
}

test(
  '[PAY-3] [PAY-4] trust 24: no log, table, request or answer of a whole purchase holds a number, a security code or a PIN',
  { timeout: 300_000 },
  async ({ browser }) => {
    const data = await filledData();
    onTestFinished(() => data.remove());
    // Both programs write down all they can.
    const shop = await startShop({ env: { ...data.env, LOG_LEVEL: 'trace' } });
    let isOver = false;
    onTestFinished(async () => void (isOver || (await shop.stop())));
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    const heard = overhear(page, shop.origins);
    // Its greeting ends with the list of cards to try, which names their PIN.
    await expect.poll(() => shop.output()).toContain(SANDBOX_GIFTS.at(-1)?.shows);
    const greeting = shop.output().length;
    await buyWithBoth(page, shop.origins.consumer);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    const traffic = await heard();
    await visitor.close();
    await shop.stop();
    isOver = true;

    const log = shop.output().slice(greeting);
    const places = new Map([
      ['log', log],
      ['what the browser keeps', kept],
      ...(await rowsKept(data.env)),
      ...[...traffic].filter(([place]) => place !== TOKEN_CALLS),
    ]);
    // It was looked where something is.
    for (const path of ['/v1/tokens', '/v1/balances', '/v1/authorisations', '/checkout/payment', '/checkout/review'])
      expect(log).toContain(path);
    for (const place of ['bodies sent to consumer', 'bodies answered by consumer', 'headers sent to pay', 'bodies answered by pay'])
      expect(traffic.get(place)?.length, place).toBeGreaterThan(200);
    for (const table of ['order_payment', 'sandbox_card', 'sandbox_authorisation'])
      expect([...places].find(([place]) => place.endsWith(`.${table}`))?.[1], table).toMatch(/\w/);
    expect(tracesOf(SECRETS, new Map([[TOKEN_CALLS, traffic.get(TOKEN_CALLS) ?? '']]))).toHaveLength(Object.keys(SECRETS).length);

    expect(tracesOf(SECRETS, places)).toEqual([]);

    // The provider's token of the card is sent to the shop's checkout only.
    const tokens = new Set((traffic.get('bodies sent to consumer') ?? '').match(/tok_[\w-]+/g));
    expect(tokens.size).toBeGreaterThanOrEqual(2);
    const untold = [...places].filter(([place]) => place === 'log' || place.includes('answered by consumer') || place.includes('.order_'));
    for (const token of tokens) expect(tracesOf({ token }, new Map(untold))).toEqual([]);

    // And it would be seen, wherever it were, however it were written.
    for (const [place, text] of places)
      for (const [what, secret] of Object.entries(SECRETS))
        for (const planted of [
          `(1,"{""cvv"": ""${secret}""}",2)`,
          `{"number":"${secret}"}`,
          `a=${secret}&b`,
          ` ${secret.replace(/(\d{4})(?=\d)/g, '$1 ')} `,
        ])
          expect(tracesOf({ [what]: secret }, new Map([[place, `${text.slice(-500)}\n${planted}`]])), `${what} in ${place}`).toHaveLength(
            1,
          );
  },
);

/** A gift card pays first, after a wrong PIN, and a credit card the rest. */
async function buyWithBoth(page: Page, origin: string): Promise<void> {
  const paths = makePaths('en-US');
  await putIntoCart(page, origin, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, 'US', 'secret@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await page.goto(origin + paths.checkout('payment', { tab: 'gift' }), { waitUntil: 'networkidle' });
  const frame = page.frameLocator('main iframe');
  for (const pin of [WRONG_PIN, SANDBOX_PIN]) {
    await frame.locator('input[name=number]').fill('');
    await frame.locator('input[name=number]').pressSequentially(GIFT);
    await frame.locator('input[name=securityCode]').fill('');
    await frame.locator('input[name=securityCode]').pressSequentially(pin);
    await pressOn(page);
    if (pin === WRONG_PIN) await page.getByText('That PIN doesn’t match this card. Check it and try again.').waitFor();
  }
  await page.getByRole('region', { name: 'Cards on this order' }).waitFor();
  await page.goto(origin + paths.checkout('payment', { tab: 'card' }), { waitUntil: 'networkidle' });
  await typeCard(page, CARD);
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await page.goto(origin + paths.confirmation(orderNumber), { waitUntil: 'networkidle' });
}
