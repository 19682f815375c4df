// The device value of cart calls (CART-8): properties that every browser reveals, to recognize the same device. Sent only when short enough.
import { LONGEST_DEVICE_VALUE } from '#buying/cart/rules';

interface Device {
  readonly visitor: string | null;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly screen: string;
  readonly touchPoints: number;
  readonly agent: string;
}

/** The value as a header; none when it is too long. */
export function fraudHeader(device: Device): Readonly<Record<string, string>> {
  const bytes = new TextEncoder().encode(JSON.stringify(device));
  const value = btoa(String.fromCharCode(...bytes.slice(0, LONGEST_DEVICE_VALUE)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return value.length > LONGEST_DEVICE_VALUE ? {} : { 'x-fraud-device': value };
}

let known: Readonly<Record<string, string>> | undefined;

/** This browser's header, computed once per page. */
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
