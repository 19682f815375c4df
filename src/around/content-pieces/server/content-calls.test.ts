// The specification's calls for content, header and footer, and what a preview's address shows.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Piece } from '#around/content-pieces/rules';
import type { SharedReply } from '#finding/banners/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { insertContent, previewKey, previewToken, writeDrafts } from './index.ts';

const words = (headline: string) => ({ headline, text: 'A <b>bold</b> <i>offer</i>', actions: ['See deals'], alt: 'Paper' });
const piece = (id: string, over: Partial<Piece> = {}): Piece => ({
  id,
  slot: 'homeHero',
  sites: ['consumer-US', 'consumer-CA'],
  layout: 'hero',
  theme: 'ink',
  links: ['/deals'],
  pictures: { lg: '/pictures/1/main.svg', xs: '/pictures/1/detail.svg' },
  words: { 'en-US': words(`${id} & more`), 'en-CA': words(id), 'fr-CA': words(`${id} (fr)`) },
  ...over,
});
const change = { by: 'Nora', now: new Date() };

let shop: TestShop;
let guest: Browser;
let member: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, [aRecord({ itemId: '1', categoryId: 'paper' })]);
      await insertContent(
        tx,
        [
          piece('hero'),
          piece('members', { priority: 500, audience: { flag: 'loggedIn' } }),
          piece('hat', { slot: 'topHat', layout: 'promoMessage' }),
          piece('phone-hat', { slot: 'topHat', layout: 'promoMessage', priority: 500, audience: { flag: 'mobileOnly' } }),
          piece('school', {
            slot: 'landing',
            page: 'school',
            words: {
              'en-US': { ...words('School'), body: '<h2>Lists</h2><ul><li>Pens</li></ul>' },
              'en-CA': words('School'),
              'fr-CA': words('École'),
            },
          }),
        ],
        change,
      );
    }),
  );
  guest = shop.browser();
  member = shop.browser();
  await openAccount(shop, member, { fullName: 'Ana Silva', email: 'ana@inkwell.example', password: 'correct horse battery' });
});
afterAll(() => shop.close());

type Content = { data: { content: { slot: string; banners: { id: string }[] }[] } };
const idsOf = ({ data }: Content) => data.content.map(({ slot, banners }) => [slot, ...banners.map(({ id }) => id)].join(' '));

test('[HDR-2] getEcommContentData answers for the caller, under every form of its address', async () => {
  const ask = async (browser: Browser, url: string, slots?: readonly string[]) =>
    idsOf((await browser.send('POST', url, { ...(slots && { slots }), siteVariables: { any: 1 } })).json<Content>());
  expect(await ask(guest, '/ele-lpd/api/sparxProxy/getEcommContentData', ['homeHero', 'roof'])).toEqual(['homeHero hero']);
  expect(await ask(member, '/sparxProxy/getEcommContentData', ['homeHero'])).toEqual(['homeHero members']);
  expect(await ask(guest, '/ele-lpd/api/commonProxy/getEcommContentData')).toContain('topHat phone-hat hat');
});

test('[HDR-2] fetchHtmlContent answers clean HTML of slots and items, and nothing of what the caller does not see', async () => {
  const reply = await guest.send('POST', '/commonProxy/fetchHtmlContent', {
    banners: ['homeHero', 'hat', 'members', '__proto__'],
    siteVariables: {},
  });
  const [hero, hat, ...others] = reply.json<{ data: { banner: string; html: string }[] }>().data;
  expect(hero?.html).toBe(
    '<section data-banner="hero" data-layout="hero" data-theme="ink">' +
      '<picture><source media="(width &gt;= 1025px)" srcset="/pictures/1/main.svg"><img src="/pictures/1/detail.svg" alt="Paper"></picture>' +
      '<h2>hero &amp; more</h2><p>A <strong>bold</strong> <em>offer</em></p><a href="/deals">See deals</a></section>',
  );
  expect(hat?.html).toContain('data-layout="promoMessage"');
  expect(others).toEqual([
    { banner: 'members', html: '' },
    { banner: '__proto__', html: '' },
  ]);
});

test('[HDR-2] fetchComponentsModel answers the parts of a landing page in the language of the call, and a list’s filters', async () => {
  const model = async (prefix: string, body: object) =>
    (await guest.send('POST', `${prefix}/ele-lpd/api/landingPages/fetchComponentsModel`, body)).json<{
      data: {
        page: { title: string; href: string } | null;
        components: { id: string; type: string; body: object[] }[];
        filters: { code: string }[];
      };
    }>().data;
  const school = await model('', { page: 'school', category: 'paper' });
  expect(school.page).toMatchObject({ title: 'School', href: '/lp/school' });
  expect(school.components).toMatchObject([
    { id: 'school', type: 'hero', body: [{ kind: 'h2' }, { kind: 'ul', lines: [[{ text: 'Pens' }]] }] },
  ]);
  expect(Array.isArray(school.filters)).toBe(true);
  expect((await model('/fr-ca', { page: 'school' })).page).toMatchObject({ title: 'École', href: '/fr-ca/lp/school' });
  expect(await model('', { page: 'nowhere', category: 'nowhere' })).toEqual({ page: null, components: [], filters: [] });
});

type Frame = {
  page: string;
  variant: string;
  flow: string;
  audience: string[];
  screen: string;
  newHeader: boolean;
  header: {
    home: { to: string };
    topHat: { id: string }[];
    departments: { to: string }[];
    links: { to: string }[];
    menu: { to: string }[];
  };
  footer: { columns: { title: string; links: { to: string }[] }[]; legal: { to: string }[] };
};
const frame = async (browser: Browser, address: string) => (await browser.send('GET', address)).json<Frame>();

test('[HDR-1] [APP-15] header and footer follow the page', async () => {
  const home = await frame(guest, '/_next/api/hf/consumer/?isSvr=Y&pgIntlO=Y');
  expect(home).toMatchObject({ page: 'home', variant: 'full', flow: '', screen: '' });
  expect(home.header.departments.map(({ to }) => new URL(to).pathname)).toEqual([expect.stringContaining('cat_paper')]);
  expect(await frame(guest, '/_next/api/hf/consumer/cart')).toMatchObject({ page: 'cart', variant: 'full' });
  const checkout = await frame(guest, '/fr-ca/_next/api/hf/consumer/fr-ca/checkout/delivery');
  expect(checkout).toMatchObject({ page: 'shipTo', variant: 'slim', header: { departments: [] }, footer: { columns: [] } });
  expect(checkout.footer.legal[0]?.to).toMatch(/^\/fr-ca\//);
  expect((await frame(guest, '/_next/api/hf/consumer/office/supplies/new-password')).variant).toBe('logo-only');
});

test('[HDR-1] they follow flow, audience and screen', async () => {
  expect((await frame(guest, '/_next/api/hf/consumer/')).audience).toContain('guest');
  await shop.db.raw(`update profile set flow = 'MVP' where email = 'ana@inkwell.example'`);
  expect(await frame(member, '/_next/api/hf/consumer/')).toMatchObject({
    flow: 'MVP',
    audience: expect.arrayContaining(['loggedIn', 'mvp']),
  });
  const phone = await frame(guest, '/_next/api/hf/consumer/?width=390');
  expect([phone.screen, phone.header.topHat.map(({ id }) => id), phone.header.links]).toEqual(['xs', ['phone-hat'], []]);
  const wide = await frame(guest, '/_next/api/hf/consumer/?width=1366');
  expect([wide.screen, wide.header.topHat.map(({ id }) => id), wide.header.menu]).toEqual(['lg', ['hat'], []]);
});

test('[HDR-1] the new-header flag counts only when it is y, in any case; addresses are whole for servers, and of this site alone where asked', async () => {
  for (const [flag, counts] of [
    ['y', true],
    ['Y', true],
    ['yes', false],
    ['1', false],
    ['true', false],
  ] as const)
    expect((await frame(guest, `/_next/api/hf/consumer/?newHeader=${flag}`)).newHeader, flag).toBe(counts);
  const links = (one: Frame) => [...one.header.links, ...one.footer.columns.flatMap((column) => column.links)].map(({ to }) => to);
  const plain = links(await frame(guest, '/_next/api/hf/consumer/'));
  expect(plain.some((to) => to.startsWith('http://business.'))).toBe(true);
  const own = links(await frame(guest, '/_next/api/hf/consumer/?isSvr=y&pgIntlO=y'));
  expect(own.every((to) => to.startsWith('http://localhost:3000/'))).toBe(true);
});

test('[HDR-6] a preview shows drafts to the audience and moment it names, for an hour, and only as it was signed', async () => {
  await shop.db.transaction((tx) =>
    writeDrafts(
      tx,
      [piece('hero', { words: { 'en-US': words('Tomorrow'), 'en-CA': words('T'), 'fr-CA': words('T') }, from: '2027-01-01T00:00:00Z' })],
      change,
    ),
  );
  const key = await previewKey(shop.db);
  const token = previewToken({ audience: [], at: '2027-01-02T00:00:00Z' }, new Date(), key);
  const shared = async (more: string) => (await guest.send('GET', `/api/content/shared?slots=homeHero${more}`)).json<SharedReply>();
  const headline = ({ slots }: SharedReply) => slots[0]?.banners[0]?.headline;
  const preview = await shared(`&preview=${token}`);
  expect([headline(preview), preview.preview?.at]).toEqual(['Tomorrow', '2027-01-02T00:00:00Z']);
  const asMember = previewToken({ audience: ['loggedIn'], at: '2027-01-02T00:00:00Z' }, new Date(), key);
  expect(headline(await shared(`&preview=${asMember}`))).toBe('members & more');
  const old = previewToken({ audience: [], at: '2027-01-02T00:00:00Z' }, new Date(Date.now() - 3_600_001), key);
  const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`;
  for (const bad of [old, forged, 'x', '']) {
    const reply = await shared(`&preview=${bad}`);
    expect([headline(reply), reply.preview?.until]).toEqual(['hero & more', '']);
  }
  await vi.waitFor(async () => expect(headline(await shared(''))).toBe('hero & more'));
});
