// The map of stores with a configured tile service; without one the shop draws its own (STO-2, store-calls.test.ts).
import { expect, test } from 'vitest';
import { testShop } from '#test/shop';

test('[STO-2] a configured tile address is returned with its credit line, on both sites', async () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png?key=k1';
  const shop = await testShop({ INKWELL_MAP_TILES: tiles, INKWELL_MAP_CREDIT: '© Example Maps' });
  for (const tenant of ['consumer', 'business'] as const)
    expect((await shop.browser(tenant).send('GET', '/fr-ca/api/map')).json()).toEqual({ map: { tiles, credit: '© Example Maps' } });
  await shop.close();
});
