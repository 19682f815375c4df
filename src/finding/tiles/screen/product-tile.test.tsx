import { expect, test } from 'vitest';
import { ProductTile } from './product-tile.tsx';
import { aTile, served, SHOP, wordsOf } from '#test/screen/tile';

const shown = (over: Parameters<typeof aTile>[0], shop = SHOP) => wordsOf(served(<ProductTile tile={aTile(over)} />, shop));

test('[CAT-3] a tile shows name, pack, rating, price, former price, unit price, and delivery', () => {
  const words = shown({});
  for (const part of [
    'Northfold Everyday copy paper',
    'Case of 10 reams, 5,000 sheets',
    '4.7 (12,840)',
    '4.7 out of 5 stars, 12,840 reviews',
    'Now $46.99',
    'was $54.99',
    '$0.0094 / sheet',
    'Save $8.00',
    'Pickup in stores',
    'Delivery: in stock',
  ])
    expect(words).toContain(part);
});

test.each([
  ['discontinued', 'Discontinued'],
  ['limitedQuantity', 'Limited Quantities'],
  ['newPackaging', 'New Packaging!'],
] as const)('[CAT-3] the badge %s reads %j, beside the saving and nothing else', (badge, words) => {
  const html = served(<ProductTile tile={aTile({ badge })} />);
  expect(wordsOf(html)).toContain(`Save $8.00 ${words}`);
});

test('[CAT-1] a price shown only in the cart is neither displayed nor part of the saving', () => {
  const words = shown({ seePriceInCart: true, price: null, priceValue: null });
  expect(words).toContain('See price in cart');
  expect(words).not.toMatch(/\$\d/);
});

test('[CAT-3] [CART-16] a tile says the fees that the cart adds, beside its price; the name of each way stands beside its icon', () => {
  const fee = '+ $25.00 handling each';
  expect(shown({ fee })).toContain(`$0.0094 / sheet ${fee}`);
  expect(shown({ fee, seePriceInCart: true, price: null, priceValue: null })).toContain(`See price in cart ${fee}`);
  expect(served(<ProductTile tile={aTile()} />)).toMatch(/<b>Pickup<\/b>.* in stores.*<b>Delivery:<\/b>.* in stock/s);
});

test('[CAT-10] no price reads “Price N/A”, in French « Prix n.d. »', () => {
  const none = { price: null, priceValue: null, originalPrice: null, saving: null, unitPrice: null };
  expect(shown(none)).toContain('Price N/A');
  expect(shown(none, { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' })).toContain('Prix n.d.');
});

test('[CAT-3] a sold-out product says so and links to similar ones', () => {
  const html = served(
    <ProductTile
      tile={aTile({ isOutOfStock: true, isDeliveryInstock: false, restriction: { type: 'OUTOFSTOCK', alternates: ['1', '2', '3'] } })}
    />,
  );
  expect(wordsOf(html)).toContain('See 3 similar – Northfold Everyday copy paper');
  expect(html).toContain('href="/northfold-everyday-copy-paper/product_246810#alternates"');
  expect(html).not.toContain('<form');
});

test('[CAT-3] a product with options links to them; others are added by a form that needs no JavaScript', () => {
  expect(shown({ canAdd: false, isSKUSET: true })).toContain('Choose options');
  expect(shown({ canAdd: false })).toContain('View details');
  expect(served(<ProductTile tile={aTile()} />)).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/cc\/sparq\/cart"/);
});

test('[CAT-1] a pre-release product promises no pickup, even with stock in stores', () => {
  expect(shown({ badge: 'comingSoon', canAdd: false })).toContain('Pickup not yet possible Coming soon');
  expect(shown({ badge: 'preOrder' })).toContain('Pickup not yet possible Delivery: in stock');
});

test('[CAT-3] a product in several colors shows a dot for each and their number', () => {
  const html = served(<ProductTile tile={aTile({ colors: { count: 3, paints: ['#2e3136', '#8d939c'] } })} />);
  expect(wordsOf(html)).toContain('Case of 10 reams, 5,000 sheets 3 colors');
  expect(html.match(/<circle[^>]+fill="#\w+"/g)).toHaveLength(2);
  expect(wordsOf(served(<ProductTile tile={aTile()} />))).not.toContain('colors');
});
