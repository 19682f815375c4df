// Interface of a geocoder: finds city, state and position of a ZIP code (DLV-5, STO-2). The shop's own lists always answer; a service may know more.
import type { Country } from '#base/site/rules';
import { placeBook } from './cities.ts';
import type { KnownPlace } from './place-book.ts';

export interface Geocoder {
  /** Undefined for an unknown code. Never throws: when a service fails, the shop's own lists answer. */
  ofZip(zip: string, country: Country): Promise<KnownPlace | undefined>;
}

export const offlineGeocoder: Geocoder = {
  ofZip: (zip, country) => Promise.resolve(placeBook.find(zip, country)),
};

/** Longest wait for a service; then the shop's own lists answer. */
const PATIENCE_MS = 1_500;
const MOST_BYTES = 20_000;
const ASK_AGAIN_AFTER_MS = 60_000;

export interface HttpGeocoderFacts {
  /** `https://geo.example.com/lookup`: receives `?zip=&country=` and answers `{ city, state, latitude, longitude }`. */
  readonly url: string;
  /** Hosts that may be called; a url of another host is refused at the start. */
  readonly allowedHosts: readonly string[];
  readonly now: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** Calls only the configured address: a shopper's text cannot choose a host, and redirects are not followed (trust 25). */
export function httpGeocoder({ url, allowedHosts, now, fetch = globalThis.fetch }: HttpGeocoderFacts): Geocoder {
  const base = new URL(url);
  if (base.protocol !== 'https:' || base.username !== '' || !allowedHosts.includes(base.hostname))
    throw new Error(`The geocoder ${base.origin} is not https on an allowed host`);
  let restUntil = 0;
  const ask = async (zip: string, country: Country): Promise<KnownPlace | undefined> => {
    const address = new URL(base);
    address.searchParams.set('zip', zip);
    address.searchParams.set('country', country);
    const reply = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/json' },
    });
    const text = await reply.text();
    if (!reply.ok || text.length > MOST_BYTES) throw new Error(`geocoder answered ${reply.status}`);
    return readPlace(JSON.parse(text));
  };
  return {
    async ofZip(zip, country) {
      if (now() >= restUntil) {
        try {
          const place = await ask(zip, country);
          if (place !== undefined) return place;
        } catch {
          // A failed or slow service is not called for a minute, so that pages do not wait for it again.
          restUntil = now() + ASK_AGAIN_AFTER_MS;
        }
      }
      return offlineGeocoder.ofZip(zip, country);
    },
  };
}

function readPlace(answer: unknown): KnownPlace | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { city, state, latitude, longitude } = answer as Readonly<Record<string, unknown>>;
  if (typeof city !== 'string' || city.length > 80 || typeof state !== 'string' || !/^[A-Z]{2}$/.test(state)) return undefined;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return undefined;
  return { city, state, latitude, longitude };
}
