// What each demo account sees and may that others do not: pages, services, goods, prices, and how it is addressed (APP-4, USR-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionFacts } from '#people/sessions/contract';
import { admissionTo, PAGE_ACCESS, shownCaller } from '#people/access/rules';
import { demoShop, type Browser, type TestShop } from '#test/shop';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop({ INKWELL_DEMO: 'yes' });
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

interface OwnTile {
  readonly price: string | null;
  readonly contract: boolean;
  readonly blocked: string | null;
  readonly pickup: { readonly ok: boolean };
}

/** Pages whose address names nothing of a shopper's. */
const PAGES = Object.keys(PAGE_ACCESS).filter((pattern) => !pattern.includes(':'));
/** One with agreed prices, one that policies name, one of a wholesaler, one for health care, one off contract. */
const GOODS = ['401588', '900008', '900009', '900010', '246812'];

/** Everything that a person could notice, by what it is about. */
async function seenBy(browser: Browser) {
  const session = (await browser.send('GET', '/api/session')).json<SessionFacts>();
  const caller = shownCaller(session);
  const { tiles } = (await browser.send('POST', '/api/tiles', { itemIds: GOODS, zip: '01702', storeNumber: '0008' })).json<{
    tiles: OwnTile[];
  }>();
  const found = GOODS.map(async (itemId) => (await browser.send('GET', `/api/product/${itemId}`)).status === 200);
  const details = await browser.send('POST', '/api/account/details', { fullName: '', phone: '' });
  const item = { itemId: '401588', qty: 5 };
  const { cart } = (await browser.send('POST', '/cc/api/checkout/default/item', { items: [item], ignoreExistQty: true })).json<{
    cart: {
      items: { itemId: string; priceInfo: { finalPricePerUnit: number } }[];
      cartAttributes: { tpsCode: string | null; isMandatoryEnabled: boolean };
      metadata: { cartProperty: { taxExemptType: string | null } };
      cartSummary: { shipFee: number };
    };
  }>();
  const shipTo = (await browser.send('GET', '/api/ship-to')).json<{ ownShipping: boolean; locations: { name: string }[] }>();
  const special = await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty: 1 }], type: 'SPECIAL' });
  return {
    pages: PAGES.filter((address) => admissionTo(address, caller) === 'allowed'),
    actsForShoppers: session.flow === 'CSR',
    customerType: session.customerType,
    route: session.routeType,
    organization: session.accountName,
    salesRep: session.salesRepName,
    audience: session.audience.filter((flag) => flag !== 'certified'),
    userType: session.userType,
    partner: session.partnerName || cart.cartAttributes.tpsCode,
    segment: session.segment,
    membership: session.membershipProgram,
    rewards: session.rewardsNumber !== '',
    contractOnly: session.contractOnly,
    offers: (await browser.send('GET', '/api/offers')).json(),
    goods: await Promise.all(found),
    blocked: tiles.map(({ blocked }) => blocked),
    prices: tiles.map(({ price, contract }) => [price, contract]),
    byVolume: cart.items.find(({ itemId }) => itemId === item.itemId)?.priceInfo.finalPricePerUnit,
    pickup: tiles.map(({ pickup }) => pickup.ok),
    delivery: cart.cartSummary.shipFee,
    accounting: cart.cartAttributes.isMandatoryEnabled,
    taxes: cart.metadata.cartProperty.taxExemptType,
    shipsTo: [shipTo.ownShipping, shipTo.locations.map((location) => location.name)],
    ownDetails: details.status,
    specialOrders: special.status,
    orderLists: (await browser.send('GET', '/api/orders')).json<{ scopes: string[] }>().scopes,
    copy: browser.cookies.get('copy'),
  };
}

/** Whom the others of an edition are compared with: nobody in particular. */
const PLAINEST = { consumer: 'shopper', business: 'sso' } as const;
const key = ({ tenant, name }: Pick<(typeof DEMO_ACCOUNTS)[number], 'tenant' | 'name'>): string => `${tenant} ${name}`;

test('[APP-4] [USR-4] each demo account differs from all others in something that a person notices', async () => {
  const seen = new Map<string, Record<string, unknown>>();
  for (const account of DEMO_ACCOUNTS) {
    const browser = shop.browser(account.tenant);
    const reply = await browser.send('POST', '/api/sign-in', { email: `${account.name}@inkwell.example`, password });
    expect(reply.status, key(account)).toBe(200);
    seen.set(key(account), await seenBy(browser));
  }
  const differences = DEMO_ACCOUNTS.map((account) => {
    const [own, plain] = [seen.get(key(account)), seen.get(`${account.tenant} ${PLAINEST[account.tenant]}`)];
    const differs = Object.keys(own ?? {}).filter((fact) => JSON.stringify(own?.[fact]) !== JSON.stringify(plain?.[fact]));
    return [key(account), differs.join(', ')];
  });
  expect(new Set([...seen.values()].map((facts) => JSON.stringify({ ...facts, organization: '' }))).size).toBe(DEMO_ACCOUNTS.length);
  expect(Object.fromEntries(differences)).toMatchInlineSnapshot(`
    {
      "business admin": "pages, organization, salesRep, audience, blocked, prices, byVolume, orderLists",
      "business approver": "organization, salesRep, audience, blocked, prices, byVolume",
      "business basics": "pages, organization, audience, offers, blocked, pickup",
      "business business": "organization, salesRep, audience, blocked, prices, byVolume",
      "business clinic": "pages, organization, audience, blocked, shipsTo",
      "business clinicadmin": "pages, organization, audience, blocked, shipsTo, orderLists",
      "business cliniclab": "pages, organization, audience, blocked, shipsTo",
      "business contract": "pages, organization, salesRep, audience, contractOnly, offers, goods, blocked, prices, byVolume",
      "business ediv": "customerType, route, organization, audience, accounting, taxes",
      "business groupapprover": "organization, salesRep, audience, blocked, prices, byVolume, orderLists",
      "business hidden": "pages, organization, audience, goods, blocked",
      "business hit": "pages, customerType, route, organization, audience",
      "business hotel": "pages, organization, audience, prices, byVolume, orderLists",
      "business link": "pages, customerType, organization, audience",
      "business linkplus": "pages, customerType, organization, audience",
      "business mvp": "customerType, organization, audience",
      "business plain": "route, organization, audience, specialOrders",
      "business rep": "pages, actsForShoppers, route, organization, audience, blocked",
      "business southwest": "pages, customerType, route, organization, audience",
      "business sso": "",
      "business sws": "pages, customerType, route, organization, audience",
      "business volume": "pages, organization, audience, prices",
      "business wfc": "customerType, route, organization, audience, ownDetails",
      "consumer associate": "audience, userType, segment, rewards",
      "consumer partner": "userType, partner",
      "consumer premium": "audience, segment, membership, rewards",
      "consumer rep": "actsForShoppers, audience",
      "consumer rewards": "audience, segment, rewards",
      "consumer select": "audience, segment, membership, rewards",
      "consumer shopper": "",
      "consumer spanish": "audience, blocked, copy",
    }
  `);
});
