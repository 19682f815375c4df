// Artwork: uploaded, served, used in a design, ordered, printed and deleted.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { customizationContract } from '#goods/customization/contract';
import { FORGET_ARTWORK } from './artwork-queries.ts';
import { makeArtworks } from '#goods/customization/server';
import type { CartReply } from '#buying/cart/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { OrderDetail } from '#buying/orders/contract';
import { STAFF_JOBS } from '../../../../tools/staff-jobs.ts';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { buyer, count } from '#buying/orders/fixtures';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Uploaded = Static<(typeof customizationContract)['POST /api/artwork']['reply']>;

const [MUG, STAMP] = ['131', '130'];
const ADD = '/cc/api/checkout/default/item';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, [
        aRecord({ itemId: STAMP, kind: 'customSku', custom: { lines: 2, lineLength: 20 } }),
        aRecord({ itemId: MUG, kind: 'customSku', custom: { lines: 2, lineLength: 20, artwork: true } }),
      ]);
      await writeStock(
        tx,
        [STAMP, MUG].map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'replace',
      );
    });
  });
});
afterAll(() => shop.close());

const square = (color: string, side = 60) => sharp({ create: { width: side, height: side / 2, channels: 3, background: color } });
const upload = (browser: Browser, file: Buffer, prefix = '') =>
  browser.send('POST', `${prefix}/api/artwork`, { image: file.toString('base64') });
const uploaded = async (browser: Browser, file: Buffer): Promise<Uploaded> => (await upload(browser, file)).json<Uploaded>();
const add = async (browser: Browser, itemId: string, artwork: string, lines: readonly string[] = []) =>
  (await browser.send('POST', ADD, { items: [{ itemId, qty: 1, customization: { lines, artwork } }], version: 'b2' })).json<CartReply>();
const live = ({ cart }: CartReply) => cart.items.filter(({ status }) => status === 'active');

test('[CAT-8] a picture is re-encoded as WebP, upright and without its location, and visible to anybody with its id', async () => {
  const taken = await square('#aa3344')
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Somebody')).toBe(true);
  const { artworkId, href, width, height } = await uploaded(shop.browser(), taken);
  expect(artworkId).toMatch(/^[\w-]{22}$/);
  // It was stored sideways.
  expect([width, height]).toEqual([30, 60]);
  const reply = await shop.browser().send('GET', href);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  const { rows } = await shop.db.raw('select bytes from artwork where artwork_id = $1', [artworkId]);
  const bytes = Buffer.from(rows[0]?.['bytes'] as Uint8Array);
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif, bytes.includes('Somebody')]).toEqual(['webp', undefined, false]);
  for (const none of [`/artwork/${'x'.repeat(22)}.webp`, `/artwork/${artworkId}.png`, '/artwork/..%2F..%2Fetc.webp'])
    expect((await shop.browser().send('GET', none)).status, none).toBe(404);
});

test('[CAT-8] trust 12: files that are no picture, unpack to too much, are animated or a document get a clear refusal, and nothing is stored', async () => {
  const before = await count(shop.db, 'artwork');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const moving = await sharp([await square('#000').png().toBuffer(), await square('#fff').png().toBuffer()], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const cut = (await square('#123456', 400).png().toBuffer()).subarray(0, 60);
  for (const [what, file] of Object.entries({ text: Buffer.from('hello'), svg, bomb, moving, cut })) {
    const reply = await upload(shop.browser(), file);
    expect([what, reply.status, reply.json<{ message: string }>().message]).toEqual([
      what,
      400,
      'We couldn’t read that file. Choose a PNG, JPEG or WebP picture that isn’t animated.',
    ]);
  }
  const large = await upload(shop.browser(), Buffer.alloc(5_000_001), '/fr-ca');
  expect([large.status, large.json<{ message: string }>().message]).toEqual([
    400,
    'L’image dépasse 5\u00A0Mo. Réduisez-la et choisissez-la de nouveau.',
  ]);
  expect((await shop.browser().send('POST', '/api/artwork', { image: '' })).status).toBe(400);
  expect((await upload(shop.browser(), Buffer.alloc(6_000_000))).status).toBe(413);
  expect(await count(shop.db, 'artwork')).toBe(before);
});

test('[CAT-8] [CART-2] each picture makes its own line, which shows it; other goods and unknown ids are refused', async () => {
  const guest = shop.browser();
  const [red, blue] = [
    await uploaded(guest, await square('#f00').png().toBuffer()),
    await uploaded(guest, await square('#00f').webp().toBuffer()),
  ];
  await add(guest, MUG, red.artworkId);
  await add(guest, MUG, blue.artworkId, ['Hello']);
  const lines = live(await add(guest, MUG, red.artworkId));
  expect(lines).toMatchObject([
    { qty: 2, customization: { lines: [], color: null, typeface: null, artwork: red.artworkId }, product: { images: [red.href] } },
    { qty: 1, customization: { lines: ['Hello'], artwork: blue.artworkId }, product: { images: [blue.href] } },
  ]);
  expect(lines.map(({ product }) => product.name)).toEqual([
    'Northfold item 131 (your picture)',
    'Northfold item 131 – Hello (your picture)',
  ]);
  expect(lines[0]?.customSkuCode).not.toBe(lines[1]?.customSkuCode);
  for (const [itemId, artwork] of [
    [STAMP, red.artworkId],
    [MUG, 'x'.repeat(22)],
    [MUG, 'unknown'],
  ] as const) {
    const { messages, ...reply } = await add(guest, itemId, artwork, ['Hello']);
    expect(messages).toMatchObject([{ code: 'CUSTOM_SKU_REQUIRED', description: expect.stringContaining('can’t print that picture') }]);
    expect(live({ messages, ...reply })).toHaveLength(2);
  }
});

test('[CAT-8] [SFL-1] a picture moves with its line to the saved list, to the order and its repetition, and to production', async () => {
  const guest = shop.browser();
  const { artworkId, href } = await uploaded(guest, await square('#0a0').png().toBuffer());
  const [line] = live(await add(guest, MUG, artworkId));
  await guest.send('POST', '/cc/api/sfl', { cartItemId: line?.cartItemId });
  await guest.send('POST', '/cc/api/sfl/cart', {});
  expect(live((await guest.send('GET', '/cc/api/checkout')).json())).toMatchObject([{ customization: { artwork: artworkId } }]);

  const customization = { lines: [], artwork: artworkId };
  const { place, browser } = await buyer(shop, { itemId: MUG, delivery: { customization } });
  const { orderNumber } = (await place()).json<{ orderNumber: string }>();
  const look = { orderNumber, email: 'maya@example.com' };
  const { shipments } = (await browser.send('POST', '/api/order-lookup', look)).json<OrderDetail>();
  expect(shipments[0]?.lines).toMatchObject([
    { title: 'Northfold item 131 (your picture)', image: href, customization: { artwork: artworkId } },
  ]);
  const again = await browser.send('POST', ADD, { items: [{ itemId: MUG, qty: 1, customization: shipments[0]?.lines[0]?.customization }] });
  expect(live(again.json())).toMatchObject([{ customization: { artwork: artworkId } }]);

  const folder = await mkdtemp(join(tmpdir(), 'press-'));
  const said: string[] = [];
  const job = { db: shop.db, file: orderNumber, now: new Date(), say: (words: string) => said.push(words) };
  expect(await STAFF_JOBS['orders artwork']?.({ ...job, rest: [folder] })).toEqual([]);
  expect(await readdir(folder)).toEqual([`${MUG}-${artworkId}.webp`]);
  expect((await sharp(await readFile(join(folder, `${MUG}-${artworkId}.webp`))).metadata()).format).toBe('webp');
  expect(said.at(-1)).toBe('1 pictures written');
  expect(await STAFF_JOBS['orders artwork']?.({ ...job, rest: [] })).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('[CAT-8] an unused picture is deleted after a day; one in a cart, saved list or order stays', async () => {
  const guest = shop.browser();
  const [loose, inCart, saved] = [
    await uploaded(guest, await square('#111').png().toBuffer()),
    await uploaded(guest, await square('#222').png().toBuffer()),
    await uploaded(guest, await square('#333').png().toBuffer()),
  ];
  await add(guest, MUG, inCart.artworkId);
  const line = live(await add(guest, MUG, saved.artworkId)).find(({ customization }) => customization?.artwork === saved.artworkId);
  await guest.send('POST', '/cc/api/sfl', { cartItemId: line?.cartItemId });
  const artworks = makeArtworks(shop.db);
  const mine = [loose, inCart, saved].map(({ artworkId }) => artworkId);
  const { rows } = await shop.db.raw("select min(uploaded_at) as first, max(uploaded_at) + interval '1 second' as last from artwork");
  const { first, last } = rows[0] ?? {};
  await shop.db.run(FORGET_ARTWORK, [first as Date]);
  expect((await artworks.known(mine)).size).toBe(3);
  const ordered = await count(shop.db, 'artwork a', 'exists (select from artwork_ordered o where o.artwork_id = a.artwork_id)');
  expect(ordered).toBeGreaterThan(0);
  await shop.db.run(FORGET_ARTWORK, [last as Date]);
  expect([...(await artworks.known(mine))].toSorted()).toEqual([inCart.artworkId, saved.artworkId].toSorted());
  expect(await count(shop.db, 'artwork a', 'exists (select from artwork_ordered o where o.artwork_id = a.artwork_id)')).toBe(ordered);
});

test('[CAT-8] trust 20: too many uploads must wait', async () => {
  const guest = shop.browser();
  const file = await square('#456', 8).png().toBuffer();
  let status = 200;
  for (let at = 0; at < 31 && status === 200; at += 1) status = (await upload(guest, file)).status;
  expect(status).toBe(429);
});
