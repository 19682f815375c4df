import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownSlot } from './own-content.ts';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }));
afterEach(() => void vi.unstubAllGlobals());

const answer = (status: number, body: object) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

test('[HDR-2] slots that ask at the same time are one call; a slot that is not answered keeps what everybody sees', async () => {
  const send = answer(200, {
    slots: [{ slot: 'topHat', banners: [{ id: 'mine' }] }],
    variants: [{ slot: 'adSlot', experiment: 'ad', variant: 'control' }],
  });
  vi.stubGlobal('fetch', send);
  const [hat, ad] = await Promise.all([ownSlot('topHat', {}), ownSlot('adSlot', { category: 'paper' })]);
  expect([hat, ad]).toEqual([
    { banners: [{ id: 'mine' }], variants: '' },
    { banners: undefined, variants: 'ad.control' },
  ]);
  expect(send.mock.calls).toHaveLength(1);
  expect(String((send.mock.calls as unknown[][])[0]?.[0])).toBe('/api/content?slots=topHat%2CadSlot&category=paper');
});

test('[HDR-2] a refusal or a lost connection leaves the page as it is, and the next time asks again', async () => {
  vi.stubGlobal('fetch', answer(503, { code: 'UNAVAILABLE', message: '' }));
  expect((await ownSlot('topHat', {})).banners).toBeUndefined();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
  expect((await ownSlot('topHat', {})).banners).toBeUndefined();
  vi.stubGlobal('fetch', answer(200, { slots: [{ slot: 'topHat', banners: [] }], variants: [] }));
  expect((await ownSlot('topHat', {})).banners).toEqual([]);
});
