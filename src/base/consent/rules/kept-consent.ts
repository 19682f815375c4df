// The shopper's choice as a cookie that pages can read: `1.ad.1764532800` is the version of the text, the purposes that are granted, and when.

export const CONSENT_COOKIE = 'consent';

/** Version of the text that is agreed to; a new one asks everybody again. */
export const CONSENT_VERSION = 1;

/** A choice counts for a year. */
export const CONSENT_DAYS = 365;

/** What a choice is about; what is necessary is not asked for. */
export type Purpose = 'analytics' | 'advertising';

export type ConsentChoice = Readonly<Record<Purpose, boolean>>;

/** Before a choice. */
export const NOTHING_GRANTED: ConsentChoice = { analytics: false, advertising: false };

export interface KeptConsent extends ConsentChoice {
  readonly at: Date;
}

export function consentCookie({ analytics, advertising }: ConsentChoice, at: Date): string {
  return `${CONSENT_VERSION}.${analytics ? 'a' : ''}${advertising ? 'd' : ''}.${Math.floor(at.getTime() / 1_000)}`;
}

/** The choice in a cookie; null without one, for another version of the text, from the future, and after a year. */
export function keptConsent(cookie: string | undefined, now: Date): KeptConsent | null {
  const [, version, granted = '', seconds] = /^(\d{1,4})\.(a?d?)\.(\d{1,11})$/.exec(cookie ?? '') ?? [];
  const age = now.getTime() / 1_000 - Number(seconds);
  // A clock may be a little behind the server's.
  if (Number(version) !== CONSENT_VERSION || !(age > -86_400 && age < CONSENT_DAYS * 86_400)) return null;
  return { analytics: granted.includes('a'), advertising: granted.includes('d'), at: new Date(Number(seconds) * 1_000) };
}

/** What the browser says and keeps. */
interface Asked {
  readonly cookie: string | undefined;
  /** It sends Sec-GPC or DNT. */
  readonly refuses: boolean;
}

/** Whether a purpose is granted. */
export const grants = (purpose: Purpose, { cookie, refuses }: Asked, now: Date): boolean =>
  !refuses && keptConsent(cookie, now)?.[purpose] === true;
