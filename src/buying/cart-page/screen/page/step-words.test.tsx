import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { cartWords } from '#buying/cart/words';
import { stepWords, type PriceStep } from './step-words.ts';

const speech = (copyLocale: 'en-US' | 'fr-CA') => ({
  t: sayer(cartWords, copyLocale),
  price: (amount: number) => `$${amount.toFixed(2)}`,
  copyLocale,
});

test.each<[string, PriceStep, string, string]>([
  ['a sale', { kind: 'price', qty: 1, each: 8.99, source: 'sale', amount: 8.99 }, '1 at $8.99, sale price', '1 à $8.99, prix réduit'],
  ['what a sale saves', { kind: 'reduction', source: 'sale', amount: -2 }, 'Sale savings', 'Rabais, article en solde'],
  ['what a contract saves', { kind: 'reduction', source: 'contract', amount: -2 }, 'Contract savings', 'Rabais contractuel'],
  [
    'a tax of a state',
    { kind: 'tax', name: 'SALES', jurisdiction: 'MA', ratePercent: 6.25, amount: 0.56 },
    'Sales tax, 6.25%',
    'Taxe de vente, 6,25\u00A0%',
  ],
  ['a tax of Canada', { kind: 'tax', name: 'GST', jurisdiction: 'CA', ratePercent: 5, amount: 0.4 }, 'GST (5%)', 'TPS (5\u00A0%)'],
])('behaviour.md, Money: the price details name %s for a shopper, not by its code', (_, step, english, french) => {
  expect(stepWords(step, speech('en-US'))).toBe(english);
  expect(stepWords(step, speech('fr-CA'))).toBe(french);
});
