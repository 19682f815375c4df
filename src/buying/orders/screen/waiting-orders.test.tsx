import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { WaitingOrders } from './waiting-orders.tsx';

const waiting = [{ orderNumber: '569682449777', total: 6103.81, currency: 'USD', sentAt: '2026-11-30T15:00:00.000Z' }];

test.each([
  ['en-US', 'USD', '$6,103.81'],
  ['en-CA', 'CAD', 'US$6,103.81'],
  ['fr-CA', 'CAD', '6\u00A0103,81\u00A0$\u00A0US'],
] as const)('[B2B-3, CAT-10] an order in US dollars that waits for approval says on %s, a site in %s: %s', (locale, currency, text) => {
  const shop = { ...SHOP, locale, copyLocale: locale, site: { ...SHOP.site, currency } };
  expect(served(<WaitingOrders waiting={waiting} timeZone="America/New_York" />, shop)).toContain(`<b>${text}</b>`);
});
