// The tile service (CAT-9): every field of §3, and the effect of each input (decision 0260).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import type { Listing } from '#finding/listing/contract';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let guest: Browser;
let password: string;

beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
  guest = shop.browser();
});
afterAll(() => shop.close());

const listing = async (body: unknown) => (await guest.send('POST', '/api/listing', body)).json<Listing>();
const CONTEXT = { tenant: 't', legacyTenant: 'l', locale: 'en_US', channelId: 'c', siteId: 's', langId: '-1', langCd: 'EN', storeId: '1' };

test('[CAT-9] [CAT-3] the tile service answers product tile items at both of its addresses', async () => {
  const body = { serviceContext: CONTEXT, query: { skus: ['246810', 'no-such-item'], inputs: { sparq: true } } };
  for (const proxy of ['productTileProxy', 'sparxProxy']) {
    const reply = await guest.send('POST', `/ele-lpd/api/${proxy}/getProductTileData`, body);
    expect(reply.json<{ data: unknown[] }>().data).toEqual([
      expect.objectContaining({
        itemId: '246810',
        price: '$46.99',
        priceValue: 46.99,
        units: 'sheet',
        actionLabel: 'Add to cart',
        restrictionDetails: null,
        lastOrderedDate: null,
        itemDetails: { priceInfo: { finalPricePerUnit: 46.99 } },
      }),
    ]);
  }
});

/** Discontinued, with a replacement. */
const GONE = '900013';
/** Cheaper from ten units. */
const BREAKS = '246811';

const tileItems = async (query: object, browser = guest) =>
  (await browser.send('POST', '/ele-lpd/api/productTileProxy/getProductTileData', { serviceContext: CONTEXT, query })).json<{
    data: readonly Readonly<Record<string, unknown>>[];
  }>().data;

test('[CAT-3] [CAT-9] tiles have their catalogue, colour in a set, requested code, and membership benefits', async () => {
  const code = '782102-0123456789ABC';
  const [paper, stamp] = await tileItems({ skus: ['246810', code, '246810-0123456789ABC'] });
  expect(paper).toMatchObject({ catalogId: 'consumer-US', customSkuCode: null, membershipOverlay: null, swatchLabel: null });
  expect(stamp).toMatchObject({ itemId: '782102', customSkuCode: code });
  const pens = await listing({ categoryId: 'writing' });
  const labels = await tileItems({ skus: pens.tiles.map(({ itemId }) => itemId) });
  expect(labels.some(({ swatchLabel }) => typeof swatchLabel === 'string')).toBe(true);
  const member = shop.browser();
  await member.send('POST', '/api/sign-in', { email: 'premium@inkwell.example', password });
  const [software] = (await listing({ categoryId: 'software' })).tiles;
  const [shipped, download] = await tileItems({ skus: ['246810', software?.itemId] }, member);
  expect(shipped).toMatchObject({ membershipOverlay: 'Free delivery with your membership' });
  expect(download).toMatchObject({ membershipOverlay: null });
});

test('[CAT-9] each input of the tile service works as in decision 0260', async () => {
  const { restrictionDetails } = (await tileItems({ skus: [GONE] }))[0] as { restrictionDetails: { altProducts: string[] } };
  const [instead = ''] = restrictionDetails.altProducts;
  expect(await tileItems({ skus: [GONE], inputs: { skipGlobalAlts: true } })).toMatchObject([
    { resolvedItemId: GONE, restrictionDetails: { altProducts: [] } },
  ]);
  expect(await tileItems({ skus: [GONE], inputs: { isListProductAlt: true } })).toMatchObject([{ itemId: GONE, resolvedItemId: instead }]);
  expect(await tileItems({ skus: [GONE, '246810'], inputs: { sparq: true } })).toMatchObject([{ itemId: '246810' }]);
  expect(await tileItems({ skus: ['246810'], inputs: { brandTransformationSwitch: true } })).toMatchObject([
    { title: expect.stringMatching(/^Everyday copy paper/) },
  ]);
  const beside = { type: 'ALT', orgItemId: GONE };
  expect((await tileItems({ skus: ['246810', instead], itemReqObj: beside })).map(({ itemId }) => itemId)).toEqual([instead]);
  const each = async (itemReqObj: object): Promise<number> => {
    const [item] = (await tileItems({ skus: [BREAKS], itemReqObj })) as unknown as [
      { itemDetails: { priceInfo: { finalPricePerUnit: number } } },
    ];
    return item.itemDetails.priceInfo.finalPricePerUnit;
  };
  expect(await each({ quantity: 500 })).toBeLessThan(await each({}));
  expect(await each({ orgQty: 50, altFactor: 10 })).toBe(await each({ quantity: 500 }));
  expect(await each({ quantity: 'many' })).toBe(await each({}));
});

test('[CAT-9] [REC-2] an item that is sponsored in a list of its category has addresses that count it, and no other item has', async () => {
  const { rows } = await shop.db.raw(
    'select item_id, sponsorship_id from sponsorship where category_id is not null order by item_id limit 1',
  );
  const [{ item_id: itemId, sponsorship_id: sponsorshipId } = {}] = rows as { item_id: string; sponsorship_id: string }[];
  const [paid, plain] = (await tileItems({ skus: [itemId, '246810'] })) as readonly Record<string, string | boolean | null>[];
  expect(plain).toMatchObject({ isSSPT: false, impBeacon: null, clickBeacon: null });
  const counted = (kind: string) =>
    expect.stringContaining(`kind=${kind}&place=sponsored&scheme=sponsored.${sponsorshipId}&item=${itemId}`);
  expect(paid).toMatchObject({ isSSPT: true, impBeacon: counted('seen'), clickBeacon: counted('opened') });
  expect((await guest.send('GET', String(paid?.['clickBeacon']))).status).toBe(200);
});

test('[CAT-9] [APP-18] a service context without a required field is refused with the field’s name', async () => {
  const body = { serviceContext: { ...CONTEXT, siteId: '' }, query: { skus: ['246810'] } };
  const reply = await guest.send('POST', '/ele-lpd/api/productTileProxy/getProductTileData', body);
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ message: 'siteId is required' });
});
