// Contracts from the sheet to the order: which one makes a price, what happens off contract, who may see and choose what (B2B-4).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Static } from 'typebox';
import type { ApprovalDetail } from '#buying/approvals/contract';
import type { CartReply } from '#buying/cart/contract';
import type { contractsContract } from '#buying/contracts/contract';
import { makeEndNotices } from '#buying/contracts/server';
import type { OrderDetail } from '#buying/orders/contract';
import { buyer, count } from '#buying/orders/fixtures';
import type { tilesContract } from '#finding/tiles/contract';
import { contractAfter, NOTHING_AGREED, readContractRow, type ContractState } from '#goods/pricing/rules';
import { readContractState, writeContractState, writeCosts } from '#goods/pricing/server';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { organization, type Organization } from '#test/organization';
import { cartOf, prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Contracts = Static<(typeof contractsContract)['GET /api/organization/contracts']['reply']>;
type Tiles = Static<(typeof tilesContract)['POST /api/tiles']['reply']>;

let shop: TestShop;
let firm: Organization;
let dana: Browser;
let accountNumber: string;
const now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, { now: () => now }, prepareCarts);
  firm = await organization(shop, 'contracts');
  dana = await firm.colleague('dana');
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [firm.mailOf('ruth')]);
  accountNumber = String(rows[0]?.['account_number']);
});
afterAll(() => shop.close());

type Cells = Readonly<Record<string, string>>;

/** Writes everything that is agreed with the firm, as an import of the whole does, and waits until the shop has it. */
async function agree(...rows: readonly Cells[]): Promise<void> {
  const read = rows.map((cells) => readContractRow({ account_number: accountNumber, currency: 'USD', ...cells }));
  const wrong = read.filter((row) => typeof row === 'string');
  expect(wrong).toEqual([]);
  await shop.db.transaction(async (tx) => {
    const before: ContractState = await readContractState(tx, [accountNumber]);
    await writeContractState(
      tx,
      before,
      contractAfter(
        NOTHING_AGREED,
        read.filter((row) => typeof row !== 'string'),
        true,
      ),
    );
  });
}
const core: Cells = { contract: 'C-1', contract_name: 'Office core' };
const price = (itemId: string, each: string, more: Cells = {}): Cells => ({ contract: 'C-1', item_id: itemId, price: each, ...more });
const choose = (policy: string, who = firm.admin) => who.send('POST', '/api/organization/off-contract-policy', { policy });
const read = async (who = firm.admin, search = '') =>
  (await who.send('GET', `/api/organization/contracts?search=${encodeURIComponent(search)}`)).json<Contracts>();
const tile = async (itemId: string, prefix = '') =>
  (await dana.send('POST', `${prefix}/api/tiles`, { itemIds: [itemId] })).json<Tiles>().tiles[0];
const add = async (itemId: string) =>
  (await dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1 }], ignoreExistQty: true })).json<CartReply>();
const marked = (itemId: string, text: string | null) =>
  vi.waitFor(async () => expect((await tile(itemId))?.mark?.text ?? null).toBe(text), { timeout: 10_000 });

test('[B2B-4] tile, cart, order and page name the contract that makes the price; it stays with the order', async () => {
  await agree(
    core,
    price('100', '5.00', { breaks: '10=4.50' }),
    { contract: 'C-2', contract_name: 'Second' },
    { ...price('100', '4.80'), contract: 'C-2' },
  );
  await marked('100', 'Contract price');
  expect(await tile('100')).toMatchObject({ price: '$4.80', contract: true, blocked: null });
  expect((await tile('100'))?.priceReasons[0]).toBe('Price of your contract Second (no. C-2).');
  expect((await tile('100', '/fr-ca'))?.mark ?? null).toBeNull();
  const one = await buyer(shop, { itemId: '100', browser: dana });
  const cart = await cartOf(dana, '?trace=true');
  expect(cart.items[0]).toMatchObject({ messages: [], priceInfo: { source: 'contract', contract: 'Second', finalPricePerUnit: 4.8 } });
  expect(cart.items[0]?.trace?.[0]).toMatchObject({ kind: 'price', source: 'contract', contract: 'Second' });
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  await agree(core, price('100', '5.00'));
  const order = (await dana.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(order.shipments[0]?.lines[0]).toMatchObject({ itemId: '100', unitPrice: 4.8, contract: 'Second' });
});

test('[B2B-4] off contract: allowed without a word, with a warning, and refused when added and when placed', async () => {
  await agree(core, price('100', '5.00'));
  await marked('100', 'Contract price');
  expect(await tile('101')).toMatchObject({ mark: null, blocked: null });
  expect((await choose('warn')).status).toBe(200);
  await marked('101', 'Off contract');
  const warned = await add('101');
  expect(warned.messages).toMatchObject([{ code: 'RESTRICTED_ITEM', type: 'warning', itemId: '101' }]);
  expect(warned.cart.items.find(({ itemId }) => itemId === '101')?.messages).toMatchObject([{ code: 'RESTRICTED_ITEM', type: 'warning' }]);
  const one = await buyer(shop, { itemId: '101', browser: dana });
  await choose('block');
  await vi.waitFor(async () => expect((await tile('101'))?.blocked).toContain('only items on contract'), { timeout: 10_000 });
  expect((await tile('101'))?.mark?.tone).toBe('bad');
  expect((await tile('100'))?.blocked).toBeNull();
  // What stood in the cart before is not placed either.
  expect((await one.place()).status).not.toBe(200);
  expect((await add('101')).messages).toMatchObject([{ code: 'RESTRICTED_ITEM', type: 'failure', itemId: '101' }]);
  await choose('allow');
  await marked('101', null);
});

test('[B2B-4] [B2B-3] with the policy approval an order with something off contract waits for an administrator', async () => {
  await agree(core, price('100', '5.00'));
  await choose('approval');
  await marked('101', 'Off contract, needs approval');
  const free = await firm.colleague('finn');
  expect((await (await buyer(shop, { itemId: '100', browser: free })).place()).json<{ wasSent?: true }>().wasSent).toBeUndefined();
  const asker = await firm.colleague('asa');
  const sent = (await (await buyer(shop, { itemId: '101', browser: asker })).place()).json<{ orderNumber: string; wasSent?: true }>();
  expect(sent.wasSent).toBe(true);
  const seen = (await firm.admin.send('GET', `/api/approvals/${sent.orderNumber}`)).json<ApprovalDetail>();
  expect(seen).toMatchObject({ forMe: true, lines: [{ itemId: '101', onContract: false, contract: '' }] });
  expect(seen.reasons.join()).toBe('Not on your contract: Northfold item 101.');
  await choose('allow');
});

test('[B2B-4] [B2B-8] H_SAM chooses the policy once with a line of history, unless a contract fixes it; without prices it waits', async () => {
  await agree(core, price('100', '5.00'));
  const lines = () => count(shop.db, 'organization_event', `account_number = '${accountNumber}' and kind = 'offContractwarn'`);
  const before = await lines();
  await Promise.all([choose('warn'), choose('warn')]);
  expect(await lines()).toBe(before + 1);
  expect((await choose('warn', dana)).status).toBe(403);
  expect((await dana.send('GET', '/api/organization/contracts')).status).toBe(403);
  await agree({ ...core, off_contract: 'approval' }, price('100', '5.00'));
  await vi.waitFor(async () => expect((await read()).policy).toEqual({ own: 'warn', holds: 'approval', fixedBy: 'Office core' }), {
    timeout: 10_000,
  });
  const refused = await choose('allow');
  expect([refused.status, refused.json()]).toMatchObject([409, { code: 'POLICY_FIXED', message: expect.stringContaining('Office core') }]);
  await agree();
  await vi.waitFor(async () => expect((await read()).policy).toEqual({ own: 'warn', holds: 'allow', fixedBy: '' }), { timeout: 10_000 });
  expect(await tile('101')).toMatchObject({ mark: null });
  await choose('allow');
});

test('[B2B-4] the page says what each contract covers and finds items; the file has the prices; nothing says what an item costs the shop', async () => {
  await shop.db.transaction((tx) => writeCosts(tx, [{ itemId: '101', currency: 'USD', cents: 333 }]));
  await agree(
    { ...core, valid_until: '2026-12-10' },
    price('100', '5.00', { breaks: '10=4.50', own_number: 'OUR-7' }),
    { contract: 'C-2', contract_name: '=Cost', valid_from: '2026-01-01' },
    { contract: 'C-2', item_id: '101', cost_plus: '23' },
    { contract: 'C-3', contract_name: 'Next year', valid_from: '2027-01-01' },
  );
  await vi.waitFor(async () => expect((await read()).priced).toBe(2), { timeout: 10_000 });
  const page = await read();
  expect(page.contracts.map(({ number, state, first, last, items }) => [number, state, first, last, items])).toEqual([
    ['C-1', 'endsSoon', null, '2026-12-10', 1],
    ['C-2', 'active', '2026-01-01', null, 0],
    ['C-3', 'upcoming', '2027-01-01', null, 0],
  ]);
  expect(page.contracts[1]?.covers).toMatchObject([{ scope: 'item', percent: null, best: null, items: 1 }]);
  expect((await read(firm.admin, 'our-7')).found).toMatchObject([
    { itemId: '100', contract: 'Office core', onContract: true, price: 5, breaks: [{ qty: 10, price: 4.5 }] },
  ]);
  expect((await read(firm.admin, '102')).found).toMatchObject([{ itemId: '102', onContract: false, price: null, contract: '' }]);
  expect((await read(firm.admin, 'no such thing')).found).toEqual([]);
  const file = await firm.admin.send('GET', '/account/contracts.csv');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('Office core,C-1,USD,5.00,10=4.50');
  // Escaped, so that no spreadsheet takes it for a formula.
  expect(file.body).toContain(`'=Cost,C-2,USD,4.10`);
  expect((await dana.send('GET', '/account/contracts.csv')).status).toBe(403);
  expect((await shop.browser('business').send('GET', '/account/contracts.csv')).status).toBe(401);
  const said = [JSON.stringify(await read(firm.admin, '101')), file.body, JSON.stringify(await tile('101'))].join();
  for (const cost of ['333', '3.33', '23%', '"percent":23']) expect(said).not.toContain(cost);
});

test('[B2B-4] thirty days before its end each administrator is told once, and again only when the end moves', async () => {
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const queued: object[] = [];
  const [look, mail] = makeEndNotices({
    db: shop.db,
    clock: { now: () => now },
    hosts: makeHosts(readConfig({ PORT: '3000' })),
    mailer: { send: async (letter: (typeof mails)[number]) => void mails.push(letter) },
    jobs: { enqueue: async (_tx: unknown, _queue: string, data: object) => void queued.push(data) },
  });
  const run = async (): Promise<number> => {
    // The scheduled job gets no data.
    await Promise.all([look?.handle(undefined as never), look?.handle(undefined as never)]);
    for (const data of queued.splice(0)) await mail?.handle(data as never);
    return mails.splice(0).length;
  };
  await agree({ ...core, valid_until: '2026-12-25' });
  expect(await run()).toBe(0);
  await agree({ ...core, valid_until: '2026-12-10' });
  await Promise.all([look?.handle(undefined as never), look?.handle(undefined as never)]);
  expect(queued).toHaveLength(1);
  for (const data of queued.splice(0)) await mail?.handle(data as never);
  expect(mails).toMatchObject([{ subject: 'Your contract Office core ends on December 10, 2026' }]);
  expect(mails.splice(0)[0]?.text).toContain('/account/contracts');
  expect(await run()).toBe(0);
  await agree({ ...core, valid_until: '2026-12-11' });
  expect(await run()).toBe(1);
});
