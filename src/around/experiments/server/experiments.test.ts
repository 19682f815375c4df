// An experiment from its plan to its decision, over HTTP: who takes part, what is counted, and what is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignVariant } from '#around/experiments/rules';
import {
  decideExperiment,
  experimentResult,
  noteExperimentError,
  noteOutcome,
  startExperiment,
  stopExperiment,
  variantOf,
  writePlans,
} from '#around/experiments/server';
import type { Visit } from '#platform/visit';
import { consents } from '#test/consent';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const variants = [
    { name: 'control', weight: 1 },
    { name: 'B', weight: 1 },
  ];
  const plan = { hypothesis: 'Shorter sells', variants, audience: { flag: 'guest' }, share: 100 } as const;
  expect(
    await writePlans(shop.db, [
      { key: 'home-hero', ...plan },
      { key: 'for-members', ...plan, audience: { flag: 'loggedIn' } },
    ]),
  ).toEqual([]);
  for (const key of ['home-hero', 'for-members']) expect(await startExperiment(shop.db, key, new Date())).toMatchObject({ ok: true });
});
afterAll(() => shop.close());

const VISITOR = '__Host-visitor';
const willing = (): Browser => {
  const browser = shop.browser();
  consents(browser);
  return browser;
};
const takePart = async (browser: Browser, headers = {}) =>
  (await browser.send('POST', '/api/experiments', {}, headers)).json<{ variants: { experiment: string; variant: string }[] }>().variants;
const expose = async (browser: Browser, variant: string, experiment = 'home-hero') =>
  (await browser.send('POST', '/api/experiments/exposure', { experiment, variant, weightKb: 300 })).json<{ counted: boolean }>().counted;
const rows = async (what: string) => (await shop.db.raw(what)).rows;
const exposures = () => rows('select variant, errors from experiment_exposure order by at');
const visitOf = ({ cookies }: Browser) =>
  ({ cookies: Object.fromEntries(cookies), now: new Date(), header: () => undefined }) as unknown as Visit; // all that is read of it

test('[EXP-1] [ANL-3] without consent there is no cookie, no variant, and nothing is counted; a refusal takes them away', async () => {
  const refusing = shop.browser();
  consents(refusing, { analytics: false, advertising: true });
  for (const browser of [shop.browser(), refusing]) {
    expect(await takePart(browser)).toEqual([]);
    expect([browser.cookies.has(VISITOR), browser.cookies.has('variants')]).toEqual([false, false]);
    expect(await expose(browser, 'control')).toBe(false);
  }
  expect(await takePart(willing(), { 'sec-gpc': '1' })).toEqual([]);
  const changing = willing();
  expect(await takePart(changing)).toHaveLength(1);
  expect((await changing.send('POST', '/api/consent', { analytics: false, advertising: false })).status).toBe(200);
  expect([changing.cookies.get(VISITOR) ?? '', changing.cookies.get('variants') ?? '']).toEqual(['', '']);
  expect(await exposures()).toEqual([]);
});

test('[EXP-1] a variant is the same at each visit, and stays when the visitor leaves the audience', async () => {
  const browser = willing();
  const [first] = await takePart(browser);
  expect(first?.variant).toBe(
    assignVariant(
      {
        key: 'home-hero',
        variants: [
          { name: 'control', weight: 1 },
          { name: 'B', weight: 1 },
        ],
        share: 100,
      },
      browser.cookies.get(VISITOR) ?? '',
    ),
  );
  expect(browser.cookies.get('variants')).toBe(`home-hero.${first?.variant}`);
  expect([variantOf(visitOf(browser), 'home-hero'), variantOf(visitOf(browser), 'no-such')]).toEqual([first?.variant, null]);
  expect(await takePart(browser)).toEqual([first]);
  await shop.db.raw(`update experiment set audience = '{"flag":"select"}' where experiment_key = 'home-hero'`);
  expect(await takePart(browser)).toEqual([first]);
  expect(await takePart(willing())).toEqual([]);
  await shop.db.raw(`update experiment set audience = '{"flag":"guest"}' where experiment_key = 'home-hero'`);
});

test('[EXP-1] twenty requests at once count one exposure, and a variant of somebody else counts none', async () => {
  const browser = willing();
  const [own] = await takePart(browser);
  const other = own?.variant === 'B' ? 'control' : 'B';
  expect(await expose(browser, other)).toBe(false);
  expect(await expose(browser, own?.variant ?? '', 'no-such')).toBe(false);
  const counted = await Promise.all(Array.from({ length: 20 }, () => expose(browser, own?.variant ?? '')));
  expect(counted.filter(Boolean)).toHaveLength(1);
  expect(await exposures()).toEqual([{ variant: own?.variant, errors: 0 }]);

  // An order counts once, an error each time; of who has seen nothing, neither counts.
  const order = async () => ({ orderNumber: '4711', cents: 5_000, currency: 'USD' as const });
  for (const visitor of [browser, browser, willing()]) {
    await noteOutcome(shop.db, visitOf(visitor), order);
    await noteExperimentError(shop.db, visitOf(visitor));
  }
  expect(await exposures()).toEqual([{ variant: own?.variant, errors: 2 }]);
  expect(await rows('select cents::int as cents, currency from experiment_order')).toEqual([{ cents: 5_000, currency: 'USD' }]);
});

test('[EXP-1] a report of a page is an error of what its visitor sees', async () => {
  const browser = willing();
  const [own] = await takePart(browser);
  await expose(browser, own?.variant ?? '');
  const before = (await exposures()).reduce((sum, { errors }) => sum + Number(errors), 0);
  expect((await browser.send('POST', '/cc/api/log', { msg: 'broken' })).json()).toEqual({ logged: true });
  await expect.poll(async () => (await exposures()).reduce((sum, { errors }) => sum + Number(errors), 0)).toBe(before + 1);
});

test('[EXP-1] once it has started a plan stays, and a decision keeps the counts and forgets the visitors', async () => {
  const plan = { key: 'home-hero', hypothesis: 'Another', variants: [], audience: { all: [] }, share: 1 };
  expect(await writePlans(shop.db, [{ ...plan, key: 'new-one', variants: [] }, plan])).toEqual(['home-hero']);
  expect(await rows(`select 1 from experiment where experiment_key = 'new-one'`)).toEqual([]);
  expect(await decideExperiment(shop.db, 'home-hero', 'B')).toEqual({ ok: false, problem: 'NOT_STOPPED' });
  expect(await stopExperiment(shop.db, 'home-hero', new Date())).toMatchObject({ ok: true });
  expect(await takePart(willing())).toEqual([]);
  const lines = await experimentResult(shop.db, 'home-hero', new Date());
  expect(lines?.slice(0, 3).join('\n')).toMatch(/^Shorter sells\ncontrol: \d visitors?/);
  expect(await decideExperiment(shop.db, 'home-hero', 'C')).toEqual({ ok: false, problem: 'NO_VARIANT' });
  expect(await decideExperiment(shop.db, 'home-hero', 'B')).toMatchObject({ ok: true });
  expect(await exposures()).toEqual([]);
  expect(await rows('select 1 from experiment_order')).toEqual([]);
  expect(await experimentResult(shop.db, 'home-hero', new Date())).toEqual([...(lines ?? []), 'Decided: B.']);
  expect(await experimentResult(shop.db, 'no-such', new Date())).toBeUndefined();
});
