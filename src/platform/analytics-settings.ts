// Where events of pages go (ANL-1): our own collector unless somebody else is configured.
import { addressWith, textLike, type Read } from './setting-parsers.ts';

/** Receivers that a configuration can name. */
const RECEIVERS = ['console', 'collector', 'data-layer', 'pixels'] as const;
type Receiver = (typeof RECEIVERS)[number];

export interface AnalyticsSettings {
  readonly analytics: {
    readonly adapters: readonly Receiver[];
    /** Name of the data layer on `window`. */
    readonly key: string;
    /** Pictures that are loaded with events; `address` may name `{event}`, `{page}`, `{cents}` and `{currency}`. */
    readonly pixels: readonly { readonly event: string; readonly address: string }[];
  };
}

/** Reads the settings by their names in the environment. */
export function readAnalytics(read: Read): AnalyticsSettings {
  const pixels = read<AnalyticsSettings['analytics']['pixels']>('INKWELL_PIXELS', [], pixelList, 'event=https://… with spaces between');
  const named = read<readonly Receiver[]>('INKWELL_ANALYTICS', ['collector'], receivers, 'console, collector, data-layer, pixels or none');
  const key = read('INKWELL_ANALYTICS_KEY', 'dataLayer', textLike(/^[a-zA-Z]\w{0,39}$/), 'a name of letters and digits');
  return { analytics: { adapters: named, key, pixels } };
}

/** A receiver of pictures without pictures. */
export const contradictingAnalytics = ({ analytics: { adapters, pixels } }: AnalyticsSettings): readonly string[] =>
  adapters.includes('pixels') === pixels.length > 0 ? [] : ['INKWELL_PIXELS and pixels among INKWELL_ANALYTICS need each other'];

function receivers(text: string): readonly Receiver[] | undefined {
  if (text === 'none') return [];
  const names = text.split(',').map((one) => RECEIVERS.find((known) => known === one.trim()));
  return names.some((name) => name === undefined) ? undefined : [...new Set(names.flatMap((name) => name ?? []))];
}

/** `navigation=https://…?e={event} purchase=https://…`; a host has no placeholder, because the page's policy names it. */
function pixelList(text: string): AnalyticsSettings['analytics']['pixels'] | undefined {
  const isAddress = addressWith('https:');
  const found = text
    .trim()
    .split(/\s+/)
    .map((one) => /^([a-z-]{1,30})=(https:\/\/[\w.:-]+\/\S{0,500})$/.exec(one))
    .map((pair) => (pair?.[2] === undefined || isAddress(pair[2]) === undefined ? null : { event: pair[1] ?? '', address: pair[2] }));
  return found.includes(null) ? undefined : found.flatMap((pixel) => pixel ?? []);
}
