import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownBanners } from './own-content.ts';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: object) =>
  vi.fn<(address: string) => Promise<Response>>(async () => new Response(JSON.stringify(body), { status }));

test('[HDR-2] slots that ask at the same time are one call; a slot that is not answered keeps what everybody sees', async () => {
  const send = answer(200, { slots: [{ slot: 'topHat', banners: [{ id: 'mine' }] }] });
  vi.stubGlobal('fetch', send);
  const [hat, ad] = await Promise.all([ownBanners('topHat', {}), ownBanners('adSlot', { category: 'paper' })]);
  expect([hat, ad]).toEqual([[{ id: 'mine' }], undefined]);
  expect(send.mock.calls).toHaveLength(1);
  expect(send.mock.calls[0]?.[0]).toBe('/api/content?slots=topHat%2CadSlot&category=paper');
});

test('[HDR-2] a refusal or a lost connection leaves the page as it is, and the next time asks again', async () => {
  vi.stubGlobal('fetch', answer(503, { code: 'UNAVAILABLE', message: '' }));
  expect(await ownBanners('topHat', {})).toBeUndefined();
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('network')));
  expect(await ownBanners('topHat', {})).toBeUndefined();
  vi.stubGlobal('fetch', answer(200, { slots: [{ slot: 'topHat', banners: [] }] }));
  expect(await ownBanners('topHat', {})).toEqual([]);
});
