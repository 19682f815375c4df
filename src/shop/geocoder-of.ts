// The geocoder, from the settings.
import { httpGeocoder, offlineGeocoder, type Geocoder } from '#people/addresses/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';

export function geocoderOf({ geocoderUrl, geocoderHosts }: Config, clock: Clock): Geocoder {
  if (geocoderUrl === undefined) return offlineGeocoder;
  return httpGeocoder({ url: geocoderUrl, allowedHosts: geocoderHosts, now: () => clock.now().getTime() });
}
