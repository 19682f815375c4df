import { expect, test } from 'vitest';
import type { PurchaseOrderChoice, PurchaseOrderView } from '#buying/purchase-orders/contract';
import { numberOf, OTHER_NUMBER } from '#buying/purchase-orders/rules';
import { served, SHOP } from '#test/screen/page';
import { LedgerTable } from './ledger-table.tsx';
import { PurchaseOrderFields } from './purchase-order-fields.tsx';
import { purchaseOrderIn } from './purchase-order-in.ts';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { PurchaseOrdersTable } from './purchase-orders-table.tsx';
import { RulesCard } from './rules-card.tsx';

const order: PurchaseOrderView = {
  poId: '50000000-0000-4000-8000-000000000001',
  number: 'PO-20981',
  description: 'Paper',
  currency: 'USD',
  amount: 1000,
  left: 150,
  held: 50,
  spent: 800,
  validFrom: null,
  validUntil: '2026-12-31',
  state: 'open',
  nearlyUsed: true,
  everybody: true,
  everywhere: true,
  groups: [],
  people: [],
  locations: [],
};
const choice: PurchaseOrderChoice = {
  required: false,
  typed: true,
  release: true,
  explanation: '',
  example: '',
  open: [{ number: 'PO-20981', description: 'Paper', currency: 'USD', left: 150, validUntil: '2026-12-31' }],
  problem: '',
  notice: '',
};

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const french = { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' } as const;
const table = (over: Partial<PurchaseOrderView> = {}, manages = true, shop = SHOP) =>
  textOf(served(<PurchaseOrdersTable orders={[{ ...order, ...over }]} manages={manages} />, shop));

test('[B2B-2] a purchase order shows its amounts, its days and the move that is possible', () => {
  expect(table()).toMatch(/PO-20981 Paper Until December 31, 2026 \$1,000\.00 \$800\.00 spent \$50\.00 held \$150\.00 15% left Close/);
  expect(table({ amount: null, left: null, held: 0, nearlyUsed: false })).toMatch(/No limit \$800\.00 spent nothing held –/);
  expect(table({ state: 'closed' }, false)).not.toMatch(/Reopen|Close –/);
  expect(table({ state: 'expired' }, true, french)).toMatch(/Expiré Jusqu’au 31 décembre 2026/);
});

const fields = (over: Partial<PurchaseOrderChoice> | null, number = '', release = '', ofCart = '') =>
  served(
    <PurchaseOrderFields
      choice={over === null ? null : { ...choice, ...over }}
      number={number}
      release={release}
      ofCart={ofCart}
      needed={false}
    />,
  );

test('[B2B-2, CART-27] a buyer chooses an open purchase order or enters a new one; without any, one is typed', () => {
  expect(textOf(fields({}))).toMatch(/No Purchase Order PO-20981 – Paper \(\$150\.00 left\), until December 31, 2026 Enter a new one/);
  expect(fields({}, 'po-20981')).toMatch(/<option value="PO-20981" selected="">/);
  const typed = fields({}, 'PO-7');
  expect([typed.includes(`value="${OTHER_NUMBER}" selected`), typed.includes('value="PO-7"')]).toEqual([true, true]);
  expect(fields({ open: [] }, 'PO-7')).not.toContain('<select');
  expect(fields(null)).not.toContain('Release number');
  expect(textOf(fields({}, '', '', 'PO-20981'))).toContain('PO-20981 – Paper ($150.00 left), until December 31, 2026, from the cart');
});

test('[B2B-2] only open ones: nothing is typed, and one that is gone stays to be seen', () => {
  const markup = fields({ typed: false, problem: 'PO-7 is closed. Choose another Purchase Order.' }, 'PO-7');
  expect(markup).not.toContain(OTHER_NUMBER);
  expect(textOf(markup)).toMatch(/PO-7 .*PO-7 is closed/);
  expect(textOf(fields({ typed: false, open: [] }))).toContain('No Purchase Order is open for you.');
});

test('[B2B-2] the number that was chosen or typed is read from the form', () => {
  expect([numberOf('PO-1', 'PO-2'), numberOf(OTHER_NUMBER, ' PO-2 '), numberOf('', 'PO-2')]).toEqual(['PO-1', 'PO-2', '']);
  const form = new FormData();
  form.set('purchaseOrder', OTHER_NUMBER);
  form.set('purchaseOrderTyped', 'x'.repeat(60));
  form.set('purchaseOrderRelease', ' 2 ');
  expect(purchaseOrderIn(form)).toEqual({ purchaseOrderNumber: 'x'.repeat(40), purchaseOrderRelease: '2' });
});

test('[B2B-2] the form keeps what was typed and says what is wrong at its field; who left stays chosen', () => {
  const given = { ...order, everybody: false, people: [{ profileId: 'gone', name: 'Gone Away' }] };
  const limits = { groups: [{ groupId: 'g', name: 'Labs' }], people: [], locations: [] };
  expect(textOf(served(<PurchaseOrderForm order={given} limits={limits} currency="USD" answer={undefined} />))).toMatch(/Labs.*Gone Away/);
  const typed = { number: '', description: '', amount: 'much', validFrom: '', validUntil: '', everybody: true, everywhere: true };
  const answer = {
    message: '',
    errors: [{ field: 'amount', message: 'Enter an amount' }],
    typed: { ...typed, groupIds: [], profileIds: [], locationIds: [] },
  };
  const markup = served(<PurchaseOrderForm order={null} limits={limits} currency="CAD" answer={answer} />);
  expect(markup).toMatch(/name="amount"[^>]*value="much"|value="much"[^>]*name="amount"/);
  expect(textOf(markup)).toContain('Amount in CAD');
});

test('[B2B-2] rules and history are sentences', () => {
  const rules = { required: true, typed: true, release: false, pattern: 'x', explanation: 'PO- and digits', example: 'PO-1' };
  expect(textOf(served(<RulesCard rules={rules} manages={false} />))).toMatch(/Every order needs .*PO- and digits\. Example: PO-1/);
  const entry = {
    at: '2026-11-20T15:00:00Z',
    kind: 'cancelled',
    change: 12.5,
    left: 100,
    orderNumber: '700411390001',
    by: 'Dana',
    note: '',
  } as const;
  const history = textOf(served(<LedgerTable order={order} history={[entry]} page={1} pages={1} timeZone="America/New_York" />));
  expect(history).toMatch(/November 20, 2026 Canceled, order 7004-1139-0001 Dana \+\$12\.50 \$100\.00 left/);
});

test.each([
  ['en-US', 'USD', '$150.00'],
  ['en-CA', 'CAD', 'US$150.00'],
  ['fr-CA', 'CAD', '150,00\u00A0$\u00A0US'],
] as const)('[B2B-2, CAT-10] a purchase order in US dollars on %s, a site in %s, says %s', (locale, currency, left) => {
  const shop = { ...SHOP, locale, copyLocale: locale, site: { ...SHOP.site, currency } };
  const markup = served(<PurchaseOrdersTable orders={[order]} manages={false} />, shop);
  expect(markup).toContain(`<b>${left}</b>`);
  expect(currency === 'USD' ? '' : markup).not.toMatch(/[^S]\$\d|\d\u00A0\$(?!\u00A0US)/);
});
