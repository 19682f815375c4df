import { expect, test } from 'vitest';
import { httpGeocoder, offlineGeocoder } from './geocoder.ts';
import { placeBook } from './cities.ts';

const URL_OF = 'https://geo.example.com/lookup';
const place = { city: 'Framingham', state: 'MA', latitude: 42.28, longitude: -71.43 };

/** A service that answers with `reply` and records the requests. */
function service(reply: (patience: AbortSignal) => Promise<Response>) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push({ url: String(url instanceof Request ? url.url : url), init });
    return reply(init?.signal ?? AbortSignal.abort());
  };
  let now = 0;
  const geocoder = httpGeocoder({ url: URL_OF, allowedHosts: ['geo.example.com'], now: () => now, fetch });
  return { geocoder, asked, wait: (ms: number) => (now += ms) };
}

test.each([
  ['01702', 'US', place],
  ['01760', 'US', { city: 'Natick', state: 'MA', latitude: 42.29, longitude: -71.36 }],
  ['H3B 1A7', 'CA', { city: 'Montréal', state: 'QC', latitude: 45.51, longitude: -73.57 }],
] as const)('[DLV-5] the shop itself knows where %s lies', async (zip, country, known) => {
  expect(await offlineGeocoder.ofZip(zip, country)).toEqual(known);
});

test.each(['01703', '01704', '01705'])('[DLV-5] the post office boxes of %s are placed with the rest of their city', async (zip) => {
  expect(await offlineGeocoder.ofZip(zip, 'US')).toEqual({ ...place, latitude: 42.3 });
});

test('[DLV-5] unknown codes and names have no place', async () => {
  expect(await offlineGeocoder.ofZip('00000', 'US')).toBeUndefined();
  expect(placeBook.named('Atlantis', null, 'US')).toBeUndefined();
});

test('[STO-2] a city is found with or without accents; of several the largest first', () => {
  expect(placeBook.named('montreal', null, 'CA')?.state).toBe('QC');
  expect(placeBook.named('Springfield', null, 'US')).toMatchObject({ city: 'Springfield' });
  expect(placeBook.named('springfield', 'IL', 'US')).toMatchObject({ state: 'IL' });
});

test('[DLV-5] a service is called at its own address and its answer is used', async () => {
  const { geocoder, asked } = service(() => Promise.resolve(Response.json({ ...place, city: 'Saxonville' })));
  expect(await geocoder.ofZip('01702&x=http://169.254.169.254/', 'US')).toMatchObject({ city: 'Saxonville' });
  expect(asked[0]?.url).toBe(`${URL_OF}?zip=01702%26x%3Dhttp%3A%2F%2F169.254.169.254%2F&country=US`);
  expect(asked[0]?.init).toMatchObject({ redirect: 'error' });
});

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  [
    'is silent',
    (patience: AbortSignal) => new Promise<Response>((_, reject) => patience.addEventListener('abort', () => reject(new Error('late')))),
  ],
  ['answers 500', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['answers garbage', () => Promise.resolve(new Response('<html>'))],
  ['answers nonsense', () => Promise.resolve(Response.json({ city: 7, state: 'Massachusetts' }))],
] as const)('trust 29: a service that %s is answered for by the shop’s own lists', async (_what, reply) => {
  expect(await service(reply).geocoder.ofZip('01702', 'US')).toEqual(place);
});

test('trust 29: a failed service is not called for a minute', async () => {
  const { geocoder, asked, wait } = service(() => Promise.reject(new Error('down')));
  await geocoder.ofZip('01702', 'US');
  await geocoder.ofZip('01702', 'US');
  expect(asked).toHaveLength(1);
  wait(61_000);
  await geocoder.ofZip('01702', 'US');
  expect(asked).toHaveLength(2);
});

test.each(['http://geo.example.com/', 'https://169.254.169.254/', 'https://geo.example.com@evil.example/', 'https://evil.example/'])(
  'trust 25: %s is never called',
  (url) => {
    expect(() => httpGeocoder({ url, allowedHosts: ['geo.example.com'], now: () => 0 })).toThrow('allowed host');
  },
);
