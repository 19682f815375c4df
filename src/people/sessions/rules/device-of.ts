// What a browser is called in the list of sessions, by the way it names itself (USR-11). For display only: anybody can claim any name.

export interface Device {
  readonly kind: 'phone' | 'tablet' | 'computer';
  /** A brand name, the same in every language; '' when unknown. */
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [mark: RegExp, name: string])[];

/** The first match counts: most browsers also name those they descend from. */
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Longest name that is kept of a browser. */
export const LONGEST_USER_AGENT = 300;

export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { kind: kindOf(system, userAgent), browser: nameIn(BROWSERS, userAgent), system };
}

function nameIn(names: Names, userAgent: string): string {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
}

function kindOf(system: string, userAgent: string): Device['kind'] {
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer';
}
