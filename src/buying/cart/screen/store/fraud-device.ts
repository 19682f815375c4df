// The device value of cart calls (CART-8): what a browser says of itself anyway, so that the same device can be told from many.
// It is sent only while it is short enough.
import { LONGEST_DEVICE_VALUE } from '#buying/cart/rules';

interface Device {
  readonly visitor: string | null;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly screen: string;
  readonly touchPoints: number;
  readonly agent: string;
}

/** The value as a header; none when it would be too long. */
export function fraudHeader(device: Device): Readonly<Record<string, string>> {
  const bytes = new TextEncoder().encode(JSON.stringify(device));
  const value = btoa(String.fromCharCode(...bytes.slice(0, LONGEST_DEVICE_VALUE)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return value.length > LONGEST_DEVICE_VALUE ? {} : { 'x-fraud-device': value };
}

let known: Readonly<Record<string, string>> | undefined;

/** This browser's header; made once for a page. */
export function ownFraudHeader(): Readonly<Record<string, string>> {
  known ??= fraudHeader({
    visitor: /(?:^|; )jsessionid=([^;]+)/.exec(document.cookie)?.[1] ?? null,
    languages: navigator.languages,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    touchPoints: navigator.maxTouchPoints,
    agent: navigator.userAgent,
  });
  return known;
}
