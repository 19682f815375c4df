// Trust 34: a shop whose products, categories, brands, facets, reviews, questions and lists are named like object properties starts, finds them and
// shows them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { CatalogRecord } from '#goods/catalog/rules';
import { writeStock } from '#goods/inventory/server';
import { importQuestions } from '#finding/questions/server';
import { importReviews } from '#finding/reviews/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { LANGUAGE_WORDS } from '#test/hostile-words';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      const plain = aCategory({ id: 'paper' });
      await writeCategories(tx, [plain, ...LANGUAGE_WORDS.map((word) => aCategory({ id: word, picture: { type: word, label: word } }))]);
      await writeProducts(tx, LANGUAGE_WORDS.flatMap(named));
      await writeStock(
        tx,
        LANGUAGE_WORDS.flatMap((word) => ['US', 'CA'].map((location) => ({ itemId: word, location, onHand: 50 }))),
        'whereNew',
      );
      const said = { locale: 'en-US', helpful: 0 };
      await importReviews(
        tx,
        LANGUAGE_WORDS.map((word) => ({
          ...said,
          itemId: word,
          stars: 5,
          author: word,
          title: word,
          body: sentence(word),
          writtenAt: '2026-01-05T00:00:00Z',
        })),
      );
      await importQuestions(
        tx,
        LANGUAGE_WORDS.map((word) => ({
          ...said,
          itemId: word,
          author: word,
          body: sentence(word),
          answer: word,
          askedAt: '2026-01-05T00:00:00Z',
        })),
      );
    });
  });
  browser = shop.browser();
});
afterAll(() => shop.close());

const sentence = (word: string): string => `${word} ${word} ${word} ${word}`;

/** A product with the word in every text field, and one with it in its drawing. */
function named(word: string): readonly CatalogRecord[] {
  const both = { 'en-US': word, 'fr-CA': word };
  const text = {
    name: `Magnetic ${word} kit`,
    pack: word,
    description: word,
    features: [word],
    specs: [[word, word]],
    unitName: word,
  } as const;
  const whole = aRecord({
    itemId: word,
    partNumber: word,
    categoryId: word,
    brand: word,
    text: { 'en-US': text, 'fr-CA': { ...text, name: `Jeu magnétique ${word}` } },
    facets: Object.fromEntries([[word, both]]),
    variant: { set: word, options: Object.fromEntries([[word, both]]) },
    fits: [word],
    alternates: [word],
    accessories: [word],
    services: [word],
    documents: [{ kind: 'userGuide', title: both, address: `https://papers.example/${word}.pdf`, language: word }],
    picture: {
      type: word,
      color: word,
      brand: word,
      label: word,
      parts: [
        { type: word, color: word, label: word },
        { type: 'stapler', color: word },
      ],
    },
  });
  const drawn = aRecord({ itemId: `drawn-${word}`, categoryId: word, brand: word, picture: { type: 'toner', color: word, label: word } });
  return [whole, { ...drawn, variant: { set: word, options: Object.fromEntries([[word, { 'en-US': 'other', 'fr-CA': 'autre' }]]) } }];
}

interface Found {
  readonly total: number;
  readonly tiles: readonly { readonly itemId: string }[];
  readonly facets: readonly { readonly code: string; readonly values: readonly { readonly value: string }[] }[];
}
const answer = async <T>(method: 'GET' | 'POST', url: string, body?: object, from = browser): Promise<T> => {
  const reply = await from.send(method, url, body);
  expect([url, reply.status, reply.status === 200 ? '' : reply.body]).toEqual([url, 200, '']);
  return reply.json<T>();
};
const itemsIn = ({ tiles }: Found): readonly string[] => tiles.map(({ itemId }) => itemId);

test.each(LANGUAGE_WORDS.flatMap((word) => ['', '/fr-ca'].map((locale) => [word, locale] as const)))(
  'trust 34: the product, the category and the brand %s are shown, at “%s”',
  async (word, locale) => {
    const product = await answer<{ tile: { itemId: string; title: string; image: { src: string } } }>(
      'GET',
      `${locale}/api/product/${word}`,
    );
    expect([product.tile.itemId, product.tile.title]).toEqual([word, expect.stringContaining(word)]);
    expect((await browser.send('GET', product.tile.image.src)).status).toBe(200);
    expect(await answer('GET', `${locale}/api/category/${word}`)).toMatchObject({ id: word });
    await answer('GET', `${locale}/api/recommendations/product/${word}`);
    const listing = await answer<Found>('POST', `${locale}/api/listing`, { page: 1, size: 24, facets: {}, categoryId: word });
    expect(itemsIn(listing).toSorted()).toEqual([word, `drawn-${word}`].toSorted());
    // JSON.parse gives no body an own key `__proto__`.
    for (const code of [word, 'brand'].filter((one) => one !== '__proto__')) {
      const asked = { page: 1, size: 24, facets: Object.fromEntries([[code, [word]]]), categoryId: word };
      expect(itemsIn(await answer<Found>('POST', `${locale}/api/listing`, asked))).toContain(word);
    }
  },
);

test.each(LANGUAGE_WORDS)('trust 34: %s is found by its title, suggested, and ordered by its number', async (word) => {
  const found = await answer<{ items: readonly { itemId: string }[] }>('GET', `/api/search?q=${word}`);
  expect(found.items.map(({ itemId }) => itemId)).toContain(word);
  expect(itemsIn(await answer<Found>('POST', '/api/search/listing', { q: `magnetic ${word}`, page: 1, size: 24, facets: {} }))).toContain(
    word,
  );
  expect(itemsIn(await answer<Found>('POST', '/fr-ca/api/search/listing', { q: `jeu ${word}`, page: 1, size: 24, facets: {} }))).toContain(
    word,
  );
  const { products } = await answer<{ products: readonly { itemId: string }[] }>('GET', `/api/suggest?q=${word.slice(0, 8)}`);
  expect(products.map(({ itemId }) => itemId)).toContain(word);
  const { rows } = await answer<{ rows: readonly object[] }>('POST', '/api/quick-order/check', { rows: [{ number: word, qty: '2' }] });
  expect(rows).toMatchObject([{ number: word, itemId: word, state: 'found' }]);
  await answer('POST', '/api/compare', { itemIds: [word] });
  await answer('POST', '/api/tiles', { itemIds: [word] });
});

test.each(LANGUAGE_WORDS)('trust 34: %s as an unknown word, filter or number is no error', async (word) => {
  expect(await answer('GET', `/api/search?q=${word}%20envelope%20nothing`)).toMatchObject({ items: expect.any(Array) as unknown });
  expect(await answer('GET', `/api/search?q=paper&facets=${word}:1;${word}:${word}`)).toMatchObject({ items: [] });
  expect(await answer('GET', `/api/suggest?q=${word}%20${word}`)).toMatchObject({ products: expect.any(Array) as unknown });
  const rows = [{ number: `${word}x`, qty: word.slice(0, 12) }];
  expect(await answer('POST', '/api/quick-order/check', { rows })).toMatchObject({ rows: [{ number: `${word}x` }] });
});

test('trust 34: reviews, questions, lists and carts with such words are shown', async () => {
  const owner = shop.browser();
  await openAccount(shop, owner, {
    fullName: 'constructor toString',
    email: 'constructor@inkwell.example',
    password: 'hasOwnProperty valueOf',
  });
  for (const word of LANGUAGE_WORDS) {
    expect(await answer('GET', `/api/reviews/${word}`)).toMatchObject({ reviews: [{ author: word, title: word, body: sentence(word) }] });
    expect(await answer('GET', `/api/questions/${word}`)).toMatchObject({
      questions: [{ author: word, body: sentence(word), answer: word }],
    });
    const list = await answer<{ listId: string }>('POST', '/cc/api/list', { name: word, items: [{ itemId: word, qty: 1 }] }, owner);
    expect(await answer('GET', `/cc/api/list/${list.listId}`, undefined, owner)).toMatchObject({ name: word, items: [{ itemId: word }] });
    await answer('POST', '/cc/api/checkout/default/item', { items: [{ itemId: word, qty: 1 }] }, owner);
  }
  const { cart } = await answer<{ cart: { items: readonly { itemId: string }[] } }>('GET', '/cc/api/checkout', undefined, owner);
  expect(cart.items.map(({ itemId }) => itemId).toSorted()).toEqual([...LANGUAGE_WORDS].toSorted());
});

test('trust 34: crawlers and merchant feeds get them, too', async () => {
  for (const address of ['/sitemap/pages.xml', '/feeds/products.xml', '/fr-ca/feeds/products.xml']) {
    const { status, body } = await browser.send('GET', address);
    expect([address, status]).toEqual([address, 200]);
    for (const word of LANGUAGE_WORDS) expect(body).toContain(word);
  }
});
