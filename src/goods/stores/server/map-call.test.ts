// The map of stores from the service that the operator configured; without one it is the shop's own (STO-2, store-calls.test.ts).
import { expect, test } from 'vitest';
import { testShop } from '#test/shop';

test('[STO-2] a configured tile address is told with whose tiles they are, on both sites', async () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png?key=k1';
  const shop = await testShop({ INKWELL_MAP_TILES: tiles, INKWELL_MAP_CREDIT: '© Example Maps' });
  for (const tenant of ['consumer', 'business'] as const)
    expect((await shop.browser(tenant).send('GET', '/fr-ca/api/map')).json()).toEqual({ map: { tiles, credit: '© Example Maps' } });
  await shop.close();
});
