// After several refused cards a captcha comes first: who gets one, which answers count, and that none counts twice (PAY-8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCaptcha } from '#people/captcha/server';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import type { CartReply } from '#buying/cart/contract';
import { systemClock } from '#platform/clock';
import { makeLimits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { buyer, CARDS, count, tokenOf, type Buyer } from '#buying/orders/fixtures';
import { solved } from '#test/captcha';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { makeCardTrials } from './card-trials.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

async function refusedOnce(guest: Buyer): Promise<void> {
  await guest.useCard(CARDS.declined);
  expect((await guest.place()).status).toBe(422);
}

async function asked(prefix = ''): Promise<{ readonly guest: Buyer; readonly captcha: NonNullable<CheckoutView['captcha']> }> {
  const address = { fullName: 'Maya Ortiz', address1: '1200 rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
  const guest = await buyer(shop, { itemId: '100', card: CARDS.declined, prefix, ...(prefix === '' ? {} : { address }) });
  expect((await guest.place()).status).toBe(422);
  for (let more = 0; more < 2; more += 1) {
    expect((await guest.details()).captcha).toBeNull();
    await refusedOnce(guest);
  }
  const { captcha } = await guest.details();
  if (captcha === null) throw new Error('Nothing is asked');
  return { guest, captcha };
}

async function pay(guest: Buyer, number: string, captcha?: { readonly id: string; readonly answer: string }): Promise<FieldError[]> {
  const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
  const cardPayment = {
    id: token,
    paymentType: 'CREDIT_CARD',
    brand,
    lastFourDigit: lastFour,
    expiry,
    source: 'USER_KEYED',
    currencyCode: 'USD',
  };
  const reply = await guest.browser.send('POST', '/cc/api/checkout/default/payment', { cardPayment, ...(captcha && { captcha }) });
  return reply.json<{ errors: FieldError[] }>().errors;
}

const answer = async (guest: Buyer, id: string, word: string, prefix = ''): Promise<FieldError[]> =>
  (await guest.browser.send('POST', `${prefix}/cc/api/checkout/default/captcha`, { id, answer: word })).json<{ errors: FieldError[] }>()
    .errors;

test('[PAY-8, PAY-9] after three refused cards a captcha precedes the fourth; once solved, the card is accepted; after another refusal the next captcha comes at once', async () => {
  const { guest, captcha } = await asked();
  const { cart } = (await guest.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>();
  expect(cart.captchaData?.captchaSection).toBe('credit');
  expect(cart.captchaData?.captchaHtml).toContain(captcha.text);
  expect(await pay(guest, CARDS.approved)).toMatchObject([{ field: 'captcha', code: 'CAPTCHA_REQUIRED' }]);

  expect(await pay(guest, CARDS.declined, { id: captcha.id, answer: solved(captcha.text) })).toEqual([]);
  expect((await guest.details()).captcha).toBeNull();
  expect((await guest.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>().cart).not.toHaveProperty('captchaData');
  expect((await guest.place()).status).toBe(422);
  const again = (await guest.details()).captcha;
  expect(again?.id).not.toBe(captcha.id);
  expect(await answer(guest, again?.id ?? '', solved(again?.text ?? ''))).toEqual([]);
  expect(await pay(guest, CARDS.approved)).toEqual([]);
  expect((await guest.place()).status).toBe(200);
});

test('[PAY-8] a wrong answer brings another captcha, and an answer to an earlier one does not count', async () => {
  const { guest, captcha } = await asked();
  expect(await answer(guest, captcha.id, 'bicycle')).toMatchObject([{ field: 'captcha', code: 'CAPTCHA_WRONG' }]);
  const next = (await guest.details()).captcha;
  expect(next?.id).not.toBe(captcha.id);
  expect(await answer(guest, captcha.id, solved(captcha.text))).toMatchObject([{ code: 'CAPTCHA_WRONG' }]);
  expect((await guest.details()).captcha?.id).toBe(next?.id);
  expect(await answer(guest, next?.id ?? '', solved(next?.text ?? ''))).toEqual([]);
  expect(await answer(guest, next?.id ?? '', solved(next?.text ?? ''))).toMatchObject([{ code: 'CAPTCHA_WRONG' }]);
});

test('[PAY-8] of five answers sent at once only one counts', async () => {
  const { guest, captcha } = await asked();
  const words = captcha.text.split('?').at(-1)?.split(',') ?? [];
  const { challenge } = (
    await shop.db.raw(`select captcha->'challenge' as challenge from checkout where captcha->>'id' = $1`, [captcha.id])
  ).rows[0] as { challenge: object };
  expect(Object.keys(challenge).toSorted()).toEqual(['place', 'words']);
  const results = await Promise.all([...words, ...words, ...words].map((word) => answer(guest, captcha.id, word)));
  const right = results.filter((errors) => errors.length === 0).length;
  expect(right).toBeLessThanOrEqual(1);
  expect(await count(shop.db, 'checkout', `captcha->>'id' = '${captcha.id}'`)).toBe(0);
  expect((await guest.details()).captcha === null).toBe(right === 1);
});

test('[PAY-8] the captcha is a document in the page’s language for a frame: no script, no style, no external resource', async () => {
  const { guest, captcha } = await asked('/fr-ca');
  expect(captcha.text).toMatch(/^Lequel de ces mots est le numéro \d/);
  expect(captcha.captchaHtml).toMatch(/^<!doctype html><html lang="fr-CA">/);
  expect(captcha.captchaHtml).not.toMatch(/<script|<style|style=|on\w+=|https?:\/\/(?!www\.w3\.org)/);
  expect(await answer(guest, captcha.id, solved(captcha.text), '/fr-ca')).toEqual([]);
});

test('[PAY-8] a client that is a new shopper each time gets captchas by its network address, one for each card', async () => {
  const trials = makeCardTrials({ db: shop.db, captcha: ownCaptcha, limits: makeLimits(shop.db, systemClock) });
  const one = await buyer(shop, { itemId: '100' });
  const { owner_id: ownerId, site_id: id } = (await shop.db.raw('select owner_id, site_id from cart where cart_id = $1', [one.cartId]))
    .rows[0] as {
    owner_id: string;
    site_id: string;
  };
  const visit = (ip: string) => ({ ip, site: { id }, cartPurpose: 'basket', now: new Date() }) as unknown as Visit;
  for (let tried = 0; tried < 40; tried += 1) await trials.refused(visit('192.0.2.1'), '00000000-0000-4000-8000-000000000000');
  expect(await trials.mustAnswer(visit('192.0.2.2'), ownerId)).toBe(false);
  expect(await trials.mustAnswer(visit('192.0.2.1'), ownerId)).toBe(true);
  const { captcha } = await one.details();
  expect(await trials.answer(visit('192.0.2.1'), ownerId, { id: captcha?.id ?? '', answer: solved(captcha?.text ?? '') })).toBe('right');
  expect(await trials.mustAnswer(visit('192.0.2.1'), ownerId)).toBe(false);
  await trials.refused(visit('192.0.2.1'), ownerId);
  expect(await trials.mustAnswer(visit('192.0.2.1'), ownerId)).toBe(true);
});
