// Where events go, as the shop's configuration says (ANL-1), and what each receiver needs the shopper's consent for.
import type { Purpose } from '#base/consent/rules';
import type { NotedEvent } from './shop-event.ts';

/** `page`: the list of events at /dev/events, in development. */
export const ADAPTERS = ['console', 'collector', 'data-layer', 'pixels', 'page'] as const;
export type AdapterName = (typeof ADAPTERS)[number];

export const PURPOSE_OF: Readonly<Record<AdapterName, Purpose>> = {
  console: 'analytics',
  collector: 'analytics',
  'data-layer': 'analytics',
  page: 'analytics',
  pixels: 'advertising',
};

/** A picture that is loaded with an event; `address` may name `{event}`, `{page}`, `{cents}` and `{currency}`. */
export interface Pixel {
  readonly event: string;
  readonly address: string;
}

/** What a page is told about receivers. */
export interface EventSettings {
  readonly adapters: readonly AdapterName[];
  /** Name of the list on `window` that is the data layer. */
  readonly key: string;
  readonly pixels: readonly Pixel[];
}

/** Pictures that one page loads (§9). */
export const MOST_PIXELS = 20;

/** How long an event waits for an adapter that another script brings: 10 ms, 500 times (§9, T40). */
export const ADAPTER_WAIT = { everyMs: 10, tries: 500 } as const;

/** How long it waits for the cart's answer: looks every 100 ms until a request times out (§9, T40). */
export const CART_WAIT = { everyMs: 100, tries: 300 } as const;

/** Events of one request to the collector. */
export const MOST_AT_ONCE = 20;

/** The addresses of the pictures for an event. */
export function pixelsFor({ event, page }: NotedEvent, pixels: readonly Pixel[]): readonly string[] {
  const values = new Map([
    ['event', event.name],
    ['page', page],
    ['cents', event.name === 'purchase' ? String(event.cents) : ''],
    ['currency', event.name === 'purchase' ? event.currency : ''],
  ]);
  return pixels
    .filter((pixel) => pixel.event === event.name)
    .map(({ address }) => address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')));
}
