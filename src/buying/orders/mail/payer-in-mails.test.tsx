// Every mail names the right payer: one mail of each kind for each means of payment, as text and HTML (CHK-4, PAY-1).
import { expect, test } from 'vitest';
import type { OrderDetail } from '#buying/orders/contract';
import { anOrder } from '#test/an-order';
import { renderConfirmation, renderUpdate } from './index.ts';

const pays = (brand: string, amount = 20): OrderDetail['payments'][number] => ({
  paymentType: brand,
  brand,
  lastFour: brand.includes('PAYPAL') || brand === 'KLARNA' ? null : '1111',
  amount,
});
const WAYS = {
  card: {},
  account: { payments: [], billedToAccount: 20 },
  rewards: { payments: [], paidByRewards: 20 },
  'gift card': { payments: [pays('GIFT_CARD')] },
  PayPal: { payments: [pays('PAYPAL')] },
  Klarna: { payments: [pays('KLARNA')] },
  'gift card and card': { payments: [pays('GIFT_CARD', 5), pays('VISA', 15)] },
} as const satisfies Readonly<Record<string, Partial<OrderDetail>>>;

const SAID = {
  'en-US': {
    card: ['Your card is charged when your items ship', 'We charged $20.00 to your card.', 'Your bank may take a few days'],
    account: ['Your account is billed when your items ship', 'We billed $20.00 to your account.', 'We’re crediting $20.00 to your account'],
    rewards: ['Your Rewards covered this order.', 'Your Rewards covered $20.00.', 'We’re returning $20.00 in Rewards'],
    other: ['You’re charged when your items ship', 'We’re charging $20.00 now.', 'to your original payment'],
  },
  'fr-CA': {
    card: [
      'Le montant sera porté à votre carte au départ',
      '20,00 $ sont portés à votre carte.',
      'Votre banque peut prendre quelques jours',
    ],
    account: [
      'Votre compte sera facturé au départ',
      '20,00 $ sont facturés à votre compte.',
      'Nous portons 20,00 $ au crédit de votre compte',
    ],
    rewards: [
      'Vos récompenses ont payé cette commande.',
      'Vos récompenses ont couvert 20,00 $',
      'Nous vous rendons 20,00 $ en récompenses',
    ],
    other: ['Le paiement sera prélevé au départ', 'Le paiement de 20,00 $ est prélevé maintenant.', 'selon votre mode de paiement initial'],
  },
} as const;
const CARD_WORDS = /your card|your bank|votre carte|votre banque/i;

/** The text of a mail without tags and non-breaking spaces. */
const wordsOf = (mail: string): string => mail.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|&#xa0;|\u00A0/gi, ' ');

test.for(
  (['en-US', 'fr-CA'] as const).flatMap(
    (locale) => (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => [locale, way] as const), // its own keys
  ),
)('[CHK-4] [PAY-1] in %s the mails of an order paid by %s say what is charged, and nothing else', ([locale, way]) => {
  const order = anOrder(WAYS[way]);
  const facts = { order, locale, origin: 'http://localhost:3000', phone: '1-800-555-0178', timeZone: 'America/New_York' };
  const update = (kind: 'shipped' | 'pickedUp' | 'returnReceived') =>
    renderUpdate({ ...facts, update: { kind, shipmentNo: 1, lineNos: [], returnNo: null, amount: 20 } });
  const [placed, moved, back] = SAID[locale][way === 'card' || way === 'account' || way === 'rewards' ? way : 'other'];
  const mails = [
    [renderConfirmation(facts), placed],
    [update('shipped'), moved],
    [update('pickedUp'), moved],
    [update('returnReceived'), back],
  ] as const;
  for (const [{ html, text }, sentence] of mails)
    for (const mail of [html, text]) {
      expect(wordsOf(mail)).toContain(sentence);
      expect(way !== 'card' && CARD_WORDS.test(wordsOf(mail)), 'words of a card').toBe(false);
    }
});
