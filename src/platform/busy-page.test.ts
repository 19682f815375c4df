// Pages of an overloaded shop: a person reads why in their language, a script gets a JSON error.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { refuse } from '#base/outcome/rules';
import type { ServerBuild } from 'react-router';
import { admitRequests, type Admission } from './admission.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { makeRegistry } from './contract.ts';
import { makeHosts } from './hosts.ts';
import { makePagePartCache } from './page-parts.ts';
import { makePageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import { platformSay } from './platform-say.ts';
import { makeShopServer } from './shop-server.ts';

const nobody = {
  acting: async () => null,
  punchout: async () => null,
  find: async () => null,
  start: () => Promise.reject(new Error('Nobody comes in')),
  hashOf: (token: string) => Buffer.from(token),
};

let shop: FastifyInstance;
let admission: Admission;
let at = 0;
let fail: (error: Error) => void;
afterEach(async () => {
  fail(new Error('No page is drawn here'));
  await shop.close();
});

/** A shop that may render one page at a time and never finishes it, and in which nobody waits longer than a moment. */
async function busyShop(): Promise<void> {
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no' });
  const hosts = makeHosts(config);
  shop = makeShopServer({ config, clock: systemClock, hosts, sessions: nobody, words: platformSay });
  admission = admitRequests(shop, { most: 1, crowd: 0, words: ({ visit }) => platformSay('UNAVAILABLE', visit.locale), now: () => at });
  const drawing = new Promise<ServerBuild>((_done, reject) => (fail = reject));
  drawing.catch(() => undefined);
  const more = { payOrigin: '', awayOrigins: [], parents: [], gallery: false, development: false, miniCartWaitMs: undefined };
  const made = { registry: makeRegistry(), words: platformSay, hosts, cache: makePageCache(), parts: makePagePartCache() };
  const access = {
    accessOf: () => 'anyone' as const,
    closedInPunchout: () => false,
    punchoutAddress: () => '',
    closedWhileActing: () => false,
    actingRefusal: () => refuse(403, 'ACTING_CLOSED', ''),
    signInAddress: () => '/',
  };
  await shop.register(async (scope) => servePages(scope, { ...more, ...made, access, build: () => drawing }));
  void shop.inject({ url: '/', headers: { host: 'localhost:3000' } });
  await expect.poll(() => admission.load.atWork).toBe(1);
}

async function refused(url: string, cookie = '') {
  const asked = shop.inject({ url, headers: { host: 'localhost:3000', cookie } });
  await expect.poll(() => admission.load.waiting).toBe(1);
  at += 1_000;
  return asked;
}

test.each([
  ['/cart', '', 'en-US', 'We’re very busy right now'],
  ['/en-ca/cart', '', 'en-CA', 'We’re very busy right now'],
  ['/fr-ca/cart', '', 'fr-CA', 'Il y a beaucoup de monde en ce moment'],
  ['/cart', 'copy=es', 'es-US', 'Hay mucha gente en este momento'],
])('trust 33: a page that is refused (%s %s) is a page in the language of its visitor', async (url, cookie, lang, title) => {
  await busyShop();
  const { statusCode, headers, body } = await refused(url, cookie);
  expect({ statusCode, type: headers['content-type'], retry: headers['retry-after'] }).toEqual({
    statusCode: 503,
    type: 'text/html; charset=utf-8',
    retry: '2',
  });
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('<a href="">');
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
  expect(headers['cache-control']).toBe('no-store');
});

test('trust 33: data that an open page asks for is refused with a JSON error', async () => {
  await busyShop();
  const { statusCode, headers, json } = await refused('/cart.data?a=1');
  expect([statusCode, headers['retry-after'], json<{ code: string }>().code]).toEqual([503, '2', 'UNAVAILABLE']);
});
