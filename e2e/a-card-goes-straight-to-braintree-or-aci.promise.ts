// Where the shop is configured for Braintree or for ACI, the card form sends the card from its own page there and nowhere else, the shop's
// page gets their name of it, and the order is held with that. They are servers of this test here.
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ACCESS_TOKEN, ENTITY_ID } from '../src/providers/aci-provider/server/aci-shapes.ts';
import { aciStandIn, WEBHOOK_KEY } from '../src/providers/aci-provider/server/aci-stand-in.ts';
import {
  braintreeStandIn,
  EXPIRED_CARD,
  MERCHANT_ACCOUNTS,
  PRIVATE_KEY,
  PUBLIC_KEY,
  TOKENIZATION_KEY,
} from '../src/providers/braintree-provider/server/braintree-stand-in.ts';
import { vendorStandIn } from '#providers/payment-vendor/fixtures';
import { expect, test } from './support/browser-test.ts';
import { buyWithTheSecondCard, CARD } from './support/buying.ts';
import { ownShop } from './support/own-shop.ts';

const REGISTERED = 'c0ffee00c0ffee00c0ffee00c0ffee00';

interface Sent {
  readonly what: string;
  readonly fields: URLSearchParams;
}

test('[PAY-4] [PAY-7] [CHK-4] where Braintree is paid, the card goes from the form to Braintree alone, and the order is placed', async ({
  page,
}) => {
  const braintree = braintreeStandIn();
  const company = await vendorStandIn(braintree.answerTo);
  onTestFinished(() => company.close());
  await buy(page, company.url, {
    INKWELL_PAYMENT_PROVIDER: 'braintree',
    INKWELL_BRAINTREE_URL: company.url,
    INKWELL_BRAINTREE_PUBLIC_KEY: PUBLIC_KEY,
    INKWELL_BRAINTREE_PRIVATE_KEY: PRIVATE_KEY,
    INKWELL_BRAINTREE_TOKENIZATION_KEY: TOKENIZATION_KEY,
    INKWELL_BRAINTREE_ACCOUNT_USD: MERCHANT_ACCOUNTS.USD,
    INKWELL_BRAINTREE_ACCOUNT_CAD: MERCHANT_ACCOUNTS.CAD,
  });
  expect([...braintree.books.transactions.values()].map(({ status }) => status)).toEqual(['AUTHORIZED']);
  expect(company.misshapen).toEqual([]);
});

test('[PAY-4] [PAY-5] [PAY-7] [CHK-4] where ACI is paid, the card goes from the form to a checkout at ACI alone, and the order is placed', async ({
  page,
}) => {
  const aci = aciStandIn();
  const sent: Sent[] = [];
  const company = await vendorStandIn((request) => {
    const [, checkout = ''] = /^POST \/v1\/checkouts\/([\w.-]+)\/registration$/.exec(request.asked) ?? [];
    if (checkout === '') return aci.answerTo(request);
    const fields = new URLSearchParams(request.text);
    sent.push({ what: request.asked.replace(checkout, ':id'), fields });
    const isExpired = fields.get('card.number') === EXPIRED_CARD;
    aci.books.checkouts.set(checkout, isExpired ? { code: '100.100.303', card: '' } : { code: '000.100.110', card: REGISTERED });
    return { status: 302, body: {}, location: String(fields.get('shopperResultUrl')) };
  });
  onTestFinished(() => company.close());
  await buy(page, company.url, {
    INKWELL_PAYMENT_PROVIDER: 'aci',
    INKWELL_ACI_URL: company.url,
    INKWELL_ACI_ENTITY_ID: ENTITY_ID,
    INKWELL_ACI_ACCESS_TOKEN: ACCESS_TOKEN,
    INKWELL_ACI_WEBHOOK_KEY: WEBHOOK_KEY,
  });
  expect(sent.map(({ what }) => what)).toEqual(['POST /v1/checkouts/:id/registration', 'POST /v1/checkouts/:id/registration']);
  expect(Object.fromEntries(sent[1]?.fields ?? [])).toMatchObject({
    paymentBrand: 'VISA',
    'card.number': CARD.number,
    'card.expiryMonth': '12',
    'card.expiryYear': '2039',
    'card.cvv': CARD.securityCode,
  });
  expect(aci.books.payments.map(({ paymentType }) => paymentType)).toEqual(['PA']);
  expect(company.misshapen).toEqual([]);
});

/** A guest buys, first with a card whose date is refused. The card numbers go to `company` and to nobody else. */
async function buy(page: Page, company: string, env: Readonly<Record<string, string>>): Promise<void> {
  const shop = await ownShop(env);
  const { consumer, pay } = shop.origins;
  await buyWithTheSecondCard(page, consumer, { expired: EXPIRED_CARD, company });
  // The vault of the sandbox is not there, nor its interface; and nobody but the form's own page is answered.
  const { port } = new URL(pay);
  for (const path of ['/v1/tokens', '/v1/ledger', '/v1/checkouts'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })).status, path).toBeGreaterThanOrEqual(400);
}
