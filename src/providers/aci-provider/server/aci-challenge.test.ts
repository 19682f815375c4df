// Bank challenges through ACI: a page of the shop sends a form from the shopper's browser to the bank.
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { ASKED_CARD } from './aci-outcomes.ts';
import { aciProvider } from './aci-provider.ts';
import { serveChallenges } from './aci-challenge-page.ts';
import { makeChallenges } from './aci-challenges.ts';
import { ACCESS_TOKEN, ENTITY_ID } from './aci-shapes.ts';
import { aciStandIn } from './aci-stand-in.ts';

let db: Db;
let now = new Date();
const clock = { now: () => now };
const aci = aciStandIn();
const pages = Fastify();
let server: StandIn;
let provider: ReturnType<typeof aciProvider>;

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(aci.answerTo)]);
  const challenges = makeChallenges(db, clock);
  const settings = { url: server.url, entityId: ENTITY_ID, accessToken: ACCESS_TOKEN, timeoutMs: 5_000 };
  provider = aciProvider(settings, { book: makeRequestBook(db, systemClock, 'aci'), challenges }, clock);
  serveChallenges(pages, challenges);
});
afterEach(() => {
  expect(server.misshapen).toEqual([]);
  now = new Date();
});
afterAll(async () => {
  await pages.close();
  await server.close();
  await db.close();
});

const browser = {
  ip: '203.0.113.7',
  accept: 'text/html',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  language: 'fr-CA',
  screen: { width: 1_600, height: 1_200, colorDepth: 24, minutesBehind: 300 },
};
const returnTo = 'https://shop.example/fr-ca/checkout/challenge/482190733316';
const order = (key: string, shopper: object | undefined = { returnTo, locale: 'fr-CA' as const, browser }) => ({
  idempotencyKey: key,
  token: ASKED_CARD.padEnd(32, '0'),
  amount: 4_499,
  currency: 'CAD' as const,
  reference: '482190733316',
  ...(shopper === undefined ? {} : { shopper: shopper as { returnTo: string; locale: 'fr-CA' } }),
});

async function asked(key: string) {
  const answer = await provider.authorise(order(key));
  if (answer.status !== 'challenge') throw new Error(`No challenge: ${answer.status}`);
  return answer;
}

/** Answers on the bank's page; returns where it redirects. */
async function press(id: string, what: 'yes' | 'no'): Promise<string> {
  const body = new URLSearchParams({ MD: id, press: what });
  return (await fetch(`${server.url}/asked`, { method: 'POST', body, redirect: 'manual' })).headers.get('location') ?? '';
}

test('[PAY-7] [PAY-9] a page of the shop leads to the bank’s challenge, which holds money only once it is passed', async () => {
  const first = await asked('asked');
  expect(first.url).toMatch(/^https:\/\/shop\.example\/payment\/asked\/[\w-]{32}$/);
  expect(first.until.getTime()).toBeGreaterThan(Date.now() + 10 * 60_000);
  // A second press or the sweeper gets the same challenge, and the card is not sent again.
  const sent = aci.books.payments.length;
  expect(await provider.authorise(order('asked'))).toEqual(first);
  expect(await provider.find('asked')).toEqual(first);
  expect(aci.books.payments.length).toBe(sent);
  expect(await press(first.authorisationId, 'yes')).toMatch(/^https:\/\/shop\.example\/fr-ca\/checkout\/challenge\/482190733316\?id=/);
  expect(await provider.find('asked')).toMatchObject({ status: 'authorised', authorisationId: first.authorisationId, amount: 4_499 });
  await provider.capture({ authorisationId: first.authorisationId, idempotencyKey: 'ship', amount: 4_499 });
});

test('[PAY-9] a failed challenge declines, and so does one without a shopper', async () => {
  const { authorisationId } = await asked('not believed');
  await press(authorisationId, 'no');
  expect(await provider.find('not believed')).toMatchObject({ status: 'declined', reason: 'challengeFailed' });
  for (const [key, shopper] of [
    ['nobody there', undefined],
    ['no browser known', { returnTo, locale: 'fr-CA' }],
  ] as const)
    expect(await provider.authorise({ ...order(key), shopper: shopper as undefined })).toMatchObject({
      status: 'declined',
      reason: 'challengeFailed',
    });
  // A page without scripts sends no screen data.
  const plain = { returnTo, locale: 'fr-CA', browser: { ...browser, screen: undefined } };
  expect(await provider.authorise(order('no script', plain))).toMatchObject({ status: 'challenge' });
});

test('[PAY-7] an abandoned challenge leads nowhere, and is voided if it is confirmed anyway', async () => {
  const { authorisationId, url } = await asked('given up');
  await provider.void('given up');
  expect((await pages.inject(new URL(url).pathname)).statusCode).toBe(404);
  expect(await provider.find('given up')).toMatchObject({ status: 'voided' });
  await press(authorisationId, 'yes');
  expect(await provider.find('given up')).toMatchObject({ status: 'voided' });
  expect(aci.books.payments.filter(({ referencedId }) => referencedId === authorisationId)).toMatchObject([{ paymentType: 'RV' }]);
});

test('[PAY-7] a challenge whose reply is lost has no page: the outcome is unknown until it ends', async () => {
  server.loseAnswerOf(/registrations/);
  await expect(provider.authorise(order('lost'))).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(provider.find('lost')).rejects.toBeInstanceOf(PaymentUnreachable);
  await press(aci.books.payments.at(-1)?.id ?? '', 'no');
  expect(await provider.find('lost')).toMatchObject({ status: 'declined', reason: 'challengeFailed' });
});

test('[PAY-7] trust 17: the page sends the shopper’s form to the bank, in their language, with no script but its own, until the challenge expires', async () => {
  const { url, authorisationId } = await asked('page');
  const { headers, body } = await pages.inject(new URL(url).pathname);
  const policy = String(headers['content-security-policy']);
  const [, nonce = ''] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' https: ${server.url}`);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<html lang="fr-CA">');
  expect(body).toContain('Votre banque demande une vérification');
  expect(body).toContain(`<form id="bank" method="post" action="${server.url}/asked">`);
  expect(body).toContain(`<input type="hidden" name="MD" value="${authorisationId}">`);
  expect(body).toContain('name="threeDSMethodData" value="a&quot;b"');
  expect([...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([`<script nonce="${nonce}">`]);
  expect(policy).toContain(`style-src 'nonce-${nonce}'`);
  expect(body).toContain(`<style nonce="${nonce}">`);
  now = new Date(Date.now() + 16 * 60_000);
  expect((await pages.inject(new URL(url).pathname)).statusCode).toBe(404);
  expect((await pages.inject('/payment/asked/made-up')).statusCode).toBe(404);
});
