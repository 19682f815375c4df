import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { taxNumberLines } from './tax-number-lines.ts';

const NUMBERS = { gst: '104721586 RT0001', qst: undefined, provincial: { BC: 'PST-1042-7715', MB: '104721-6' } };

test("[CHK-5] a document that charges a province's tax shows the registration for that province", () => {
  const gst = { name: 'GST', jurisdiction: 'CA', cents: 500 };
  const inFrench = sayer(ordersWords, 'fr-CA');
  expect(taxNumberLines([gst, { name: 'PST', jurisdiction: 'BC', cents: 700 }], NUMBERS, sayer(ordersWords, 'en-CA'))).toEqual([
    'GST/HST number: 104721586 RT0001',
    'PST number (BC): PST-1042-7715',
  ]);
  expect(taxNumberLines([gst, { name: 'RST', jurisdiction: 'MB', cents: 700 }], NUMBERS, inFrench)).toEqual([
    'Numéro de TPS/TVH\u00A0: 104721586 RT0001',
    'Numéro de TVD (MB)\u00A0: 104721-6',
  ]);
  // Saskatchewan's registration is not configured.
  expect(taxNumberLines([gst, { name: 'PST', jurisdiction: 'SK', cents: 600 }], NUMBERS, inFrench)).toHaveLength(1);
});
